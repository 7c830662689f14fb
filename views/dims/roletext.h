// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/dimselection.h"

#include <QString>

namespace tensordesk {

/// Texts for the role of a dim in a view.
namespace roletext {

/// Returns the text for a list of roles: `x axis`, `rows`. REQUIRES: no reduction.
[[nodiscard]] QString name(ViewKind view, DimRole role);
/// Returns Python's name, as in the text of an index; words for bands, which have no function in Python.
[[nodiscard]] QString name(Reduction reduction);
/// Returns the text for a chip: `x`, `rows`, `mean`. REQUIRES: not Fixed.
[[nodiscard]] QString shortName(ViewKind view, const DimSelection::Dim& dim);

}  // namespace roletext

}  // namespace tensordesk
