// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/arrays/chunked/chunklayout.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"
#include "model/tensordict/values/pythonvalue.h"

#include <string>

namespace tensordesk {

/// The FormatLimits::check of zarr stores.
void checkZarrEntry(const Key& key, const Entry& entry);

/// Writes a tensordict to the empty folder `root` as a store of version 3, exactly as Python's `to_zarr` does: tensors in chunks by
/// `layout`, or of a few MiB along their leading dims; non-tensor values as JSON, texts or pickles; batch sizes and names with each
/// group; and consolidated metadata in the root. Lazy stacks become dense groups, tensorclasses ordinary ones. Chunks of zeros have
/// no file. Keeps a few chunks and the metadata in memory.
///
/// Throws NotImplementedError for dtypes that Python cannot store, ragged tensors, and values beyond kMostZarrValueBytes;
/// RuntimeError for stacks whose members differ; and ValueError for keys that cannot be names of folders, and for chunks that are
/// too large.
void writeZarr(const TensorDict& td, const std::string& root, const ChunkLayout& layout, Progress& progress);

/// Writes one entry as writeZarr() does, to the new folder `key` in `root`. If an array with the zarr.json `like` could store the
/// leaf, it gets the same chunks, codecs and attributes; null for defaults. Returns the written metadata, by path relative to
/// `root`.
[[nodiscard]] PythonValue::Dict writeZarrEntry(const Key& key, const Entry& entry, const std::string& root,
                                               const PythonValue::Dict* like, Progress& progress);

/// Returns the record of a group: batch size and names.
[[nodiscard]] PythonValue::Dict zarrRecordOf(const TensorDict& td);

}  // namespace tensordesk
