// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/layouts/layout.h"
#include "model/tensordict/tree/tensordict.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace tensordesk {

/// The result of testing a layout on a file: the rule that is not met, or the level with the episodes.
struct LayoutFit {
    Message lack;              ///< the first rule that the file does not meet, as a sentence; empty if it meets all
    TensorDict level;          ///< contains the members, or the steps themselves
    KeyPath path;              ///< of `level`
    std::vector<Key> members;  ///< in numerical order
    std::size_t met = 0;       ///< the number of required keys that the file has

    [[nodiscard]] bool isFit() const { return lack.empty(); }
    /// Returns the share of the rules of `layout` that the file meets.
    [[nodiscard]] double shareOf(const Layout& layout) const
    {
        return static_cast<double>(met) / static_cast<double>(std::max<std::size_t>(layout.sureness(), 1));
    }
};

/// Tests the rules of `layout` on the root of a file. Opens at most the members up to the first readable one, and the arrays that a
/// layout without members needs; reads no elements.
[[nodiscard]] LayoutFit fitOf(const TensorDict& root, const Layout& layout);

}  // namespace tensordesk
