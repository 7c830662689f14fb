// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/leaves/leaf.h"

#include "model/tensordict/base/error.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/leaves/leafimpl.h"
#include "model/tensordict/thread/gradientrecording.h"

#include <ATen/core/grad_mode.h>
#include <ATen/ops/empty.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <mutex>

namespace tensordesk {

namespace {

/// A leaf in memory.
class TensorLeaf final : public Leaf::Impl {
public:
    explicit TensorLeaf(at::Tensor tensor) : Impl(tensor.scalar_type(), tensor.device()), m_tensor(std::move(tensor)) { }
    [[nodiscard]] c10::IntArrayRef sizes() const noexcept override { return m_tensor.sizes(); }
    [[nodiscard]] LeafPtr at(const BoundIndex& index) const override { return std::make_shared<TensorLeaf>(index.apply(m_tensor)); }
    [[nodiscard]] at::Tensor tensor() const override { return m_tensor; }
    [[nodiscard]] bool isInMemory() const noexcept override { return true; }
    void assign(const at::Tensor& value) const override
    {
        if (isCopiedAsBytes(value)) {
            std::memmove(m_tensor.mutable_data_ptr(), value.const_data_ptr(), value.nbytes());
            m_tensor.unsafeGetTensorImpl()->bump_version();
            return;
        }
        const GradientRecording recording(GradientRecording::isOn());
        m_tensor.copy_(value);
    }

private:
    /// True where the dispatcher would take longer than the copy: small, and laid out alike.
    [[nodiscard]] bool isCopiedAsBytes(const at::Tensor& value) const
    {
        constexpr std::size_t kMostBytes = 32768;
        const auto isPlain = [](const at::Tensor& tensor) { return !isRecorded(tensor) && isPlainMemory(tensor); };
        return value.nbytes() > 0 && value.nbytes() <= kMostBytes && value.scalar_type() == dtype() && isPlain(value)
            && isPlain(m_tensor) && !overlapsInPart(value);
    }

    /// True if LibTorch records its operations.
    [[nodiscard]] static bool isRecorded(const at::Tensor& tensor) { return GradientRecording::isOn() && tensor.requires_grad(); }

    /// For two contiguous tensors of one size, which torch does not copy.
    [[nodiscard]] bool overlapsInPart(const at::Tensor& value) const
    {
        const auto from = reinterpret_cast<std::uintptr_t>(value.const_data_ptr());
        const auto to = reinterpret_cast<std::uintptr_t>(m_tensor.const_data_ptr());
        return from != to && std::max(from, to) - std::min(from, to) < value.nbytes();
    }

    at::Tensor m_tensor;
};

/// A rectangular, strided part of a stored array, some of its dims dropped and new ones put between.
class SourceLeaf final : public Leaf::Impl {
public:
    explicit SourceLeaf(std::shared_ptr<LeafSource> source)
        : SourceLeaf(source, whole(source->shape()), allDims(source->shape().size()))
    {
    }
    /// `dims`: the source dim of each dim of this leaf, -1 for a new axis; in the source's order.
    SourceLeaf(std::shared_ptr<LeafSource> source, std::vector<Range> part, std::vector<int64_t> dims)
        : Impl(shapeOf(part, dims), source->dtype(), at::kCPU), m_source(std::move(source)), m_part(std::move(part)),
          m_dims(std::move(dims))
    {
    }

