// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"

#include <optional>

namespace tensordesk {

/// An array that may have no element at some of its positions, as a block around members of different lengths has none
/// behind the end of a short one. What it reads there means nothing.
class PartialSource : public LeafSource {
public:
    using LeafSource::LeafSource;

    /// Where there are elements: bools of its shape. Nothing: everywhere.
    [[nodiscard]] virtual std::optional<Leaf> present() const = 0;
};

/// Where a leaf has elements: bools of its shape. Nothing: everywhere. REQUIRES: not a part of such a leaf; take that part of
/// what this gives.
[[nodiscard]] std::optional<Leaf> presentOf(const Leaf& leaf);

}  // namespace tensordesk
