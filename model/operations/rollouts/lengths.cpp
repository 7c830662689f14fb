// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/rollouts/lengths.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/repeat_interleave.h>
#include <ATen/ops/zeros.h>
#include <c10/core/ScalarType.h>

#include <algorithm>
#include <map>

namespace tensordesk {
namespace {

/// Returns the lengths in an entry; empty if it has none.
std::optional<at::Tensor> lengthsAt(const TensorDict& td, const KeyPath& key)
{
    if (!td.contains(key))
        return std::nullopt;
    const auto entry = td.find(key);
    const auto* leaf = entry ? std::get_if<Leaf>(&*entry) : nullptr;
    if (!leaf || leaf->dim() != 1 || leaf->isRagged() || leaf->elementCount() == 0 || !c10::isIntegralType(leaf->dtype(), false)
        || leaf->device().is_meta())
        return std::nullopt;
    at::Tensor lengths = leaf->tensor().detach().cpu().to(at::kLong);
    if (key.back() == PathElement("episode_ends")) {
        const at::Tensor ends = lengths;
        lengths = ends.clone();
        lengths.slice(0, 1).sub_(ends.slice(0, 0, -1));
    }
    return lengths.ge(0).all().item<bool>() ? std::optional(lengths) : std::nullopt;
}

/// The leaves whose shape starts with a batch, without those of the lengths.
std::optional<TensorDict> withBatch(const TensorDict& td, const Shape& batch, const KeyPath& lengths)
{
    TensorDict timed(batch);
    forEachEntry(td, [&](const KeyPath& key, const Entry& entry) {
        const auto* leaf = std::get_if<Leaf>(&entry);
        if (leaf && key != lengths && startsWith(leaf->sizes(), batch))
            timed.set(key, *leaf);
    });
    return timed.count() > 0 ? std::optional(timed) : std::nullopt;
}

std::optional<TimedRollout> oneBehindTheOther(const TensorDict& td, const KeyPath& key, const at::Tensor& lengths)
{
    const int64_t steps = lengths.sum().item<int64_t>();
    auto timed = steps > 0 ? withBatch(td, {steps}, key) : std::nullopt;
    if (!timed)
        return std::nullopt;
    timed->set(key, Leaf(at::repeat_interleave(at::arange(lengths.numel(), at::kLong), lengths)));
    EpisodeRule rule = episodeRuleOf(*timed);
    rule.ids = {key};
    rule.lengths = key;
    return TimedRollout{*timed, rule};
}

std::optional<TimedRollout> padded(const TensorDict& td, const KeyPath& key, const at::Tensor& lengths)
{
    const int64_t longest = lengths.max().item<int64_t>();
    std::map<int64_t, int64_t> sizes;  // the number of leaves by number of steps
    forEachEntry(td, [&](const KeyPath&, const Entry& entry) {
        const auto* leaf = std::get_if<Leaf>(&entry);
        if (leaf && leaf->dim() >= 2 && leaf->sizes()[0] == lengths.numel() && leaf->sizes()[1] >= longest)
            ++sizes[leaf->sizes()[1]];
    });
    const auto most = std::max_element(sizes.begin(), sizes.end(),
                                       [](const auto& a, const auto& b) { return a.second < b.second; });
    auto timed = most == sizes.end() ? std::nullopt : withBatch(td, {lengths.numel(), most->first}, key);
    if (!timed)
        return std::nullopt;
    timed->set({"mask"}, Leaf(at::arange(most->first, at::kLong).unsqueeze(0).lt(lengths.unsqueeze(1))));
    EpisodeRule rule = episodeRuleOf(*timed);
    rule.byMember = rule.empty();
    rule.lengths = key;
    return TimedRollout{*timed, rule};
}

}  // namespace

std::optional<TimedRollout> byLengths(const TensorDict& td)
{
    for (const KeyPath& key : {KeyPath{"lengths"}, KeyPath{"episode_lengths"}, KeyPath{"episode_ends"}, KeyPath{"meta", "lengths"},
                               KeyPath{"meta", "episode_lengths"}, KeyPath{"meta", "episode_ends"}}) {
        const auto lengths = lengthsAt(td, key);
        if (!lengths)
            continue;
        if (auto found = oneBehindTheOther(td, key, *lengths))
            return found;
        if (auto found = padded(td, key, *lengths))
            return found;
    }
    return std::nullopt;
}

}  // namespace tensordesk
