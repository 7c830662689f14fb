// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/episodes.h"

#include "model/analysis/values/datamask.h"
#include "model/analysis/values/search.h"
#include "model/tensordict/base/memory.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/zeros.h>

#include <algorithm>

namespace tensordesk {
namespace {

const Condition kIsTrue{Condition::Kind::NotEqual, int64_t{0}};
const Condition kIsFalse{Condition::Kind::Equal, int64_t{0}};

bool isOverBatch(const TensorDict& td, const KeyPath& key)
{
    if (!td.contains(key))
        return false;
    const auto entry = td.find(key);
    const auto* leaf = entry ? std::get_if<Leaf>(&*entry) : nullptr;
    return leaf && isOverBatch(*leaf, td.batchSize());
}

/// The bools that tell where the steps of a tensordict begin and end; see Note [Steps of an episode].
struct Steps {
    Shape batch;
    std::vector<Leaf> ends;
    std::optional<Leaf> data;  ///< none: there is no padding

    Steps(const TensorDict& td, const EpisodeEnds& keys) : batch(td.batchSize())
    {
        if (batch.empty())
            throw Error(ErrorKind::ValueError, "This tensordict has no batch dim, so there is no time along which episodes end.");
        if (isRagged({batch.data(), batch.size() - 1}))
            throw Error(
                ErrorKind::ValueError,
                "Episodes run along the last batch dim, the only one that may be ragged; the batch size is {}. Look at one member.",
                toString(batch));
        for (const KeyPath& key : keys) {
            const Leaf leaf = td.leaf(key);
            if (!isOverBatch(leaf, batch))
                throw Error(ErrorKind::TypeError, "Episodes end where a bool of the batch size {} is true, and this is {} {}.",
                            toString(batch), dtypeName(leaf.dtype()), toString(leaf.shape()))
                    .within(key);
            ends.push_back(leaf);
        }
        if (const auto mask = dataMaskOf(td))
            data = mask->positions;
    }

    /// Positions of the dims before time.
    [[nodiscard]] int64_t rows() const { return elementCount({batch.data(), batch.size() - 1}); }
    /// The position that has this number, one index a dim before time.
    [[nodiscard]] Index rowAt(int64_t number) const
    {
        Index position(batch.size() - 1, int64_t{0});
        for (std::size_t dim = batch.size() - 1; dim-- > 0;) {
            position[dim] = number % batch[dim];
            number /= batch[dim];
        }
        return position;
    }
    [[nodiscard]] int64_t numberOf(const Shape& position) const
    {
        int64_t number = 0;
        for (std::size_t dim = 0; dim + 1 < batch.size(); ++dim)
            number = number * batch[dim] + position[dim];
        return number;
    }
};

Leaf atRow(const Leaf& leaf, const Index& position)
{
    return position.empty() ? leaf : leaf.at(position);
}

/// The episodes of one row, looked for without reading more than the way there.
class Row {
public:
    Row(const Steps& steps, int64_t number, Progress& progress) : m_progress(progress)
    {
        const Index position = steps.rowAt(number);
        for (const Leaf& leaf : steps.ends)
            m_ends.push_back(atRow(leaf, position));
        if (steps.data)
            m_data = atRow(*steps.data, position);
        m_time = m_ends.front().elementCount();
    }

    [[nodiscard]] int64_t time() const noexcept { return m_time; }
    /// The first step at or behind `from` that is no padding.
    [[nodiscard]] std::optional<int64_t> firstStep(int64_t from) const
    {
        if (from >= m_time)
            return std::nullopt;
        return m_data ? find(*m_data, kIsTrue, from, m_time) : from;
    }
    /// The last one up to `from`.
    [[nodiscard]] std::optional<int64_t> lastStep(int64_t from) const
    {
        if (from < 0)
            return std::nullopt;
        return m_data ? findBackwards(*m_data, kIsTrue, 0, from) : from;
    }
    /// The step behind the last one of the episode that `step` lies in. REQUIRES: no padding there.
    [[nodiscard]] int64_t endOf(int64_t step) const
    {
        int64_t end = m_data ? find(*m_data, kIsFalse, step, m_time).value_or(m_time) : m_time;
        for (const Leaf& leaf : m_ends)
            if (const auto last = find(leaf, kIsTrue, step, end))
                end = *last + 1;
        return end;
    }
    /// The first step of that episode. REQUIRES: no padding there.
    [[nodiscard]] int64_t startOf(int64_t step) const
    {
        const auto padding = m_data ? findBackwards(*m_data, kIsFalse, 0, step - 1) : std::nullopt;
        int64_t start = padding ? *padding + 1 : 0;
        for (const Leaf& leaf : m_ends)
            if (const auto before = findBackwards(leaf, kIsTrue, start, step - 1))
                start = *before + 1;
        return start;
    }

private:
    /// The first of the steps [from, to).
    [[nodiscard]] std::optional<int64_t> find(const Leaf& leaf, const Condition& condition, int64_t from, int64_t to) const
    {
        if (from >= to)
            return std::nullopt;
        const auto found = findElement(leaf.at(Index{Slice{from, to, {}}}), condition, 0, false, m_progress);
        return found ? std::optional(from + *found) : std::nullopt;
    }
    /// The last of the steps [from, to].
    [[nodiscard]] std::optional<int64_t> findBackwards(const Leaf& leaf, const Condition& condition, int64_t from, int64_t to) const
    {
        if (from > to)
            return std::nullopt;
        const auto found = findElement(leaf.at(Index{Slice{from, to + 1, {}}}), condition, to - from, true, m_progress);
        return found ? std::optional(from + *found) : std::nullopt;
    }

