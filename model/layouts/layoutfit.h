// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/layouts/layout.h"
#include "model/tensordict/tree/tensordict.h"

#include <optional>
#include <vector>

namespace tensordesk {

/// The result of testing a layout on a file: the rule that is not met, or the level with the episodes.
struct LayoutFit {
    Message lack;              ///< the first rule that the file does not meet, as a sentence; empty if it meets all
    TensorDict level;          ///< contains the members, or the steps themselves
    KeyPath path;              ///< of `level`
    std::vector<Key> members;  ///< in numerical order

    [[nodiscard]] bool isFit() const { return lack.empty(); }
};

/// Tests the rules of `layout` on the root of a file. Opens at most the members up to the first readable one, and the arrays that a
/// layout without members needs; reads no elements.
[[nodiscard]] LayoutFit fitOf(const TensorDict& root, const Layout& layout);

}  // namespace tensordesk
