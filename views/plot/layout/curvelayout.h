// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/plot/curves/addedkeys.h"

#include <QString>
#include <QVariant>

#include <optional>
#include <vector>

namespace tensordesk {

/// How a plot of curves is set out: of which key it is, which others are drawn where, and what is chosen of it. It fits any file
/// that has these keys. A value type.
struct CurveLayout {
    struct Added {
        KeyPath key;
        AddedKeys::Place place = AddedKeys::Place::Together;
        bool operator==(const Added&) const = default;
    };

    KeyPath key;
    QString dims = {};  ///< as the strip has them, `[3, :, mean]`; empty: as they are
    std::vector<Added> added = {};
    std::optional<bool> logarithmicX = {}, logarithmicY = {};  ///< nothing: as it is, as of the others
    std::optional<bool> lanes = {}, next = {};
    std::optional<int> smoothing = {};

    /// Keys each in a pane of its own, below each other. REQUIRES: at least one.
    [[nodiscard]] static CurveLayout inPanes(const std::vector<KeyPath>& keys);

    /// As settings keep it: `{"key": ["obs"], "dims": "[0, :]", "added": [{"key": ["reward"], "place": "below"}], "smoothing": 20, …}`.
    [[nodiscard]] QVariantMap toVariant() const;
    /// What there is of it in `stored`, which may be anything; nothing without a key.
    [[nodiscard]] static std::optional<CurveLayout> fromVariant(const QVariant& stored);

    bool operator==(const CurveLayout&) const = default;
};

}  // namespace tensordesk
