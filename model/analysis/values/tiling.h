// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"

#include <vector>

namespace tensordesk {

/// How the planes of a leaf lie side by side in one large plane: tile after tile, from left to right and then
/// downwards.
struct Tiling {
    /// A dim of which each index has a tile; the last of them is the fastest.
    struct Dim {
        static constexpr int64_t kNone = -1;
        int64_t dim = 0;  ///< or kNone, where another leaf has one: each of its indices repeats the same tiles
        Range range;
        bool operator==(const Dim&) const = default;
    };

    std::vector<Dim> each;  ///< ascending
    int64_t rowDim = 0, columnDim = 1;
    Range rows, columns;  ///< of one tile
    int64_t across = 1;   ///< tiles in a row

    bool operator==(const Tiling&) const = default;

    [[nodiscard]] int64_t count() const;
    [[nodiscard]] int64_t down() const { return (count() + across - 1) / across; }
    /// The shape of the tiled leaf: one index of the dims with a tile each, rows and columns of all tiles.
    [[nodiscard]] Shape shapeOf(const Shape& leaf) const;
    /// Where an element lies in the leaf, from where it lies in the tiled one. Empty behind the last tile.
    [[nodiscard]] std::vector<int64_t> positionOf(const std::vector<int64_t>& tiled) const;
    /// About as wide as high, `ratio` to 1, for tiles of these sizes.
    [[nodiscard]] static int64_t acrossFor(int64_t count, int64_t rows, int64_t columns, double ratio);
};

/// The leaf as such a tiled one; behind the last tile there are zeros. Read-only. Nothing is read until elements are,
/// and then the tiles they lie in. REQUIRES: dims of the leaf, each once; rows, columns and tiles.
[[nodiscard]] Leaf tiled(const Leaf& leaf, const Tiling& tiling);

}  // namespace tensordesk
