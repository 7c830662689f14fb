// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/values/minmax.h"
#include "model/operations/rollouts/datamask.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/leaves/leaf.h"
#include "views/inspector/entryfacts.h"

#include <QString>

#include <optional>
#include <vector>

namespace tensordesk {

/// What is asked of a leaf beyond its metadata, by what it costs.
struct FigureKinds {
    bool statistics = false;  ///< a read of the leaf
    bool curve = false;       ///< a read of the leaf
    bool storage = false;     ///< a question to the file

    [[nodiscard]] bool any() const noexcept { return statistics || curve || storage; }
    [[nodiscard]] FigureKinds without(const FigureKinds& known) const noexcept
    {
        return {statistics && !known.statistics, curve && !known.curve, storage && !known.storage};
    }
    bool operator==(const FigureKinds&) const = default;
};

/// What the optional columns of the tree show of a leaf. What was not asked for, or cannot be had, is empty. A value
/// type.
struct LeafFigures {
    struct Statistics {
        double min = 0, max = 0, mean = 0;                  ///< of the finite elements that are data; NaN without any
        QString minText = {}, maxText = {}, meanText = {};  ///< told apart where they differ
        QString exactMin = {}, exactMax = {};
        KeyPath mask = {};  ///< that left padding out; empty if there is none
    };
    struct Storage {
        EntryFacts::Stored place;
        QString chunks;       ///< `1 × 10 × 64`; empty if it is contiguous
        QString compression;  ///< `gzip 4`; empty without any
    };

    FigureKinds known = {};  ///< what was asked for so far
    std::optional<Statistics> statistics = {};
    std::vector<MinMax> curve = {};  ///< of consecutive runs of elements in row-major order
    std::optional<Storage> storage = {};
    QString failure = {};     ///< why something of it is missing
    bool isTooLarge = false;  ///< to be read unasked

    /// Leaves of more bytes are not read for the tree: the inspector sums up what is selected.
    static constexpr int64_t kMostBytes = int64_t{256} << 20;

    /// What `kinds` ask for in addition to `known`. Call it from a worker. Throws only Error(Cancelled).
    [[nodiscard]] static LeafFigures read(const Leaf& leaf, const LeafPlace& place, const FigureKinds& kinds, LeafFigures known,
                                          Progress& progress);
};

}  // namespace tensordesk
