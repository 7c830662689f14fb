// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/safetensors/safetensorsheader.h"
#include "model/storage/storage.h"

#include <memory>
#include <vector>

namespace tensordesk {

class SingleFile;

/// The tensordict of a safetensors file: with the structure that tensordict's `to_safetensors` put into its metadata, else
/// with names split at dots, as `from_safetensors` does, and no batch dims. A name that goes on behind the whole name of
/// another tensor stays unsplit from there on. Nothing but the header is read; what is wrong with one entry makes it Broken,
/// what is wrong with the structure goes to `findings`, and names are split. Lazy stacks, which are stored dense, are stacks
/// again.
[[nodiscard]] TensorDict readSafetensors(const std::shared_ptr<SingleFile>& file, SafetensorsHeader header,
                                         const SourceDecorator& decorate, std::vector<Finding>& findings);

/// Where the elements of a tensor lie, from the begin of the data on.
struct SafetensorsRange {
    int64_t begin, end;
};

/// ValueError if the offsets of a tensor are none, or lie outside of `dataSize` bytes.
[[nodiscard]] SafetensorsRange rangeOfSafetensors(const Plain::Dict& tensor, int64_t dataSize);

}  // namespace tensordesk
