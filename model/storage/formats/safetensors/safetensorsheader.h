// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/dtype.h"
#include "model/tensordict/values/pythonvalue.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tensordesk {

class SingleFile;

/// The header of a safetensors file: its length in 8 bytes, then JSON. Each tensor is `name: {"dtype": "F32", "shape": [4, 3],
/// "data_offsets": [0, 48]}`, with offsets relative to the end of the header; `__metadata__` contains texts.
struct SafetensorsHeader {
    PythonValue::Dict tensors;   ///< in file order, unchecked
    PythonValue::Dict metadata;  ///< texts
    int64_t dataBegin = 0;       ///< offset in the file

    /// Reads the header. Throws ValueError for a length beyond the file or 100 MB, and for text that is not a JSON object.
    [[nodiscard]] static SafetensorsHeader read(const SingleFile& file);
};

/// True if the file starts with a length and what may be a header of that length. Reads a few bytes at both ends of it.
[[nodiscard]] bool isSafetensors(const std::string& path);

/// The limit for the JSON, as in the format's own library.
inline constexpr int64_t kMostSafetensorsHeader = 100'000'000;
/// The key of the structure of a tensordict in `__metadata__`, and its version.
inline constexpr const char* kSafetensorsStructure = "tensordict";
inline constexpr int64_t kSafetensorsVersion = 1;

/// Returns the dtype of "F32" etc.; empty for dtypes that LibTorch lacks, such as "F4".
[[nodiscard]] std::optional<DType> dtypeOfSafetensors(std::string_view name);
/// Returns the format's name of a dtype; empty for dtypes that it lacks: complex32, complex128, quantised ones.
[[nodiscard]] std::string safetensorsDType(DType dtype);

}  // namespace tensordesk
