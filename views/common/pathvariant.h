// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/keypath.h"

#include <QVariant>

namespace tensordesk::pathvariant {

/// Converts a key path to Qt's stored form: keys as strings, members as numbers.
[[nodiscard]] QVariantList from(const KeyPath& path);
/// Converts it back. Version 0.1.0 stored members as keys, and such paths are read so.
[[nodiscard]] KeyPath toPath(const QVariant& stored);

}  // namespace tensordesk::pathvariant
