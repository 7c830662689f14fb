// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"
#include "model/tensordict/values/plain.h"

#include <string>

namespace tensordesk {

/// The codec of `compression`, "gzip:4", "zstd:3" or "blosc:5", as zarr.json names it, for elements of so many bytes; null for
/// "", which packs nothing. ValueError for anything else.
[[nodiscard]] Plain zarrCodecFor(const std::string& compression, int64_t itemSize);

/// FormatLimits::check of stores.
void checkZarrEntry(const Key& key, const Entry& entry);

/// Writes a tensordict as a store of version 3, just as Python's `to_zarr` does, into the empty folder `root`: tensors in chunks
/// of a few MiB along their leading dims, values that are no tensors as JSON, texts or pickles, batch sizes and names beside each
/// group, and all metadata once more in that of the root. Lazy stacks become dense groups, tensorclasses plain ones. Chunks
/// of zeros alone have no file. Memory stays at a few chunks and the metadata.
///
/// NotImplementedError for dtypes that Python has not there, ragged tensors, and values beyond kMostZarrValueBytes; RuntimeError for
/// stacks whose members differ; ValueError for keys that are no names of folders there.
void writeZarr(const TensorDict& td, const std::string& root, const std::string& compression, Progress& progress);

}  // namespace tensordesk
