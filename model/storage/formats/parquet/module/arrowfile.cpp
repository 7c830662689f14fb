// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/parquet/arrowfile.h"

#include "model/storage/formats/parquet/module/failure.h"

#include <arrow/array/array_base.h>
#include <arrow/array/builder_binary.h>
#include <arrow/array/builder_primitive.h>
#include <arrow/array/data.h>
#include <arrow/array/util.h>
#include <arrow/buffer.h>
#include <arrow/extension/fixed_shape_tensor.h>
#include <arrow/io/interfaces.h>
#include <arrow/ipc/writer.h>
#include <arrow/result.h>
#include <arrow/status.h>
#include <arrow/type.h>
#include <arrow/type_fwd.h>
#include <arrow/util/base64.h>
#include <arrow/util/compression.h>
#include <arrow/util/key_value_metadata.h>
#include <parquet/arrow/schema.h>
#include <parquet/column_writer.h>
#include <parquet/file_writer.h>
#include <parquet/properties.h>
#include <parquet/schema.h>

#include <algorithm>
#include <functional>
#include <memory>
#include <numeric>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tensordesk::arrowfile {

namespace {

/// The number of elements passed to Arrow at a time, each of which needs some bytes more there.
constexpr std::size_t kMostElements = std::size_t{1} << 20;
/// How many elements make a row long.
constexpr int64_t kLongRow = int64_t{1} << 24;

class SinkStream final : public arrow::io::OutputStream {
public:
    explicit SinkStream(Sink& sink) : m_sink(sink) { }

    arrow::Status Write(const void* data, int64_t size) override
    {
        if (!m_sink.write(data, size))
            return arrow::Status::IOError("the file could not be written");
        m_position += size;
        return arrow::Status::OK();
    }
    arrow::Result<int64_t> Tell() const override { return m_position; }
    arrow::Status Close() override
    {
        m_isClosed = true;
        return arrow::Status::OK();
    }
    [[nodiscard]] bool closed() const override { return m_isClosed; }

private:
    Sink& m_sink;
    int64_t m_position = 0;
    bool m_isClosed = false;
};

std::shared_ptr<arrow::DataType> typeOf(Element element)
{
    switch (element) {
    case Element::Null: return arrow::null();
    case Element::Bool: return arrow::boolean();
    case Element::Int8: return arrow::int8();
    case Element::Int16: return arrow::int16();
    case Element::Int32: return arrow::int32();
    case Element::Int64: return arrow::int64();
    case Element::UInt8: return arrow::uint8();
    case Element::UInt16: return arrow::uint16();
    case Element::UInt32: return arrow::uint32();
    case Element::UInt64: return arrow::uint64();
    case Element::Float16: return arrow::float16();
    case Element::Float32: return arrow::float32();
    case Element::Float64: return arrow::float64();
    case Element::Text: return arrow::utf8();
    case Element::Bytes: return arrow::binary();
    }
    return arrow::null();
}

bool isTensor(const Column& column)
{
    const bool hasTexts = column.element == Element::Null || column.element == Element::Text || column.element == Element::Bytes;
    return !hasTexts && !column.isNeverTensor && !column.sizes.empty()
        && std::ranges::all_of(column.sizes, [](int64_t size) { return size > 0; });
}

/// Lists of size zero are of a varying one: Arrow cannot read fixed ones.
std::shared_ptr<arrow::DataType> listOf(std::shared_ptr<arrow::DataType> type, int64_t size)
{
    return size > 0 ? arrow::fixed_size_list(std::move(type), static_cast<int32_t>(size)) : arrow::list(std::move(type));
}

std::shared_ptr<arrow::DataType> typeOf(const Column& column)
{
    std::shared_ptr<arrow::DataType> type = typeOf(column.element);
    if (isTensor(column))
        return checked(arrow::extension::FixedShapeTensorType::Make(type, {column.sizes.begin(), column.sizes.end()}));
    for (std::size_t d = column.sizes.size(); d-- > 0;)
        type = listOf(std::move(type), column.sizes[d]);
    return type;
}

/// A bit for each byte, set where that is not 0.
std::shared_ptr<arrow::Buffer> bitsOf(const uint8_t* bytes, int64_t count)
{
    arrow::BooleanBuilder builder;
    check(builder.AppendValues(bytes, count));
    std::shared_ptr<arrow::Array> array;
    check(builder.Finish(&array));
    return array->data()->buffers[1];
}

template <typename Builder>
std::shared_ptr<arrow::Array> textsOf(const Elements& elements)
{
    Builder builder;
    for (std::size_t i = 0; i < elements.texts.size(); ++i) {
        const std::string_view text = elements.texts[i];
        check(elements.isValid.empty() || elements.isValid[i] != 0 ? builder.Append(text) : builder.AppendNull());
    }
    std::shared_ptr<arrow::Array> array;
    check(builder.Finish(&array));
    return array;
}

std::shared_ptr<arrow::Array> arrayOf(Element element, const Elements& elements)
{
    if (element == Element::Null)
        return std::make_shared<arrow::NullArray>(elements.count);
    if (element == Element::Text)
        return textsOf<arrow::StringBuilder>(elements);
    if (element == Element::Bytes)
        return textsOf<arrow::BinaryBuilder>(elements);
    const std::shared_ptr<arrow::DataType> type = typeOf(element);
    const auto* bytes = static_cast<const uint8_t*>(elements.numbers);
    const auto values = element == Element::Bool ? bitsOf(bytes, elements.count)
                                                 : std::make_shared<arrow::Buffer>(bytes, elements.count * type->byte_width());
    const auto valid = elements.isValid.empty() ? nullptr : bitsOf(elements.isValid.data(), elements.count);
    return arrow::MakeArray(arrow::ArrayData::Make(type, elements.count, {valid, values}));
}

/// The repetition and definition levels of a column's elements: which lists each of them starts, and which of its enclosing lists
/// exist. Everything nullable in Arrow counts: the column, the items of each list, and the elements.
class Levels {
public:
    explicit Levels(const Column& column)
    {
        if (isTensor(column))  // whose elements are in one list
            m_sizes.push_back(std::accumulate(column.sizes.begin(), column.sizes.end(), int64_t{1}, std::multiplies<>()));
        else
            m_sizes.assign(column.sizes.begin(), column.sizes.end());
    }

