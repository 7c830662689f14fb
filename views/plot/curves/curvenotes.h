// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace tensordesk {

class CurveSet;

/// What has to be said of curves that are drawn: those left out, values without a height.
[[nodiscard]] QStringList curveNotes(const CurveSet& curves, bool logarithmic);

}  // namespace tensordesk
