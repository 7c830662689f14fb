// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/rollouts/episodes.h"

#include "model/operations/rollouts/episodetable.h"
#include "model/operations/rollouts/stepmarks.h"

#include <ATen/core/Tensor.h>

#include <algorithm>

namespace tensordesk {
namespace {

/// The number of steps to read first, and at most at once, to find an episode.
constexpr int64_t kFewSteps = 4096, kMostSteps = int64_t{1} << 22;

/// The episodes of one row, looked for without reading much more than the way there.
class Row {
public:
    Row(const StepReader& reader, int64_t number, Progress& progress)
        : m_reader(reader), m_number(number), m_time(reader.grid().steps(number)), m_progress(progress)
    {
    }

    [[nodiscard]] int64_t time() const noexcept { return m_time; }
    /// Returns the first step at or after `from` that is not padding.
    [[nodiscard]] std::optional<int64_t> firstStep(int64_t from) const
    {
        return first(from, [](bool, bool isData) { return isData; });
    }
    /// The last one up to `from`.
    [[nodiscard]] std::optional<int64_t> lastStep(int64_t from) const
    {
        return last(from, [](bool, bool isData) { return isData; });
    }
    /// The step behind the last one of the episode that `step` lies in. REQUIRES: no padding there.
    [[nodiscard]] int64_t endOf(int64_t step) const
    {
        const auto end = first(step, [](bool isLast, bool) { return isLast; });
        return end ? *end + 1 : m_time;
    }
    /// The first step of that episode. REQUIRES: no padding there.
    [[nodiscard]] int64_t startOf(int64_t step) const
    {
        const auto before = last(step - 1, [](bool isLast, bool isData) { return isLast || !isData; });
        return before ? *before + 1 : 0;
    }

private:
    /// The first step at or behind `from` of which `isIt` is true.
    template <typename IsIt>
    [[nodiscard]] std::optional<int64_t> first(int64_t from, const IsIt& isIt) const
    {
        for (int64_t count = kFewSteps; from < m_time; count = std::min(4 * count, kMostSteps)) {
            const int64_t end = std::min(from + count, m_time);
            if (const auto found = within(from, end, false, isIt))
                return found;
            from = end;
        }
        return std::nullopt;
    }
    /// The last step up to `from`.
    template <typename IsIt>
    [[nodiscard]] std::optional<int64_t> last(int64_t from, const IsIt& isIt) const
    {
        int64_t end = from + 1;
        for (int64_t count = kFewSteps; end > 0; count = std::min(4 * count, kMostSteps)) {
            const int64_t start = std::max<int64_t>(end - count, 0);
            if (const auto found = within(start, end, true, isIt))
                return found;
            end = start;
        }
        return std::nullopt;
    }
    template <typename IsIt>
    [[nodiscard]] std::optional<int64_t> within(int64_t start, int64_t end, bool backwards, const IsIt& isIt) const
    {
        m_progress.check();
        const StepMarks marks = m_reader.read({m_number, 1, start, end - start, end == m_time});
        const bool* isLast = marks.last.const_data_ptr<bool>();
        const bool* isData = marks.data.defined() ? marks.data.const_data_ptr<bool>() : nullptr;
        for (int64_t i = 0; i < end - start; ++i) {
            const int64_t at = backwards ? end - start - 1 - i : i;
            if (isIt(isLast[at], !isData || isData[at]))
                return start + at;
        }
        return std::nullopt;
    }

    const StepReader& m_reader;
    int64_t m_number, m_time;
    Progress& m_progress;
};

}  // namespace

std::vector<Episode> episodesOf(const TensorDict& td, const EpisodeRule& rule, std::size_t most, Progress& progress)
{
    const EpisodeTable table = findEpisodes(td, rule, progress, most);
    std::vector<Episode> episodes;
    for (const EpisodeRecord& record : table.episodes) {
        progress.check();
        const EpisodePlace place = table.placeOf(record);
        episodes.push_back({stepsAt(td, place), place.index()});
    }
    return episodes;
}

Index EpisodePlace::slices() const
{
    Index index(position.begin(), position.end());
    index.back() = Slice{position.back(), position.back() + steps, {}};
    return index;
}

TensorDict stepsAt(const TensorDict& td, const EpisodePlace& place)
{
    const Index slices = place.slices();
    // A ragged dim is indexed of one member alone, dim by dim.
    TensorDict row = td;
    for (const auto& index : slices)
        row = row.at(Index{index});
    return row;
}

std::optional<EpisodePlace> neighbouringEpisode(const TensorDict& td, const EpisodeRule& rule, const Shape& from, bool backwards,
                                                Progress& progress)
{
    const StepReader reader(td, rule);
    const int64_t rows = reader.grid().rows();
    const auto placeAt = [&](int64_t number, const Row& row, int64_t start) {
        EpisodePlace place{reader.grid().positionOf(number), row.endOf(start) - start};
        place.position.push_back(start);
        return place;
    };
    const int64_t own = reader.grid().rowAt(from);
    int64_t number = own, step = from.back();
    {
        const Row here(reader, number, progress);
        step = std::min(step, here.time());
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
        const Row row(reader, number, progress);
        if (backwards) {
            if (const auto last = row.lastStep(number == own ? step : row.time() - 1))
                return placeAt(number, row, row.startOf(*last));
        } else if (const auto first = row.firstStep(number == own ? step : 0)) {
            return placeAt(number, row, *first);
        }
    }
    return std::nullopt;
}

std::optional<EpisodePlace> neighbouringMember(const TensorDict& stack, const Shape& from, bool backwards)
{
    const auto along = static_cast<std::size_t>(stack.stackDim());
    const int64_t member = from[along] + (backwards ? -1 : 1);
    if (member < 0 || member >= stack.batchSize()[along]) {
        return std::nullopt;
    }
    EpisodePlace place{Shape(from.size(), 0), 1};
    place.position[along] = member;
    if (along + 1 < from.size()) {
        place.steps = stack.members()[static_cast<std::size_t>(member)].batchSize().back();
    }
    return place;
}

}  // namespace tensordesk
