// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/parquet/arrowfile.h"
#include "model/storage/formats/parquet/parquetsink.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/indices/shape.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace tensordesk {

/// A column of values and lists, as pandas and datasets expect it.
struct PlainColumn {
    std::string name;
    arrowfile::Element element;
    Shape sizes = {};  ///< as arrowfile::Column has them
};

/// The columns of a table, and a text in its metadata.
struct PlainColumns {
    std::vector<PlainColumn> columns;
    std::string metadataKey, metadata;
};

/// A Parquet file to write, with nothing in it that only this program reads. All functions throw RuntimeError with Arrow's reason,
/// OSError, and Cancelled.
class PlainTable {
public:
    /// Creates the file. REQUIRES: it does not exist; `progress` outlives this.
    PlainTable(const std::string& path, const PlainColumns& columns, Progress& progress);

    /// Begins a row group, and then each of its columns.
    void beginRows() { m_sink.check(m_file->beginRows()); }
    void beginColumn() { m_sink.check(m_file->beginColumn()); }
    /// Writes the next elements of the column; see arrowfile::File.
    void write(const arrowfile::Elements& elements) { m_sink.check(m_file->write(elements)); }
    void finish() { m_sink.finish(*m_file); }

    /// Returns the bytes written so far.
    [[nodiscard]] int64_t size() const noexcept { return m_sink.size(); }

private:
    ParquetSink m_sink;
    std::unique_ptr<arrowfile::File> m_file;
};

}  // namespace tensordesk