    std::vector<Leaf> m_ends;
    std::optional<Leaf> m_data;
    int64_t m_time = 0;
    Progress& m_progress;
};

/// What is known of each step of some rows, read at once.
struct Marks {
    at::Tensor ends, data;  ///< [rows, time]

    /// Of all rows, or of the one at a position.
    explicit Marks(const Steps& steps, const std::optional<Index>& position = {})
    {
        const int64_t rows = position ? 1 : steps.rows();
        const auto rowsOf = [&](const Leaf& leaf) { return asRows(position ? atRow(leaf, *position) : leaf, rows); };
        for (const Leaf& each : steps.ends) {
            const at::Tensor bools = rowsOf(each);
            ends = ends.defined() ? ends.logical_or(bools) : bools;
        }
        data = steps.data ? rowsOf(*steps.data) : at::ones({1, 1}, at::kBool).expand(ends.sizes());
        data = data.contiguous();
    }

private:
    static at::Tensor asRows(const Leaf& leaf, int64_t rows)
    {
        checkFits(leaf.sizes(), leaf.dtype());
        // A file may hold other bytes than 0 and 1.
        const at::Tensor bools = snapshot(leaf).view(at::kByte).ne(0);
        return bools.reshape({rows, leaf.elementCount() / std::max<int64_t>(rows, 1)});
    }
};

/// The episodes of a row.
std::vector<Range> runsIn(const bool* isEnd, const bool* isData, int64_t time)
{
    std::vector<Range> runs;
    for (int64_t step = 0, start = 0; step < time; ++step) {
        const bool isLast = isEnd[step] || step + 1 == time || !isData[step + 1];
        if (isData[step] && isLast)
            runs.push_back({start, 1, step + 1 - start});
        if (!isData[step] || isLast)
            start = step + 1;
    }
    return runs;
}

KeyPath belowNext(const KeyPath& key)
{
    return KeyPath{"next"} / key;
}

EpisodeEnds overBatch(const TensorDict& td, const std::vector<KeyPath>& keys)
{
    EpisodeEnds ends;
    std::copy_if(keys.begin(), keys.end(), std::back_inserter(ends), [&](const KeyPath& key) { return isOverBatch(td, key); });
    return ends;
}

}  // namespace

EpisodeEnds episodeEndsOf(const TensorDict& td)
{
    const std::vector<std::vector<KeyPath>> choices{{{"next", "done"}},
                                                    {{"next", "terminated"}, {"next", "truncated"}},
                                                    {{"done"}},
                                                    {{"terminated"}, {"truncated"}}};
    for (const auto& keys : choices)
        if (EpisodeEnds ends = overBatch(td, keys); !ends.empty())
            return ends;
    return {};
}

EpisodeEnds episodeEndsNamed(const TensorDict& td, const KeyPath& key)
{
    return {isOverBatch(td, belowNext(key)) ? belowNext(key) : key};
}

std::vector<Episode> episodesOf(const TensorDict& td, const EpisodeEnds& ends, std::size_t most, Progress& progress)
{
    const Steps steps(td, ends);
    std::vector<Episode> episodes;
    const auto addRow = [&](const Index& position, const bool* isEnd, const bool* isData, int64_t length) {
        progress.check();
        const TensorDict row = position.empty() ? td : td.at(position);
        for (const Range& run : runsIn(isEnd, isData, length)) {
            if (episodes.size() == most)
                return;
            const Slice time{run.start, run.start + run.count, {}};
            Index index = position;
            index.emplace_back(time);
            episodes.push_back({row.at(Index{time}), toPython(index)});
        }
    };
    std::optional<Marks> marks;
    const bool hasOneLength = !isRagged(steps.batch);
    if (hasOneLength)
        marks.emplace(steps);  // of all rows
    for (int64_t row = 0; row < steps.rows() && episodes.size() < most; ++row) {
        const Index position = steps.rowAt(row);
        if (!hasOneLength)
            marks.emplace(steps, position);
        const int64_t time = marks->ends.size(1), offset = hasOneLength ? row * time : 0;
        if (time > 0)
            addRow(position, marks->ends.const_data_ptr<bool>() + offset, marks->data.const_data_ptr<bool>() + offset, time);
    }
    return episodes;
}

std::string EpisodePlace::index() const
{
    Index index(position.begin(), position.end());
    index.back() = Slice{position.back(), position.back() + steps, {}};
    return toPython(index);
}

std::optional<EpisodePlace> neighbouringEpisode(const TensorDict& td, const EpisodeEnds& ends, const Shape& from, bool backwards,
                                                Progress& progress)
{
    const Steps steps(td, ends);
    const int64_t rows = steps.rows();
    const auto placeAt = [&](int64_t number, const Row& row, int64_t start) {
        EpisodePlace place{{}, row.endOf(start) - start};
        for (const auto& each : steps.rowAt(number))
            place.position.push_back(std::get<int64_t>(each));
        place.position.push_back(start);
        return place;
    };
    int64_t number = steps.numberOf(from), step = from.back();
    {
        const Row here(steps, number, progress);
        const bool isStep = here.firstStep(step) == step;
        if (backwards) {
            if (const int64_t start = isStep ? here.startOf(step) : step; start < step)
                return placeAt(number, here, start);
            --step;
        } else if (isStep) {
            step = here.endOf(step);
        }
    }
    for (; number >= 0 && number < rows; number += backwards ? -1 : 1) {
        progress.check();
        const Row row(steps, number, progress);
        const bool isFirstRow = number == steps.numberOf(from);
        if (backwards) {
            if (const auto last = row.lastStep(isFirstRow ? step : row.time() - 1))
                return placeAt(number, row, row.startOf(*last));
        } else if (const auto first = row.firstStep(isFirstRow ? step : 0)) {
            return placeAt(number, row, *first);
        }
    }
    return std::nullopt;
}

}  // namespace tensordesk
