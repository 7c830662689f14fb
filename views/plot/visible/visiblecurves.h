// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/tree/tensordict.h"
#include "views/plot/qcp.h"

namespace tensordesk {

class CurveSet;

/// Returns the shown curves within a range of the x axis, for export: a batch of its indices, with their numbers at the key of the
/// dim and each curve at the name of the legend. Without bands and summaries. Reads nothing: the leaves are parts of the stored
/// ones. Empty if no index is within the range. REQUIRES: a drawn curve.
[[nodiscard]] TensorDict visibleCurves(const CurveSet& curves, const QCPRange& visible, const QString& dim);

}  // namespace tensordesk
