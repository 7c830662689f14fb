// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/keypath.h"

#include <QVariant>

namespace tensordesk::pathvariant {

/// A key path as Qt stores values: keys as strings, members as numbers.
[[nodiscard]] QVariantList from(const KeyPath& path);
/// The path again. Version 0.1.0 stored members as keys, and so they are read.
[[nodiscard]] KeyPath toPath(const QVariant& stored);

}  // namespace tensordesk::pathvariant
