// SPDX-License-Identifier: BSD-3-Clause
#include "analysis/leafblocks.h"

#include "tensordict/scratch.h"

#include <ATen/core/Tensor.h>

#include <algorithm>

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

    void operator()(const Leaf& leaf)
    {
        const std::vector<Leaf> members = leaf.members();
        if (!members.empty()) {
            for (const Leaf& member : members) {
                (*this)(member);
            }
            return;
        }
        const int64_t bytes = leaf.bytes();
        if (bytes == 0) {
            return;
        }
        if (bytes <= kBlockBytes || leaf.dim() == 0) {
            visit(leaf);
            return;
        }
        const int64_t rows = leaf.shape().front();
        const int64_t rowBytes = bytes / rows;
        if (rowBytes > kBlockBytes) {
            for (int64_t row = 0; row < rows; ++row) {
                (*this)(leaf.at(Index{row}));
            }
            return;
        }
        const int64_t step = wholeChunks(leaf, std::max<int64_t>(1, kBlockBytes / rowBytes));
        for (int64_t row = 0; row < rows; row += step) {
            visit(leaf.at(Index{Slice{row, std::min(row + step, rows), {}}}));
        }
    }

private:
    void visit(const Leaf& leaf)
    {
        m_progress.check();
        m_visit(blockOf(leaf, m_where));
        leaf.checkIntact();
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

void forEachBlock(const Leaf& leaf, Progress& progress, const std::function<void(const at::Tensor&)>& visit,
                  BlocksOn where)
{
    LeafWalk walk(leaf, progress, visit, where);
    walk(leaf);
}

void forEachBlockPair(const Leaf& left, const Leaf& right, Progress& progress, const PairVisit& visit)
{
    PairWalk walk(left, progress, visit);
    walk(left, right, 0);
}

}  // namespace tensordesk
