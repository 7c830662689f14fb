// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace tensordesk {

class CurveSet;

/// Returns notes on drawn curves: omitted ones, values that cannot be drawn.
[[nodiscard]] QStringList curveNotes(const CurveSet& curves, bool logarithmic);

}  // namespace tensordesk
