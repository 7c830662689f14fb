// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/leaves/leafimpl.h"

#include <ATen/ops/cat.h>
#include <ATen/ops/empty.h>

#include <algorithm>

namespace tensordesk {

namespace {

using BasicDim = BoundIndex::BasicDim;

/// Index tensors applied to a stored leaf: rows are read on access, and written one by one, so that only the bytes of the selected
/// elements are touched. Also a basic index of such a leaf that cannot be applied to the base.
class GatheredLeaf final : public Leaf::Impl {
public:
    GatheredLeaf(LeafPtr base, const BoundIndex& index)
        : Impl(index.resultShape(base->shape()), base->dtype(), base->device()), m_base(std::move(base)), m_index(index)
    {
    }

    [[nodiscard]] LeafPtr at(const BoundIndex& index) const override
    {
        LeafPtr narrowed = narrowedBy(index);
        return narrowed ? narrowed : makeGatheredLeaf(std::make_shared<GatheredLeaf>(m_base, m_index), index);
    }

    [[nodiscard]] at::Tensor tensor() const override
    {
        if (tensordesk::elementCount(shape()) == 0) {
            return at::empty(shape(), dtype());
        }
        const std::optional<int64_t> rows = onlyGatheredDim();
        const bool copies = m_base->source() != nullptr && !m_base->source()->isMapped();
        return rows && copies ? readRuns(*rows) : m_index.apply(m_base->tensor());
    }

    void assign(const at::Tensor& value) const override
    {
        if (m_index.isBasic()) {
            // Put it into a copy of the gathered rows and write them back.
            const at::Tensor whole = m_base->tensor().clone();
            m_index.put(whole, value);
            m_base->assign(whole);
            return;
        }
        // One position of the block after the other, as basic indices of the base.
        const auto blockDims = static_cast<int64_t>(m_index.block().size());
        const int64_t count = tensordesk::elementCount(m_index.block());
        std::vector<at::Tensor> positions;
        for (const at::Tensor& tensor : m_index.advanced()) {
            positions.push_back(tensor.defined() ? tensor.expand(m_index.block()).reshape(-1).contiguous() : tensor);
        }
        at::Tensor rows = value.movedim(dims(m_index.blockPosition(), blockDims), dims(0, blockDims));
        rows = rows.reshape(withLeading(count, rows.sizes().slice(blockDims)));
        for (int64_t i = 0; i < count; ++i) {
            Index items;
            for (const at::Tensor& position : positions) {
                items.push_back(position.defined() ? IndexItem(position.const_data_ptr<int64_t>()[i]) : IndexItem(Slice{}));
            }
            m_base->at(BoundIndex(items, prefix(positions.size())))->assign(rows.select(0, i));
        }
    }

    void checkIntact() const override { m_base->checkIntact(); }
    [[nodiscard]] bool isEdited() const override { return m_base->isEdited(); }

private:
    static bool isNewAxis(const BasicDim& dim) { return dim.kind == BasicDim::Kind::NewAxis; }

    static Shape dims(int64_t first, int64_t count)
    {
        Shape out;
        for (int64_t i = 0; i < count; ++i) {
            out.push_back(first + i);
        }
        return out;
    }
    static Shape withLeading(int64_t size, c10::IntArrayRef rest)
    {
        Shape out{size};
        out.insert(out.end(), rest.begin(), rest.end());
        return out;
    }
    [[nodiscard]] c10::IntArrayRef prefix(std::size_t dims) const { return c10::IntArrayRef(m_base->shape()).slice(0, dims); }

    /// The one dim that a 1-d index tensor chooses rows of, if that is all this index does.
    [[nodiscard]] std::optional<int64_t> onlyGatheredDim() const
    {
        std::optional<int64_t> found;
        for (std::size_t i = 0; i < m_index.advanced().size(); ++i) {
            const at::Tensor& tensor = m_index.advanced()[i];
            if (tensor.defined()) {
                if (found || tensor.dim() != 1) {
                    return {};
                }
                found = static_cast<int64_t>(i);
            }
        }
        return found;
    }

