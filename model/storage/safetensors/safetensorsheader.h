// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/dtype.h"
#include "model/tensordict/values/plain.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tensordesk {

class SingleFile;

/// The header of a safetensors file: its length in 8 bytes, then JSON, in which each tensor is
/// `name: {"dtype": "F32", "shape": [4, 3], "data_offsets": [0, 48]}`, with offsets from the end of the header on, and
/// `__metadata__` holds texts.
struct SafetensorsHeader {
    Plain::Dict tensors;    ///< as they stand there, in their order; nothing of them is checked
    Plain::Dict metadata;   ///< texts
    int64_t dataBegin = 0;  ///< byte of the file

    /// ValueError with what is wrong: a length beyond the file or 100 MB, text that is no JSON object.
    [[nodiscard]] static SafetensorsHeader read(const SingleFile& file);
};

/// True if the file begins with a length and what may be a header of that length. Reads some bytes of both ends of it.
[[nodiscard]] bool isSafetensors(const std::string& path);

/// Longest JSON: the limit of the format's own library.
inline constexpr int64_t kMostSafetensorsHeader = 100'000'000;
/// Where the library keeps the structure of a tensordict in `__metadata__`, and the version of that.
inline constexpr const char* kSafetensorsStructure = "tensordict";
inline constexpr int64_t kSafetensorsVersion = 1;

/// "F32" and its like; nothing for what LibTorch has not, such as "F4".
[[nodiscard]] std::optional<DType> dtypeOfSafetensors(std::string_view name);
/// Empty for what the format has not: complex32, complex128, quantised ones.
[[nodiscard]] std::string safetensorsDType(DType dtype);

}  // namespace tensordesk
