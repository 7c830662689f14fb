// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/image/imagecolours.h"
#include "views/image/rastercell.h"

#include <QStringList>

#include <optional>

namespace tensordesk {

/// Returns notes on an image: what was left out, the meaning of special colours. Rich text. `mask`: the key of the overlay, if any.
[[nodiscard]] QStringList imageNotes(const ShownPlane& plane, const ShownLeaf& leaf, const ColourLimits& limits,
                                     const std::optional<ShownLeaf>& mask);

}  // namespace tensordesk
