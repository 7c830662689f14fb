// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/chunked/chunklayout.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"
#include "model/tensordict/values/plain.h"

#include <string>

namespace tensordesk {

/// FormatLimits::check of stores.
void checkZarrEntry(const Key& key, const Entry& entry);

/// Writes a tensordict as a store of version 3, just as Python's `to_zarr` does, into the empty folder `root`: tensors in chunks
/// as `layout` asks, else of a few MiB along their leading dims, values that are no tensors as JSON, texts or pickles, batch sizes and names beside each
/// group, and all metadata once more in that of the root. Lazy stacks become dense groups, tensorclasses plain ones. Chunks
/// of zeros alone have no file. Memory stays at a few chunks and the metadata.
///
/// NotImplementedError for dtypes that Python has not there, ragged tensors, and values beyond kMostZarrValueBytes; RuntimeError for
/// stacks whose members differ; ValueError for keys that are no names of folders there, and for chunks that are too large.
void writeZarr(const TensorDict& td, const std::string& root, const ChunkLayout& layout, Progress& progress);

/// Writes one entry as writeZarr() does, into the new folder `key` in `root`. A leaf that an array of this zarr.json, `like`, could
/// hold becomes one with the same chunks, codecs and attributes; null: as it comes. What it wrote of metadata, by the way from `root`.
[[nodiscard]] Plain::Dict writeZarrEntry(const Key& key, const Entry& entry, const std::string& root, const Plain::Dict* like,
                                         Progress& progress);

/// What the node of a group records of its own: batch size and names.
[[nodiscard]] Plain::Dict zarrRecordOf(const TensorDict& td);

}  // namespace tensordesk
