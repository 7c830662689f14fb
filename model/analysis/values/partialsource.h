// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"

#include <optional>

namespace tensordesk {

/// An array that may lack elements at some positions, as a block around members of different lengths lacks them after the end of a
/// short member. Values read there are undefined.
class PartialSource : public LeafSource {
public:
    using LeafSource::LeafSource;

    /// Returns where there are elements: bools with its shape. Empty: everywhere.
    [[nodiscard]] virtual std::optional<Leaf> present() const = 0;
};

/// Returns where a leaf has elements: bools with its shape. Empty: everywhere. REQUIRES: not a part of such a leaf; take that part
/// of the result instead.
[[nodiscard]] std::optional<Leaf> presentOf(const Leaf& leaf);

}  // namespace tensordesk
