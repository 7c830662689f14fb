// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/parquet/parquetwriter.h"

#include "model/storage/files/fileio.h"
#include "model/storage/formats/parquet/parquetsink.h"
#include "model/storage/formats/tables/table.h"
#include "model/tensordict/base/dtype.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/base/torchversion.h"
#include "model/tensordict/leaves/leafblocks.h"
#include "model/tensordict/values/pythonvalue.h"

#include <ATen/core/Tensor.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace tensordesk {

using arrowfile::Element;

namespace {

/// The size of a row group with all columns: readers load it as a whole.
constexpr int64_t kGroupBytes = int64_t{64} << 20;

/// Empty for values that cannot be an element of a column.
std::optional<Element> elementOf(const PythonValue& value)
{
    if (value.as<PythonValue::None>() != nullptr)
        return Element::Null;
    if (value.as<bool>() != nullptr)
        return Element::Bool;
    if (value.as<int64_t>() != nullptr)
        return Element::Int64;
    if (value.as<double>() != nullptr)
        return Element::Float64;
    if (value.as<std::string>() != nullptr)
        return Element::Text;
    return value.as<PythonValue::Bytes>() != nullptr ? std::optional(Element::Bytes) : std::nullopt;
}

/// Returns the common type, ignoring None.
std::optional<Element> elementOf(const std::vector<PythonValue>& values)
{
    Element found = Element::Null;
    for (const PythonValue& value : values) {
        const std::optional<Element> element = elementOf(value);
        if (!element || (found != Element::Null && *element != Element::Null && *element != found))
            return {};
        found = *element == Element::Null ? found : *element;
    }
    return found;
}

/// Rows of a ragged leaf, as a column has them.
class RaggedRows {
public:
    /// `sizes`: of the dims behind the batch.
    RaggedRows(Shape sizes, DType dtype) : m_sizes(std::move(sizes)), m_dtype(dtype), m_lengths(m_sizes.size()) { }

    void append(const Leaf& row)
    {
        appendAt(0, row);
        ++m_rows;
    }
    [[nodiscard]] int64_t bytes() const { return static_cast<int64_t>(m_bytes.size()); }

    void writeTo(arrowfile::File& file, const ParquetSink& sink)
    {
        const std::vector<std::span<const int32_t>> lengths(m_lengths.begin(), m_lengths.end());
        if (m_rows > 0)
            sink.check(
                file.write({.count = bytes() / itemSize(m_dtype), .rows = m_rows, .numbers = m_bytes.data(), .lengths = lengths}));
        m_rows = 0;
        m_bytes.clear();
        for (std::vector<int32_t>& each : m_lengths)
            each.clear();
    }

private:
    void appendAt(std::size_t dim, const Leaf& leaf)
    {
        ProgressScope::step();
        if (!leaf.isRagged())
            return appendDense(dim, leaf);
        const int64_t count = leaf.shape().front();
        if (count == kRagged)
            throw Error(ErrorKind::NotImplementedError, "is ragged along a dim before the one that its members are stacked on");
        appendLengths(dim, 1, count);
        for (int64_t i = 0; i < count; ++i)
            appendAt(dim + 1, leaf.at(Index{i}));
    }

    void appendDense(std::size_t dim, const Leaf& leaf)
    {
        const at::Tensor tensor = leaf.tensor().cpu().resolve_conj().resolve_neg().to(m_dtype).contiguous();
        const auto* bytes = static_cast<const std::byte*>(tensor.const_data_ptr());
        m_bytes.insert(m_bytes.end(), bytes, bytes + tensor.nbytes());
        leaf.checkIntact();
        leaf.release();
        int64_t lists = 1;
        for (const int64_t size : tensor.sizes()) {
            appendLengths(dim++, lists, size);
            lists *= size;
        }
    }

    void appendLengths(std::size_t dim, int64_t lists, int64_t size)
    {
        if (m_sizes[dim] == kRagged)
            m_lengths[dim].insert(m_lengths[dim].end(), static_cast<std::size_t>(lists), static_cast<int32_t>(size));
    }

    Shape m_sizes;
    DType m_dtype;
    int64_t m_rows = 0;
    std::vector<std::byte> m_bytes;
    std::vector<std::vector<int32_t>> m_lengths;  ///< by dim; empty where it is not ragged
};

/// Values of one kind, and None among them, as a column has them.
class ValueElements {
public:
    explicit ValueElements(Element element) : m_element(element) { }

    void append(const PythonValue& value)
    {
        m_isValid.push_back(value.as<PythonValue::None>() == nullptr ? 1 : 0);
        switch (m_element) {
        case Element::Bool: appendNumber<bool>(value); break;
        case Element::Int64: appendNumber<int64_t>(value); break;
        case Element::Float64: appendNumber<double>(value); break;
        default:
            const auto* text = value.as<std::string>();
            const auto* bytes = value.as<PythonValue::Bytes>();
            m_texts.push_back(text != nullptr ? *text : bytes != nullptr ? bytes->bytes : std::string_view());
        }
    }

