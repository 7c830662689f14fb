// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/layout/plottedlayout.h"

#include "views/plot/curves/curveoptions.h"
#include "views/plot/lineplotview.h"

#include <QAction>
#include <QSpinBox>

namespace tensordesk {

namespace {

void check(QAction& action, const std::optional<bool>& isChecked)
{
    if (isChecked) {
        action.setChecked(*isChecked);
    }
}

}  // namespace

CurveLayout layoutOf(const LinePlotView& plot, const KeyPath& key)
{
    CurveLayout layout{key};
    for (const KeyPath& added : plot.added()) {
        layout.added.push_back({added, plot.addedKeys()->placeOf(added)});
    }
    const CurveOptions& options = *plot.curveOptions();
    layout.logarithmicX = options.logarithmicX()->isChecked();
    layout.logarithmicY = options.logarithmicY()->isChecked();
    layout.lanes = options.lanes()->isChecked();
    layout.next = options.next()->isChecked();
    layout.smoothing = options.smoothing()->value();
    return layout;
}

void applyLayout(LinePlotView& plot, const CurveLayout& layout)
{
    std::vector<std::pair<KeyPath, AddedKeys::Place>> keys;
    for (const CurveLayout::Added& added : layout.added) {
        keys.emplace_back(added.key, added.place);
    }
    plot.addedKeys()->setPlaced(keys);
    const CurveOptions& options = *plot.curveOptions();
    check(*options.logarithmicX(), layout.logarithmicX);
    check(*options.logarithmicY(), layout.logarithmicY);
    check(*options.lanes(), layout.lanes);
    check(*options.next(), layout.next);
    if (layout.smoothing) {
        options.smoothing()->setValue(*layout.smoothing);
    }
}

}  // namespace tensordesk
