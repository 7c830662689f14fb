// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/dialogs/exportdialog.h"
#include "views/common/shownentry.h"

#include <optional>
#include <vector>

namespace tensordesk {

/// The parts of a document that can be exported.
struct Exportable {
    TensorDict whole;
    TensorDict result;  ///< the tree's tensordict
    QString python;     ///< its expression
    std::optional<ShownEntry> shown = {};
    std::vector<ShownEntry> selected = {};  ///< in the tree
};
/// Returns the choices for an ExportDialog: the last one is preselected.
[[nodiscard]] std::vector<ExportChoice> exportChoices(const Exportable& of);

/// Returns the suggested path for a part of the file at `path`, in the same folder.
[[nodiscard]] QString suggestedExport(const QString& path);

}  // namespace tensordesk
