// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/texts/csvwriter.h"

#include "model/storage/texts/elementtexts.h"
#include "model/storage/texts/textfile.h"
#include "model/tensordict/leaves/leafblocks.h"
#include "model/tensordict/tree/visit.h"
#include "model/tensordict/values/plain.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/empty.h>

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

namespace tensordesk {

namespace {

/// Of all columns together.
constexpr int64_t kRowsBytes = int64_t{4} << 20;

void appendField(std::string& out, std::string_view text)
{
    if (text.find_first_of(",\"\r\n") == std::string_view::npos) {
        out += text;
        return;
    }
    out += '"';
    for (const char character : text)
        out.append(character == '"' ? 2 : 1, character);
    out += '"';
}

/// A text as it is, anything else as Python shows it.
void appendValue(std::string& out, const Plain& value)
{
    const auto* text = value.as<std::string>();
    appendField(out, text != nullptr ? *text : value.toPython());
}

struct LeafColumns {
    std::string name;
    Leaf leaf;
    Shape events;  ///< sizes of the dims behind the batch: a column for each of their elements
};

struct ValueColumn {
    std::string name;
    std::vector<Plain> values;  ///< one for all rows, or some for each
};

class Table {
public:
    explicit Table(const TensorDict& td) : m_batch(td.batchSize()), m_names(td.names()) { append(td, {}); }

    void write(TextFile& file) const
    {
        writeHeader(file);
        int64_t rowBytes = 1, chunkRows = 1;
        for (const LeafColumns& each : m_leaves) {
            rowBytes += c10::multiply_integers(each.events) * itemSize(each.leaf.dtype());
            chunkRows = m_batch.empty() ? 1 : std::max(chunkRows, rowsOfChunk(each.leaf));
        }
        int64_t row = 0;
        forEachBlock(wholePart(m_batch), {.itemSize = rowBytes, .chunkRows = chunkRows, .mostBytes = kRowsBytes},
                     [&](const Part& part) { writeRows(file, part, row); });
    }

private:
    void append(const TensorDict& level, const std::string& prefix)
    {
        visitLevel(level, [&](const Key& key, const Entry& entry) {
            checkCsvEntry(key, entry);
            const std::string name = prefix + key;
            if (const auto* child = std::get_if<TensorDict>(&entry)) {
                append(*child, name + '/');
            } else if (const auto* value = std::get_if<NonTensor>(&entry)) {
                m_order.push_back({false, m_values.size()});
                m_values.push_back({name, value->isStack() ? value->values() : std::vector{value->first()}});
            } else {
                const Leaf& leaf = std::get<Leaf>(entry);
                m_order.push_back({true, m_leaves.size()});
                m_leaves.push_back(
                    {name, leaf, Shape(leaf.shape().begin() + static_cast<std::ptrdiff_t>(m_batch.size()), leaf.shape().end())});
            }
        });
    }

    [[nodiscard]] bool hasIndex() const { return m_batch.size() > 1; }

    /// The name of a dim, or `[0]` where it has none or an entry is called so.
    [[nodiscard]] std::string indexName(std::size_t dim) const
    {
        const auto isCalled = [&](const auto& each) { return each.name == *m_names[dim]; };
        const bool isUsed = !m_names[dim] || std::ranges::any_of(m_leaves, isCalled) || std::ranges::any_of(m_values, isCalled);
        return isUsed ? '[' + std::to_string(dim) + ']' : *m_names[dim];
    }

    void writeHeader(TextFile& file) const
    {
        Separator separated(file.text());
        for (std::size_t dim = 0; hasIndex() && dim < m_batch.size(); ++dim)
            appendField(separated(), indexName(dim));
        for (const auto& [isLeaf, number] : m_order) {
            if (!isLeaf)
                appendField(separated(), m_values[number].name);
            else
                writeNames(file, m_leaves[number], separated);
        }
        file.text() += '\n';
    }

    /// Commas between the fields of a row.
    class Separator {
    public:
        explicit Separator(std::string& text) : m_text(text) { }

        std::string& operator()()
        {
            if (!m_isFirst)
                m_text += ',';
            m_isFirst = false;
            return m_text;
        }

