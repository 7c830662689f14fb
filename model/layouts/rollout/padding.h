// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/layouts/layout.h"
#include "model/tensordict/tree/tensordict.h"

#include <optional>
#include <vector>

namespace tensordesk {

/// The episodes of arrays that are padded to the longest one.
struct Unpadded {
    Key told;                          ///< the key of the mask or lengths that define the real steps
    std::vector<TensorDict> episodes;  ///< views of the real steps
};

/// Returns the episodes of a level with arrays `[episodes, steps, …]` that has a key for the real steps: a mask that is set in one
/// run of each episode, before or after the padding, or lengths from 1 to the number of steps. The key is that of `layout`,
/// otherwise one with a common name. Empty if there is no such key or no padding. Reads the elements of the key.
[[nodiscard]] std::optional<Unpadded> unpadded(const TensorDict& level, const Layout& layout);

}  // namespace tensordesk
