// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/round.h"

#include "model/operations/compute/parallel.h"
#include "model/tensordict/leaves/leafblocks.h"
#include "model/tensordict/thread/onethread.h"

#include <ATen/core/LegacyTypeDispatch.h>
#include <ATen/core/Tensor.h>

#include <algorithm>
#include <condition_variable>
#include <map>
#include <mutex>
#include <numeric>

namespace tensordesk {
namespace {

/// Small enough to stay in a core's cache while several checks process it.
constexpr int64_t kCachedBytes = int64_t{1} << 20;
/// Leaves of so few bytes a step are read with others, so that flags and marks are not read for each of them.
constexpr int64_t kSmallStep = 1024;
/// More cores do not read faster, and each takes memory.
constexpr int64_t kMostWorkers = 8;
/// Rows of at most this many steps are processed together, up to this many.
constexpr int64_t kShortRow = 1024, kMostJoined = 64;
/// The limit for finished blocks that wait for an earlier one.
constexpr int64_t kMostAhead = 64;

/// Reports the bytes of finished blocks of a group.
class BlockProgress final : public Progress {
public:
    BlockProgress(Progress& whole, int64_t before, int64_t bytes, int64_t total)
        : m_whole(whole), m_before(before), m_bytes(bytes), m_total(total)
    {
    }

    [[nodiscard]] bool isCancelled() const override { return m_whole.isCancelled(); }
    void report(int64_t done, int64_t blocks) override
    {
        const double share = static_cast<double>(done) / static_cast<double>(blocks);
        m_whole.report(m_before + static_cast<int64_t>(share * static_cast<double>(m_bytes)), m_total);
    }

private:
    Progress& m_whole;
    int64_t m_before, m_bytes, m_total;
};

/// Runs the combining functions of blocks in order.
class InOrder {
public:
    /// Waits while this block is too many ahead of one; false if one failed.
    [[nodiscard]] bool begin(int64_t number)
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [&] { return m_isStopped || number - m_ended < kMostAhead; });
        return !m_isStopped;
    }

    void end(int64_t number, std::vector<SumUp> rest)
    {
        const std::lock_guard lock(m_mutex);
        m_waiting.emplace(number, std::move(rest));
        for (auto next = m_waiting.begin(); next != m_waiting.end() && next->first == m_ended; next = m_waiting.begin()) {
            for (const SumUp& each : next->second)
                each();
            m_waiting.erase(next);
            ++m_ended;
        }
        m_changed.notify_all();
    }

    void stop()
    {
        const std::lock_guard lock(m_mutex);
        m_isStopped = true;
        m_changed.notify_all();
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::map<int64_t, std::vector<SumUp>> m_waiting;
    int64_t m_ended = 0;
    bool m_isStopped = false;
};

}  // namespace

/// Reads one group, block by block.
class Round::Reading {
public:
    Reading(const CheckedRollout& rollout, const Group& group) : m_reader(rollout.reader()), m_group(group) { }

    /// Returns the functions to combine a block, after processing it in parallel.
    [[nodiscard]] std::vector<SumUp> look(const Stretch& stretch) const
    {
        const StepGrid& grid = m_reader.grid();
        Steps steps{stretch, m_reader.read(stretch, true), {}, &grid};
        std::vector<at::Tensor> read;
        for (std::size_t i = 0; i < m_group.leaves.size(); ++i)
            read.push_back(grid.read(m_group.leaves[i]->leaf, stretch, m_group.more[i] && !stretch.reachesEnd));
        std::vector<SumUp> rest;
        for (const Watch* watch : m_group.watches) {
            steps.tensors.clear();
            for (const RolloutLeaf* each : watch->leaves) {
                const at::Tensor& tensor =
                    read[static_cast<std::size_t>(std::ranges::find(m_group.leaves, each) - m_group.leaves.begin())];
                steps.tensors.push_back(watch->more ? tensor : tensor.narrow(1, 0, stretch.count));
            }
            if (SumUp left = watch->look(steps))
                rest.push_back(std::move(left));
        }
        for (const RolloutLeaf* each : m_group.leaves)
            grid.release(each->leaf, stretch);
        return rest;
    }

    [[nodiscard]] std::vector<Stretch> stretches(int64_t bytesPerStep) const
    {
        BlockSize size{.itemSize = bytesPerStep, .mostBytes = kCachedBytes};
        for (const RolloutLeaf* each : m_group.leaves)
            if (const int64_t rows = rowsOfChunk(each->leaf); rows > 1) {
                size.chunkRows = std::max(size.chunkRows, rows);
                size.mostBytes = kBlockBytes;  // a part of a chunk costs as much as the whole
            }
        std::vector<Stretch> stretches;
        m_reader.grid().forEachStretch(size, [&](const Stretch& stretch) {
            if (stretches.empty() || !join(stretches.back(), stretch, size.mostBytes / std::max<int64_t>(size.itemSize, 1)))
                stretches.push_back(stretch);
        });
        return stretches;
    }

private:
    /// Appends a short row to those before it, which may have other numbers of steps: the operators of LibTorch take longer to start
    /// than to process a few steps. False if the block would have more than `most` steps, or more padding than data.
    bool join(Stretch& before, const Stretch& next, int64_t most) const
    {
        const StepGrid& grid = m_reader.grid();
        const bool areWhole = grid.batch().back() == kRagged && before.from == 0 && before.reachesEnd && next.from == 0
                           && next.reachesEnd && next.rows == 1;
        if (!areWhole || next.row != before.row + before.rows || before.rows >= kMostJoined || before.count > kShortRow
            || next.count > kShortRow)
            return false;
        const int64_t rows = before.rows + 1, count = std::max(before.count, next.count);
        if (rows * count > most || count > 2 * std::max<int64_t>(std::min(before.count, next.count), 1))
            return false;
        before.rows = rows;
        before.count = count;
        return true;
    }

