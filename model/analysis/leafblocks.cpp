// SPDX-License-Identifier: BSD-3-Clause
#include "analysis/leafblocks.h"

#include "tensordict/leafimpl.h"
#include "tensordict/scratch.h"

#include <ATen/core/Tensor.h>

#include <algorithm>
#include <optional>

namespace tensordesk {
namespace {

// Some milliseconds of work: small enough to stop between two, large enough to share among threads.
constexpr int64_t kBlockBytes = int64_t{16} << 20;

/// A chunk that two blocks share would be decompressed twice.
int64_t wholeChunks(const Leaf& leaf, int64_t rows)
{
    const int64_t chunk = rowsOfChunk(leaf);
    return chunk > rows ? rows : rows - rows % chunk;
}

/// The elements, read now, as visitors get them.
at::Tensor blockOf(const Leaf& leaf, BlocksOn where)
{
    const at::Tensor block = leaf.tensor();
    return (where == BlocksOn::Processor ? block.cpu() : block).resolve_conj().resolve_neg().contiguous();
}

class LeafWalk {
public:
    LeafWalk(const Leaf& leaf, Progress& progress, const std::function<void(const at::Tensor&)>& visit, BlocksOn where)
        : m_progress(progress), m_visit(visit), m_where(where), m_total(leaf.bytes())
    {
    }

    /// `data`: the positions that count; none: all do.
    void operator()(const Leaf& leaf, std::optional<Leaf> data)
    {
        if (data && !data->isRagged() && data->elementCount() == 1) {
            if (!isAnyTrue(data->tensor()))
                return pass(leaf);
            data.reset();
        }
        const std::vector<Leaf> members = leaf.members();
        if (!members.empty()) {
            const auto dim = static_cast<std::size_t>(stackDimOf(leaf));
            for (std::size_t i = 0; i < members.size(); ++i) {
                (*this)(members[i], data ? std::optional(partAt(*data, dim, static_cast<int64_t>(i))) : std::nullopt);
            }
            return;
        }
        const int64_t bytes = leaf.bytes();
        if (bytes == 0) {
            return;
        }
        if (bytes <= kBlockBytes || leaf.dim() == 0) {
            visit(leaf, data);
            return;
        }
        const int64_t rows = leaf.shape().front();
        const int64_t rowBytes = bytes / rows;
        if (rowBytes > kBlockBytes) {
            for (int64_t row = 0; row < rows; ++row) {
                const Index index{row};
                (*this)(leaf.at(index), data ? std::optional(data->at(index)) : std::nullopt);
            }
            return;
        }
        const int64_t step = wholeChunks(leaf, std::max<int64_t>(1, kBlockBytes / rowBytes));
        for (int64_t row = 0; row < rows; row += step) {
            const Index index{Slice{row, std::min(row + step, rows), {}}};
            visit(leaf.at(index), data ? std::optional(data->at(index)) : std::nullopt);
        }
    }

private:
    static bool isAnyTrue(const at::Tensor& bools) { return bools.view(at::kByte).any().item<bool>(); }

    /// What of `data` belongs to a member: dims behind its own are those of the elements at a position.
    static Leaf partAt(const Leaf& data, std::size_t dim, int64_t member)
    {
        if (dim >= data.shape().size()) {
            return data;
        }
        Index index(dim, Slice{});
        index.emplace_back(member);
        return data.at(index);
    }

    void visit(const Leaf& leaf, const std::optional<Leaf>& data)
    {
        m_progress.check();
        if (!data) {
            m_visit(blockOf(leaf, m_where));
        } else if (const at::Tensor kept = data->tensor().cpu().contiguous().view(at::kByte).ne(0).reshape(-1);
                   kept.any().item<bool>()) {
            const at::Tensor block = blockOf(leaf, m_where);
            m_visit(block.reshape({kept.numel(), -1}).index({kept.to(block.device())}));
            data->checkIntact();
        }
        leaf.checkIntact();
        pass(leaf);
    }
    void pass(const Leaf& leaf)
    {
        m_done += leaf.bytes();
        m_progress.report(m_done, m_total);
    }

    Progress& m_progress;
    const std::function<void(const at::Tensor&)>& m_visit;
    BlocksOn m_where;
    int64_t m_total;
    int64_t m_done = 0;
};

using PairVisit = std::function<void(const at::Tensor& left, const at::Tensor& right, int64_t first)>;

class PairWalk {
public:
    PairWalk(const Leaf& left, Progress& progress, const PairVisit& visit)
        : m_progress(progress), m_visit(visit), m_total(left.bytes())
    {
    }

    void operator()(const Leaf& left, const Leaf& right, int64_t first)
    {
        const int64_t bytes = std::max(left.bytes(), right.bytes());
        if (bytes == 0) {
            return;
        }
        if (bytes <= kBlockBytes || left.dim() == 0) {
            visit(left, right, first);
            return;
        }
        const int64_t rows = left.shape().front();
        const int64_t rowBytes = bytes / rows, rowElements = left.elementCount() / rows;
        const bool isWide = rowBytes > kBlockBytes;
        const int64_t fitting = std::max<int64_t>(1, kBlockBytes / rowBytes);
        const int64_t step = isWide ? 1 : wholeChunks(right, wholeChunks(left, fitting));
        for (int64_t row = 0; row < rows; row += step) {
            const Index part = isWide ? Index{row} : Index{Slice{row, std::min(row + step, rows), {}}};
            (*this)(left.at(part), right.at(part), first + row * rowElements);
        }
    }

private:
    void visit(const Leaf& left, const Leaf& right, int64_t first)
    {
        m_progress.check();
        m_visit(blockOf(left, BlocksOn::Processor), blockOf(right, BlocksOn::Processor), first);
        left.checkIntact();
        right.checkIntact();
        m_done += left.bytes();
        m_progress.report(m_done, m_total);
    }

    Progress& m_progress;
    const PairVisit& m_visit;
    int64_t m_total;
    int64_t m_done = 0;
};

}  // namespace

void forEachBlock(const Leaf& leaf, Progress& progress, const std::function<void(const at::Tensor&)>& visit, BlocksOn where)
{
    LeafWalk walk(leaf, progress, visit, where);
    walk(leaf, std::nullopt);
}

void forEachDataBlock(const Leaf& leaf, const Leaf& data, Progress& progress, const std::function<void(const at::Tensor&)>& visit,
                      BlocksOn where)
{
    LeafWalk walk(leaf, progress, visit, where);
    walk(leaf, data);
}

void forEachBlockPair(const Leaf& left, const Leaf& right, Progress& progress, const PairVisit& visit)
{
    PairWalk walk(left, progress, visit);
    walk(left, right, 0);
}

}  // namespace tensordesk
