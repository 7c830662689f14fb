// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"

#include <vector>

namespace tensordesk {

/// The arrangement of a leaf's planes side by side in one large plane: tile after tile, from left to right and then downwards.
struct Tiling {
    /// A dim with one tile per index; the last of them is the fastest.
    struct Dim {
        static constexpr int64_t kNone = -1;
        int64_t dim = 0;  ///< or kNone if only another leaf has the dim: each of its indices repeats the same tiles
        Range range;
        bool operator==(const Dim&) const = default;
    };

    std::vector<Dim> each;  ///< ascending
    int64_t rowDim = 0, columnDim = 1;
    Range rows, columns;  ///< of one tile
    int64_t across = 1;   ///< tiles per row

    bool operator==(const Tiling&) const = default;

    [[nodiscard]] int64_t count() const;
    [[nodiscard]] int64_t down() const { return (count() + across - 1) / across; }
    /// Returns the shape of the tiled leaf: one index of the dims with one tile per index, rows and columns of all tiles.
    [[nodiscard]] Shape shapeOf(const Shape& leaf) const;
    /// Returns the position in the leaf of a position in the tiled one. Empty after the last tile.
    [[nodiscard]] std::vector<int64_t> positionOf(const std::vector<int64_t>& tiled) const;
    /// Returns the number of tiles per row for an aspect ratio of about `ratio` to 1.
    [[nodiscard]] static int64_t acrossFor(int64_t count, int64_t rows, int64_t columns, double ratio);
};

/// Returns the leaf with its planes tiled, with zeros after the last tile. Read-only. Reads only the tiles that contain requested
/// elements. REQUIRES: dims of the leaf, each once; rows, columns and tiles.
[[nodiscard]] Leaf tiled(const Leaf& leaf, const Tiling& tiling);

}  // namespace tensordesk
