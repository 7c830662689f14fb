// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/entrytable.h"
#include "model/tensordict/tree/tensordict.h"

#include <cstddef>
#include <cstdint>
#include <list>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace tensordesk {

/// Tables in files of one folder, whose rows follow each other. A file is opened when its rows are read; the last ones stay open.
/// Safe to use from any thread.
class RowFiles {
public:
    /// `path`: relative to the folder. `first`: its first row; that of the next file is behind its last one.
    struct File {
        std::string path;
        int64_t first = 0;
    };

    /// `rows`: of all files. REQUIRES: `files` are in the order of their rows.
    RowFiles(std::string folder, std::vector<File> files, int64_t rows);

    [[nodiscard]] int64_t rowCount() const noexcept { return m_rows; }
    [[nodiscard]] std::size_t fileCount() const noexcept { return m_files.size(); }
    /// Returns the number of the file with a row.
    [[nodiscard]] std::size_t fileOf(int64_t row) const;
    [[nodiscard]] int64_t firstOf(std::size_t file) const { return m_files[file].first; }
    /// Returns the first row behind a file.
    [[nodiscard]] int64_t endOf(std::size_t file) const { return file + 1 < m_files.size() ? m_files[file + 1].first : m_rows; }
    [[nodiscard]] std::string pathOf(std::size_t file) const;
    /// Returns the table in a file. Throws what openStorage() throws, PermissionError for a file out of the folder, and ValueError if
    /// it has another number of rows.
    [[nodiscard]] TensorDict table(std::size_t file) const;

private:
    struct Open {
        std::size_t file;
        TensorDict table;
    };

    std::string m_folder;  ///< resolved
    std::vector<File> m_files;
    int64_t m_rows;
    mutable std::mutex m_mutex;
    mutable std::list<Open> m_open;  ///< most recently used first
};

/// Returns the columns of the first file over the rows of all files: leaves are read file by file, values when they are opened. A file
/// without the column, or with another shape or dtype, is an error where its rows are read.
[[nodiscard]] std::shared_ptr<StoredTable> columnsOf(const std::shared_ptr<const RowFiles>& files);

}  // namespace tensordesk
