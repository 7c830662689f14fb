// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/arrays/raw/rawleaf.h"

#include "model/tensordict/base/error.h"
#include "model/tensordict/indices/part.h"
#include "model/tensordict/indices/rectangle.h"

#include <ATen/ops/empty.h>
#include <ATen/ops/from_blob.h>

#include <algorithm>
#include <cstring>

namespace tensordesk {

namespace {

/// Parts of this many bytes of a file are read ahead as a whole. The system reads smaller ones anyway; of a larger one the user may
/// need little, since mapping is free, and sequential access is read ahead by the system.
constexpr int64_t kLeastAhead = int64_t{256} << 10, kMostAhead = int64_t{16} << 20;
/// After a part of this many bytes the system reads as many more: it is a block of a pass, which goes on there while the disk reads.
constexpr int64_t kLeastOfPass = int64_t{8} << 20;
/// Only if the range is at most this many times larger than the part.
constexpr int64_t kDensity = 4;

int64_t firstElement(const std::vector<Range>& part, const Shape& strides)
{
    int64_t first = 0;
    for (std::size_t dim = 0; dim < part.size(); ++dim) {
        first += part[dim].start * strides[dim];
    }
    return first;
}

/// Calls `use(element, count)` for the longest runs of neighbouring elements that make up `part`, in
/// row-major order. REQUIRES: the part is not empty.
template <typename Use>
void forEachRun(const std::vector<Range>& part, const Shape& strides, Use&& use)
{
    // Dims from `inner` on are neighbours without gaps.
    std::size_t inner = part.size();
    int64_t run = 1;
    while (inner > 0) {
        const Range& range = part[inner - 1];
        if (range.count != 1 && range.step * strides[inner - 1] != run) {
            break;
        }
        run *= range.count;
        --inner;
    }
    std::vector<int64_t> position(inner, 0);
    int64_t element = firstElement(part, strides);
    for (;;) {
        use(element, run);
        std::size_t dim = inner;
        for (;; --dim) {
            if (dim == 0) {
                return;
            }
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

/// The first and the last element of a part that is not empty, in the order in which they lie.
std::pair<int64_t, int64_t> endsOf(const std::vector<Range>& part, const Shape& strides)
{
    int64_t first = firstElement(part, strides), last = first;
    for (std::size_t dim = 0; dim < part.size(); ++dim) {
        const int64_t reach = (part[dim].count - 1) * part[dim].step * strides[dim];
        (reach < 0 ? first : last) += reach;
    }
    return {first, last};
}

/// True if two elements may lie at one place. Says so of some odd strides under which none do, too.
bool mayShareElements(const Shape& shape, const Shape& strides)
{
    std::vector<std::pair<int64_t, int64_t>> dims;  // stride and size
    for (std::size_t dim = 0; dim < shape.size(); ++dim) {
        if (shape[dim] > 1) {
            dims.emplace_back(strides[dim], shape[dim]);
        }
    }
    std::ranges::sort(dims);
    int64_t reach = 0;
    for (const auto& [stride, size] : dims) {
        if (stride <= reach) {
            return true;
        }
        reach += stride * (size - 1);
    }
    return false;
}

bool isAligned(int64_t offset, DType dtype)
{
    // Complex numbers are read in halves.
    const int64_t item = itemSize(dtype);
    return offset % (c10::isComplexType(dtype) ? item / 2 : item) == 0;
}

}  // namespace

RawLeaf::RawLeaf(std::shared_ptr<ByteFile> file, int64_t offset, Shape shape, DType dtype)
    : RawLeaf(std::move(file), offset, std::move(shape), dtype, Shape())
{
}

RawLeaf::RawLeaf(std::shared_ptr<ByteFile> file, int64_t offset, Shape shape, DType dtype, Shape strides,
                 std::optional<at::Device> savedDevice)
    : LeafSource(std::move(shape), dtype), m_file(std::move(file)), m_offset(offset), m_strides(std::move(strides)),
      m_isAligned(isAligned(offset, dtype)), m_savedDevice(savedDevice)
{
}

Shape RawLeaf::strides() const
{
    return m_strides.empty() ? contiguousElements(shape()).strides : m_strides;
}

at::Tensor RawLeaf::read(const std::vector<Range>& part) const
{
    const Shape counts = shapeOf(part);
    const auto options = at::TensorOptions(dtype());
    if (tensordesk::elementCount(counts) == 0) {
        return at::empty(counts, options);
    }
    Shape strides = this->strides();
    const int64_t bytesPerItem = itemSize(dtype());
    const auto copied = [&](const auto& readBytes) {
        at::Tensor values = at::empty(counts, options);
        auto* bytes = static_cast<char*>(values.mutable_data_ptr());
        forEachRun(part, strides, [&](int64_t element, int64_t count) {
            const auto size = static_cast<std::size_t>(count * bytesPerItem);
            readBytes(bytes, size, m_offset + element * bytesPerItem);
            bytes += size;
        });
        return values;
    };
    if (const auto written = m_file->written()) {
        return copied([&](char* to, std::size_t size, int64_t offset) { written->read(offset, to, size); });
    }
    const auto mapping = m_file->mapping();
    if (!mapping) {
        const Descriptor file = m_file->openForReading();
        const std::string path = m_file->path();
        return copied([&](char* to, std::size_t size, int64_t offset) { readAt(file, to, size, offset, path); });
    }
    const auto [earliest, latest] = endsOf(part, strides);
    const int64_t begin = m_offset + earliest * bytesPerItem, end = m_offset + (latest + 1) * bytesPerItem;
    if (const int64_t bytes = end - begin;
        bytes >= kLeastAhead && bytes <= kMostAhead && bytes / kDensity <= tensordesk::elementCount(counts) * bytesPerItem) {
        mapping->prefetch(begin, bytes >= kLeastOfPass ? std::min(end + bytes, mapping->size()) : end);
    }
    if (!m_isAligned) {
        return copied([&](char* to, std::size_t size, int64_t offset) { std::memcpy(to, mapping->data() + offset, size); });
    }
    std::byte* const first = mapping->data() + m_offset + firstElement(part, strides) * bytesPerItem;
    for (std::size_t dim = 0; dim < part.size(); ++dim) {
        strides[dim] *= part[dim].step;
    }
    return at::from_blob(first, counts, strides, [mapping](void*) { static_cast<void>(mapping); }, options);
}

void RawLeaf::release(const std::vector<Range>& part) const
{
    const auto mapping = m_file->written() == nullptr ? m_file->mapping() : nullptr;
    if (!mapping) {
        return;
    }
    const Shape strides = this->strides();
    const auto [first, last] = endsOf(part, strides);
    const int64_t bytesPerItem = itemSize(dtype());
    mapping->release(m_offset + first * bytesPerItem, m_offset + (last + 1) * bytesPerItem);
}

void RawLeaf::write(const std::vector<Range>& part, const at::Tensor& values)
{
    if (values.numel() == 0) {
        return;
    }
    const Shape strides = this->strides();
    if (mayShareElements(shape(), strides)) {
        throw Error(ErrorKind::RuntimeError, "some of its elements share memory, so they cannot be changed one by one")
            .inFile(file());
    }
    const int64_t bytesPerItem = itemSize(dtype());
    const auto overlay = m_file->overlay();
    const at::Tensor elements = values.contiguous();
    const auto* bytes = static_cast<const char*>(elements.const_data_ptr());
    forEachRun(part, strides, [&](int64_t element, int64_t count) {
        const auto size = static_cast<std::size_t>(count * bytesPerItem);
        overlay->write(m_offset + element * bytesPerItem, bytes, size);
        bytes += size;
    });
}

StorageLayout RawLeaf::layout() const
{
    return {StorageLayout::Kind::Bytes, m_offset, m_offset + extentOf(shape(), strides(), dtype())};
}

int64_t RawLeaf::storedBytes() const
{
    return m_file->storedBytes(extentOf(shape(), strides(), dtype()));
}

int64_t extentOf(const Shape& shape, const Shape& strides, DType dtype)
{
    // The bytes of a contiguous tensor of this shape must be countable too, even if elements share memory.
    if (extentOf(shape, dtype) == 0) {
        return 0;
    }
    int64_t last = 0;
    bool fits = true;
    for (std::size_t dim = 0; dim < shape.size(); ++dim) {
        if (strides[dim] < 0) {
            throw Error(ErrorKind::ValueError, "has a negative stride: {}", toString(strides));
        }
        int64_t reach = 0;
        fits = fits && !__builtin_mul_overflow(shape[dim] - 1, strides[dim], &reach) && !__builtin_add_overflow(last, reach, &last);
    }
    int64_t bytes = 0;
    if (!fits || __builtin_add_overflow(last, 1, &last) || __builtin_mul_overflow(last, itemSize(dtype), &bytes)) {
        throw Error(ErrorKind::ValueError, "would have more bytes than 64 bits count");
    }
    return bytes;
}

int64_t extentOf(const Shape& shape, DType dtype)
{
    bool fits = true;
    bool isEmpty = false;
    int64_t bytes = itemSize(dtype);
    for (const int64_t size : shape) {
        if (size < 0) {
            throw Error(ErrorKind::ValueError, "has a negative size: {}", toString(shape));
        }
        isEmpty = isEmpty || size == 0;
        fits = fits && !__builtin_mul_overflow(bytes, size, &bytes);
    }
    if (isEmpty) {
        return 0;
    }
    if (!fits) {
        throw Error(ErrorKind::ValueError, "would have more bytes than 64 bits count");
    }
    return bytes;
}

}  // namespace tensordesk
