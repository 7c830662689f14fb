// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/values/minmax.h"
#include "model/operations/rollouts/datamask.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/leaves/leaf.h"
#include "views/inspector/entryfacts.h"

#include <QImage>
#include <QString>

#include <optional>
#include <vector>

namespace tensordesk {

/// The requested figures of a leaf, grouped by cost.
struct FigureKinds {
    bool statistics = false;  ///< a read of the leaf
    bool curve = false;       ///< a read of the leaf
    bool storage = false;     ///< an access to the file
    bool picture = false;     ///< a read of the first picture

    [[nodiscard]] bool any() const noexcept { return statistics || curve || storage || picture; }
    [[nodiscard]] FigureKinds without(const FigureKinds& known) const noexcept
    {
        return {statistics && !known.statistics, curve && !known.curve, storage && !known.storage, picture && !known.picture};
    }
    bool operator==(const FigureKinds&) const = default;
};

/// The optional columns of a leaf in the tree. Values that were not requested, or are unavailable, are empty. A value type.
struct LeafFigures {
    struct Statistics {
        double min = 0, max = 0, mean = 0;                  ///< of the finite elements, without padding; NaN if there are none
        QString minText = {}, maxText = {}, meanText = {};  ///< with as many digits as different values need
        QString exactMin = {}, exactMax = {};
        KeyPath mask = {};  ///< the mask of padding; empty if there is none
        int64_t count = 0, nan = 0, inf = 0, zeros = 0;
    };
    struct Storage {
        EntryFacts::Stored place;
        QString chunks;       ///< `1 × 10 × 64`; empty if it is contiguous
        QString compression;  ///< `gzip 4`; empty if there is none
    };

    FigureKinds known = {};  ///< requested so far
    std::optional<Statistics> statistics = {};
    std::vector<MinMax> curve = {};  ///< of consecutive runs of elements in row-major order
    std::optional<Storage> storage = {};
    QImage picture = {};      ///< null if the leaf does not look like pictures
    QString failure = {};     ///< the reason why a part is missing
    bool isTooLarge = false;  ///< too large to be read without request

    /// The limit in bytes for reading leaves for the tree: the inspector summarises the selected leaf.
    static constexpr int64_t kMostBytes = int64_t{256} << 20;
    /// The limit in pixels for the width and height of a picture.
    static constexpr int kPictureEdge = 40;

    /// Reads the figures in `kinds` that are not in `known`. Call it from a worker thread. Only throws Error(Cancelled).
    [[nodiscard]] static LeafFigures read(const Leaf& leaf, const LeafPlace& place, const FigureKinds& kinds, LeafFigures known,
                                          Progress& progress);
};

}  // namespace tensordesk
