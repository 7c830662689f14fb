// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/leaves/stridedleaf.h"

#include "model/tensordict/base/error.h"
#include "model/tensordict/indices/rectangle.h"
#include "model/tensordict/leaves/leafimpl.h"

#include <ATen/ops/empty.h>
#include <ATen/ops/empty_strided.h>

#include <algorithm>

namespace tensordesk {

namespace {

/// A bounding block may hold this many times the elements asked for, and some more, before the elements
/// are read piece by piece: a read costs about as much as a few thousand elements.
constexpr int64_t kWorthReading = 4, kFreeElements = 4096;

/// Elements of a base in any strided order, for view operations on a leaf that is not in memory. Reads a rectangular part of the
/// base if the view is one; otherwise its halves, or the block around them if that is less work.
class StridedLeaf final : public Leaf::Impl {
public:
    StridedLeaf(LeafPtr base, StridedElements elements)
        : Impl(elements.sizes, base->dtype(), base->device()), m_base(std::move(base)), m_elements(std::move(elements))
    {
    }

    [[nodiscard]] LeafPtr at(const BoundIndex& index) const override
    {
        StridedElements chosen{{}, {}, m_elements.offset};
        std::size_t dim = 0;
        for (const auto& [kind, range] : index.basic()) {
            if (kind == BoundIndex::BasicDim::Kind::NewAxis) {
                chosen.append(range.count, 0);
                continue;
            }
            const int64_t stride = m_elements.strides[dim++];
            chosen.offset += range.start * stride;
            if (kind == BoundIndex::BasicDim::Kind::Range) {
                chosen.append(range.count, stride * range.step);
            }
        }
        for (; dim < m_elements.sizes.size(); ++dim) {
            chosen.append(m_elements.sizes[dim], m_elements.strides[dim]);
        }
        auto leaf = std::make_shared<StridedLeaf>(m_base, std::move(chosen));
        return index.isBasic() ? leaf : makeGatheredLeaf(std::move(leaf), index.advancedPart());
    }

    [[nodiscard]] at::Tensor tensor() const override
    {
        if (tensordesk::elementCount(shape()) == 0) {
            return at::empty(shape(), options());
        }
        if (m_base->source() != nullptr && m_base->source()->isMapped()) {
            const at::Tensor whole = m_base->tensor();
            if (whole.is_contiguous()) {
                return over(whole, m_elements.strides, m_elements.offset, m_elements.sizes);
            }
        }
        if (auto whole = readAtOnce(m_elements)) {
            return *whole;
        }
        const at::Tensor result = at::empty(shape(), options());
        forEachPiece(m_elements, result, [&](const StridedElements& piece, const at::Tensor& part) {
            const auto read = readAtOnce(piece);
            if (read) {
                part.copy_(*read);
            }
            return read.has_value();
        });
        return result;
    }

    void assign(const at::Tensor& value) const override
    {
        if (value.numel() == 0) {
            return;
        }
        for (std::size_t dim = 0; dim < m_elements.sizes.size(); ++dim) {
            if (m_elements.sizes[dim] > 1 && m_elements.strides[dim] == 0) {
                throw Error(ErrorKind::RuntimeError,
                            "dim {} of this view was expanded, so several of its elements are one and cannot be "
                            "written; clone it first",
                            dim);
            }
        }
        forEachPiece(m_elements, value, [&](const StridedElements& piece, const at::Tensor& part) {
            const auto rectangle = rectangleOf(piece, m_base->shape());
            if (rectangle) {
                const at::Tensor compact = at::empty(rectangle->counts(), options());
                over(compact, rectangle->strides, 0, piece.sizes).copy_(part);
                partOfBase(rectangle->part)->assign(compact);
            }
            return rectangle.has_value();
        });
    }

    [[nodiscard]] std::shared_ptr<LeafSource> source() const noexcept override { return m_base->source(); }
    void checkIntact() const override { m_base->checkIntact(); }
    [[nodiscard]] bool isEdited() const override
    {
        if (tensordesk::elementCount(shape()) == 0) {
            return false;
        }
        return coveredPart()->isEdited();
    }
    void release() const override
    {
        if (tensordesk::elementCount(shape()) > 0) {
            coveredPart()->release();
        }
    }

    [[nodiscard]] std::pair<LeafPtr, StridedElements> strided(LeafPtr) const override { return {m_base, m_elements}; }

private:
    [[nodiscard]] at::TensorOptions options() const { return at::TensorOptions(dtype()).device(device()); }

    static at::Tensor over(const at::Tensor& contiguous, const Shape& strides, int64_t offset, const Shape& sizes)
    {
        return contiguous.as_strided(sizes, strides, contiguous.storage_offset() + offset);
    }

    /// Returns all of the elements, with others if they are not a rectangle.
    [[nodiscard]] LeafPtr coveredPart() const
    {
        const auto rectangle = rectangleOf(m_elements, m_base->shape());
        return partOfBase(rectangle ? rectangle->part : blockAround(m_elements, m_base->shape()).part);
    }

    [[nodiscard]] LeafPtr partOfBase(const std::vector<Range>& part) const
    {
        Index items;
        for (const auto& [start, step, count] : part) {
            items.push_back(Slice{start, start + (count - 1) * step + 1, step});
        }
        const BoundIndex bound(items, m_base->shape());
        return m_base->at(bound);
    }

