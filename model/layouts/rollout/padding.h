// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/layouts/layout.h"
#include "model/tensordict/tree/tensordict.h"

#include <optional>
#include <vector>

namespace tensordesk {

/// The episodes of arrays that are padded to the longest one.
struct Unpadded {
    Key told;                          ///< the key that tells which steps are real
    std::vector<TensorDict> episodes;  ///< views of the real steps
};

/// Returns the episodes of a level with arrays `[episodes, steps, …]`, if a row with padding, of `layout` or else of the common names,
/// finds a key that tells which steps are real. That is a mask that is set in one run of each episode, before or behind the padding,
/// or lengths from 1 to the number of steps. Returns nothing if there is no such key or no padding. Reads the elements of the key.
[[nodiscard]] std::optional<Unpadded> unpadded(const TensorDict& level, const Layout& layout);

}  // namespace tensordesk
