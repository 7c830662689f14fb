// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/curves/curvenotes.h"

#include "views/plot/curves/curveset.h"
#include "views/text/format.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace tensordesk {

namespace {

struct CurveNotes {
    Q_DECLARE_TR_FUNCTIONS(tensordesk::LinePlotView)
};

}  // namespace

QStringList curveNotes(const CurveSet& curves, bool logarithmic)
{
    QStringList notes;
    const PlottedLeaf& first = curves.leaves().front();
    const auto shown = static_cast<int64_t>(first.curves->curves.size());
    if (const int64_t count = first.curves->source->curveCount; count > shown) {
        notes << CurveNotes::tr("The first %1 of %2 curves.").arg(format::count(shown), format::count(count));
    }
    const auto all = [&](auto test) {
        return std::all_of(curves.lines().begin(), curves.lines().end(), [&](const DrawnCurve& drawn) {
            return std::all_of(drawn.curve->points.begin(), drawn.curve->points.end(), test);
        });
    };
    if (all([](const QCPGraphData& point) { return !std::isfinite(point.value); })) {
        notes << CurveNotes::tr("All values are NaN or infinite.");
    }
    const auto tell = [&](const QString& text, auto test) {
        notes << (all([&](const QCPGraphData& point) { return !test(point.value); }) ? QString() : text);
    };
    tell(CurveNotes::tr("× NaN"), [](double value) { return std::isnan(value); });
    tell(CurveNotes::tr("▲ +Inf"), [](double value) { return std::isinf(value) && value > 0; });
    tell(CurveNotes::tr("▼ −Inf"), [](double value) { return std::isinf(value) && value < 0; });
    if (logarithmic && !all([](const QCPGraphData& point) { return !(point.value <= 0); })) {
        notes << CurveNotes::tr("Values of 0 and below have no place on a logarithmic axis.");
    }
    if (c10::isComplexType(first.leaf.leaf.dtype())) {
        notes << CurveNotes::tr("Complex values by magnitude.");
    }
    notes.removeAll(QString());
    return notes;
}

}  // namespace tensordesk
