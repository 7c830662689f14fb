// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/keypath.h"

#include <QString>

#include <optional>

class QMimeData;

namespace tensordesk::keymime {

/// Writes a key that is dragged from the tree: for the program's views, and as Python text for others.
void write(QMimeData& data, const KeyPath& path, const QString& python);
/// Returns the dragged key; empty for other data.
[[nodiscard]] std::optional<KeyPath> read(const QMimeData& data);

}  // namespace tensordesk::keymime
