// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/image/imagecolours.h"
#include "views/image/rastercell.h"

#include <QStringList>

#include <optional>

namespace tensordesk {

/// What is to be known of an image beyond what is to be seen: what was left out, what the colours of odd values mean.
/// Rich text. `mask`: the key that lies over it, if one does.
[[nodiscard]] QStringList imageNotes(const ShownPlane& plane, const ShownLeaf& leaf, const ColourLimits& limits,
                                     const std::optional<ShownLeaf>& mask);

}  // namespace tensordesk