    /// Calls `write` with this, and which elements it is of, as often as there is a good deal of it.
    void forEach(const Elements& elements, const std::function<void(int64_t first, int64_t count)>& write)
    {
        m_elements = &elements;
        m_write = &write;
        m_first = m_count = 0;
        m_lists.assign(m_sizes.size(), 0);
        for (int64_t row = 0; row < elements.rows; ++row)
            appendList(0, 0);
        for (int64_t i = 0; elements.rows == 0 && i < elements.count; ++i)
            appendElement(repeatedHere());
        flush();
    }

    [[nodiscard]] int64_t size() const { return static_cast<int64_t>(m_defined.size()); }
    [[nodiscard]] const int16_t* defined() const { return m_defined.data(); }
    [[nodiscard]] const int16_t* repeated() const { return m_repeated.data(); }

private:
    /// For the next element, of a column without lists or with one list per row.
    int16_t repeatedHere()
    {
        if (m_sizes.empty())
            return 0;
        const bool isFirst = m_place == 0;
        m_place = m_place + 1 == m_sizes.front() ? 0 : m_place + 1;
        return isFirst ? 0 : 1;
    }

    void appendList(std::size_t depth, int16_t repeated)
    {
        if (depth == m_sizes.size())
            return appendElement(repeated);
        const int64_t size = m_sizes[depth] == kVarying ? m_elements->lengths[depth][m_lists[depth]++] : m_sizes[depth];
        if (size == 0)
            append(static_cast<int16_t>(1 + 2 * depth), repeated);
        for (int64_t i = 0; i < size; ++i)
            appendList(depth + 1, i == 0 ? repeated : static_cast<int16_t>(depth + 1));
    }

    void appendElement(int16_t repeated)
    {
        const auto at = static_cast<std::size_t>(m_first + m_count++);
        const bool isMissing = !m_elements->isValid.empty() && m_elements->isValid[at] == 0;
        append(static_cast<int16_t>(2 * m_sizes.size() + (isMissing ? 0 : 1)), repeated);
    }

    void append(int16_t defined, int16_t repeated)
    {
        m_defined.push_back(defined);
        m_repeated.push_back(repeated);
        if (m_defined.size() == kMostElements)
            flush();
    }

    void flush()
    {
        if (!m_defined.empty())
            (*m_write)(m_first, m_count);
        m_first += std::exchange(m_count, 0);
        m_defined.clear();
        m_repeated.clear();
    }

