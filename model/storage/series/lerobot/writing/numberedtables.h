// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/series/lerobot/writing/plaintable.h"

#include <cstdint>
#include <optional>
#include <string>

namespace tensordesk {

/// The number of a file: "chunk-000/file-012".
struct ChunkedFile {
    static constexpr int64_t kFilesPerChunk = 1000;
    int64_t chunk = 0, file = 0;

    [[nodiscard]] ChunkedFile next() const
    {
        return file + 1 < kFilesPerChunk ? ChunkedFile{chunk, file + 1} : ChunkedFile{chunk + 1, 0};
    }
    /// Returns its path below `folder`, and makes the folder that it is in.
    [[nodiscard]] std::string madeIn(const std::string& folder, const std::string& ending) const;
};

/// A table in numbered files of limited size: `folder/chunk-000/file-000.parquet`. Row groups are not split.
class NumberedTables {
public:
    /// REQUIRES: `progress` outlives it.
    NumberedTables(std::string folder, PlainColumns columns, Progress& progress);

    /// Begins a row group, in the next file if this one is full. Returns the number of the file.
    ChunkedFile beginRows();
    /// Returns the open file. REQUIRES: rows have begun.
    [[nodiscard]] PlainTable& table() { return *m_open; }
    /// Completes the last file.
    void finish();

private:
    std::string m_folder;
    PlainColumns m_columns;
    Progress& m_progress;
    ChunkedFile m_number;
    std::optional<PlainTable> m_open;
};

}  // namespace tensordesk
