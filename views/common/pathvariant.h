// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/keypath.h"

#include <QVariant>

namespace tensordesk::pathvariant {

/// Converts a key path to Qt's stored form: keys as strings, members as numbers.
[[nodiscard]] QVariantList from(const KeyPath& path);
/// Converts it back. Also reads the form of version 0.1.0, in which members are keys.
[[nodiscard]] KeyPath toPath(const QVariant& stored);

}  // namespace tensordesk::pathvariant
