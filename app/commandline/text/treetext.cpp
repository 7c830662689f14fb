// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/text/treetext.h"

#include "app/commandline/text/keytext.h"
#include "model/expression/derived/derivedkeys.h"
#include "model/tensordict/tree/lazystacknode.h"

#include <algorithm>

namespace tensordesk {

namespace {

constexpr int kIndent = 2;
constexpr int kWidestKey = 40;
constexpr int kWidestShape = 32;
constexpr int kDTypeWidth = 5;
constexpr int kBytesWidth = 10;
constexpr int kLeastText = 20;

/// One row of the tree. Leaves use the columns; other entries have a single text after the key.
struct Row {
    enum class Kind { Node, Leaf, NonTensor, Broken, Note };
    Kind kind = Kind::Leaf;
    int level = 0;
    std::string key = {};
    std::string shape = {};       ///< with names
    std::string plainShape = {};  ///< without
    std::string dtype = {};
    std::string bytes = {};
    std::string text = {};
};

std::string nodeText(const TensorDict& td)
{
    std::string text = td.typeName() + " " + shapeText(td.batchSize(), td.batchSize().size(), td.names());
    if (td.isLazyStack()) {
        const std::size_t count = td.members().size();
        text += "  stack of " + std::to_string(count) + " on dim " + std::to_string(td.stackDim());
    }
    return text + (td.isLocked() ? "  locked" : "");
}

class Rows {
public:
    /// A row shows no more than `mostText` characters of a value.
    explicit Rows(int mostText) : m_mostText(mostText) { }

    void add(const TensorDict& td, int level)
    {
        for (std::size_t at = 0; at < td.count(); ++at) {
            addEntry(td, at, level);
        }
        if (td.isLazyStack()) {
            addExclusive(td, level);
        }
    }

    [[nodiscard]] const std::vector<Row>& rows() const noexcept { return m_rows; }

private:
    void addEntry(const TensorDict& td, std::size_t position, int level)
    {
        const Key key = td.keyAt(position);
        const Entry entry = td.entryAt(position);
        Row row{.level = level, .key = keyText(key)};
        if (const auto* leaf = std::get_if<Leaf>(&entry)) {
            const std::size_t batchDims = std::min(td.batchSize().size(), leaf->shape().size());
            row.shape = shapeText(leaf->shape(), batchDims, td.names());
            row.plainShape = shapeText(leaf->shape(), batchDims);
            row.dtype = dtypeBadge(leaf->dtype());
            row.bytes = derivationOf(*leaf) ? "derived" : byteText(leaf->bytes());
        } else if (const auto* child = std::get_if<TensorDict>(&entry)) {
            row.kind = Row::Kind::Node;
            row.text = nodeText(*child);
        } else if (const auto* value = std::get_if<NonTensor>(&entry)) {
            row.kind = Row::Kind::NonTensor;
            row.text = printableRow(value->beginning(m_mostText).toPython());
        } else {
            row.kind = Row::Kind::Broken;
            row.text = "broken: " + printableRow(std::get<Broken>(entry).error().what());
        }
        m_rows.push_back(std::move(row));
        if (const auto* child = std::get_if<TensorDict>(&entry)) {
            add(*child, level + 1);
        }
    }

    void addExclusive(const TensorDict& stack, int level)
    {
        const std::vector<Key> keys = exclusiveKeys(stack);
        if (keys.empty()) {
            return;
        }
        std::string text = "only in some members: ";
        for (const Key& key : keys) {
            text += (&key == &keys.front() ? "" : ", ") + keyText(key);
        }
        m_rows.push_back({.kind = Row::Kind::Note, .level = level, .text = std::move(text)});
    }

    int m_mostText;
    std::vector<Row> m_rows;
};

struct Columns {
    int key = 0;
    int shape = 0;
    bool named = true;
};

int keyWidth(const Row& row)
{
    return row.level * kIndent + displayWidth(row.key);
}

Columns measure(const std::vector<Row>& rows, int width)
{
    Columns columns;
    int named = 0;
    int plain = 0;
    for (const Row& row : rows) {
        columns.key = std::max(columns.key, std::min(keyWidth(row), kWidestKey));
        if (row.kind == Row::Kind::Leaf) {
            named = std::max(named, displayWidth(row.shape));
            plain = std::max(plain, displayWidth(row.plainShape));
        }
    }
    constexpr int kGaps = 6;
    columns.named = columns.key + named + kDTypeWidth + kBytesWidth + kGaps <= width;
    columns.shape = std::min(columns.named ? named : plain, kWidestShape);
    return columns;
}

std::string rowText(const Row& row, const Columns& columns, const Style& style, int width)
{
    const std::string indent(static_cast<std::size_t>(row.level * kIndent), ' ');
    if (row.kind == Row::Kind::Note) {
        return indent + style.faint(row.text);
    }
    const std::string key = padded(row.key, columns.key - row.level * kIndent) + "  ";
    const int rest = std::max(width - std::max(columns.key, keyWidth(row)) - 2, kLeastText);
    switch (row.kind) {
    case Row::Kind::Node: return indent + style.strong(key) + row.text;
    case Row::Kind::NonTensor: return indent + key + elided(row.text, rest);
    case Row::Kind::Broken: return indent + key + style.bad(row.text);
    case Row::Kind::Leaf:
    case Row::Kind::Note: break;
    }
    return indent + key + padded(columns.named ? row.shape : row.plainShape, columns.shape) + "  "
         + style.faint(padded(row.dtype, kDTypeWidth)) + paddedLeft(row.bytes, kBytesWidth);
}

}  // namespace

std::string shapeText(const Shape& shape, std::size_t batchDims, const DimNames& names)
{
    std::string text = "[";
    for (std::size_t dim = 0; dim < shape.size(); ++dim) {
        if (dim == batchDims) {
            text += dim == 0 ? "| " : " | ";
        } else if (dim > 0) {
            text += ", ";
        }
        if (dim < batchDims && dim < names.size() && names[dim]) {
            text += printableRow(*names[dim]) + " ";
        }
        text += shape[dim] == kRagged ? "*" : std::to_string(shape[dim]);
    }
    return text + "]";
}

std::vector<std::string> treeText(const TensorDict& td, const Style& style, int width)
{
    Rows rows(std::max(width, kLeastText));
    rows.add(td, 1);
    const Columns columns = measure(rows.rows(), width);
    std::vector<std::string> lines{style.strong(nodeText(td))};
    for (const Row& row : rows.rows()) {
        lines.push_back(rowText(row, columns, style, width));
    }
    return lines;
}

}  // namespace tensordesk
