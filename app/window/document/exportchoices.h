// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/dialogs/exportdialog.h"
#include "views/common/shownentry.h"

#include <optional>
#include <vector>

namespace tensordesk {

/// What of a document can be written to a new file.
struct Exportable {
    TensorDict whole;
    TensorDict result;  ///< what the tree shows
    QString python;     ///< what gives it
    std::optional<ShownEntry> shown = {};
    std::vector<ShownEntry> selected = {};  ///< in the tree
};
/// The choices for an ExportDialog, the most likely one last.
[[nodiscard]] std::vector<ExportChoice> exportChoices(const Exportable& of);

/// Where it suggests to write a part of what lies at `path`: beside it.
[[nodiscard]] QString suggestedExport(const QString& path);

}  // namespace tensordesk
