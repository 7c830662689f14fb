// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/jsonlines/jsoncolumns.h"

#include "model/storage/formats/jsonlines/jsonepisodes.h"
#include "model/storage/formats/jsonlines/jsonparser.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/progressscope.h"

#include <ATen/Parallel.h>

#include <algorithm>
#include <utility>

namespace tensordesk {
namespace {

/// Nested objects beyond this depth are values.
constexpr std::size_t kMostLevels = 16;
/// The text that one job reads.
constexpr std::size_t kBlock = std::size_t{1} << 20;

// Values of a row in two forms: those of simdjson, and those of parseJson() for the few rows that simdjson does not read.
using JsonElement = simdjson::dom::element;

struct Number {
    JsonColumn::Kind kind;
    int64_t integer;  ///< also of a bool
    double real;
};

std::optional<Number> numberIn(JsonElement value)
{
    switch (value.type()) {
    case simdjson::dom::element_type::BOOL: return Number{JsonColumn::Bool, bool(value) ? 1 : 0, bool(value) ? 1.0 : 0.0};
    case simdjson::dom::element_type::INT64: {
        const int64_t integer(value);
        return Number{JsonColumn::Integer, integer, static_cast<double>(integer)};
    }
    case simdjson::dom::element_type::DOUBLE: return Number{JsonColumn::Real, 0, double(value)};
    default: return std::nullopt;
    }
}

std::optional<Number> numberIn(const PythonValue& value)
{
    if (const auto* flag = value.as<bool>()) {
        return Number{JsonColumn::Bool, *flag ? 1 : 0, *flag ? 1.0 : 0.0};
    }
    if (const auto* integer = value.as<int64_t>()) {
        return Number{JsonColumn::Integer, *integer, static_cast<double>(*integer)};
    }
    const auto* real = value.as<double>();
    return real == nullptr ? std::nullopt : std::optional(Number{JsonColumn::Real, 0, *real});
}

bool isNull(JsonElement value)
{
    return value.is_null();
}

bool isNull(const PythonValue& value)
{
    return value.as<PythonValue::None>() != nullptr;
}

bool isObject(JsonElement value)
{
    return value.is_object();
}

bool isObject(const PythonValue& value)
{
    return value.as<PythonValue::Dict>() != nullptr;
}

bool isList(JsonElement value)
{
    return value.is_array();
}

bool isList(const PythonValue& value)
{
    return value.as<PythonValue::List>() != nullptr;
}

template <typename Visit>
void forEachMember(JsonElement object, Visit&& visit)
{
    for (const simdjson::dom::key_value_pair member : simdjson::dom::object(object)) {
        visit(member.key, member.value);
    }
}

template <typename Visit>
void forEachMember(const PythonValue& object, Visit&& visit)
{
    for (const auto& [key, value] : *object.as<PythonValue::Dict>()) {
        visit(key, value);
    }
}

simdjson::dom::array itemsOf(JsonElement list)
{
    return simdjson::dom::array(list);
}

const PythonValue::List& itemsOf(const PythonValue& list)
{
    return *list.as<PythonValue::List>();
}

/// The form of a list of numbers, or of such lists.
struct ListForm {
    std::size_t rank = 0;  ///< 0: no number was seen
    int64_t length = 0;
    Shape inner = {};
    uint8_t kinds = 0;

    /// Measures a list at `depth`. False if it does not have numbers alone, all at one depth and as many in each list.
    template <typename Value>
    bool measure(const Value& list, std::size_t depth = 0)
    {
        int64_t count = 0;
        for (const auto& item : itemsOf(list)) {
            ++count;
            if (const auto number = numberIn(item)) {
                rank = rank == 0 ? depth + 1 : rank;
                kinds |= number->kind;
                if (rank != depth + 1) {
                    return false;
                }
            } else if (!isList(item) || (rank != 0 && rank <= depth + 1) || !measure(item, depth + 1)) {
                return false;
            }
        }
        if (depth == 0) {
            length = count;
            return rank > 0 || count == 0;
        }
        if (inner.size() < depth) {
            inner.resize(depth, count);
        }
        return inner[depth - 1] == count;
    }
};

/// Enters the values of rows into columns.
class RowWalk {
public:
    explicit RowWalk(JsonColumn& root) : m_root(root) { }

