// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/keypath.h"

#include <QString>

#include <optional>

class QMimeData;

namespace tensordesk::keymime {

/// A key as it is dragged from the tree: for our views, and as Python for everything else.
void write(QMimeData& data, const KeyPath& path, const QString& python);
/// The key that is dragged; none if it is something else.
[[nodiscard]] std::optional<KeyPath> read(const QMimeData& data);

}  // namespace tensordesk::keymime
