// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/indices/rectangle.h"
#include "model/tensordict/leaves/leaf.h"

#include <atomic>
#include <functional>
#include <utility>

namespace tensordesk {

/// What a Leaf handle points at. Immutable; the elements it stands for are not.
class Leaf::Impl {
public:
    Impl(Shape shape, DType dtype, at::Device device)
        : m_shape(std::move(shape)), m_hasShape(true), m_dtype(dtype), m_device(device)
    {
    }
    virtual ~Impl() = default;
    Impl(const Impl&) = delete;
    Impl& operator=(const Impl&) = delete;

    [[nodiscard]] const Shape& shape() const noexcept { return m_hasShape.load(std::memory_order_acquire) ? m_shape : madeShape(); }
    /// The shape, for one look at it.
    [[nodiscard]] virtual c10::IntArrayRef sizes() const noexcept { return m_shape; }
    [[nodiscard]] DType dtype() const noexcept { return m_dtype; }
    [[nodiscard]] at::Device device() const noexcept { return m_device; }

    [[nodiscard]] virtual std::shared_ptr<const Impl> at(const BoundIndex& index) const = 0;
    [[nodiscard]] virtual at::Tensor tensor() const = 0;
    /// REQUIRES: `value` has this shape and dtype.
    virtual void assign(const at::Tensor& value) const = 0;

    [[nodiscard]] virtual int64_t bytes() const { return tensordesk::elementCount(sizes()) * itemSize(m_dtype); }
    [[nodiscard]] virtual std::shared_ptr<LeafSource> source() const noexcept { return nullptr; }
    [[nodiscard]] virtual std::vector<Leaf> members() const { return {}; }
    virtual void checkIntact() const { }
    virtual void release() const { }
    /// See Leaf::isInMemory().
    [[nodiscard]] virtual bool isInMemory() const noexcept { return false; }
    [[nodiscard]] virtual bool isEdited() const { return false; }
    /// True of a leaf that is all of its source, in the source's order.
    [[nodiscard]] virtual bool isWholeSource() const noexcept { return false; }
    /// This leaf as elements of another one: what its views choose from. `self` is this leaf.
    [[nodiscard]] virtual std::pair<std::shared_ptr<const Impl>, StridedElements> strided(std::shared_ptr<const Impl> self) const
    {
        return {std::move(self), contiguousElements(shape())};
    }

protected:
    /// One whose shape is what sizes() gives: kept when it is first asked for, since among thousands of small tensors
    /// keeping it takes a quarter of the time that a view of one takes.
    Impl(DType dtype, at::Device device) : m_dtype(dtype), m_device(device) { }

private:
    const Shape& madeShape() const noexcept;

    mutable Shape m_shape;
    mutable std::atomic<bool> m_hasShape = false;
    DType m_dtype;
    at::Device m_device;
};

using LeafPtr = std::shared_ptr<const Leaf::Impl>;

/// The items that the basic part of `index` consists of; `skip`: the input dim to leave out, if any.
[[nodiscard]] Index basicItems(const BoundIndex& index, std::optional<int64_t> skip = {});

[[nodiscard]] LeafPtr makeTensorLeaf(at::Tensor tensor);
[[nodiscard]] LeafPtr makeGatheredLeaf(LeafPtr base, const BoundIndex& index);
[[nodiscard]] LeafPtr makeStackedLeaf(std::vector<LeafPtr> members, int64_t dim);
/// What torch promotes the dtypes of the members to. REQUIRES: members.
[[nodiscard]] DType promotedDType(const std::vector<LeafPtr>& members);
/// The dim that the members of a leaf are stacked on. REQUIRES: it has members().
[[nodiscard]] int64_t stackDimOf(const Leaf& leaf);
/// The leaf with what `change` makes of each member; itself if it has none.
[[nodiscard]] Leaf withMembers(const Leaf& leaf, const std::function<Leaf(const Leaf&)>& change);

}  // namespace tensordesk
