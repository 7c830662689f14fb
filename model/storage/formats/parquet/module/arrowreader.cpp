// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/parquet/arrowreader.h"

#include "model/storage/formats/parquet/module/failure.h"

#include <arrow/array/array_base.h>
#include <arrow/array/concatenate.h>
#include <arrow/buffer.h>
#include <arrow/c/bridge.h>
#include <arrow/chunked_array.h>
#include <arrow/io/interfaces.h>
#include <arrow/memory_pool.h>
#include <arrow/result.h>
#include <arrow/status.h>
#include <arrow/table.h>
#include <arrow/type.h>
#include <parquet/arrow/reader.h>
#include <parquet/arrow/schema.h>
#include <parquet/file_reader.h>
#include <parquet/metadata.h>
#include <parquet/properties.h>
#include <parquet/statistics.h>

#include <algorithm>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace tensordesk::arrowfile {

namespace {

class SourceFile final : public arrow::io::RandomAccessFile {
public:
    SourceFile(Source& source, arrow::MemoryPool& memory) : m_source(source), m_memory(memory) { }

    arrow::Result<int64_t> GetSize() override { return m_source.size(); }
    arrow::Result<int64_t> Tell() const override { return m_position; }
    arrow::Status Seek(int64_t position) override
    {
        m_position = position;
        return arrow::Status::OK();
    }
    arrow::Result<int64_t> Read(int64_t size, void* to) override
    {
        ARROW_ASSIGN_OR_RAISE(const int64_t count, ReadAt(m_position, size, to));
        m_position += count;
        return count;
    }
    arrow::Result<std::shared_ptr<arrow::Buffer>> Read(int64_t size) override
    {
        ARROW_ASSIGN_OR_RAISE(std::shared_ptr<arrow::Buffer> bytes, ReadAt(m_position, size));
        m_position += bytes->size();
        return bytes;
    }
    arrow::Result<int64_t> ReadAt(int64_t offset, int64_t size, void* to) override
    {
        const int64_t count = available(offset, size);
        if (!m_source.read(offset, count, to))
            return arrow::Status::IOError("the file could not be read");
        return count;
    }
    arrow::Result<std::shared_ptr<arrow::Buffer>> ReadAt(int64_t offset, int64_t size) override
    {
        ARROW_ASSIGN_OR_RAISE(std::unique_ptr<arrow::ResizableBuffer> bytes,
                              arrow::AllocateResizableBuffer(available(offset, size), &m_memory));
        ARROW_RETURN_NOT_OK(ReadAt(offset, bytes->size(), bytes->mutable_data()));
        return std::shared_ptr<arrow::Buffer>(std::move(bytes));
    }
    arrow::Status Close() override
    {
        m_isClosed = true;
        return arrow::Status::OK();
    }
    [[nodiscard]] bool closed() const override { return m_isClosed; }

private:
    [[nodiscard]] int64_t available(int64_t offset, int64_t size) const
    {
        return std::clamp<int64_t>(m_source.size() - std::max<int64_t>(offset, 0), 0, std::max<int64_t>(size, 0));
    }

    Source& m_source;
    arrow::MemoryPool& m_memory;
    int64_t m_position = 0;
    bool m_isClosed = false;
};

/// Appends the numbers of the stored columns that a field consists of.
void appendStored(const parquet::arrow::SchemaField& field, std::vector<int>& stored)
{
    if (field.column_index >= 0)
        stored.push_back(field.column_index);
    for (const parquet::arrow::SchemaField& child : field.children)
        appendStored(child, stored);
}

class ArrowReader final : public Reader {
public:
    ArrowReader(Source& source, int64_t mostBytes) : m_memory(arrow::default_memory_pool(), mostBytes)
    {
        parquet::arrow::FileReaderBuilder builder;
        check(builder.Open(std::make_shared<SourceFile>(source, m_memory), parquet::ReaderProperties(&m_memory)));
        parquet::ArrowReaderProperties properties(false);
        properties.set_pre_buffer(false);
        builder.memory_pool(&m_memory)->properties(properties);
        m_file = checked(builder.Build());
        m_metadata = m_file->parquet_reader()->metadata();
        check(m_file->GetSchema(&m_schema));
    }

    [[nodiscard]] int groupCount() const noexcept override { return m_metadata->num_row_groups(); }
    [[nodiscard]] int64_t rowCount(int group) const noexcept override
    {
        return ofGroup(group, [](const parquet::RowGroupMetaData& rows) { return rows.num_rows(); });
    }
    [[nodiscard]] int64_t nullCount(int stored) const noexcept override
    {
        return sum(stored, [](const parquet::ColumnChunkMetaData& chunk) -> int64_t {
            const auto statistics = chunk.is_stats_set() ? chunk.statistics() : nullptr;
            return statistics && statistics->HasNullCount() ? statistics->null_count() : -1;
        });
    }
    [[nodiscard]] int64_t storedBytes(int stored) const noexcept override
    {
        return sum(stored, [](const parquet::ColumnChunkMetaData& chunk) { return chunk.total_compressed_size(); });
    }

    const char* schema(ArrowSchema& schema) noexcept override
    {
        return m_failure.of([&] { check(arrow::ExportSchema(*m_schema, &schema)); });
    }

    const char* read(int group, int column, ArrowArray& array) noexcept override
    {
        return m_failure.of([&] {
            std::vector<int> stored;
            appendStored(m_file->manifest().schema_fields.at(static_cast<std::size_t>(column)), stored);
            const std::shared_ptr<arrow::Table> table = checked(m_file->ReadRowGroup(group, stored));
            const arrow::ChunkedArray& chunks = *table->column(0);
            const std::shared_ptr<arrow::Array> whole = chunks.num_chunks() == 1
                                                          ? chunks.chunk(0)
                                                          : checked(arrow::Concatenate(chunks.chunks(), &m_memory));
            check(whole->ValidateFull());
            check(arrow::ExportArray(*whole, &array));
        });
    }

private:
    template <typename Value>
    [[nodiscard]] int64_t ofGroup(int group, const Value& value) const noexcept
    {
        try {
            return value(*m_metadata->RowGroup(group));
        } catch (const std::exception&) {
            return -1;
        }
    }

    /// The sum over the row groups; -1 if one of them does not state it.
    template <typename Value>
    [[nodiscard]] int64_t sum(int stored, const Value& value) const noexcept
    {
        int64_t total = 0;
        for (int group = 0; group < groupCount(); ++group) {
            const int64_t count = ofGroup(group,
                                          [&](const parquet::RowGroupMetaData& rows) { return value(*rows.ColumnChunk(stored)); });
            if (count < 0)
                return -1;
            total += count;
        }
        return total;
    }

    arrow::CappedMemoryPool m_memory;
    std::unique_ptr<parquet::arrow::FileReader> m_file;
    std::shared_ptr<parquet::FileMetaData> m_metadata;
    std::shared_ptr<arrow::Schema> m_schema;
    LastFailure m_failure;
};

}  // namespace

}  // namespace tensordesk::arrowfile

extern "C" __attribute__((visibility("default"))) tensordesk::arrowfile::Reader*
tensordesk_openArrowFile(tensordesk::arrowfile::Source& source, int64_t mostBytes, std::span<char> error) noexcept
{
    using namespace tensordesk::arrowfile;
    return madeOr<Reader>(error, [&] { return std::make_unique<ArrowReader>(source, mostBytes); });
}
