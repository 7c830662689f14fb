// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/leaves/leafblocks.h"

#include "model/tensordict/base/dtype.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/leaves/leafimpl.h"
#include "model/tensordict/leaves/stridedleaf.h"

#include <ATen/TensorIndexing.h>
#include <ATen/core/Tensor.h>

#include <algorithm>
#include <numeric>
#include <utility>

namespace tensordesk {

namespace {

Leaf leafOf(const Leaf& leaf, const Part& part)
{
    return shapeOf(part) == leaf.shape() ? leaf : leaf.at(indexOf(part));
}

/// Returns one block for visitors.
at::Tensor blockOf(const Leaf& leaf, const Part& part, BlocksOn where = BlocksOn::Processor)
{
    const at::Tensor block = leafOf(leaf, part).tensor().detach();
    return guardingTorch(
        [&] { return (where == BlocksOn::Processor ? block.cpu() : block).resolve_conj().resolve_neg().contiguous(); });
}

/// Runs `work` on a leaf that must not change: a hole in a mapping causes a bad address error in a system call.
template <typename Work>
void whileIntact(const Leaf& leaf, const Work& work)
{
    try {
        work();
    } catch (const Error&) {
        leaf.checkIntact();
        throw;
    }
    leaf.checkIntact();
}

bool isAnyTrue(const at::Tensor& bools)
{
    return bools.view(at::kByte).any().item<bool>();
}

/// Returns the part of `data` for a member: dims after its own are those of the elements at a position.
Leaf dataOfMember(const Leaf& data, std::size_t dim, int64_t member)
{
    if (dim >= data.shape().size())
        return data;
    Index index(dim, Slice{});
    index.emplace_back(member);
    return data.at(index);
}

/// Returns the positions of `part`, a part of a leaf, in its data mask, whose dims of size 1 apply to all.
Index positionsOf(const Part& part, const Leaf& data)
{
    Part positions(part.begin(), part.begin() + static_cast<std::ptrdiff_t>(std::min(part.size(), data.shape().size())));
    for (std::size_t dim = 0; dim < positions.size(); ++dim)
        if (data.shape()[dim] == 1)
            positions[dim] = {0, 1, 1};
    return indexOf(positions);
}

/// Rows that are whole chunks of both leaves, or of one of them if those would be more than `mostElements`.
int64_t commonChunkRows(const Leaf& left, const Leaf& right, int64_t mostElements)
{
    const int64_t ofLeft = rowsOfChunk(left), ofRight = rowsOfChunk(right), common = std::lcm(ofLeft, ofRight);
    const int64_t rowElements = left.dim() > 0 ? left.elementCount() / left.shape().front() : 1;
    return common <= mostElements / rowElements ? common : std::max(ofLeft, ofRight);
}

class AnyOrderWalk {
public:
    AnyOrderWalk(int64_t total, int64_t mostBytes, Progress& progress, const std::function<void(const at::Tensor&)>& visit,
                 BlocksOn where)
        : m_total(total), m_mostBytes(mostBytes), m_progress(progress), m_visit(visit), m_where(where)
    {
    }

    void operator()(const Leaf& leaf, std::optional<Leaf> data)
    {
        if (data && !data->isRagged() && data->elementCount() == 1) {
            if (!isAnyTrue(data->tensor()))
                return pass(leaf.bytes());
            data.reset();
        }
        const std::vector<Leaf> members = leaf.members();
        for (std::size_t i = 0; i < members.size(); ++i) {
            const auto dim = static_cast<std::size_t>(stackDimOf(leaf));
            (*this)(members[i], data ? std::optional(dataOfMember(*data, dim, static_cast<int64_t>(i))) : std::nullopt);
        }
        if (!members.empty())
            return;
        LeafBlocks(leaf, m_mostBytes).forEachPart([&](const Part& part) {
            whileIntact(leaf, [&] { visit(leaf, part, data); });
            leafOf(leaf, part).release();
            pass(elementCount(shapeOf(part)) * itemSize(leaf.dtype()));
        });
    }

private:
    void visit(const Leaf& leaf, const Part& part, const std::optional<Leaf>& data)
    {
        if (!data)
            return m_visit(blockOf(leaf, part, m_where));
        const at::Tensor kept = data->at(positionsOf(part, *data)).tensor().cpu().contiguous().view(at::kByte).ne(0).reshape(-1);
        if (kept.any().item<bool>()) {
            const at::Tensor block = blockOf(leaf, part, m_where);
            m_visit(block.reshape({kept.numel(), -1}).index({kept.to(block.device())}));
        }
        data->checkIntact();
    }

    void pass(int64_t bytes)
    {
        m_done += bytes;
        m_progress.report(m_done, m_total);
    }