    const StepReader& m_reader;
    const Group& m_group;
};

void Round::watch(Leaves leaves, bool more, Look look)
{
    m_watches.push_back({std::move(leaves), more, std::move(look)});
}

std::shared_ptr<const Sightings> Round::count(Leaves leaves, bool more, FindOdd find)
{
    auto sum = std::make_shared<Sightings>();
    const Shape shape = leaves.empty() ? Shape() : leaves.front()->eventShape;
    watch(std::move(leaves), more, [sum, shape, find = std::move(find)](const Steps& steps) -> SumUp {
        const at::Tensor odd = find(steps);
        const int64_t found = odd.defined() ? odd.sum().item<int64_t>() : 0;
        if (found == 0)
            return {};
        const int64_t at = odd.reshape(-1).to(at::kByte).argmax().item<int64_t>();
        const int64_t elements = odd.dim() > 2 ? odd.size(2) : 1, width = odd.size(1);
        const int64_t step = at / elements / width * steps.count() + at / elements % width;
        return [sum, found, first = odd.dim() > 2 ? steps.indexOf(step, at % elements, shape) : steps.indexOf(step)] {
            sum->add(found, [&] { return first; });
        };
    });
    return sum;
}

int64_t Round::bytesPerStep(const Leaves& leaves) const
{
    int64_t bytes = m_rollout.reader().bytesPerStep();
    for (const RolloutLeaf* each : leaves)
        bytes += elementCount(each->eventShape) * itemSize(each->leaf.dtype());
    return bytes;
}

std::vector<Round::Group> Round::groups() const
{
    // Watches that share a leaf are of one group; so are those of small leaves.
    std::vector<std::size_t> groupOf(m_watches.size());
    std::iota(groupOf.begin(), groupOf.end(), 0);
    const auto join = [&](std::size_t one, std::size_t other) {
        const std::size_t into = groupOf[one], from = groupOf[other];
        std::ranges::replace(groupOf, from, into);
    };
    std::map<const RolloutLeaf*, std::size_t> firstOf;
    std::optional<std::size_t> firstSmall;
    int64_t small = 0;
    for (std::size_t i = 0; i < m_watches.size(); ++i) {
        for (const RolloutLeaf* leaf : m_watches[i].leaves)
            if (const auto [at, isNew] = firstOf.emplace(leaf, i); !isNew)
                join(at->second, i);
        const int64_t bytes = bytesPerStep(m_watches[i].leaves);
        if (small + bytes > kSmallStep)
            continue;
        small += bytes;
        if (firstSmall)
            join(*firstSmall, i);
        else
            firstSmall = i;
    }
    std::map<std::size_t, Group> groups;
    for (std::size_t i = 0; i < m_watches.size(); ++i) {
        Group& group = groups[groupOf[i]];
        group.watches.push_back(&m_watches[i]);
        for (const RolloutLeaf* leaf : m_watches[i].leaves) {
            const auto found = std::ranges::find(group.leaves, leaf);
            const auto at = static_cast<std::size_t>(found - group.leaves.begin());
            if (found == group.leaves.end()) {
                group.leaves.push_back(leaf);
                group.more.push_back(false);
            }
            group.more[at] = group.more[at] || m_watches[i].more;
        }
    }
    std::vector<Group> all;
    for (auto& [number, group] : groups)
        all.push_back(std::move(group));
    return all;
}

void Round::make(Progress& progress) &&
{
    const std::vector<Group> groups = this->groups();
    const int64_t steps = m_watches.empty() ? 0 : m_rollout.reader().grid().total();
    int64_t total = 0, before = 0;
    for (const Group& group : groups)
        total += steps * bytesPerStep(group.leaves);
    for (const Group& group : groups) {
        const Reading reading(m_rollout, group);
        const int64_t bytes = bytesPerStep(group.leaves);
        const std::vector<Stretch> stretches = reading.stretches(bytes);
        InOrder inOrder;
        BlockProgress part(progress, before, steps * bytes, total);
        runInParallel(
            static_cast<int64_t>(stretches.size()), std::min(workerCount(), kMostWorkers),
            [&](int64_t number) {
                const OneThread oneThread;  // blocks are many: more threads for one of them would only wait for each other
                const at::AutoDispatchBelowADInplaceOrView noGradients;  // operators start faster
                try {
                    if (inOrder.begin(number))
                        inOrder.end(number, reading.look(stretches[static_cast<std::size_t>(number)]));
                } catch (...) {
                    inOrder.stop();
                    throw;
                }
            },
            part);
        before += steps * bytes;
    }
    if (m_thereafter.empty())
        return;
    Round next(m_rollout);
    for (const auto& ask : m_thereafter)
        ask(next);
    std::move(next).make(progress);
}

}  // namespace tensordesk
