// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/fileio.h"
#include "model/storage/formats/parquet/arrowfile.h"
#include "model/tensordict/base/dtype.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <optional>
#include <string>

namespace tensordesk {

/// The compression of columns.
struct ParquetCodec {
    std::string name = {};  ///< its name in Arrow; empty for none
    int level = 0;          ///< 0 for a codec without levels

    /// Parses "", "snappy", or "gzip" or "zstd" with ":N" for the level, 1 to 9 (zstd: 1 to 22). Throws ValueError for anything
    /// else.
    [[nodiscard]] static ParquetCodec parse(const std::string& text);
};

/// Returns the type of a column's elements for a dtype; empty if Arrow lacks it.
[[nodiscard]] std::optional<arrowfile::Element> columnElementOf(DType dtype);

/// Throws NotImplementedError for dtypes that Arrow lacks and tensors that cannot be cut into rows, TypeError for values that
/// cannot be a column, and the error of a Broken entry.
void checkParquetEntry(const Key& key, const Entry& entry);

/// Writes the rows of Table to an empty file, with one column per entry. `path` is for messages. Elements keep their dtypes. The
/// elements of an entry in one row are an Arrow tensor, or lists if their number varies. As in a CSV file, the first columns
/// contain the batch position of a row. Batch size, names and key paths are stored as JSON in the metadata, under "tensordesk".
/// Keeps a few blocks of elements in memory, or one row of a ragged tensor if that is more. Throws the errors of createArrowFile(),
/// and OSError.
void writeParquet(const TensorDict& td, Descriptor file, const std::string& path, const ParquetCodec& codec, Progress& progress);

}  // namespace tensordesk