    /// The elements, if one read of the base gives them without too much beside them.
    [[nodiscard]] std::optional<at::Tensor> readAtOnce(const StridedElements& elements) const
    {
        if (const auto rectangle = rectangleOf(elements, m_base->shape())) {
            const at::Tensor part = partOfBase(rectangle->part)->tensor().contiguous();
            return over(part, rectangle->strides, 0, elements.sizes);
        }
        const RowBlock block = blockAround(elements, m_base->shape());
        if (block.count / kWorthReading <= tensordesk::elementCount(elements.sizes) || block.count <= kFreeElements) {
            const at::Tensor part = partOfBase(block.part)->tensor().contiguous();
            return over(part, elements.strides, elements.offset - block.start, elements.sizes);
        }
        return {};
    }

    /// Calls `use` with the elements and the part of `tensor` that holds them; where it gives false, with
    /// their halves. A single element is always used.
    template <typename Use>
    static void forEachPiece(const StridedElements& elements, const at::Tensor& tensor, const Use& use)
    {
        if (use(elements, tensor)) {
            return;
        }
        std::size_t widest = 0;
        for (std::size_t dim = 1; dim < elements.sizes.size(); ++dim) {
            if (elements.extent(dim) > elements.extent(widest)) {
                widest = dim;
            }
        }
        const int64_t size = elements.sizes[widest], half = size / 2;
        for (const auto& [start, count] : {std::pair(int64_t{0}, half), std::pair(half, size - half)}) {
            StridedElements piece = elements;
            piece.sizes[widest] = count;
            piece.offset += start * elements.strides[widest];
            forEachPiece(piece, tensor.narrow(static_cast<int64_t>(widest), start, count), use);
        }
    }

    LeafPtr m_base;
    StridedElements m_elements;
};

/// The elements that `view` chooses of a tensor with the given ones; nothing if it would copy them.
std::optional<StridedElements> chosenBy(const TensorView& view, const StridedElements& elements)
{
    const at::Tensor meta = at::empty_strided(elements.sizes, elements.strides, at::TensorOptions(at::kByte).device(at::kMeta));
    const at::Tensor result = view(meta);
    if (!result.is_alias_of(meta)) {
        return {};
    }
    return StridedElements{result.sizes().vec(), result.strides().vec(), elements.offset + result.storage_offset()};
}

}  // namespace

Leaf viewed(const Leaf& leaf, const TensorView& view)
{
    if (leaf.isInMemory() || leaf.isRagged()) {
        return Leaf(guardingTorch([&] { return view(leaf.tensor()); }));
    }
    return guardingTorch([&] {
        auto [base, elements] = leaf.impl()->strided(leaf.impl());
        auto chosen = chosenBy(view, elements);
        if (!chosen) {
            // The operation takes the elements in another order than any stride expresses: it goes by
            // the order that they have in the leaf.
            base = leaf.impl();
            chosen = chosenBy(view, contiguousElements(leaf.shape()));
        }
        if (!chosen) {
            throw Error(ErrorKind::Internal, "this operation gives no view");
        }
        return Leaf(std::make_shared<StridedLeaf>(std::move(base), std::move(*chosen)));
    });
}

StridedElements elementsOf(const Leaf& leaf)
{
    if (!leaf.isInMemory()) {
        return leaf.impl()->strided(leaf.impl()).second;
    }
    const at::Tensor tensor = leaf.tensor();
    return {tensor.sizes().vec(), tensor.strides().vec(), tensor.storage_offset()};
}

namespace {

/// Strides of dims of one element lead nowhere.
bool areSame(const StridedElements& left, const StridedElements& right)
{
    if (left.sizes != right.sizes || left.offset != right.offset)
        return false;
    for (std::size_t dim = 0; dim < left.sizes.size(); ++dim)
        if (left.sizes[dim] > 1 && left.strides[dim] != right.strides[dim])
            return false;
    return true;
}

}  // namespace

bool areSameElements(const Leaf& left, const Leaf& right)
{
    if (left.isSame(right))
        return true;
    if (left.sizes() != right.sizes() || left.dtype() != right.dtype() || left.isInMemory() != right.isInMemory())
        return false;
    if (left.isInMemory()) {
        const at::Tensor a = left.tensor(), b = right.tensor();
        return a.has_storage() && b.has_storage() && a.is_alias_of(b) && a.is_conj() == b.is_conj() && a.is_neg() == b.is_neg()
            && areSame(elementsOf(left), elementsOf(right));
    }
    const std::vector<Leaf> members = left.members(), others = right.members();
    if (!members.empty() && !others.empty())
        return stackDimOf(left) == stackDimOf(right)
            && std::equal(members.begin(), members.end(), others.begin(), others.end(), areSameElements);
    if (left.isRagged())
        return false;
    const auto [base, elements] = left.impl()->strided(left.impl());
    const auto [otherBase, otherElements] = right.impl()->strided(right.impl());
    const bool isOneArray = base->isWholeSource() && otherBase->isWholeSource() && base->source() == otherBase->source();
    return (base == otherBase || isOneArray) && areSame(elements, otherElements);
}

}  // namespace tensordesk
