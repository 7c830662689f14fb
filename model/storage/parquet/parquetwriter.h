// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/fileio.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <string>

namespace tensordesk {

/// How columns are packed.
struct ParquetCodec {
    std::string name = {};  ///< as Arrow calls it; empty for none
    int level = 0;          ///< 0 for a codec that has none

    /// "", "snappy", or "gzip" or "zstd" with ":N" for its level: 1 to 9, of zstd to 22. ValueError for anything else.
    [[nodiscard]] static ParquetCodec parse(const std::string& text);
};

/// NotImplementedError for dtypes that Arrow has not and tensors that cannot be cut into rows, TypeError for values that are no
/// column, and the error of a broken entry.
void checkParquetEntry(const Key& key, const Entry& entry);

/// Writes the rows of Table to an empty file, with a column an entry; `path` is for the messages. Elements keep their dtypes; those
/// that an entry has in a row are a tensor of Arrow, or lists where their number differs. Where in the batch a row is, is told by
/// columns in front, as in a CSV file; the batch size, its names and the paths of keys stand as JSON in the metadata, under
/// "tensordesk". Memory stays at some blocks of elements, or one row of a ragged tensor if that is more. Errors of
/// createArrowFile(); OSError.
void writeParquet(const TensorDict& td, Descriptor file, const std::string& path, const ParquetCodec& codec, Progress& progress);

}  // namespace tensordesk