    [[nodiscard]] arrowfile::Elements elements() const
    {
        return {.count = static_cast<int64_t>(m_isValid.size()),
                .numbers = m_numbers.data(),
                .texts = m_texts,
                .isValid = m_isValid};
    }

private:
    template <typename Number>
    void appendNumber(const PythonValue& value)
    {
        const auto* number = value.as<Number>();
        const Number written = number != nullptr ? *number : Number();
        const auto* bytes = reinterpret_cast<const std::byte*>(&written);
        m_numbers.insert(m_numbers.end(), bytes, bytes + sizeof written);
    }

    Element m_element;
    std::vector<uint8_t> m_isValid;
    std::vector<std::byte> m_numbers;
    std::vector<std::string_view> m_texts;  ///< views of the values, which stay alive
};

/// The kind of a column, and its description for Arrow.
struct ColumnPlan {
    std::string name;
    Element element;
    Shape sizes;
};

class ParquetWriter {
public:
    ParquetWriter(const TensorDict& td, Descriptor file, const std::string& path, Progress& progress)
        : m_table(td, checkParquetEntry), m_indexNames(m_table.indexNames()), m_rows(elementCount(m_table.batchSize())),
          m_sink(std::move(file), path, progress), m_progress(progress), m_total(totalBytes(td)), m_metadata(metadataOf(td))
    {
        for (const std::string& name : m_indexNames)
            m_plans.push_back({name, Element::Int64, {}});
        for (const TableColumn& column : m_table.columns())
            withinKey(column, [&] { m_plans.push_back(planOf(column)); });
    }

    void write(const ParquetCodec& codec)
    {
        std::vector<arrowfile::Column> columns;
        for (const ColumnPlan& plan : m_plans)
            columns.push_back({plan.name, plan.element, plan.sizes});
        m_file = m_sink.begin({.columns = columns,
                               .metadataKey = "tensordesk",
                               .metadataValue = m_metadata,
                               .codec = codec.name,
                               .level = codec.level});
        m_table.forEachRows(kGroupBytes, [&](const Part& part, int64_t first) { writeRows(part, first); });
        m_sink.finish(*m_file);
    }

private:
    template <typename Work>
    static void withinKey(const TableColumn& column, const Work& work)
    {
        try {
            work();
        } catch (Error& error) {
            throw error.within(column.path);
        }
    }

    [[nodiscard]] std::string metadataOf(const TensorDict& td) const
    {
        const auto listOf = [](const auto& items, const auto& plain) {
            PythonValue::List list;
            for (const auto& item : items)
                list.push_back(plain(item));
            return list;
        };
        const auto textOf = [](const std::string& text) { return PythonValue(text); };
        return toJson(PythonValue::Dict{
            {"batch_size", listOf(td.batchSize(), [](int64_t size) { return PythonValue(size); })},
            {"names", listOf(td.names(), [](const DimName& name) { return name ? PythonValue(*name) : PythonValue(); })},
            {"index", listOf(m_indexNames, textOf)},
            {"keys", listOf(m_table.columns(), [&](const TableColumn& column) {
                 return PythonValue(listOf(column.path, [](const PathElement& element) { return PythonValue(element.key()); }));
             })}});
    }

    [[nodiscard]] ColumnPlan planOf(const TableColumn& column) const
    {
        if (!column.leaf) {
            const int64_t ofRow = valuesOfRow(column);
            return {column.name, elementOf(column.values).value(), ofRow == 1 ? Shape{} : Shape{ofRow}};
        }
        ColumnPlan plan{column.name, columnElementOf(column.leaf->dtype()).value(), m_table.eventsOf(*column.leaf)};
        int64_t most = 1;
        for (const int64_t size : plan.sizes)
            most *= size == kRagged ? 1 : size;
        if (most > std::numeric_limits<int32_t>::max())
            throw Error(ErrorKind::NotImplementedError, "has {} elements in a row; Parquet files hold at most {}", most,
                        std::numeric_limits<int32_t>::max());
        return plan;
    }

    [[nodiscard]] int64_t valuesOfRow(const TableColumn& column) const
    {
        return column.values.size() == 1 ? 1 : static_cast<int64_t>(column.values.size()) / std::max<int64_t>(m_rows, 1);
    }

    void writeRows(const Part& part, int64_t first)
    {
        const int64_t rows = elementCount(shapeOf(part));
        m_sink.check(m_file->beginRows());
        for (std::size_t dim = 0; dim < m_indexNames.size(); ++dim) {
            std::vector<int64_t> index;
            for (int64_t row = 0; row < rows; ++row)
                index.push_back(Table::positionOf(part, row)[dim]);
            m_sink.check(m_file->beginColumn());
            m_sink.check(m_file->write({.count = rows, .numbers = index.data()}));
        }
        for (std::size_t i = 0; i < m_table.columns().size(); ++i) {
            const TableColumn& column = m_table.columns()[i];
            withinKey(column, [&] {
                m_sink.check(m_file->beginColumn());
                if (!column.leaf)
                    writeValues(column, m_plans[m_indexNames.size() + i].element, first, rows);
                else if (column.leaf->isRagged())
                    writeRagged(*column.leaf, part);
                else
                    writeDense(Table::leafIn(column, part), rows);
            });
        }
    }

