// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/keypath.h"
#include "views/common/leafview.h"

#include <QString>

#include <optional>
#include <utility>

namespace tensordesk {

/// The one thing that a document is on its way to: what is selected, shown or exported of what is asked for, once that is
/// there. A later intent takes the place of an earlier one; what is due of it is taken once.
struct Intent {
    std::optional<QString> expression = {};  ///< that is applied then; any if there is none
    std::optional<KeyPath> key = {};         ///< to be selected
    std::optional<ViewKind> view = {};       ///< to show the next leaf in
    bool exports = false;

    /// The key to be selected in what `applied` gives.
    [[nodiscard]] std::optional<KeyPath> takeKey(const QString& applied)
    {
        return isDue(applied) ? std::exchange(key, std::nullopt) : std::nullopt;
    }
    /// Whether what `applied` gives is to be exported.
    [[nodiscard]] bool takeExport(const QString& applied) { return isDue(applied) && std::exchange(exports, false); }
    /// The view of a leaf that is shown.
    [[nodiscard]] std::optional<ViewKind> takeView() { return std::exchange(view, std::nullopt); }

private:
    [[nodiscard]] bool isDue(const QString& applied) const { return !expression || *expression == applied; }
};

}  // namespace tensordesk
