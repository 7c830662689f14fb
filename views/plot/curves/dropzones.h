// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/plot/curves/addedkeys.h"

#include <QObject>
#include <QPoint>

#include <optional>

class QRubberBand;

namespace tensordesk {

class PlotWidget;

/// Where keys may be dropped that are dragged from the tree to a plot: at its lower end, and below it, they get a pane below,
/// at its right end an axis of values of their own, elsewhere they go where the others are. The place that the pointer is at
/// is marked.
class DropZones final : public QObject {
    Q_OBJECT

public:
    /// `target` holds the plot, takes the keys and outlives this, as the plot does.
    DropZones(QWidget& target, PlotWidget& plot);

    /// Of a point of the plot; nothing: where the others are.
    [[nodiscard]] std::optional<AddedKeys::Place> placeAt(const QPoint& point) const;

Q_SIGNALS:
    void dropped(const tensordesk::KeyPath& key, std::optional<tensordesk::AddedKeys::Place> place);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QRect lower() const;
    [[nodiscard]] QRect right() const;
    void mark(const QPoint& point);

    QWidget& m_target;
    PlotWidget& m_plot;
    QRubberBand* m_mark;
};

}  // namespace tensordesk
