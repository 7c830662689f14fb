// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/layouts/drafting/layoutdraft.h"
#include "model/tensordict/base/error.h"

#include <QStringList>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// The content of the dialog *Read as…*, made in the background: showing it reads nothing.
struct ReadAsContent {
    /// A key of the stored level whose arrays have one row per step.
    struct StoredKey {
        Key name;
        QString shape;              ///< with the dtype; for a level the number of its keys
        std::vector<double> curve;  ///< the first rows of its first component; empty if it has none
    };

    std::shared_ptr<const Storage> stored;
    TensorDict root;  ///< what the draft describes; see describedIn()
    std::vector<StepsPlace> places;
    Layout draft;
    std::vector<StoredKey> keys;
    std::optional<Error> error;  ///< the draft does not fit the file
    LayoutPreview preview;
    QStringList columns;             ///< shown keys with numbers
    std::vector<QStringList> cells;  ///< of the first rows of the first episode
};

/// Opens a file as stored and reads it by a layout: the one named `layout`; if that is empty, `draft`; if that is null, one that
/// fits. Throws the errors of opening, and FileNotFoundError and ValueError for the layout.
[[nodiscard]] ReadAsContent readAsContent(const std::string& path, const std::string& layout,
                                          const std::shared_ptr<const Layout>& draft);

/// Reads the same file by another draft. Only reads the stored keys again if the draft has another location of the steps.
[[nodiscard]] ReadAsContent contentByDraft(const ReadAsContent& before, const Layout& draft);

}  // namespace tensordesk