    /// Reads neighbouring rows together and nothing in between.
    [[nodiscard]] at::Tensor readRuns(int64_t dim) const
    {
        const at::Tensor& rows = m_index.advanced()[dim];
        const int64_t* row = rows.const_data_ptr<int64_t>();
        std::vector<at::Tensor> runs;
        for (int64_t i = 0; i < rows.numel();) {
            int64_t end = i + 1;
            while (end < rows.numel() && row[end] == row[end - 1] + 1) {
                ++end;
            }
            Index items(dim, Slice{});
            items.push_back(Slice{row[i], row[end - 1] + 1, {}});
            runs.push_back(m_base->at(BoundIndex(items, prefix(items.size())))->tensor());
            i = end;
        }
        return runs.size() == 1 ? runs.front() : at::cat(runs, dim);
    }

    /// A basic index of a 1-d gather goes down to the base, so that a window of a long selection
    /// reads that window alone. Null where that is not so simple.
    [[nodiscard]] LeafPtr narrowedBy(const BoundIndex& index) const
    {
        const std::optional<int64_t> rows = onlyGatheredDim();
        if (!rows || !index.isBasic() || std::any_of(index.basic().begin(), index.basic().end(), isNewAxis)) {
            return nullptr;
        }
        // With one gathered dim the result has the base's dims in the base's order.
        Index baseItems, gather;
        for (std::size_t d = 0; d < index.basic().size(); ++d) {
            const auto& [kind, range] = index.basic()[d];
            const bool isPick = kind == BasicDim::Kind::Pick;
            if (static_cast<int64_t>(d) != *rows) {
                baseItems.push_back(isPick ? IndexItem(range.start)
                                           : IndexItem(Slice{range.start, range.start + range.count * range.step, range.step}));
                if (!isPick) {
                    gather.push_back(Slice{});
                }
            } else if (isPick) {
                baseItems.push_back(m_index.advanced()[*rows].const_data_ptr<int64_t>()[range.start]);
            } else {
                baseItems.push_back(Slice{});
                gather.push_back(m_index.advanced()[*rows]
                                     .slice(0, range.start, range.start + range.count * range.step, range.step)
                                     .contiguous());
            }
        }
        const auto covered = static_cast<int64_t>(index.basic().size());
        if (*rows >= covered) {
            baseItems.resize(*rows, Slice{});
            baseItems.push_back(Slice{});
            gather.resize(gather.size() + (*rows - covered), Slice{});
            gather.push_back(m_index.advanced()[*rows]);
        }
        LeafPtr base = m_base->at(BoundIndex(baseItems, prefix(baseItems.size())));
        const BoundIndex rest(gather, c10::IntArrayRef(base->shape()).slice(0, gather.size()));
        return rest.isBasic() ? base : base->at(rest);
    }

    LeafPtr m_base;
    BoundIndex m_index;
};

}  // namespace

LeafPtr makeGatheredLeaf(LeafPtr base, const BoundIndex& index)
{
    if (index.isBasic()) {
        return std::make_shared<GatheredLeaf>(std::move(base), index);
    }
    const BoundIndex basic = index.basicPart();
    const Shape& before = basic.inputBatch();
    const auto isWhole = [&, dim = std::size_t{0}](const BasicDim& part) mutable {
        return part.kind == BasicDim::Kind::Range && part.range == Range{0, 1, before[dim++]};
    };
    if (!std::all_of(basic.basic().begin(), basic.basic().end(), isWhole)) {
        base = base->at(basic);
    }
    return std::make_shared<GatheredLeaf>(std::move(base), index.advancedPart());
}

Index basicItems(const BoundIndex& index, std::optional<int64_t> skip)
{
    Index items;
    int64_t dim = 0;
    for (const auto& [kind, range] : index.basic()) {
        if (kind == BasicDim::Kind::NewAxis) {
            items.push_back(NewAxis{});
            continue;
        }
        const int64_t size = index.inputBatch()[dim];
        if (dim++ == skip) {
            continue;
        }
        if (kind == BasicDim::Kind::Pick) {
            items.push_back(range.start);
        } else if (range == Range{0, 1, size}) {
            items.push_back(Slice{});
        } else {
            items.push_back(Slice{range.start, range.start + range.count * range.step, range.step});
        }
    }
    return items;
}

}  // namespace tensordesk
