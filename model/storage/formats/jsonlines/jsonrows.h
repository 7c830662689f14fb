// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/jsonlines/jsontext.h"
#include "model/tensordict/base/keypath.h"
#include "model/tensordict/values/pythonvalue.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

class JsonParsers;

/// The rows of a text: its lines without blank ones, or the elements of its list if it begins with `[`. Safe to read from any thread.
class JsonRows {
public:
    /// Finds the rows. Cost: one pass over the text. Can be cancelled by the thread's ProgressScope.
    explicit JsonRows(JsonText text);
    ~JsonRows();

    [[nodiscard]] const std::string& path() const noexcept { return m_text.path(); }
    [[nodiscard]] std::size_t size() const noexcept { return m_rows.size(); }
    [[nodiscard]] std::string_view textOf(std::size_t row) const;
    /// Returns the number of the line in which the row begins, from 1 on.
    [[nodiscard]] int64_t lineOf(std::size_t row) const { return m_rows[row].line; }
    /// Returns the value of a row below `path`; None if there is none. Parses the row. Throws ValueError if it is not JSON, and
    /// OSError if the file has shrunk.
    [[nodiscard]] PythonValue valueAt(std::size_t row, const KeyPath& path) const;
    /// Removes rows. REQUIRES: ascending; no other thread uses this object yet.
    void remove(const std::vector<std::size_t>& rows);
    /// Throws OSError if the mapped file has shrunk since it was opened.
    void checkIntact() const { m_text.checkIntact(); }
    /// Releases the memory that maps the file. Call it now and then in a pass over many rows.
    void release() const { m_text.release(); }

private:
    struct Row {
        std::size_t begin, size;
        int64_t line;
    };
    void add(const Row& row);
    void findLines(std::string_view text);
    void findElements(std::string_view text);

    JsonText m_text;
    std::vector<Row> m_rows;
    std::unique_ptr<JsonParsers> m_parsers;
};

}  // namespace tensordesk
