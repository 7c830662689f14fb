// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/rollouts/timedim.h"

#include "model/operations/rollouts/episoderule.h"

#include <ATen/core/Tensor.h>

#include <algorithm>

namespace tensordesk {

namespace {

/// True if all of the key's elements at one index of a dim are true.
bool isTrueAcross(const TensorDict& td, const KeyPath& key, int64_t dim, int64_t index)
{
    Index at(static_cast<std::size_t>(dim), Slice{});
    at.emplace_back(index);
    return td.leaf(key).at(at).tensor().ne(0).all().item<bool>();
}

}  // namespace

int64_t timeDimOf(const TensorDict& td)
{
    return toldTimeDimOf(td).value_or(td.dim() - 1);
}

std::optional<int64_t> toldTimeDimOf(const TensorDict& td)
{
    const int64_t last = td.dim() - 1;
    const Shape& batch = td.batchSize();
    if (last == 0 || isRagged(batch) || elementCount(batch) == 0) {
        return std::nullopt;
    }
    const EpisodeRule rule = episodeRuleOf(td);
    const auto turns = [&](int64_t dim) {
        return std::any_of(rule.ends.begin(), rule.ends.end(),
                           [&](const KeyPath& key) { return isTrueAcross(td, key, dim, batch[dim] - 1); })
            || std::any_of(rule.starts.begin(), rule.starts.end(),
                           [&](const KeyPath& key) { return isTrueAcross(td, key, dim, 0); });
    };
    for (int64_t dim = last; dim >= 0; --dim) {
        if (batch[dim] > 1 && turns(dim)) {
            return dim;
        }
    }
    return std::nullopt;
}

}  // namespace tensordesk
