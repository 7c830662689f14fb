// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/dimselection.h"

#include <QString>

#include <optional>

namespace tensordesk {

/// The state of one dim that a chip and its panel show.
struct DimState {
    std::size_t dim = 0;
    int64_t size = 0;      ///< the maximum size for a ragged dim
    int64_t shortest = 0;  ///< the minimum size for a ragged dim, otherwise the size
    DimName name = {};
    bool isBatch = false;
    bool isShared = false;                ///< by all keys: a batch dim
    std::optional<ViewKind> view = {};    ///< the view that shows it, if any
    DimSelection::Dim chosen = {};        ///< without a view: the index and range for future views
    QString range = QStringLiteral(":");  ///< as text

    [[nodiscard]] bool isFixed() const { return !view || chosen.role == DimRole::Fixed; }
    [[nodiscard]] bool isChoosable() const { return size > 1; }
    [[nodiscard]] bool isWhole() const { return chosen.range == Range{0, 1, std::max<int64_t>(size, 0)}; }
    /// Returns the value that steps change: the index, or the start of an incomplete range; empty if there is none.
    [[nodiscard]] std::optional<int64_t> place() const;
    /// Returns the last possible value. REQUIRES: place().
    [[nodiscard]] int64_t lastPlace() const;

    /// Returns `env`, or `dim 0`.
    [[nodiscard]] QString label() const;
    /// Returns `= 3`, `x 100:200`, `each`, `mean`; empty if there is no choice.
    [[nodiscard]] QString choice() const;
    /// Returns the widest choice while the index changes.
    [[nodiscard]] QString widestChoice() const;
};

}  // namespace tensordesk