    [[nodiscard]] LeafPtr at(const BoundIndex& index) const override
    {
        std::vector<Range> part = m_part;
        std::vector<int64_t> dims;
        std::size_t dim = 0;
        for (const BoundIndex::BasicDim& basic : index.basic()) {
            if (basic.kind == BoundIndex::BasicDim::Kind::NewAxis) {
                dims.push_back(-1);
                continue;
            }
            const int64_t sourceDim = m_dims[dim++];
            if (sourceDim >= 0) {
                Range& range = part[sourceDim];
                range = {range.start + basic.range.start * range.step, range.step * basic.range.step, basic.range.count};
            }
            if (basic.kind == BoundIndex::BasicDim::Kind::Range) {
                // An emptied new axis has no source dim to carry its size.
                if (sourceDim < 0 && basic.range.count != 1) {
                    return makeGatheredLeaf(sameLeaf(), index);
                }
                dims.push_back(sourceDim);
            }
        }
        dims.insert(dims.end(), m_dims.begin() + static_cast<std::ptrdiff_t>(dim), m_dims.end());
        auto indexed = std::make_shared<SourceLeaf>(m_source, std::move(part), std::move(dims));
        return index.isBasic() ? indexed : makeGatheredLeaf(std::move(indexed), index.advancedPart());
    }
    [[nodiscard]] at::Tensor tensor() const override
    {
        return tensordesk::elementCount(shape()) == 0 ? at::empty(shape(), dtype()) : m_source->read(m_part).view(shape());
    }
    void assign(const at::Tensor& value) const override
    {
        if (value.numel() > 0) {
            // Only the numbers are stored: a document would keep their whole graph.
            m_source->write(m_part, value.detach().to(at::kCPU).reshape(counts()));
        }
    }
    [[nodiscard]] std::shared_ptr<LeafSource> source() const noexcept override { return m_source; }
    void checkIntact() const override { m_source->checkIntact(); }
    void release() const override
    {
        if (tensordesk::elementCount(shape()) > 0) {
            m_source->release(m_part);
        }
    }
    [[nodiscard]] bool isEdited() const override { return m_source->isEdited(m_part); }
    [[nodiscard]] bool isWholeSource() const noexcept override
    {
        return m_part == whole(m_source->shape()) && m_dims == allDims(m_source->shape().size());
    }
    [[nodiscard]] std::pair<LeafPtr, StridedElements> strided(LeafPtr) const override
    {
        const StridedElements whole = contiguousElements(m_source->shape());
        StridedElements elements{{}, {}, 0};
        for (const int64_t dim : m_dims) {
            elements.append(dim < 0 ? 1 : m_part[dim].count, dim < 0 ? 0 : m_part[dim].step * whole.strides[dim]);
        }
        for (std::size_t dim = 0; dim < m_part.size(); ++dim) {
            elements.offset += m_part[dim].start * whole.strides[dim];
        }
        return {std::make_shared<SourceLeaf>(m_source), std::move(elements)};
    }

private:
    static std::vector<Range> whole(const Shape& shape)
    {
        std::vector<Range> part;
        for (const int64_t size : shape) {
            part.push_back({0, 1, size});
        }
        return part;
    }
    static std::vector<int64_t> allDims(std::size_t count)
    {
        std::vector<int64_t> dims(count);
        for (std::size_t i = 0; i < count; ++i) {
            dims[i] = static_cast<int64_t>(i);
        }
        return dims;
    }
    static Shape shapeOf(const std::vector<Range>& part, const std::vector<int64_t>& dims)
    {
        Shape shape;
        for (const int64_t dim : dims) {
            shape.push_back(dim < 0 ? 1 : part[dim].count);
        }
        return shape;
    }
    [[nodiscard]] Shape counts() const
    {
        Shape shape;
        for (const Range& range : m_part) {
            shape.push_back(range.count);
        }
        return shape;
    }
    [[nodiscard]] LeafPtr sameLeaf() const { return std::make_shared<SourceLeaf>(m_source, m_part, m_dims); }

