// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/plot/qcp.h"

#include <QStringList>

#include <vector>

namespace tensordesk {

/// Bools and small integers as lanes below each other: a bool is a bar where it is true, a number has its own colour and, if there
/// is space, its digits. The lane of number n is around the value n.
class LaneGraph final : public QCPAbstractPlottable {
    Q_OBJECT

public:
    struct Lane {
        QVector<QCPGraphData> points;
        QColor colour;  ///< for a bool
        bool isBool = false;
    };

    /// The plot owns it. `valueAxis` runs downwards while there are lanes.
    LaneGraph(QCPAxis* keyAxis, QCPAxis* valueAxis);

    /// `step`: the distance between two keys.
    void setLanes(std::vector<Lane> lanes, double step);

    // Overrides QCustomPlot's selection
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