    int64_t m_total;
    int64_t m_mostBytes;
    Progress& m_progress;
    const std::function<void(const at::Tensor&)>& m_visit;
    BlocksOn m_where;
    int64_t m_done = 0;
};

}  // namespace

int64_t rowsOfChunk(const LeafSource& source, std::size_t dim)
{
    const Shape chunk = source.chunkShape();
    return chunk.empty() ? 1 : std::max<int64_t>(1, chunk[dim]);
}

int64_t rowsOfChunk(const Leaf& leaf, std::size_t dim)
{
    const std::shared_ptr<LeafSource> source = leaf.source();
    if (!source || dim >= leaf.sizes().size() || dim >= source->shape().size())
        return 1;
    // The rows of a view are those of its array only where that dim walks along the array's: not of a permuted one.
    const StridedElements elements = elementsOf(leaf), all = contiguousElements(source->shape());
    return elements.strides[dim] == all.strides[dim] ? rowsOfChunk(*source, dim) : 1;
}

void forEachBlock(const Part& part, const BlockSize& size, const std::function<void(const Part&)>& visit)
{
    const auto bytesOf = [&](const Part& some) { return elementCount(shapeOf(some)) * size.itemSize; };
    ProgressScope::current().check();
    const auto dim = std::find_if(part.begin(), part.end(), [](const Range& range) { return range.count > 1; });
    if (bytesOf(part) <= size.mostBytes || dim == part.end()) {
        visit(part);
        return;
    }
    const auto at = static_cast<std::size_t>(dim - part.begin());
    const Range whole = *dim;
    const int64_t rowBytes = bytesOf(part) / whole.count;
    const int64_t chunk = at == 0 && whole.step == 1 ? size.chunkRows : 1;
    const int64_t step = std::max<int64_t>(chunk, size.mostBytes / rowBytes / chunk * chunk);
    // The first block ends where a chunk does.
    const int64_t first = std::min(whole.count, chunk > 1 ? step - whole.start % chunk : step);
    Part block = part;
    for (int64_t row = 0, count = first; row < whole.count; row += count, count = std::min(step, whole.count - row)) {
        block[at] = {whole.start + row * whole.step, whole.step, count};
        // A single row may still be too large.
        if (count == 1 && rowBytes > size.mostBytes)
            forEachBlock(block, {size.itemSize, 1, size.mostBytes}, visit);
        else
            visit(block);
        ProgressScope::current().check();
    }
}

LeafBlocks::LeafBlocks(Leaf leaf, int64_t mostBytes) : m_leaf(std::move(leaf)), m_mostBytes(mostBytes) { }

void LeafBlocks::forEachPart(const std::function<void(const Part&)>& visit) const
{
    if (m_leaf.elementCount() > 0)
        forEachBlock(wholePart(m_leaf.shape()), {itemSize(m_leaf.dtype()), rowsOfChunk(m_leaf), m_mostBytes}, visit);
}

void LeafBlocks::forEach(const std::function<void(const at::Tensor&)>& visit) const
{
    whileIntact(m_leaf, [&] {
        forEachPart([&](const Part& part) {
            visit(blockOf(m_leaf, part));
            leafOf(m_leaf, part).release();
        });
    });
}

void LeafBlocks::forEachPair(
    const Leaf& other, Progress& progress,
    const std::function<void(const at::Tensor& block, const at::Tensor& ofOther, int64_t first)>& visit) const
{
    if (m_leaf.elementCount() == 0)
        return;
    const ProgressScope scope(progress);
    const int64_t widest = std::max(itemSize(m_leaf.dtype()), itemSize(other.dtype()));
    int64_t first = 0;
    forEachBlock(wholePart(m_leaf.shape()), {widest, commonChunkRows(m_leaf, other, m_mostBytes / widest), m_mostBytes},
                 [&](const Part& part) {
                     whileIntact(m_leaf,
                                 [&] { whileIntact(other, [&] { visit(blockOf(m_leaf, part), blockOf(other, part), first); }); });
                     leafOf(m_leaf, part).release();
                     leafOf(other, part).release();
                     first += elementCount(shapeOf(part));
                     progress.report(first * itemSize(m_leaf.dtype()), m_leaf.bytes());
                 });
}

void LeafBlocks::forEachInAnyOrder(const std::optional<Leaf>& data, Progress& progress,
                                   const std::function<void(const at::Tensor&)>& visit, BlocksOn where) const
{
    const ProgressScope scope(progress);
    AnyOrderWalk(m_leaf.bytes(), m_mostBytes, progress, visit, where)(m_leaf, data);
}

}  // namespace tensordesk
