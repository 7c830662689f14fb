// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/parquet/arrowdata.h"
#include "model/storage/formats/parquet/parquetcolumn.h"

#include <cstdint>
#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// One column of a Parquet file in one row group, decoded.
using ParquetArray = std::shared_ptr<const ArrowArray>;

/// An open Parquet file: a table whose rows are stored in groups, in which each column is compressed by itself. Safe to use from any
/// thread. Source: the Parquet format, https://parquet.apache.org/docs/file-format/.
class ParquetFile {
public:
    /// Opens a file by its footer. Throws the errors of openArrowFile(), and OSError.
    explicit ParquetFile(std::string path);

    [[nodiscard]] const std::string& path() const noexcept { return m_path; }
    /// Returns the columns of the table.
    [[nodiscard]] const std::vector<ParquetColumn>& columns() const noexcept { return m_columns; }
    /// Return what Hugging Face's datasets and this program store in the metadata; empty if nothing.
    [[nodiscard]] const std::string& huggingFace() const noexcept { return m_huggingFace; }
    [[nodiscard]] const std::string& tensorDesk() const noexcept { return m_tensorDesk; }

    [[nodiscard]] int64_t rowCount() const noexcept { return m_groupStarts.back(); }
    [[nodiscard]] int groupCount() const noexcept { return static_cast<int>(m_groupStarts.size()) - 1; }
    /// Returns the first row of a group; of groupCount() the number of rows.
    [[nodiscard]] int64_t groupStart(int group) const { return m_groupStarts[static_cast<std::size_t>(group)]; }
    /// Returns the group of a row.
    [[nodiscard]] int groupOf(int64_t row) const;
    /// True if a number of a stored column is missing; empty if the footer does not say.
    [[nodiscard]] std::optional<bool> hasNulls(int stored) const;
    /// Returns the bytes that a column, with its fields, takes in the file.
    [[nodiscard]] int64_t storedBytes(const ParquetColumn& column) const;

    /// Returns a column of the table in one row group, decoded or from a cache of the last ones. `isKept`: false for a pass over all
    /// groups, which would push others out of the cache. Throws OSError if it is damaged, or if it takes more than the free memory.
    [[nodiscard]] ParquetArray read(int group, int column, bool isKept = true) const;

private:
    struct Opened;
    struct Kept {
        int group, column;
        int64_t bytes;
        ParquetArray array;
    };

    void readFooter();
    [[nodiscard]] ParquetArray decoded(int group, int column) const;

    std::string m_path;
    std::vector<ParquetColumn> m_columns;
    std::string m_huggingFace, m_tensorDesk;
    std::vector<int64_t> m_groupStarts{0};
    mutable std::mutex m_mutex;  ///< guards what follows
    std::shared_ptr<Opened> m_opened;
    mutable std::list<Kept> m_kept;  ///< most recently used first
};

}  // namespace tensordesk
