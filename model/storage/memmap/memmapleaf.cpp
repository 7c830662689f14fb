// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/memmap/memmapleaf.h"

#include "model/storage/systemerror.h"
#include "model/tensordict/indices/part.h"
#include "model/tensordict/indices/rectangle.h"

#include <ATen/ops/empty.h>
#include <ATen/ops/from_blob.h>

#include <fcntl.h>
#include <sys/stat.h>

#include <cerrno>

namespace tensordesk {

namespace {

int64_t firstElement(const std::vector<Range>& part, const Shape& strides)
{
    int64_t first = 0;
    for (std::size_t dim = 0; dim < part.size(); ++dim)
        first += part[dim].start * strides[dim];
    return first;
}

/// Calls `use(element, count)` for the longest runs of neighbouring elements that make up `part`, in
/// row-major order. REQUIRES: the part is not empty.
template <typename Use>
void forEachRun(const Shape& shape, const std::vector<Range>& part, Use&& use)
{
    const Shape strides = contiguousElements(shape).strides;
    // Dims from `inner` on are taken whole, and `inner - 1` may be taken in one stretch.
    std::size_t inner = shape.size();
    int64_t run = 1;
    while (inner > 0) {
        const Range& range = part[inner - 1];
        if (range.step != 1 && range.count != 1)
            break;
        run *= range.count;
        --inner;
        if (range.count != shape[inner])
            break;
    }
    std::vector<int64_t> position(inner, 0);
    int64_t element = firstElement(part, strides);
    for (;;) {
        use(element, run);
        std::size_t dim = inner;
        for (;; --dim) {
            if (dim == 0)
                return;
            const Range& range = part[dim - 1];
            const int64_t step = range.step * strides[dim - 1];
            if (++position[dim - 1] < range.count) {
                element += step;
                break;
            }
            element -= step * (range.count - 1);
            position[dim - 1] = 0;
        }
    }
}

}  // namespace

std::shared_ptr<const MappedFile> LeafFile::mapping() const
{
    const std::lock_guard lock(m_mapMutex);
    if (!m_mapping)
        m_mapping = MappedFile::open(m_context->moves()->real(m_place->path()), m_size);
    return m_mapping;
}

void LeafFile::checkIntact() const
{
    std::shared_ptr<const MappedFile> mapping;
    {
        const std::lock_guard lock(m_mapMutex);
        mapping = m_mapping;
    }
    if (!mapping)
        return;
    const std::string path = m_place->path();
    // A hole that ends in the middle of a page, or that nobody looked at yet, shows in the size alone.
    // A file that was replaced or deleted lives on in the mapping.
    const auto now = FileState::of(path);
    if (mapping->hasHole() || (now && now->isSameFile(mapping->state()) && now->size < m_size))
        throw Error(now ? Error(ErrorKind::OSError,
                                "was shortened while it was open: what is missing reads as zeros, from byte {} of {} on", now->size,
                                m_size)
                        : Error(ErrorKind::OSError, "was shortened while it was open: what is missing reads as zeros"))
            .inFile(path);
}

int64_t LeafFile::storedBytes() const
{
    struct stat status = {};
    if (m_size == 0 || ::stat(m_context->moves()->find(m_place->path()).value_or("").c_str(), &status) != 0)
        return 0;
    return int64_t{status.st_blocks} * 512;
}

Descriptor LeafFile::openForReading() const
{
    return openFile(m_context->moves()->real(m_place->path()), O_RDONLY);
}

std::shared_ptr<FileOverlay> LeafFile::written() const
{
    const auto transaction = m_context->transaction();
    return transaction ? transaction->edited(m_place->path()) : nullptr;
}

std::shared_ptr<FileOverlay> LeafFile::overlay()
{
    if (auto known = written())
        return known;
    const std::string path = m_place->path();
    const auto transaction = m_context->editing();
    m_context->checkMayWrite(path);
    return transaction->edit(path, [&](const FileState& state) {
        m_context->checkUnchanged(path, state);
        // A write beyond the end would make the file longer, and hide that bytes are missing.
        if (state.size < m_size)
            throw Error(ErrorKind::OSError, "has {} bytes where {} are expected", state.size, m_size).inFile(path);
    });
}

at::Tensor MemmapLeaf::read(const std::vector<Range>& part) const
{
    const Shape counts = shapeOf(part);
    const auto options = at::TensorOptions(dtype());
    if (elementCount(counts) == 0)
        return at::empty(counts, options);

    const int64_t bytesPerItem = itemSize(dtype());
    const auto copied = [&](const auto& readBytes) {
        at::Tensor values = at::empty(counts, options);
        auto* bytes = static_cast<char*>(values.mutable_data_ptr());
        forEachRun(shape(), part, [&](int64_t element, int64_t count) {
            const auto size = static_cast<std::size_t>(count * bytesPerItem);
            readBytes(bytes, size, m_offset + element * bytesPerItem);
            bytes += size;
        });
        return values;
    };
    if (const auto written = m_file->written())
        return copied([&](char* to, std::size_t size, int64_t offset) { written->read(offset, to, size); });
    const auto mapping = m_file->mapping();
    if (!mapping) {
        const Descriptor file = m_file->openForReading();
        const std::string path = m_file->path();
        return copied([&](char* to, std::size_t size, int64_t offset) { readAt(file, to, size, offset, path); });
    }
    Shape strides = contiguousElements(shape()).strides;
    std::byte* const first = mapping->data() + m_offset + firstElement(part, strides) * bytesPerItem;
    for (std::size_t dim = 0; dim < part.size(); ++dim)
        strides[dim] *= part[dim].step;
    return at::from_blob(first, counts, strides, [mapping](void*) { static_cast<void>(mapping); }, options);
}

void MemmapLeaf::write(const std::vector<Range>& part, const at::Tensor& values)
{
    if (values.numel() == 0)
        return;
    const int64_t bytesPerItem = itemSize(dtype());
    const auto overlay = m_file->overlay();
    const at::Tensor elements = values.contiguous();
    const auto* bytes = static_cast<const char*>(elements.const_data_ptr());
    forEachRun(shape(), part, [&](int64_t element, int64_t count) {
        const auto size = static_cast<std::size_t>(count * bytesPerItem);
        overlay->write(m_offset + element * bytesPerItem, bytes, size);
        bytes += size;
    });
}

StorageLayout MemmapLeaf::layout() const
{
    return {StorageLayout::Kind::Bytes, m_offset, m_offset + elementCount(shape()) * itemSize(dtype())};
}

}  // namespace tensordesk
