// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/keypath.h"
#include "views/common/leafview.h"

#include <QString>

#include <optional>
#include <utility>

namespace tensordesk {

/// The parts to select, show or export once they are available. A later intent replaces an earlier one; each part is taken once.
struct Intent {
    std::optional<QString> expression = {};  ///< required applied expression; any if empty
    std::optional<KeyPath> key = {};         ///< to be selected
    std::optional<ViewKind> view = {};       ///< for the next leaf
    bool exports = false;

    /// Returns the key to select in the result of `applied`.
    [[nodiscard]] std::optional<KeyPath> takeKey(const QString& applied)
    {
        return isDue(applied) ? std::exchange(key, std::nullopt) : std::nullopt;
    }
    /// Returns true if the result of `applied` must be exported.
    [[nodiscard]] bool takeExport(const QString& applied) { return isDue(applied) && std::exchange(exports, false); }
    /// Returns the view for a shown leaf.
    [[nodiscard]] std::optional<ViewKind> takeView() { return std::exchange(view, std::nullopt); }

private:
    [[nodiscard]] bool isDue(const QString& applied) const { return !expression || *expression == applied; }
};

}  // namespace tensordesk
