// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/plot/curves/addedkeys.h"

#include <QString>
#include <QVariant>

#include <optional>
#include <vector>

namespace tensordesk {

/// The layout of a plot of curves: its key, the other keys and where they are drawn, and the options. Applies to any file with
/// these keys. A value type.
struct CurveLayout {
    struct Added {
        KeyPath key;
        AddedKeys::Place place = AddedKeys::Place::Together;
        bool operator==(const Added&) const = default;
    };

    KeyPath key;
    QString dims = {};  ///< as in the strip, `[3, :, mean]`; empty: unchanged
    std::vector<Added> added = {};
    std::optional<bool> logarithmicX = {}, logarithmicY = {};  ///< empty: unchanged; likewise for the others
    std::optional<bool> lanes = {}, next = {};
    std::optional<int> smoothing = {};

    /// Returns a layout with each key in its own pane. REQUIRES: at least one key.
    [[nodiscard]] static CurveLayout inPanes(const std::vector<KeyPath>& keys);

    /// Returns the form for settings: `{"key": ["obs"], "dims": "[0, :]", "added": [{"key": ["reward"], "place": "below"}],
    /// "smoothing": 20, …}`.
    [[nodiscard]] QVariantMap toVariant() const;
    /// Reads the valid parts of `stored`, which may be anything; empty without a key.
    [[nodiscard]] static std::optional<CurveLayout> fromVariant(const QVariant& stored);

    bool operator==(const CurveLayout&) const = default;
};

}  // namespace tensordesk
