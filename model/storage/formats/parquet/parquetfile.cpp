// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/parquet/parquetfile.h"

#include "model/storage/files/fileio.h"
#include "model/storage/files/filestate.h"
#include "model/storage/formats/parquet/parquetlibrary.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/leaves/scratch.h"

#include <fcntl.h>

#include <algorithm>
#include <exception>

namespace tensordesk {

namespace {

/// Reads the file for Arrow, and keeps an error that cannot pass through Arrow.
class ParquetBytes final : public arrowfile::Source {
public:
    explicit ParquetBytes(const std::string& path)
        : m_path(path), m_file(openFile(path, O_RDONLY)), m_state(FileState::ofOpen(m_file.get(), path))
    {
    }

    [[nodiscard]] int64_t size() const noexcept override { return m_state.size; }
    bool read(int64_t offset, int64_t size, void* to) noexcept override
    {
        try {
            ProgressScope::current().check();
            readAt(m_file, to, static_cast<std::size_t>(size), offset, m_path);
            return true;
        } catch (...) {
            m_failure = std::current_exception();
            return false;
        }
    }

    /// Throws the kept error, or else Arrow's, if that is not null.
    void check(const char* error)
    {
        if (const std::exception_ptr failure = std::exchange(m_failure, nullptr)) {
            std::rethrow_exception(failure);
        }
        if (error != nullptr) {
            if (!(FileState::ofOpen(m_file.get(), m_path) == m_state)) {
                throw Error(ErrorKind::RuntimeError, "was changed by another program since it was opened; open it again");
            }
            throw Error(ErrorKind::OSError, "is a damaged Parquet file: {}", std::string(error));
        }
    }

private:
    std::string m_path;
    Descriptor m_file;
    FileState m_state;
    std::exception_ptr m_failure;
};

/// Returns the bytes of an array's buffers. Without those of texts, whose size their last offset states.
int64_t bytesOf(const ArrowArray& array, const ParquetColumn& column)
{
    int64_t bytes = array.length * std::max<int64_t>(itemSize(column.dtype), column.offsetBytes);
    const bool isText = column.kind == ParquetColumn::Kind::Text || column.kind == ParquetColumn::Kind::Bytes;
    if (isText && column.size == 0 && array.n_buffers > 2 && array.length > 0 && array.buffers[1] != nullptr) {
        const int64_t last = array.offset + array.length;
        bytes += column.offsetBytes == 8 ? static_cast<const int64_t*>(array.buffers[1])[last]
                                         : static_cast<const int32_t*>(array.buffers[1])[last];
    } else if (isText) {
        bytes += array.length * column.size;
    }
    for (int64_t i = 0; i < array.n_children; ++i) {
        bytes += bytesOf(*array.children[i], column.children[static_cast<std::size_t>(i)]);
    }
    return bytes;
}

/// Closes a structure of Arrow that was filled.
template <typename Structure>
struct Release {
    void operator()(Structure* filled) const
    {
        if (filled->release != nullptr) {
            filled->release(filled);
        }
        delete filled;
    }
};

}  // namespace

/// Lives as long as an array, whose memory the reader counts.
struct ParquetFile::Opened {
    explicit Opened(const std::string& path) : bytes(path), reader(openArrowFile(bytes, static_cast<int64_t>(freeMemory()))) { }
    ParquetBytes bytes;
    std::unique_ptr<arrowfile::Reader> reader;
};

ParquetFile::ParquetFile(std::string path) : m_path(std::move(path))
{
    try {
        m_opened = std::make_shared<Opened>(m_path);
        readFooter();
    } catch (Error& error) {
        throw error.inFile(m_path);
    }
}

void ParquetFile::readFooter()
{
    const arrowfile::Reader& reader = *m_opened->reader;
    const std::unique_ptr<ArrowSchema, Release<ArrowSchema>> schema(new ArrowSchema{});
    m_opened->bytes.check(m_opened->reader->schema(*schema));
    int stored = 0;
    m_columns = ParquetColumn::of(*schema, stored).children;
    m_huggingFace = metadataOf(*schema, "huggingface");
    m_tensorDesk = metadataOf(*schema, "tensordesk");
    for (int group = 0; group < reader.groupCount(); ++group) {
        int64_t end = 0;
        const int64_t rows = reader.rowCount(group);
        if (rows < 0 || __builtin_add_overflow(m_groupStarts.back(), rows, &end)) {
            throw Error(ErrorKind::OSError, "is a damaged Parquet file: row group {} has {} rows", group, rows);
        }
        m_groupStarts.push_back(end);
    }
}

int ParquetFile::groupOf(int64_t row) const
{
    return static_cast<int>(std::ranges::upper_bound(m_groupStarts, row) - m_groupStarts.begin()) - 1;
}

std::optional<bool> ParquetFile::hasNulls(int stored) const
{
    const std::lock_guard lock(m_mutex);
    const int64_t count = m_opened->reader->nullCount(stored);
    return count < 0 ? std::nullopt : std::optional(count > 0);
}

int64_t ParquetFile::storedBytes(const ParquetColumn& column) const
{
    if (column.children.empty() || column.kind == ParquetColumn::Kind::Dictionary) {
        const std::lock_guard lock(m_mutex);
        return std::max<int64_t>(m_opened->reader->storedBytes(column.stored), 0);
    }
    int64_t bytes = 0;
    for (const ParquetColumn& child : column.children) {
        bytes += storedBytes(child);
    }
    return bytes;
}

ParquetArray ParquetFile::read(int group, int column, bool isKept) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = std::ranges::find_if(m_kept, [&](const Kept& kept) { return kept.group == group && kept.column == column; });
    if (found != m_kept.end()) {
        m_kept.splice(m_kept.begin(), m_kept, found);
        return m_kept.front().array;
    }
    ParquetArray array = decoded(group, column);
    if (isKept) {
        m_kept.push_front({group, column, bytesOf(*array, m_columns[static_cast<std::size_t>(column)]), array});
        const int64_t most = mostBytesInMemory() / 4;
        int64_t total = 0;
        for (auto kept = m_kept.begin(); kept != m_kept.end();) {
            total += kept->bytes;
            kept = total > most && kept != m_kept.begin() ? m_kept.erase(kept) : std::next(kept);
        }
    }
    return array;
}

ParquetArray ParquetFile::decoded(int group, int column) const
{
    std::unique_ptr<ArrowArray, Release<ArrowArray>> array(new ArrowArray{});
    try {
        m_opened->bytes.check(m_opened->reader->read(group, column, *array));
        if (array->length != groupStart(group + 1) - groupStart(group)) {
            throw Error(ErrorKind::OSError, "is a damaged Parquet file: {} has {} rows in row group {}, not {}",
                        stringLiteral(m_columns[static_cast<std::size_t>(column)].name), array->length, group,
                        groupStart(group + 1) - groupStart(group));
        }
    } catch (Error& error) {
        throw error.inFile(m_path);
    }
    const ArrowArray* const elements = array.get();
    return {elements, [opened = m_opened, owner = array.release()](const ArrowArray*) { Release<ArrowArray>()(owner); }};
}

}  // namespace tensordesk