    private:
        std::string& m_text;
        bool m_isFirst = true;
    };

    static void writeNames(TextFile& file, const LeafColumns& columns, Separator& separated)
    {
        const int64_t count = c10::multiply_integers(columns.events);
        for (int64_t i = 0; i < count; ++i) {
            std::string position;
            int64_t rest = i;
            for (std::size_t d = columns.events.size(); d-- > 0; rest /= columns.events[d])
                position = std::to_string(rest % columns.events[d]) + (position.empty() ? "" : ", ") + position;
            appendField(separated(), count == 1 ? columns.name : columns.name + '[' + position + ']');
            file.writeIfLong();
        }
    }

    /// `row`: the number of the first one, then of the one after them.
    void writeRows(TextFile& file, const Part& part, int64_t& row) const
    {
        std::vector<ElementTexts> texts;
        int64_t bytes = 0;
        for (const LeafColumns& each : m_leaves) {
            const at::Tensor elements = (part.empty() ? each.leaf : each.leaf.at(indexOf(part))).tensor();
            bytes += static_cast<int64_t>(elements.nbytes());
            texts.emplace_back(elements, NumberStyle::Csv);
            each.leaf.checkIntact();
        }
        const int64_t rows = elementCount(shapeOf(part));
        for (int64_t i = 0; i < rows; ++i, ++row) {
            Separator separated(file.text());
            if (hasIndex())
                writeIndex(part, i, separated);
            for (const auto& [isLeaf, number] : m_order) {
                if (!isLeaf) {
                    writeValue(m_values[number], row, separated());
                    continue;
                }
                const int64_t count = c10::multiply_integers(m_leaves[number].events);
                for (int64_t column = 0; column < count; ++column)
                    texts[number].append(separated(), i * count + column);
            }
            file.text() += '\n';
            file.writeIfLong();
        }
        for (const LeafColumns& each : m_leaves)
            (part.empty() ? each.leaf : each.leaf.at(indexOf(part))).release();
        file.pass(bytes);
    }

    /// Where the row is in the batch.
    static void writeIndex(const Part& part, int64_t row, Separator& separated)
    {
        std::vector<int64_t> index(part.size());
        for (std::size_t d = part.size(); d-- > 0; row /= part[d].count)
            index[d] = part[d].start + row % part[d].count;
        for (const int64_t each : index)
            separated() += std::to_string(each);
    }

    void writeValue(const ValueColumn& column, int64_t row, std::string& out) const
    {
        const int64_t rows = std::max<int64_t>(elementCount(m_batch), 1);
        const auto ofRow = static_cast<std::ptrdiff_t>(column.values.size()) / rows;
        if (column.values.size() == 1)
            appendValue(out, column.values.front());
        else if (ofRow == 1)
            appendValue(out, column.values[static_cast<std::size_t>(row)]);
        else
            appendValue(out, Plain::List(column.values.begin() + row * ofRow, column.values.begin() + (row + 1) * ofRow));
    }

    struct Column {
        bool isLeaf;
        std::size_t number;  ///< in m_leaves or m_values
    };
    Shape m_batch;
    DimNames m_names;
    std::vector<LeafColumns> m_leaves;
    std::vector<ValueColumn> m_values;
    std::vector<Column> m_order;
};

}  // namespace

void checkCsvEntry(const Key&, const Entry& entry)
{
    if (const auto* broken = std::get_if<Broken>(&entry))
        throw Error(broken->error());
    const auto* leaf = std::get_if<Leaf>(&entry);
    if (leaf == nullptr)
        return;
    if (leaf->isRagged())
        throw Error(ErrorKind::NotImplementedError, "is ragged, of shape {}; all rows of a CSV file have the same columns",
                    toString(leaf->shape()));
    static_cast<void>(ElementTexts(at::empty({0}, at::TensorOptions(leaf->dtype())), NumberStyle::Csv));
}

void writeCsv(const TensorDict& td, const std::string& path, Progress& progress)
{
    TextFile file(path, progress, totalBytes(td));
    Table(td).write(file);
    file.finish();
}

}  // namespace tensordesk
