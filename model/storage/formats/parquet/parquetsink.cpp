// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/parquet/parquetsink.h"

#include "model/storage/formats/parquet/parquetlibrary.h"
#include "model/tensordict/base/error.h"

#include <cstddef>
#include <utility>

namespace tensordesk {
namespace {

constexpr std::size_t kWorthWriting = std::size_t{1} << 20;

}  // namespace

ParquetSink::ParquetSink(Descriptor file, std::string path, Progress& progress)
    : m_file(std::move(file)), m_path(std::move(path)), m_progress(progress)
{
}

std::unique_ptr<arrowfile::File> ParquetSink::begin(const arrowfile::Layout& layout)
{
    try {
        return createArrowFile(layout, *this);
    } catch (const Error&) {
        if (m_failure) {
            std::rethrow_exception(m_failure);
        }
        throw;
    }
}

bool ParquetSink::write(const void* bytes, int64_t size) noexcept
{
    if (m_failure) {
        return false;
    }
    try {
        m_progress.check();
        m_pending.append(static_cast<const char*>(bytes), static_cast<std::size_t>(size));
        if (m_pending.size() >= kWorthWriting) {
            writePending();
        }
        return true;
    } catch (...) {
        m_failure = std::current_exception();
        return false;
    }
}

void ParquetSink::writePending()
{
    writeAt(m_file, m_pending.data(), m_pending.size(), m_offset, m_path);
    m_offset += static_cast<int64_t>(m_pending.size());
    m_pending.clear();
}

void ParquetSink::finish(arrowfile::File& file)
{
    check(file.finish());
    writePending();
}

void ParquetSink::check(const char* error) const
{
    if (error == nullptr) {
        return;
    }
    if (m_failure) {
        std::rethrow_exception(m_failure);
    }
    throw Error(ErrorKind::RuntimeError, "Apache Arrow cannot write it: {}", std::string(error));
}

}  // namespace tensordesk
