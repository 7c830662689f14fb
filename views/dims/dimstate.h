// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/dimselection.h"

#include <QString>

#include <optional>

namespace tensordesk {

/// What a chip and its panel show of one dim.
struct DimState {
    std::size_t dim = 0;
    int64_t size = 0;      ///< of a ragged dim the greatest one
    int64_t shortest = 0;  ///< the least size of a ragged dim, else the size
    DimName name = {};
    bool isBatch = false;
    bool isShared = false;                ///< by all keys: a dim of the batch that is looked at
    std::optional<ViewKind> view = {};    ///< that shows it, if one does
    DimSelection::Dim chosen = {};        ///< without a view: the index and the range that views will show
    QString range = QStringLiteral(":");  ///< as text

    [[nodiscard]] bool isFixed() const { return !view || chosen.role == DimRole::Fixed; }
    [[nodiscard]] bool isChoosable() const { return size > 1; }
    [[nodiscard]] bool isWhole() const { return chosen.range == Range{0, 1, std::max<int64_t>(size, 0)}; }
    /// What steps move: the index, or where a part begins that is not the whole; nothing if there is nothing to move.
    [[nodiscard]] std::optional<int64_t> place() const;
    /// The last one there is. REQUIRES: place().
    [[nodiscard]] int64_t lastPlace() const;

    /// `env`, or `dim 0`.
    [[nodiscard]] QString label() const;
    /// `= 3`, `x 100:200`, `each`, `mean`; empty where there is nothing to choose.
    [[nodiscard]] QString choice() const;
    /// As wide as the choice gets while its index changes.
    [[nodiscard]] QString widestChoice() const;
};

}  // namespace tensordesk
