// SPDX-License-Identifier: BSD-3-Clause
#include "analysis/episodes.h"

#include "analysis/search.h"

#include <ATen/core/Tensor.h>

namespace tensordesk {
namespace {

/// Whether the leaf has one bool for each position in the batch.
bool isOverBatch(const Leaf& leaf, const Shape& batch)
{
    Shape shape = leaf.shape();
    while (shape.size() > batch.size() && shape.back() == 1)
        shape.pop_back();
    return leaf.dtype() == at::kBool && !leaf.isRagged() && shape == batch;
}

Leaf doneLeaf(const TensorDict& td, const KeyPath& done)
{
    if (td.batchSize().empty())
        throw Error(ErrorKind::ValueError, "This tensordict has no batch dim, so there is no time along which episodes end.");
    Leaf leaf = td.leaf(done);
    if (!isOverBatch(leaf, td.batchSize()))
        throw Error(ErrorKind::TypeError, "Episodes end where a bool of the batch size " + toString(td.batchSize()) +
                                              " is true, and this is " + dtypeName(leaf.dtype()) + " " +
                                              toString(leaf.shape()) + ".")
            .within(done);
    return leaf;
}

/// What ends the episodes of one position of the other dims.
class Ends {
public:
    Ends(const Leaf& done, const Index& position, int64_t time, Progress& progress)
        : m_steps(position.empty() ? done : done.at(position)), m_time(time), m_progress(progress)
    {
    }

    /// The first step of the episode that `step` lies in.
    [[nodiscard]] int64_t startOf(int64_t step)
    {
        const auto before = step > 0 ? findElement(m_steps, kIsTrue, step - 1, true, m_progress) : std::nullopt;
        return before ? *before + 1 : 0;
    }
    /// The step behind its last one.
    [[nodiscard]] int64_t endOf(int64_t step)
    {
        const auto last = findElement(m_steps, kIsTrue, step, false, m_progress);
        return last ? *last + 1 : m_time;
    }

private:
    inline static const Condition kIsTrue{Condition::Kind::NotEqual, int64_t{0}};

    Leaf m_steps;
    int64_t m_time;
    Progress& m_progress;
};

/// The position in the dims before the last that has number `row`.
Index positionOf(int64_t row, const Shape& batch)
{
    Index position(batch.size() - 1, int64_t{0});
    for (std::size_t dim = batch.size() - 1; dim-- > 0;) {
        position[dim] = row % batch[dim];
        row /= batch[dim];
    }
    return position;
}

}  // namespace

std::vector<Episode> episodesOf(const TensorDict& td, const KeyPath& done, Progress& progress)
{
    const Leaf leaf = doneLeaf(td, done);
    const Shape& batch = td.batchSize();
    std::vector<Episode> episodes;
    if (elementCount(batch) == 0)
        return episodes;
    const int64_t time = batch.back();
    const at::Tensor ends = snapshot(leaf).reshape({-1, time});  // by position of the other dims
    const auto* isEnd = ends.const_data_ptr<bool>();
    for (int64_t row = 0; row < ends.size(0); ++row) {
        progress.check();
        const Index position = positionOf(row, batch);
        for (int64_t start = 0, step = 0; step < time; ++step) {
            if (isEnd[row * time + step] || step + 1 == time) {
                Index index = position;
                index.emplace_back(Slice{start, step + 1, {}});
                episodes.push_back({td.at(index), toPython(index)});
                start = step + 1;
            }
        }
    }
    return episodes;
}

std::string EpisodePlace::index() const
{
    Index index(position.begin(), position.end());
    index.back() = Slice{position.back(), position.back() + steps, {}};
    return toPython(index);
}

std::optional<KeyPath> doneKeyOf(const TensorDict& td)
{
    for (const KeyPath& key : {KeyPath{"next", "done"}, KeyPath{"done"}}) {
        if (!td.contains(key))
            continue;
        const auto entry = td.find(key);
        if (const auto* leaf = entry ? std::get_if<Leaf>(&*entry) : nullptr; leaf && isOverBatch(*leaf, td.batchSize()))
            return key;
    }
    return std::nullopt;
}

std::optional<EpisodePlace> neighbouringEpisode(const TensorDict& td, const KeyPath& done, const Shape& from,
                                                bool backwards, Progress& progress)
{
    const Leaf leaf = doneLeaf(td, done);
    const Shape& batch = td.batchSize();
    const int64_t time = batch.back();
    int64_t row = 0, rows = 1;
    for (std::size_t dim = 0; dim + 1 < batch.size(); ++dim) {
        row = row * batch[dim] + from[dim];
        rows *= batch[dim];
    }
    const auto endsIn = [&](int64_t of) { return Ends(leaf, positionOf(of, batch), time, progress); };
    int64_t start = 0;
    if (!backwards) {
        start = endsIn(row).endOf(from.back());
        if (start == time && ++row == rows)
            return std::nullopt;
        start %= time;
    } else if (from.back() > 0) {
        start = endsIn(row).startOf(from.back());
        if (start == from.back())
            start = endsIn(row).startOf(start - 1);
    } else if (--row < 0) {
        return std::nullopt;
    } else {
        start = endsIn(row).startOf(time - 1);
    }
    EpisodePlace place{{}, endsIn(row).endOf(start) - start};
    for (const auto& each : positionOf(row, batch))
        place.position.push_back(std::get<int64_t>(each));
    place.position.push_back(start);
    return place;
}

}  // namespace tensordesk
