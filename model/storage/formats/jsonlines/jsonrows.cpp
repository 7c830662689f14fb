// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/jsonlines/jsonrows.h"

#include "model/storage/formats/jsonlines/jsonepisodes.h"
#include "model/storage/formats/jsonlines/jsonparser.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/base/progressscope.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace tensordesk {
namespace {

/// The text between two releases of the mapped file: a power of 2.
constexpr std::size_t kReleased = std::size_t{64} << 20;

/// Returns the position behind the text in quotes that begins at `at`.
std::size_t endOfText(std::string_view text, std::size_t at)
{
    ++at;
    while (at < text.size() && text[at] != '"') {
        at = std::min(text.find_first_of("\"\\", at), text.size());
        at += at < text.size() && text[at] == '\\' ? 2 : 0;
    }
    return std::min(at + 1, text.size());
}

/// Returns the value below `path`; null if there is none.
const PythonValue* below(const PythonValue& row, const KeyPath& path)
{
    const PythonValue* value = &row;
    for (const PathElement& element : path) {
        const auto* dict = value->as<PythonValue::Dict>();
        const auto found = dict == nullptr ? PythonValue::Dict::const_iterator()
                                           : std::ranges::find(*dict, element.key(), &PythonValue::Dict::value_type::first);
        if (dict == nullptr || found == dict->end()) {
            return nullptr;
        }
        value = &found->second;
    }
    return value;
}

}  // namespace

JsonRows::JsonRows(JsonText text) : m_text(std::move(text)), m_parsers(std::make_unique<JsonParsers>())
{
    const std::string_view all = m_text.view();
    const std::size_t begin = all.find_first_not_of(kJsonSpace);
    if (begin != all.npos) {
        all[begin] == '[' ? findElements(all) : findLines(all);
    }
}

JsonRows::~JsonRows() = default;

void JsonRows::add(const Row& row)
{
    if (m_rows.size() == m_rows.capacity()) {
        checkFits(2.0 * sizeof(Row) * static_cast<double>(m_rows.size()), Message("The list of rows"));
    }
    m_rows.push_back(row);
}

void JsonRows::findLines(std::string_view text)
{
    int64_t line = 0;
    for (std::size_t begin = 0; begin < text.size();) {
        ProgressScope::step();
        const void* const found = std::memchr(text.data() + begin, '\n', text.size() - begin);
        const std::size_t end = found == nullptr ? text.size()
                                                 : static_cast<std::size_t>(static_cast<const char*>(found) - text.data());
        ++line;
        const std::string_view row = text.substr(begin, end - begin);
        if (const std::size_t first = row.find_first_not_of(kJsonSpace); first != row.npos) {
            add({begin + first, row.find_last_not_of(kJsonSpace) + 1 - first, line});
        }
        if ((begin ^ (end + 1)) >= kReleased) {
            release();
        }
        begin = end + 1;
    }
}

/// Finds the elements between the commas of the outermost list; what is behind its end belongs to the last one.
void JsonRows::findElements(std::string_view text)
{
    std::size_t begin = text.find('[') + 1;
    int64_t line = 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(begin), '\n');
    int64_t firstLine = line;
    const auto add = [&](std::size_t end) {
        const std::string_view row = text.substr(begin, end - begin);
        if (const std::size_t first = row.find_first_not_of(kJsonSpace); first != row.npos) {
            const auto blankLines = std::count(row.begin(), row.begin() + static_cast<std::ptrdiff_t>(first), '\n');
            this->add({begin + first, row.find_last_not_of(kJsonSpace) + 1 - first, firstLine + blankLines});
        }
        begin = end + 1;
        firstLine = line;
    };
    int64_t depth = 0;
    for (std::size_t at = begin; at < text.size();) {
        ProgressScope::step();
        const char c = text[at];
        if (c == '"') {
            at = endOfText(text, at);
            continue;
        }
        if (c == ',' && depth == 0) {
            add(at);
        } else if (c == '[' || c == '{') {
            ++depth;
        } else if (c == ']' && depth == 0) {
            add(at);
            begin = text.find_first_not_of(kJsonSpace, at + 1);
            begin = begin == text.npos ? text.size() : begin;
            firstLine = line;
            break;
        } else if (c == ']' || c == '}') {
            --depth;
        } else if (c == '\n') {
            ++line;
        }
        ++at;
    }
    if (begin < text.size()) {
        add(text.size());  // not closed, or more behind the list: such a row is broken
    }
}

std::string_view JsonRows::textOf(std::size_t row) const
{
    return m_text.view().substr(m_rows[row].begin, m_rows[row].size);
}

PythonValue JsonRows::valueAt(std::size_t row, const KeyPath& path) const
{
    const JsonParsers::Lease parser = m_parsers->lease();
    if (const TracePath* const part = partOf(row)) {
        const PythonValue sequence = sequenceIn(episodeIn(*parser, textOf(row)), *part, path.empty() ? "" : path.front().key());
        checkIntact();
        const PythonValue* const found = below(sequence, path);
        return found == nullptr ? PythonValue() : *found;
    }
    const auto parsed = parse(*parser, textOf(row));
    PythonValue value;
    if (parsed) {
        const auto found = below(*parsed, path);
        value = found ? toPythonValue(*found) : PythonValue();
    } else {
        const PythonValue whole = parseJson(textOf(row));
        const PythonValue* const found = below(whole, path);
        value = found == nullptr ? PythonValue() : *found;
    }
    checkIntact();
    return value;
}

void JsonRows::remove(const std::vector<std::size_t>& rows)
{
    std::size_t next = 0, kept = 0;
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        if (next < rows.size() && rows[next] == row) {
            ++next;
        } else {
            m_rows[kept] = m_rows[row];
            if (!m_parts.empty()) {
                m_parts[kept] = m_parts[row];
            }
            ++kept;
        }
    }
    m_rows.resize(kept);
    m_parts.resize(std::min(kept, m_parts.size()));
}

void JsonRows::split(const std::vector<std::vector<TracePath>>& parts)
{
    const std::vector<Row> whole = std::exchange(m_rows, {});
    for (std::size_t row = 0; row < whole.size(); ++row) {
        for (const TracePath& part : parts[row]) {
            add(whole[row]);
            m_parts.push_back(part);
        }
    }
}

}  // namespace tensordesk
