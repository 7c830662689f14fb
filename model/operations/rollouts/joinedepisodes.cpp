// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/rollouts/joinedepisodes.h"

#include "model/operations/combine/cat.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/empty.h>

namespace tensordesk {

TensorDict joinedEpisodes(const std::vector<TensorDict>& episodes)
{
    TensorDict rows = cat(episodes, 0);
    if (!rows.contains({"episode"})) {
        at::Tensor numbers = at::empty({rows.batchSize().front()}, at::kLong);
        int64_t first = 0;
        for (std::size_t number = 0; number < episodes.size(); ++number) {
            const int64_t steps = episodes[number].batchSize().front();
            numbers.narrow(0, first, steps).fill_(static_cast<int64_t>(number));
            first += steps;
        }
        rows.set({"episode"}, Leaf(std::move(numbers)));
    }
    return rows;
}

}  // namespace tensordesk
