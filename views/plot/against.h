// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/leafview.h"
#include "views/plot/pointcloud.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace tensordesk {

/// The values along x for a leaf's elements: a key with an index for each of its dims that the shown leaf does not have.
struct Against {
    ShownLeaf leaf;
    std::vector<std::pair<std::size_t, int64_t>> fixed;

    /// Returns the choices that a leaf offers as x values, one for each of a few components of its further dims; empty if it has no
    /// dim like the one along x.
    [[nodiscard]] static std::vector<Against> choicesOf(const ShownLeaf& leaf, const DimSelection& shown);

    [[nodiscard]] QString name() const;
    /// Returns the elements that pair with those of a selection; empty if there is no dim like the one along x.
    [[nodiscard]] std::optional<CloudAxis> alongside(const DimSelection& shown) const;
    [[nodiscard]] bool isSame(const Against& other) const { return leaf.path == other.leaf.path && fixed == other.fixed; }
};

}  // namespace tensordesk