    /// Enters one row, an object.
    template <typename Value>
    void add(std::size_t row, const Value& object)
    {
        m_row = row;
        addMembers(m_root, object, 0);
    }
    /// Returns the number of columns that were added.
    [[nodiscard]] int64_t columns() const { return m_columns; }

private:
    /// Returns the place of this row in `values`, which end before it or with it.
    template <typename Values>
    auto at(Values& values)
    {
        values.resize(m_row + 1);
        return values.begin() + static_cast<std::ptrdiff_t>(m_row);
    }

    template <typename Value>
    void addMembers(JsonColumn& level, const Value& object, std::size_t depth)
    {
        std::size_t next = 0;
        forEachMember(object, [&](std::string_view key, const auto& value) {
            const std::size_t before = level.children.size(), position = level.child(key, next);
            m_columns += static_cast<int64_t>(level.children.size() - before);
            addValue(*level.children[position], value, depth);
            next = position + 1;
        });
    }

    template <typename Value>
    void addValue(JsonColumn& column, const Value& value, std::size_t depth)
    {
        *at(column.has) = !isNull(value);
        if (const auto number = numberIn(value)) {
            addNumber(column, *number);
        } else if (isObject(value) && depth < kMostLevels) {
            column.kinds |= JsonColumn::Dict;
            addMembers(column, value, depth + 1);
        } else if (ListForm form;
                   isList(value) && form.measure(value) && (form.length == 0 || !column.inner || *column.inner == form.inner)) {
            column.kinds |= JsonColumn::Numbers;
            column.itemKinds |= form.kinds;
            *at(column.lengths) = form.length;
            if (form.length > 0) {
                column.inner = form.inner;
            }
        } else {
            column.kinds |= isNull(value) ? JsonColumn::Null : JsonColumn::Other;
        }
    }

    void addNumber(JsonColumn& column, const Number& number)
    {
        column.kinds |= number.kind;
        if (number.kind == JsonColumn::Real && column.reals.empty()) {
            column.reals.assign(column.integers.begin(), column.integers.end());
            column.integers = {};
        }
        if (number.kind == JsonColumn::Real || !column.reals.empty()) {
            *at(column.reals) = number.real;
        } else {
            *at(column.integers) = number.integer;
        }
    }

    JsonColumn& m_root;
    std::size_t m_row = 0;
    int64_t m_columns = 0;
};

/// The columns of some consecutive rows.
struct LineBlock {
    std::size_t first, end;
    JsonColumn root = {};
    std::vector<BrokenRow> broken = {};
    int64_t columns = 0;