    void writeDense(const Leaf& leaf, int64_t rows)
    {
        if (leaf.elementCount() == 0)
            m_sink.check(m_file->write({.rows = rows}));
        LeafBlocks(leaf).forEach([&](const at::Tensor& block) {
            m_sink.check(m_file->write({.count = block.numel(), .numbers = block.const_data_ptr()}));
            pass(static_cast<int64_t>(block.nbytes()));
        });
    }

    void writeRagged(const Leaf& leaf, const Part& part)
    {
        RaggedRows rows(m_table.eventsOf(leaf), leaf.dtype());
        for (int64_t row = 0; row < elementCount(shapeOf(part)); ++row) {
            const Leaf one = rowOf(leaf, Table::positionOf(part, row));
            rows.append(one);
            pass(one.bytes());
            if (rows.bytes() >= kBlockBytes)
                rows.writeTo(*m_file, m_sink);
        }
        rows.writeTo(*m_file, m_sink);
    }

    void pass(int64_t bytes)
    {
        m_done += bytes;
        m_progress.report(m_done, m_total);
    }

    static Leaf rowOf(const Leaf& leaf, const std::vector<int64_t>& position)
    {
        return position.empty() ? leaf : leaf.at(Index(position.begin(), position.end()));
    }

    void writeValues(const TableColumn& column, Element element, int64_t first, int64_t rows)
    {
        const int64_t ofRow = valuesOfRow(column);
        ValueElements elements(element);
        for (int64_t i = first * ofRow; i < (first + rows) * ofRow; ++i)
            elements.append(column.values.size() == 1 ? column.values.front() : column.values[static_cast<std::size_t>(i)]);
        arrowfile::Elements written = elements.elements();
        written.rows = ofRow == 0 ? rows : 0;
        m_sink.check(m_file->write(written));
    }

    Table m_table;
    std::vector<std::string> m_indexNames;
    int64_t m_rows;
    ParquetSink m_sink;
    Progress& m_progress;
    int64_t m_total;
    int64_t m_done = 0;
    std::string m_metadata;
    std::vector<ColumnPlan> m_plans;  ///< of the columns of the index, then of those of the table
    std::unique_ptr<arrowfile::File> m_file;
};

}  // namespace

std::optional<Element> columnElementOf(DType dtype)
{
    switch (dtype) {
    case DType::Bool: return Element::Bool;
    case DType::Byte: return Element::UInt8;
    case DType::Char: return Element::Int8;
    case DType::Short: return Element::Int16;
    case DType::Int: return Element::Int32;
    case DType::Long: return Element::Int64;
    case kUInt16: return Element::UInt16;
    case kUInt32: return Element::UInt32;
    case kUInt64: return Element::UInt64;
    case DType::Half: return Element::Float16;
    case DType::Float: return Element::Float32;
    case DType::Double: return Element::Float64;
    default: return {};
    }
}

ParquetCodec ParquetCodec::parse(const std::string& text)
{
    struct Known {
        std::string_view name;
        int usual, most;  ///< of levels
    };
    static constexpr std::array<Known, 3> all{{{"snappy", 0, 0}, {"gzip", 6, 9}, {"zstd", 3, 22}}};
    if (text.empty())
        return {};
    const std::size_t colon = std::min(text.find(':'), text.size());
    for (const Known& known : all) {
        int level = known.usual;
        const char* const end = text.data() + text.size();
        const bool isLevel = colon == text.size()
                          || (std::from_chars(text.data() + colon + 1, end, level).ptr == end && text.back() != ':' && level >= 1);
        if (std::string_view(text).substr(0, colon) == known.name && isLevel && level <= known.most)
            return {std::string(known.name), level};
    }
    throw Error(ErrorKind::ValueError,
                "Parquet files are compressed with snappy, gzip:1 to gzip:9 or zstd:1 to zstd:22, not with {}",
                stringLiteral(text));
}

void checkParquetEntry(const Key&, const Entry& entry)
{
    if (const auto* broken = std::get_if<Broken>(&entry))
        throw Error(broken->error());
    if (const auto* value = std::get_if<NonTensor>(&entry); value != nullptr && !elementOf(value->values()))
        throw Error(ErrorKind::TypeError,
                    "a column of a Parquet file holds text, bytes, bools, integers or floats, of one type, and not {}",
                    value->beginning(20).toPython());
    const auto* leaf = std::get_if<Leaf>(&entry);
    if (leaf == nullptr)
        return;
    if (!columnElementOf(leaf->dtype()))
        throw Error(ErrorKind::NotImplementedError, "is of {}, which Parquet files do not have", dtypeName(leaf->dtype()));
    if (leaf->isRagged() && leaf->shape().front() == kRagged)
        throw Error(ErrorKind::NotImplementedError, "is ragged along its first dim, of shape {}, and cannot be cut into rows",
                    toString(leaf->shape()));
}

void writeParquet(const TensorDict& td, Descriptor file, const std::string& path, const ParquetCodec& codec, Progress& progress)
{
    const ProgressScope scope(progress);
    ParquetWriter(td, std::move(file), path, progress).write(codec);
}

}  // namespace tensordesk
