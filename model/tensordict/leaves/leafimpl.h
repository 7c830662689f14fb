// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/indices/rectangle.h"
#include "model/tensordict/leaves/leaf.h"

#include <atomic>
#include <functional>
#include <utility>

namespace tensordesk {

/// The implementation behind a Leaf handle. Immutable, but its elements are not.
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
    /// Returns a view of the shape that is valid only briefly.
    [[nodiscard]] virtual c10::IntArrayRef sizes() const noexcept { return m_shape; }
    [[nodiscard]] DType dtype() const noexcept { return m_dtype; }
    [[nodiscard]] at::Device device() const noexcept { return m_device; }

    [[nodiscard]] virtual std::shared_ptr<const Impl> at(const BoundIndex& index) const = 0;
    [[nodiscard]] virtual at::Tensor tensor() const = 0;
    /// Writes all elements. REQUIRES: `value` has this shape and dtype.
    virtual void assign(const at::Tensor& value) const = 0;

    [[nodiscard]] virtual int64_t bytes() const { return tensordesk::elementCount(sizes()) * itemSize(m_dtype); }
    [[nodiscard]] virtual std::shared_ptr<LeafSource> source() const noexcept { return nullptr; }
    [[nodiscard]] virtual std::vector<Leaf> members() const { return {}; }
    virtual void checkIntact() const { }
    virtual void release() const { }
    /// See Leaf::isInMemory().
    [[nodiscard]] virtual bool isInMemory() const noexcept { return false; }
    [[nodiscard]] virtual bool isEdited() const { return false; }
    /// True if the leaf is all of its source, in the source's order.
    [[nodiscard]] virtual bool isWholeSource() const noexcept { return false; }
    /// Returns this leaf as elements of another leaf, on which views of it are built. `self` is this leaf.
    [[nodiscard]] virtual std::pair<std::shared_ptr<const Impl>, StridedElements> strided(std::shared_ptr<const Impl> self) const
    {
        return {std::move(self), contiguousElements(shape())};
    }

protected:
    /// Makes a leaf whose shape is computed by sizes() when it is first needed. Among thousands of small tensors, storing the shape
    /// would take a quarter of the time of making a view.
    Impl(DType dtype, at::Device device) : m_dtype(dtype), m_device(device) { }

private:
    const Shape& madeShape() const noexcept;

    mutable Shape m_shape;
    mutable std::atomic<bool> m_hasShape = false;
    DType m_dtype;
    at::Device m_device;
};

using LeafPtr = std::shared_ptr<const Leaf::Impl>;

/// Returns the items of the basic part of `index`. `skip`: the input dim to leave out, if any.
[[nodiscard]] Index basicItems(const BoundIndex& index, std::optional<int64_t> skip = {});

[[nodiscard]] LeafPtr makeTensorLeaf(at::Tensor tensor);
[[nodiscard]] LeafPtr makeGatheredLeaf(LeafPtr base, const BoundIndex& index);
[[nodiscard]] LeafPtr makeStackedLeaf(std::vector<LeafPtr> members, int64_t dim);
/// Returns the dtype to which torch promotes the members' dtypes. REQUIRES: at least one member.
[[nodiscard]] DType promotedDType(const std::vector<LeafPtr>& members);
/// Returns the dim on which the members of a leaf are stacked. REQUIRES: the leaf has members().
[[nodiscard]] int64_t stackDimOf(const Leaf& leaf);
/// Returns the leaf at a position of its first dim: at once for a stack along this dim. REQUIRES: the position exists.
[[nodiscard]] Leaf memberAt(const Leaf& leaf, int64_t position);
/// Returns the leaf with `change` applied to each member; the leaf itself if it has none.
[[nodiscard]] Leaf withMembers(const Leaf& leaf, const std::function<Leaf(const Leaf&)>& change);

}  // namespace tensordesk