    std::shared_ptr<LeafSource> m_source;
    std::vector<Range> m_part;
    std::vector<int64_t> m_dims;
};

/// MemoryError if reading it as a whole takes more memory than is free. What is mapped takes none.
void checkRead(const Leaf::Impl& leaf)
{
    const std::shared_ptr<LeafSource> source = leaf.source();
    if (leaf.device().is_cpu() && !(source && source->isMapped()) && !isRagged(leaf.shape())) {
        try {
            checkFits(leaf.shape(), leaf.dtype());
        } catch (Error& error) {
            if (source)
                error.inFile(source->file());
            throw;
        }
    }
}

}  // namespace

const Shape& Leaf::Impl::madeShape() const noexcept
{
    static std::mutex making;
    const std::lock_guard lock(making);
    if (!m_hasShape.load(std::memory_order_relaxed)) {
        m_shape = sizes().vec();
        m_hasShape.store(true, std::memory_order_release);
    }
    return m_shape;
}

LeafPtr makeTensorLeaf(at::Tensor tensor)
{
    return std::make_shared<TensorLeaf>(std::move(tensor));
}

Leaf::Leaf(at::Tensor tensor) : m_impl(makeTensorLeaf(std::move(tensor))) { }

Leaf::Leaf(std::shared_ptr<LeafSource> source) : m_impl(std::make_shared<SourceLeaf>(std::move(source))) { }

Leaf Leaf::stack(std::vector<Leaf> members, int64_t dim)
{
    std::vector<LeafPtr> impls;
    impls.reserve(members.size());
    for (Leaf& member : members) {
        impls.push_back(std::move(member.m_impl));
    }
    return Leaf(makeStackedLeaf(std::move(impls), dim));
}

const Shape& Leaf::shape() const noexcept
{
    return m_impl->shape();
}

c10::IntArrayRef Leaf::sizes() const noexcept
{
    return m_impl->sizes();
}

DType Leaf::dtype() const noexcept
{
    return m_impl->dtype();
}

at::Device Leaf::device() const noexcept
{
    return m_impl->device();
}

int64_t Leaf::bytes() const
{
    return m_impl->bytes();
}

int64_t Leaf::elementCount() const
{
    if (!isRagged())
        return tensordesk::elementCount(sizes());
    int64_t sum = 0;  // computed by member, since dtypes may differ
    for (const Leaf& member : members())
        sum += member.elementCount();
    return sum;
}

Leaf Leaf::at(const BoundIndex& index) const
{
    return index.isIdentity() ? *this : Leaf(guardingTorch([&] { return m_impl->at(index); }));
}

Leaf Leaf::at(const Index& index) const
{
    return at(BoundIndex(index, shape()));
}

at::Tensor Leaf::tensor() const
{
    return guardingTorch([&] {
        if (!m_impl->isInMemory()) {
            checkRead(*m_impl);
        }
        return m_impl->tensor();
    });
}

void Leaf::assign(const at::Tensor& value) const
{
    guardingTorch([&] {
        if (value.sizes() == sizes() && value.scalar_type() == dtype()) {
            m_impl->assign(value);
            return;
        }
        if (value.sizes() != c10::IntArrayRef(shape())
            && c10::IntArrayRef(broadcastShape(value.sizes(), shape())) != c10::IntArrayRef(shape())) {
            throw Error(ErrorKind::RuntimeError, "a value of shape {} does not fit into elements of shape {}",
                        toString(value.sizes()), toString(shape()));
        }
        m_impl->assign(value.to(dtype()).expand(shape()));
    });
}

void Leaf::assign(const BoundIndex& index, const at::Tensor& value) const
{
    if (isInMemory()) {
        // Index tensors gather a copy of a leaf in memory, so the write goes to the leaf itself.
        guardingTorch([&] {
            const at::NoGradGuard noGrad;
            index.put(m_impl->tensor().detach(), value.to(dtype()).expand(index.resultShape(shape())));
        });
    } else {
        at(index).assign(value);
    }
}

std::shared_ptr<LeafSource> Leaf::source() const noexcept
{
    return m_impl->source();
}

std::vector<Leaf> Leaf::members() const
{
    return m_impl->members();
}

void Leaf::checkIntact() const
{
    m_impl->checkIntact();
}

void Leaf::release() const
{
    m_impl->release();
}

bool Leaf::isEdited() const
{
    return m_impl->isEdited();
}

bool Leaf::isInMemory() const noexcept
{
    return m_impl->isInMemory();
}

at::Tensor snapshot(const Leaf& leaf)
{
    at::Tensor copy = at::empty(leaf.shape(), at::TensorOptions(leaf.dtype()));
    copy.copy_(leaf.tensor().detach());
    leaf.checkIntact();
    return copy;
}

}  // namespace tensordesk
