// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/safetensors/safetensorsheader.h"
#include "model/storage/storage.h"

#include <memory>
#include <vector>

namespace tensordesk {

class SingleFile;

/// Returns the tensordict of a safetensors file: with the structure that tensordict's `to_safetensors` stored in its metadata,
/// otherwise with names split at dots, as `from_safetensors` does, and no batch dims. A name that continues the whole name of
/// another tensor stays unsplit from there on. Reads only the header. An invalid entry is Broken; if the structure is invalid, it
/// is reported in `findings` and names are split. Lazy stacks, which are stored dense, become stacks again.
[[nodiscard]] TensorDict readSafetensors(const std::shared_ptr<SingleFile>& file, SafetensorsHeader header,
                                         const SourceDecorator& decorate, std::vector<Finding>& findings);

/// The range of a tensor's elements, relative to the start of the data.
struct SafetensorsRange {
    int64_t begin, end;
};

/// Parses the offsets of a tensor. Throws ValueError if they are invalid or not within `dataSize` bytes.
[[nodiscard]] SafetensorsRange rangeOfSafetensors(const PythonValue::Dict& tensor, int64_t dataSize);

}  // namespace tensordesk
