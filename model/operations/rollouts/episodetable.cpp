// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/rollouts/episodetable.h"

#include "model/operations/keys/keypaths.h"
#include "model/operations/rollouts/datamask.h"
#include "model/operations/rollouts/stepmarks.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/progressscope.h"

#include <ATen/core/Tensor.h>
#include <c10/core/ScalarType.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

namespace tensordesk {
namespace {

const bool* flagsOf(const at::Tensor& marks)
{
    return marks.defined() ? marks.const_data_ptr<bool>() : nullptr;
}

bool isSet(const bool* flags, int64_t at)
{
    return flags && flags[at];
}

/// Cuts stretches, one after the other, into the episodes of a table.
class Cutter {
public:
    Cutter(EpisodeTable& table, const StepReader& reader, std::size_t most) : m_table(table), m_reader(reader), m_most(most) { }

    [[nodiscard]] bool isFull() const noexcept { return m_table.episodes.size() >= m_most; }

    void cut(const Stretch& stretch)
    {
        const StepMarks marks = m_reader.read(stretch, true);
        for (int64_t row = 0; row < stretch.rows && !isFull(); ++row)
            cutRow(marks, stretch, row);
    }

private:
    void cutRow(const StepMarks& marks, const Stretch& stretch, int64_t row)
    {
        const int64_t offset = row * stretch.count;
        const bool* isLast = flagsOf(marks.last) + offset;
        const bool* isData = marks.data.defined() ? flagsOf(marks.data) + offset : nullptr;
        if (stretch.from == 0)
            m_start = 0;
        for (int64_t step = 0; step < stretch.count && !isFull(); ++step) {
            if (!isData) {  // most steps are not the last: these are skipped at once
                const void* found = std::memchr(isLast + step, 1, static_cast<std::size_t>(stretch.count - step));
                if (!found)
                    return;
                step = static_cast<const bool*>(found) - isLast;
            } else if (!isData[step]) {
                ++m_table.padding;
                m_start = stretch.from + step + 1;
                continue;
            } else if (!isLast[step]) {
                continue;
            }
            const bool isAtEnd = stretch.reachesEnd && step + 1 == stretch.count;
            m_table.episodes.push_back({stretch.row + row, m_start, stretch.from + step + 1 - m_start, std::nan(""),
                                        endingAt(marks, offset + step, isAtEnd)});
            m_start = stretch.from + step + 1;
        }
    }

    [[nodiscard]] Ending endingAt(const StepMarks& marks, int64_t at, bool isAtEnd) const
    {
        if (isSet(flagsOf(marks.terminated), at))
            return Ending::Terminated;
        if (isSet(flagsOf(marks.truncated), at))
            return Ending::Truncated;
        if (isSet(flagsOf(marks.ended), at))
            return Ending::Done;
        // Without flags, an episode that another one follows has ended, and so has one that was kept as a whole.
        const bool mayGoOn = m_reader.tellsEnds() || (isAtEnd && !m_table.rule.byMember);
        return mayGoOn ? Ending::Unfinished : Ending::Done;
    }

