// SPDX-License-Identifier: BSD-3-Clause
#include "model/layouts/rollout/padding.h"

#include "model/layouts/layoutjson.h"
#include "model/layouts/rollout/rolloutroles.h"
#include "model/layouts/structure/viewedrows.h"
#include "model/tensordict/base/error.h"

#include <ATen/core/Tensor.h>

#include <algorithm>

namespace tensordesk {
namespace {

constexpr int64_t kMostPadded = 100'000;
constexpr int64_t kMostMasked = int64_t{1} << 26;

/// The real steps of one episode.
struct Run {
    int64_t begin = 0, end = 0;
};

/// The elements of a leaf with these many, as int64 in one dim; undefined for another leaf, or one that cannot be read.
at::Tensor integersOf(const Leaf& leaf, int64_t count)
{
    if (leaf.isRagged() || leaf.elementCount() != count || c10::isComplexType(leaf.dtype())) {
        return {};
    }
    try {
        return leaf.tensor().to(at::kCPU, at::kLong).reshape({count}).contiguous();
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled) {
            throw;
        }
        return {};  // reading the leaf reports the reason
    }
}

std::optional<Run> runIn(const int64_t* mask, int64_t steps)
{
    const auto* const first = std::find_if(mask, mask + steps, [](int64_t each) { return each != 0; });
    const auto* const last = std::find(first, mask + steps, 0);
    const bool isOneRun = first != mask + steps && std::all_of(last, mask + steps, [](int64_t each) { return each == 0; });
    return isOneRun ? std::optional(Run{first - mask, last - mask}) : std::nullopt;
}

/// Returns the real steps of each episode; empty if `leaf` does not define them.
std::optional<std::vector<Run>> runsOf(const Leaf& leaf, LayoutKey::Padding padding, int64_t episodes, int64_t steps)
{
    const bool isMask = padding == LayoutKey::Padding::Mask;
    const at::Tensor told = integersOf(leaf, isMask ? episodes * steps : episodes);
    if (!told.defined()) {
        return std::nullopt;
    }
    const auto* numbers = told.const_data_ptr<int64_t>();
    std::vector<Run> runs;
    for (int64_t episode = 0; episode < episodes; ++episode) {
        const auto run = isMask ? runIn(numbers + episode * steps, steps) : std::optional(Run{0, numbers[episode]});
        if (!run || run->end <= run->begin || run->end > steps) {
            return std::nullopt;
        }
        runs.push_back(*run);
    }
    return runs;
}

/// The surest key for a row of the layout.
std::optional<Key> keyFor(const TensorDict& level, const Layout& layout, const LayoutKey& row)
{
    std::optional<Key> found;
    int least = 0;
    for (const Key& key : level.keys()) {
        const int rank = layout.rankOf(row, key);
        if (rank >= 0 && (!found || rank < least)) {
            found = key;
            least = rank;
        }
    }
    return found;
}

bool tellsPadding(const LayoutKey& row)
{
    return row.padding != LayoutKey::Padding::None;
}

TensorDict episodeOf(const TensorDict& level, const Key& told, int64_t episode, int64_t episodes, int64_t steps, const Run& run)
{
    return withRowsViewed(level.exclude({{told}}), episodes, [=](const Leaf& leaf) {
        const bool hasSteps = leaf.dim() > 1 && leaf.sizes()[1] == steps;
        return leaf.at(hasSteps ? Index{episode, Slice{run.begin, run.end, std::nullopt}} : Index{episode});
    });
}

}  // namespace

std::optional<Unpadded> unpadded(const TensorDict& level, const Layout& layout)
{
    const Layout& names = std::ranges::any_of(layout.keys, tellsPadding) ? layout : *commonLayout();
    const bool hasKey = std::ranges::any_of(names.keys,
                                            [&](const LayoutKey& row) { return tellsPadding(row) && keyFor(level, names, row); });
    const auto roles = hasKey ? rolloutRolesOf(level, layout) : std::nullopt;
    if (!roles || roles->inner.empty() || roles->steps > kMostPadded || roles->steps * roles->inner.front() > kMostMasked) {
        return std::nullopt;
    }
    const int64_t episodes = roles->steps, steps = roles->inner.front();
    for (const LayoutKey& row : names.keys) {
        const auto key = tellsPadding(row) ? keyFor(level, names, row) : std::nullopt;
        const auto entry = key ? level.find({*key}) : std::nullopt;
        const auto* leaf = entry ? std::get_if<Leaf>(&*entry) : nullptr;
        const auto runs = leaf == nullptr ? std::nullopt : runsOf(*leaf, row.padding, episodes, steps);
        if (!runs || std::ranges::all_of(*runs, [&](const Run& run) { return run.begin == 0 && run.end == steps; })) {
            continue;
        }
        Unpadded made{*key, {}};
        for (int64_t episode = 0; episode < episodes; ++episode) {
            made.episodes.push_back(episodeOf(level, *key, episode, episodes, steps, (*runs)[static_cast<std::size_t>(episode)]));
        }
        return made;
    }
    return std::nullopt;
}

}  // namespace tensordesk
