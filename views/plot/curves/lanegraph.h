// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/plot/qcp.h"

#include <QStringList>

#include <vector>

namespace tensordesk {

/// Bools and small whole numbers as lanes below each other: a bool is a bar where it is true, a number one with a colour of
/// its own and, where there is room, with its figure. The lane of number n lies around the value n.
class LaneGraph final : public QCPAbstractPlottable {
    Q_OBJECT

public:
    struct Lane {
        QVector<QCPGraphData> points;
        QColor colour;  ///< of a bool
        bool isBool = false;
    };

    /// The plot owns it. `valueAxis` runs downwards while there are lanes.
    LaneGraph(QCPAxis* keyAxis, QCPAxis* valueAxis);

    /// `step`: from one key to the next.
    void setLanes(std::vector<Lane> lanes, double step);

    // QCustomPlot's
    double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }
    QCPRange getKeyRange(bool& found, QCP::SignDomain) const override;
    QCPRange getValueRange(bool& found, QCP::SignDomain, const QCPRange&) const override;

protected:
    void draw(QCPPainter* painter) override;
    void drawLegendIcon(QCPPainter*, const QRectF&) const override { }

private:
    void drawLane(QCPPainter& painter, const Lane& lane, double top, double bottom) const;

    std::vector<Lane> m_lanes;
    double m_step = 1;
};

}  // namespace tensordesk
