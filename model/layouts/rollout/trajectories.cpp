// SPDX-License-Identifier: BSD-3-Clause
#include "model/layouts/rollout/trajectories.h"

#include "model/layouts/structure/integers.h"
#include "model/operations/combine/split.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/tree/mappingnode.h"

#include <ATen/core/Tensor.h>

#include <algorithm>
#include <functional>

namespace tensordesk {
namespace {

constexpr int64_t kMostRows = int64_t{1} << 26;

/// How the rows of the storage were filled when it was saved: `rows` for each of several environments, one after another.
struct Filling {
    int64_t rows;
    int64_t written;
};

Filling fillingOf(const Storage& stored, const Layout& layout)
{
    const auto numbers = [&](const std::string& name) {
        auto found = integersNamed(stored, name);
        if (!found || found->empty()) {
            throw Error(ErrorKind::ValueError, "{} does not state which rows have data: it has no integers", stringLiteral(name));
        }
        return found->front();
    };
    const int64_t rows = numbers(layout.allRows), next = numbers(layout.ring->next);
    const Filling filling{rows, numbers(layout.ring->isFull) != 0 ? rows : next};
    if (rows <= 0 || filling.written < 0 || filling.written > rows) {
        throw Error(ErrorKind::ValueError, "the storage states that {} of its {} rows have data", filling.written, rows);
    }
    return filling;
}

/// The rows of one trajectory, in arrays with a row per step, and in those with one more per trajectory.
struct TrajectoryRows {
    int64_t first, steps, firstOfMore;
};

/// The trajectories, and the number of rows of each of the two kinds of arrays.
struct Cuts {
    int64_t rows = 0;      ///< of arrays with one row per step
    int64_t moreRows = 0;  ///< of arrays with one row more per trajectory
    std::vector<TrajectoryRows> trajectories;
};

const Leaf& flagsIn(const Entry& entry)
{
    const auto* leaf = std::get_if<Leaf>(&entry);
    if (leaf == nullptr || leaf->dim() == 0) {
        throw Error(ErrorKind::ValueError, "{} is not an array of flags", stringLiteral("done"));
    }
    return *leaf;
}

/// A trajectory ends where the flag is set, and with the last row that holds data.
Cuts cutsAt(const Leaf& done, const Filling& filling)
{
    Cuts cuts;
    cuts.rows = done.isRagged() ? 0 : done.sizes().front();
    if (cuts.rows <= 0 || cuts.rows > kMostRows || done.elementCount() != cuts.rows || cuts.rows % filling.rows != 0) {
        throw Error(ErrorKind::ValueError, "{} has the shape {}, which {} rows of the storage do not fit", stringLiteral("done"),
                    toString(done.shape()), filling.rows);
    }
    const at::Tensor flags = done.tensor().to(at::kCPU, at::kBool).contiguous();
    const bool* const isSet = flags.const_data_ptr<bool>();
    int64_t ends = 0;
    for (int64_t begin = 0; begin < cuts.rows; begin += filling.rows) {
        int64_t first = begin;
        for (int64_t row = begin; row < begin + filling.rows; ++row) {
            const int64_t written = begin + filling.written;
            if (!isSet[row] && row + 1 != written) {
                continue;
            }
            if (row < written) {
                cuts.trajectories.push_back({first, row + 1 - first, first + ends});
            }
            first = row + 1;
            ++ends;
        }
    }
    cuts.moreRows = cuts.rows + ends;
    return cuts;
}

Entry cutOut(const Entry& entry, const TrajectoryRows& rows, const Cuts& cuts)
{
    if (const auto* level = std::get_if<TensorDict>(&entry)) {
        auto table = std::make_shared<StoredTable>();
        for (const Key& key : level->keys()) {
            table->append(key, [level = *level, key, rows, cuts] { return cutOut(*level.find({key}), rows, cuts); }, true);
        }
        return TensorDict(std::make_shared<MappingNode>(Shape(), DimNames(), std::nullopt, std::move(table)));
    }
    const auto* leaf = std::get_if<Leaf>(&entry);
    const int64_t size = leaf == nullptr || leaf->dim() == 0 || leaf->isRagged() ? -1 : leaf->sizes().front();
    if (size == cuts.rows) {
        return leaf->at({Slice{rows.first, rows.first + rows.steps, std::nullopt}});
    }
    if (size == cuts.moreRows) {
        return leaf->at({Slice{rows.firstOfMore, rows.firstOfMore + rows.steps + 1, std::nullopt}});
    }
    return entry;
}

/// Builds a level with the trajectories "0", "1", …, whose entries are made when they are first read.
class LevelOfTrajectories {
public:
    LevelOfTrajectories(const TensorDict& root, const Layout& layout) : m_keys(root.keys())
    {
        std::erase_if(m_keys, [&](const Key& key) { return std::ranges::find(layout.beside, key) != layout.beside.end(); });
    }

    void add(const std::function<Entry(const Key& key)>& make)
    {
        auto table = std::make_shared<StoredTable>();
        for (const Key& key : m_keys) {
            table->append(key, [make, key] { return make(key); }, true);
        }
        m_levels->append(std::to_string(m_count++),
                         Entry(TensorDict(std::make_shared<MappingNode>(Shape(), DimNames(), std::nullopt, std::move(table)))));
    }

    TensorDict take() { return TensorDict(std::make_shared<MappingNode>(Shape(), DimNames(), std::nullopt, std::move(m_levels))); }

private:
    std::vector<Key> m_keys;
    std::size_t m_count = 0;
    std::shared_ptr<StoredTable> m_levels = std::make_shared<StoredTable>();
};

}  // namespace

TensorDict trajectoriesIn(const Storage& stored, const TensorDict& root, const Layout& layout)
{
    const Filling filling = fillingOf(stored, layout);
    LevelOfTrajectories levels(root, layout);
    if (layout.trajectories == Layout::Trajectories::Rows) {
        const auto cuts = std::make_shared<const Cuts>(cutsAt(flagsIn(root.at({"done"})), filling));
        for (const TrajectoryRows& rows : cuts->trajectories) {
            ProgressScope::step();
            levels.add([root, rows, cuts](const Key& key) { return cutOut(*root.find({key}), rows, *cuts); });
        }
        return levels.take();
    }
    int64_t before = 0;
    for (const TensorDict& each : unbind(root, 0)) {
        ProgressScope::step();
        const bool isWritten = before % filling.rows < filling.written;
        before += flagsIn(each.at({"done"})).sizes().front();
        if (isWritten) {
            levels.add([each](const Key& key) { return *each.find({key}); });
        }
    }
    return levels.take();
}

}  // namespace tensordesk
