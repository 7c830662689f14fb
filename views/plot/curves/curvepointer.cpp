// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/curves/curvepointer.h"

#include "views/plot/curves/columngraph.h"  // IWYU pragma: keep
#include "views/plot/curves/curvereadout.h"
#include "views/plot/curves/curveset.h"
#include "views/plot/legend/cornerlegend.h"
#include "views/plot/plotwidget.h"
#include "views/style/style.h"

#include <QCoreApplication>

#include <cmath>

namespace tensordesk {

namespace {

struct PointerTexts {
    Q_DECLARE_TR_FUNCTIONS(tensordesk::CurvePointer)
};

}  // namespace

CurvePointer::CurvePointer(PlotWidget& plot, CurveSet& curves)
    : m_plot(plot), m_curves(curves), m_tracer(new QCPItemTracer(&plot)), m_name(new QCPItemText(&plot)),
      m_cursor(new QCPItemStraightLine(&plot))
{
    m_tracer->setStyle(QCPItemTracer::tsCircle);
    m_tracer->setVisible(false);
    m_name->setLayer(QStringLiteral("legend"));
    m_name->position->setParentAnchor(m_tracer->position);
    m_name->setPadding(QMargins(3, 1, 3, 1));
    m_name->setVisible(false);
    m_cursor->setVisible(false);
    restyle();
}

CurvePointer::Element CurvePointer::point(int height, int64_t offset, int64_t index)
{
    const curvereadout::Nearest nearest = m_curves.nearestTo(height, offset);
    if (nearest.drawn == nullptr) {
        return {};
    }
    const auto [value, drawnHeight] = curvereadout::valueOf(nearest, offset);
    const PlottedLeaf& of = *nearest.drawn->of;
    const QString place = curvereadout::position(*nearest.drawn, QString::number(index - of.shift), m_curves.keyCount() > 1);
    const bool isSecond = of.isOnSecondAxis;
    m_tracer->position->setAxes(m_plot.xAxis, isSecond ? m_curves.secondAxis() : m_plot.yAxis);
    m_tracer->position->setCoords(static_cast<double>(index), drawnHeight / m_curves.unit(isSecond));
    m_tracer->setVisible(std::isfinite(drawnHeight) && !m_curves.areLanes());
    m_curves.setHighlighted(nearest.drawn);
    m_plot.cornerLegend().setHighlighted(nearest.drawn->line->name());
    showName(curvereadout::name(*nearest.drawn, m_curves.keyCount() > 1), m_plot.xAxis->coordToPixel(static_cast<double>(index)));
    Element element{(of.smooths ? PointerTexts::tr("%1, smoothed").arg(place) : place) + QStringLiteral(" = ") + value,
                    nearest.drawn->curve->position};
    if (const auto x = of.selection.dimWith(DimRole::X)) {
        element.position[*x] = index - of.shift;
    }
    return element;
}

/// Names the curve on the side of the circle with more space.
void CurvePointer::showName(const QString& name, double x)
{
    const bool isNeeded = m_curves.laneCount() > 1 && m_plot.cornerLegend().names().isEmpty() && !m_plot.legend->visible();
    m_name->setVisible(isNeeded && m_tracer->visible());
    const bool isLeft = x > m_plot.axisRect()->center().x();
    const int space = style::grid(&m_plot, 2);
    m_name->setPositionAlignment((isLeft ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignBottom);
    m_name->position->setCoords(isLeft ? -space : space, -space);
    m_name->setText(name);
}

void CurvePointer::leave()
{
    m_tracer->setVisible(false);
    m_name->setVisible(false);
    m_curves.setHighlighted(nullptr);
    m_plot.cornerLegend().setHighlighted({});
}

void CurvePointer::setCursor(std::optional<double> index)
{
    m_cursor->setVisible(index.has_value());
    if (index) {
        m_cursor->point1->setCoords(*index, 0);
        m_cursor->point2->setCoords(*index, 1);
    }
}

void CurvePointer::restyle()
{
    const QPalette& palette = m_plot.palette();
    m_tracer->setPen(QPen(palette.color(QPalette::Text), 1.5));
    m_name->setFont(style::monospaced(m_plot.font()));
    m_name->setColor(palette.color(QPalette::Text));
    m_name->setBrush(palette.color(QPalette::Base));
    m_cursor->setPen(QPen(style::colours().accent, 1.5));
}

}  // namespace tensordesk