    void read(const JsonRows& rows)
    {
        simdjson::dom::parser parser;
        RowWalk walk(root);
        std::size_t good = 0;
        const auto add = [&](std::size_t row, const auto& value) {
            if (isObject(value)) {
                walk.add(good++, value);
            } else {
                broken.push_back({row, Message("it is not an object such as {\"key\": 1}")});
            }
        };
        std::optional<JsonElement> episode;
        for (std::size_t row = first; row < end && walk.columns() <= kMostColumns; ++row) {
            try {
                if (const TracePath* const part = rows.partOf(row)) {
                    const bool isSame = episode && rows.textOf(row).data() == rows.textOf(row - 1).data();
                    if (!isSame) {
                        episode.reset();  // the parser overwrites it, also if it fails
                        episode = episodeIn(parser, rows.textOf(row));
                    }
                    add(row, PythonValue(sequenceIn(*episode, *part)));
                } else if (const auto value = parse(parser, rows.textOf(row))) {
                    add(row, *value);
                } else {
                    add(row, parseJson(rows.textOf(row)));
                }
            } catch (const Error& error) {
                broken.push_back({row, faultIn(error)});
            }
        }
        columns = walk.columns();
    }
};

/// Appends what `from` knows of `count` rows behind `before` rows.
void append(JsonColumn& to, JsonColumn& from, std::size_t before, std::size_t count)
{
    const std::size_t rows = before + count;
    const auto join = [&](auto& left, const auto& right) {
        left.resize(before);
        left.insert(left.end(), right.begin(), right.end());
        left.resize(rows);
    };
    if (((to.kinds | from.kinds) & JsonColumn::Real) != 0) {
        if (to.reals.empty()) {
            to.reals.assign(to.integers.begin(), to.integers.end());
            to.integers = {};
        }
        from.reals.empty() ? join(to.reals, from.integers) : join(to.reals, from.reals);
    } else if (!to.integers.empty() || !from.integers.empty()) {
        join(to.integers, from.integers);
    }
    join(to.has, from.has);
    if (!to.lengths.empty() || !from.lengths.empty()) {
        join(to.lengths, from.lengths);
    }
    to.kinds |= from.kinds;
    to.itemKinds |= from.itemKinds;
    if (to.inner && from.inner && *to.inner != *from.inner) {
        to.kinds |= JsonColumn::Other;
    }
    to.inner = to.inner ? to.inner : from.inner;
    for (std::size_t i = 0; i < from.children.size(); ++i) {
        const std::size_t position = to.child(from.children[i]->key, i);
        append(*to.children[position], *from.children[i], before, count);
    }
}

/// Extends all columns to `rows` rows.
void extend(JsonColumn& column, std::size_t rows)
{
    column.has.resize(rows);
    for (auto* values : {&column.integers, &column.lengths}) {
        if (!values->empty()) {
            values->resize(rows);
        }
    }
    if (!column.reals.empty()) {
        column.reals.resize(rows);
    }
    for (const auto& child : column.children) {
        extend(*child, rows);
    }
}

int64_t countOf(const JsonColumn& column)
{
    int64_t count = static_cast<int64_t>(column.children.size());
    for (const auto& child : column.children) {
        count += countOf(*child);
    }
    return count;
}

}  // namespace

std::size_t JsonColumn::child(std::string_view name, std::size_t hint)
{
    if (hint < children.size() && children[hint]->key == name) {
        return hint;
    }
    const auto [found, isNew] = positions.emplace(std::string(name), children.size());
    if (isNew) {
        children.push_back(std::make_unique<JsonColumn>());
        children.back()->key = name;
    }
    return found->second;
}

Message faultIn(const Error& error)
{
    const std::string reason = error.reason().english();
    const std::size_t at = reason.find("column ");
    return at == reason.npos ? error.reason() : Message("it is not valid JSON: {}", Message::verbatim(reason.substr(at)));
}

JsonColumn columnsOf(const JsonRows& rows, std::vector<BrokenRow>& broken)
{
    std::vector<LineBlock> blocks;
    for (std::size_t row = 0; row < rows.size();) {
        const std::size_t first = row;
        std::size_t bytes = 0;
        while (row < rows.size() && (row == first || bytes < kBlock)) {
            bytes += rows.textOf(row++).size();
        }
        blocks.push_back({first, row});
    }
    JsonColumn root;
    std::size_t count = 0;
    constexpr std::size_t kAtOnce = 32;
    Progress& progress = ProgressScope::current();
    for (std::size_t begin = 0; begin < blocks.size(); begin += kAtOnce) {
        progress.check();
        progress.report(static_cast<int64_t>(begin), static_cast<int64_t>(blocks.size()));
        const std::size_t end = std::min(begin + kAtOnce, blocks.size());
        at::parallel_for(static_cast<int64_t>(begin), static_cast<int64_t>(end), 1, [&](int64_t from, int64_t to) {
            for (int64_t i = from; i < to; ++i) {
                blocks[static_cast<std::size_t>(i)].read(rows);
            }
        });
        rows.checkIntact();
        rows.release();
        for (std::size_t i = begin; i < end; ++i) {
            LineBlock& block = blocks[i];
            const std::size_t good = block.end - block.first - block.broken.size();
            append(root, block.root, count, good);
            count += good;
            std::ranges::move(block.broken, std::back_inserter(broken));
            if (block.columns > kMostColumns || countOf(root) > kMostColumns) {
                throw Error(ErrorKind::ValueError, "has more than {} different keys, so it is not a table of rows", kMostColumns)
                    .inFile(rows.path());
            }
            block = {block.first, block.end};
        }
    }
    extend(root, count);
    return root;
}

}  // namespace tensordesk
