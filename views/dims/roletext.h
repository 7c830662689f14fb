// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/dimselection.h"

#include <QString>

namespace tensordesk {

/// What a view makes of a dim, in words.
namespace roletext {

/// For a list of roles: `x axis`, `rows`. REQUIRES: no reduction.
[[nodiscard]] QString name(ViewKind view, DimRole role);
/// Python's names, as in the text of an index; words for the bands, which Python has no function for.
[[nodiscard]] QString name(Reduction reduction);
/// For a chip: `x`, `rows`, `mean`. REQUIRES: not Fixed.
[[nodiscard]] QString shortName(ViewKind view, const DimSelection::Dim& dim);

}  // namespace roletext

}  // namespace tensordesk