    std::vector<int64_t> m_sizes;
    int64_t m_place = 0;  ///< in its row of the next element
    std::vector<int16_t> m_defined, m_repeated;
    // The elements being written:
    const Elements* m_elements = nullptr;
    const std::function<void(int64_t first, int64_t count)>* m_write = nullptr;
    int64_t m_first = 0, m_count = 0;
    std::vector<std::size_t> m_lists;  ///< by depth: how many came before
};

/// Long rows are not searched for equal elements, for which Arrow would keep the rows of a group in memory.
void setEncodings(parquet::WriterProperties::Builder& properties, const Layout& layout, const parquet::SchemaDescriptor& schema)
{
    for (std::size_t i = 0; i < layout.columns.size(); ++i) {
        const Column& column = layout.columns[i];
        if (!isTensor(column)
            || std::accumulate(column.sizes.begin(), column.sizes.end(), int64_t{1}, std::multiplies<>()) < kLongRow)
            continue;
        const parquet::ColumnDescriptor& described = *schema.Column(static_cast<int>(i));
        properties.disable_dictionary(described.path());
        if (described.physical_type() == parquet::Type::INT32 || described.physical_type() == parquet::Type::INT64)
            properties.encoding(described.path(), parquet::Encoding::DELTA_BINARY_PACKED);
    }
}

class ArrowFile final : public File {
public:
    ArrowFile(const Layout& layout, Sink& sink)
    {
        arrow::FieldVector fields;
        for (const Column& column : layout.columns) {
            m_elements.push_back(column.element);
            m_levels.emplace_back(column);
            fields.push_back(arrow::field(std::string(column.name), typeOf(column)));
        }
        const auto metadata = arrow::key_value_metadata({std::string(layout.metadataKey)}, {std::string(layout.metadataValue)});
        const arrow::Schema arrowSchema(std::move(fields), metadata);
        parquet::WriterProperties::Builder properties;
        if (!layout.codec.empty())
            properties.compression(checked(arrow::util::Codec::GetCompressionType(std::string(layout.codec))));
        if (layout.level != 0)
            properties.compression_level(layout.level);
        properties.disable_write_page_index();  // with it a page would not end within a row, however long that is
        std::shared_ptr<parquet::SchemaDescriptor> schema;
        check(parquet::arrow::ToParquetSchema(&arrowSchema, *properties.build(), &schema));
        setEncodings(properties, layout, *schema);
        // In which Arrow finds its own types again, as its own writer has it.
        const std::string stored = checked(arrow::ipc::SerializeSchema(arrowSchema))->ToString();
        const auto ofFile = metadata->Merge(*arrow::key_value_metadata({"ARROW:schema"}, {arrow::util::base64_encode(stored)}));
        const auto root = std::static_pointer_cast<parquet::schema::GroupNode>(schema->schema_root());
        m_file = parquet::ParquetFileWriter::Open(std::make_shared<SinkStream>(sink), root, properties.build(), ofFile);
    }

    const char* beginRows() noexcept override
    {
        return m_failure.of([&] {
            m_rows = m_file->AppendRowGroup();
            m_next = 0;
        });
    }

    const char* beginColumn() noexcept override
    {
        return m_failure.of([&] {
            m_column = m_rows->NextColumn();
            ++m_next;
        });
    }

    const char* write(const Elements& elements) noexcept override
    {
        return m_failure.of([&] {
            const std::shared_ptr<arrow::Array> array = arrayOf(m_elements[m_next - 1], elements);
            Levels& levels = m_levels[m_next - 1];
            levels.forEach(elements, [&](int64_t first, int64_t count) {
                check(m_column->WriteArrow(levels.defined(), levels.repeated(), levels.size(), *array->Slice(first, count),
                                           &m_context, true));
            });
        });
    }

    const char* finish() noexcept override
    {
        return m_failure.of([&] { m_file->Close(); });
    }

private:
    std::vector<Element> m_elements;
    std::vector<Levels> m_levels;
    std::shared_ptr<parquet::ArrowWriterProperties> m_properties = parquet::default_arrow_writer_properties();
    parquet::ArrowWriteContext m_context{arrow::default_memory_pool(), m_properties.get()};
    std::unique_ptr<parquet::ParquetFileWriter> m_file;
    parquet::RowGroupWriter* m_rows = nullptr;
    parquet::ColumnWriter* m_column = nullptr;
    std::size_t m_next = 0;  ///< column
    LastFailure m_failure;
};

}  // namespace

}  // namespace tensordesk::arrowfile

extern "C" __attribute__((visibility("default"))) tensordesk::arrowfile::File*
tensordesk_createArrowFile(const tensordesk::arrowfile::Layout& layout, tensordesk::arrowfile::Sink& sink,
                           std::span<char> error) noexcept
{
    using namespace tensordesk::arrowfile;
    return madeOr<File>(error, [&] { return std::make_unique<ArrowFile>(layout, sink); });
}
