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

/// A sequence of an episode: the messages of a trace from a root to a leaf. See jsonepisodes.h.
struct TracePath {
    uint32_t trace;   ///< its position in the episode
    uint32_t leaf;    ///< the position of the last message in the trace
    uint32_t branch;  ///< the number of leaves before it in the trace
};

/// The rows of a text: its lines without blank ones, or the elements of its list if it begins with `[`. After split(), several rows may
/// be parts of one object. Safe to read from any thread.
class JsonRows {
public:
    /// Finds the rows. Cost: one pass over the text. Can be cancelled by the thread's ProgressScope.
    explicit JsonRows(JsonText text);
    ~JsonRows();

    [[nodiscard]] const std::string& path() const noexcept { return m_text.path(); }
    [[nodiscard]] std::size_t size() const noexcept { return m_rows.size(); }
    /// Returns the text of a row. Rows that are parts of one object have the same one.
    [[nodiscard]] std::string_view textOf(std::size_t row) const;
    /// Returns the part of its text that a row is; null for all of it.
    [[nodiscard]] const TracePath* partOf(std::size_t row) const { return m_parts.empty() ? nullptr : &m_parts[row]; }
    /// Returns the number of the line in which the row begins, from 1 on.
    [[nodiscard]] int64_t lineOf(std::size_t row) const { return m_rows[row].line; }
    /// Returns the value of a row below `path`; None if there is none. Parses the row. Throws ValueError if it is not JSON, and
    /// OSError if the file has shrunk.
    [[nodiscard]] PythonValue valueAt(std::size_t row, const KeyPath& path) const;
    /// Removes rows. REQUIRES: ascending; no other thread uses this object yet.
    void remove(const std::vector<std::size_t>& rows);
    /// Replaces each row by its parts, of which there may be none. REQUIRES: as many lists as rows; as remove().
    void split(const std::vector<std::vector<TracePath>>& parts);
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
    std::vector<TracePath> m_parts;  ///< by row; empty if all rows are whole objects
    std::unique_ptr<JsonParsers> m_parsers;
};

}  // namespace tensordesk
