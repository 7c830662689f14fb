// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/torchsave/storedtensor.h"

#include "model/storage/arrays/raw/rawleaf.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/indices/part.h"

#include <ATen/ops/empty.h>
#include <ATen/ops/from_blob.h>

#include <cstring>

namespace tensordesk {

namespace {

/// A stored array whose bytes were unpacked when the file was opened: they are not in the file as they are, so that none can
/// be written to it.
class UnpackedLeaf final : public LeafSource {
public:
    UnpackedLeaf(at::Tensor elements, Shape shape, DType dtype)
        : LeafSource(std::move(shape), dtype), m_elements(std::move(elements))
    {
    }

    [[nodiscard]] at::Tensor read(const std::vector<Range>& part) const override
    {
        at::Tensor values = m_elements;
        for (std::size_t dim = 0; dim < part.size(); ++dim) {
            const auto& [start, step, count] = part[dim];
            values = values.slice(static_cast<int64_t>(dim), start, count > 0 ? start + (count - 1) * step + 1 : start, step);
        }
        return values.clone(at::MemoryFormat::Contiguous);
    }
    void write(const std::vector<Range>&, const at::Tensor&) override
    {
        throw Error(
            ErrorKind::PermissionError,
            "these elements are stored in another form than in memory, so they are read-only; save the tensordict in another format to edit them");
    }
    [[nodiscard]] std::string file() const override { return {}; }
    [[nodiscard]] StorageLayout layout() const override { return {StorageLayout::Kind::Header}; }
    [[nodiscard]] int64_t storedBytes() const override { return static_cast<int64_t>(m_elements.nbytes()); }

private:
    at::Tensor m_elements;
};

/// Elements whose conjugates or negatives are stored: torch saves such a view as the bytes under it.
class FlippedLeaf final : public LeafSource {
public:
    FlippedLeaf(std::shared_ptr<LeafSource> stored, bool isConjugated, bool isNegated)
        : LeafSource(stored->shape(), stored->dtype()), m_stored(std::move(stored)), m_isConjugated(isConjugated),
          m_isNegated(isNegated)
    {
    }

    [[nodiscard]] at::Tensor read(const std::vector<Range>& part) const override { return flipped(m_stored->read(part)); }
    void write(const std::vector<Range>& part, const at::Tensor& values) override { m_stored->write(part, flipped(values)); }
    void checkIntact() const override { m_stored->checkIntact(); }
    [[nodiscard]] std::string file() const override { return m_stored->file(); }
    [[nodiscard]] StorageLayout layout() const override { return m_stored->layout(); }
    [[nodiscard]] int64_t storedBytes() const override { return m_stored->storedBytes(); }
    [[nodiscard]] std::optional<at::Device> savedDevice() const override { return m_stored->savedDevice(); }

private:
    [[nodiscard]] at::Tensor flipped(const at::Tensor& values) const
    {
        const at::Tensor conjugated = m_isConjugated ? values.conj_physical() : values;
        return m_isNegated ? conjugated.neg() : conjugated.clone(at::MemoryFormat::Contiguous);
    }

    std::shared_ptr<LeafSource> m_stored;
    bool m_isConjugated, m_isNegated;
};

}  // namespace

StoredBytes StoredBytes::kept(const void* bytes, int64_t count)
{
    StoredBytes kept{.size = count, .memory = at::empty({count}, at::TensorOptions(DType::Byte))};
    if (count > 0)
        std::memcpy(kept.memory.mutable_data_ptr(), bytes, static_cast<std::size_t>(count));
    return kept;
}

StoredBytes StoredBytes::part(int64_t begin, int64_t count) const
{
    return {file, offset + begin, count, memory.defined() ? memory.narrow(0, begin, count) : memory, device};
}

void StoredTensor::checkExtent() const
{
    if (shape.size() != strides.size())
        throw Error(ErrorKind::ValueError, "has {} sizes and {} strides", shape.size(), strides.size());
    const int64_t extent = extentOf(shape, strides, dtype);
    int64_t end = 0;
    if (first < 0 || __builtin_add_overflow(first, extent, &end) || (extent > 0 && end > bytes.size))
        throw Error(ErrorKind::OSError, "exceeds its storage: it needs bytes {} to {}, and the storage has {}", first, end,
                    bytes.size);
}

std::shared_ptr<LeafSource> StoredTensor::source() const
{
    std::shared_ptr<LeafSource> source;
    if (bytes.file) {
        source = std::make_shared<RawLeaf>(bytes.file, bytes.offset + first, shape, dtype, strides, bytes.device);
    } else {
        const int64_t extent = extentOf(shape, strides, dtype);
        // In memory of its own, in which the first element is aligned.
        const at::Tensor own = extent > 0 ? bytes.memory.narrow(0, first, extent).clone()
                                          : at::empty({0}, at::TensorOptions(DType::Byte));
        at::Tensor elements = at::from_blob(
            own.mutable_data_ptr(), shape, strides, [own](void*) { static_cast<void>(own); }, at::TensorOptions(dtype));
        source = std::make_shared<UnpackedLeaf>(std::move(elements), shape, dtype);
    }
    return isConjugated || isNegated ? std::make_shared<FlippedLeaf>(std::move(source), isConjugated, isNegated) : source;
}

std::vector<int64_t> StoredTensor::integers(int64_t most) const
{
    checkExtent();
    const int64_t count = elementCount(shape);
    if (count > most)
        throw Error(ErrorKind::ValueError, "is described by {} numbers, which is more than {}", count, most);
    if (dtype != DType::Long && dtype != DType::Int)
        throw Error(ErrorKind::ValueError, "is described by a tensor of the dtype {}, expected integers", dtypeName(dtype));
    const at::Tensor values = source()->read(wholePart(shape)).to(DType::Long).contiguous();
    const auto* numbers = values.const_data_ptr<int64_t>();
    return {numbers, numbers + count};
}

}  // namespace tensordesk