    EpisodeTable& m_table;
    const StepReader& m_reader;
    std::size_t m_most;
    int64_t m_start = 0;  ///< of the episode that continues after the last stretch
};

/// Sums of single agents take no more memory than 32 MiB.
constexpr int64_t kMostAgentTotals = int64_t{4} << 20;

bool isReward(const Leaf& leaf, const Shape& batch)
{
    return isOnePerPosition(leaf, batch) && !c10::isComplexType(leaf.dtype());
}

bool isRewardOfAgents(const Leaf& leaf, const Shape& batch)
{
    return agentsOf(leaf, batch) && !c10::isComplexType(leaf.dtype()) && leaf.dtype() != DType::Bool;
}

}  // namespace

std::optional<Stretch> RowRange::within(Stretch stretch) const
{
    const int64_t first = std::max(stretch.row, begin), behind = std::min(stretch.row + stretch.rows, end);
    if (first >= behind) {
        return std::nullopt;
    }
    stretch.row = first;
    stretch.rows = behind - first;
    return stretch;
}

void appendEpisodes(EpisodeTable& table, const EpisodeTable& following)
{
    table.padding += following.padding;
    table.episodes.insert(table.episodes.end(), following.episodes.begin(), following.episodes.end());
    table.agentTotals.insert(table.agentTotals.end(), following.agentTotals.begin(), following.agentTotals.end());
    const auto episodes = static_cast<int64_t>(table.episodes.size());
    if (table.agents > 1 && episodes > kMostAgentTotals / table.agents) {
        table.agentTotals.clear();
    }
}

const char* nameOf(Ending ending) noexcept
{
    switch (ending) {
    case Ending::Terminated: return "terminated";
    case Ending::Truncated: return "truncated";
    case Ending::Done: return "done";
    case Ending::Unfinished: return "unfinished";
    }
    return "unfinished";
}

EpisodePlace EpisodeTable::placeOf(const EpisodeRecord& record) const
{
    EpisodePlace place{Shape(batch.size(), 0), record.steps};
    place.position.back() = record.start;
    int64_t row = record.row;
    for (std::size_t dim = batch.size() - 1; dim-- > 0;) {
        place.position[dim] = row % batch[dim];
        row /= batch[dim];
    }
    return place;
}

std::optional<uint32_t> EpisodeTable::episodeAt(const Shape& element) const
{
    if (batch.empty() || element.size() < batch.size()) {
        return std::nullopt;
    }
    int64_t row = 0;
    for (std::size_t dim = 0; dim + 1 < batch.size(); ++dim) {
        row = row * batch[dim] + element[dim];
    }
    const int64_t step = element[batch.size() - 1];
    const auto isBefore = [](const std::pair<int64_t, int64_t>& at, const EpisodeRecord& record) {
        return at < std::pair(record.row, record.start);
    };
    const auto behind = std::upper_bound(episodes.begin(), episodes.end(), std::pair(row, step), isBefore);
    if (behind == episodes.begin()) {
        return std::nullopt;
    }
    const EpisodeRecord& record = *(behind - 1);
    const bool isInside = record.row == row && step < record.start + record.steps;
    return isInside ? std::optional(static_cast<uint32_t>(behind - 1 - episodes.begin())) : std::nullopt;
}

EpisodeTable findEpisodes(const TensorDict& td, const EpisodeRule& rule, Progress& progress, std::size_t most,
                          const std::function<void(const EpisodeTable&)>& grown, RowRange rows)
{
    const ProgressScope scope(progress);
    const StepReader reader(td, rule);
    EpisodeTable table{.batch = reader.grid().batch(), .rule = rule, .mask = reader.mask()};
    table.tellsTruncation = endFlagsOf(td, rule).truncated.has_value();
    Cutter cutter(table, reader, most);
    int64_t done = 0;
    const int64_t total = reader.grid().total();
    reader.grid().forEachStretch(reader.bytesPerStep(), [&](const Stretch& stretch) {
        const auto part = rows.within(stretch);
        if (cutter.isFull() || !part)
            return;
        cutter.cut(*part);
        progress.report(done += stretch.rows * stretch.count, total);
        if (grown)
            grown(table);
    });
    return table;
}

std::span<const double> EpisodeTable::totalsOf(std::size_t episode) const
{
    const auto each = static_cast<std::size_t>(agents);
    return agentTotals.empty() ? std::span<const double>() : std::span(agentTotals).subspan(episode * each, each);
}

std::optional<KeyPath> rewardKeyOf(const TensorDict& td)
{
    const std::vector<KeyPath> levels{KeyPath{"next"}, KeyPath()};
    for (const KeyPath& level : levels) {
        KeyPath key = level / KeyPath{"reward"};
        if (const auto leaf = leafAt(td, key); leaf && isReward(*leaf, td.batchSize()))
            return key;
    }
    for (const KeyPath& level : levels)
        for (KeyPath& key : leavesOfGroups(td, level, "reward"))
            if (isRewardOfAgents(*leafAt(td, key), td.batchSize()))
                return std::move(key);
    return std::nullopt;
}

void addReturns(EpisodeTable& table, const TensorDict& td, const KeyPath& reward, double gamma, Progress& progress, RowRange rows)
{
    const ProgressScope scope(progress);
    const Leaf leaf = td.leaf(reward);
    const bool isOne = isReward(leaf, td.batchSize());
    if (!isOne && !isRewardOfAgents(leaf, td.batchSize()))
        throw Error(ErrorKind::TypeError, "A return is summed of one real number a step, of the batch size {}, and this is {} {}.",
                    toString(td.batchSize()), dtypeName(leaf.dtype()), toString(leaf.shape()))
            .within(reward);
    const int64_t agents = isOne ? 1 : agentsOf(leaf, td.batchSize()).value_or(1);
    const auto episodes = static_cast<int64_t>(table.episodes.size());
    const bool keepsEach = agents > 1 && episodes <= kMostAgentTotals / agents;
    table.agents = agents;
    table.agentTotals.assign(keepsEach ? static_cast<std::size_t>(episodes * agents) : 0, 0);
    const StepGrid grid(td);
    auto episode = table.episodes.begin();
    double discount = 1;
    const int64_t total = leaf.bytes();
    int64_t done = 0;
    // Episodes come in the order of their steps, so that one place is kept in either.
    grid.forEachStretch(static_cast<int64_t>(sizeof(double)) * agents, [&](const Stretch& whole) {
        const auto part = rows.within(whole);
        if (!part)
            return;
        const Stretch& stretch = *part;
        const at::Tensor ofEach = grid.read(leaf, stretch).to(at::kDouble);
        const at::Tensor means = agents > 1 ? ofEach.mean(-1) : ofEach;
        const double *values = means.const_data_ptr<double>(), *each = ofEach.const_data_ptr<double>();
        for (int64_t row = stretch.row; row < stretch.row + stretch.rows;
             ++row, values += stretch.count, each += stretch.count * agents) {
            while (episode != table.episodes.end() && episode->row == row && episode->start < stretch.from + stretch.count) {
                const int64_t first = std::max(episode->start, stretch.from);
                const int64_t behind = std::min(episode->start + episode->steps, stretch.from + stretch.count);
                if (first == episode->start) {
                    discount = 1;
                    episode->total = 0;
                }
                double* ofAgents = keepsEach ? table.agentTotals.data() + (episode - table.episodes.begin()) * agents : nullptr;
                for (int64_t step = first; step < behind; ++step, discount *= gamma) {
                    episode->total += discount * values[step - stretch.from];
                    for (int64_t agent = 0; agent < agents && ofAgents; ++agent)
                        ofAgents[agent] += discount * each[(step - stretch.from) * agents + agent];
                }
                if (behind < episode->start + episode->steps)
                    break;
                ++episode;
            }
        }
        grid.release(leaf, stretch);
        progress.report(done += stretch.rows * stretch.count * agents * itemSize(leaf.dtype()), total);
    });
    table.reward = reward;
    table.gamma = gamma;
}

}  // namespace tensordesk
