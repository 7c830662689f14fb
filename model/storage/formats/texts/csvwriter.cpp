// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/texts/csvwriter.h"

#include "model/storage/formats/tables/table.h"
#include "model/storage/formats/texts/elementtexts.h"
#include "model/storage/formats/texts/textfile.h"
#include "model/tensordict/values/pythonvalue.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/empty.h>

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace tensordesk {

namespace {

/// The limit of all columns together.
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

/// Appends a text unchanged, and anything else as Python prints it.
void appendValue(std::string& out, const PythonValue& value)
{
    const auto* text = value.as<std::string>();
    appendField(out, text != nullptr ? *text : value.toPython());
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

class CsvWriter {
public:
    CsvWriter(const Table& table, TextFile& file) : m_table(table), m_file(file) { }

    void write()
    {
        writeHeader();
        m_table.forEachRows(kRowsBytes, [&](const Part& part, int64_t first) { writeRows(part, first); });
    }

private:
    void writeHeader()
    {
        Separator separated(m_file.text());
        for (const std::string& name : m_table.indexNames())
            appendField(separated(), name);
        for (const TableColumn& column : m_table.columns()) {
            if (column.leaf)
                writeNames(column, separated);
            else
                appendField(separated(), column.name);
        }
        m_file.text() += '\n';
    }

    void writeNames(const TableColumn& column, Separator& separated)
    {
        const Shape events = m_table.eventsOf(*column.leaf);
        const int64_t count = elementCount(events);
        for (int64_t i = 0; i < count; ++i) {
            std::string position;
            int64_t rest = i;
            for (std::size_t d = events.size(); d-- > 0; rest /= events[d])
                position = std::to_string(rest % events[d]) + (position.empty() ? "" : ", ") + position;
            appendField(separated(), count == 1 ? column.name : column.name + '[' + position + ']');
            m_file.writeIfLong();
        }
    }

    void writeRows(const Part& part, int64_t first)
    {
        const std::vector<TableColumn>& columns = m_table.columns();
        std::vector<std::optional<ElementTexts>> texts(columns.size());
        int64_t bytes = 0;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            if (!columns[i].leaf)
                continue;
            const at::Tensor elements = Table::leafIn(columns[i], part).tensor();
            bytes += static_cast<int64_t>(elements.nbytes());
            texts[i].emplace(elements, NumberStyle::Csv);
            columns[i].leaf->checkIntact();
        }
        const int64_t rows = elementCount(shapeOf(part));
        for (int64_t row = 0; row < rows; ++row) {
            Separator separated(m_file.text());
            if (part.size() > 1)
                for (const int64_t each : Table::positionOf(part, row))
                    separated() += std::to_string(each);
            for (std::size_t i = 0; i < columns.size(); ++i) {
                if (!texts[i]) {
                    writeValue(columns[i], first + row, separated());
                    continue;
                }
                const int64_t count = elementCount(m_table.eventsOf(*columns[i].leaf));
                for (int64_t field = 0; field < count; ++field)
                    texts[i]->append(separated(), row * count + field);
            }
            m_file.text() += '\n';
            m_file.writeIfLong();
        }
        for (const TableColumn& column : columns)
            if (column.leaf)
                Table::leafIn(column, part).release();
        m_file.pass(bytes);
    }

    void writeValue(const TableColumn& column, int64_t row, std::string& out) const
    {
        const auto ofRow = static_cast<std::ptrdiff_t>(column.values.size()) / elementCount(m_table.batchSize());
        if (column.values.size() == 1)
            appendValue(out, column.values.front());
        else if (ofRow == 1)
            appendValue(out, column.values[static_cast<std::size_t>(row)]);
        else
            appendValue(out, PythonValue::List(column.values.begin() + row * ofRow, column.values.begin() + (row + 1) * ofRow));
    }

    const Table& m_table;
    TextFile& m_file;
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
    CsvWriter(Table(td, checkCsvEntry), file).write();
    file.finish();
}

}  // namespace tensordesk
