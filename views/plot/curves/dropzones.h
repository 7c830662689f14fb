// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/plot/curves/addedkeys.h"

#include <QObject>
#include <QPoint>

#include <optional>

class QRubberBand;

namespace tensordesk {

class PlotWidget;

/// The zones of a plot where keys dragged from the tree can be dropped: at the lower end, and below it, for a pane below; at the
/// right end for a second axis; elsewhere where the other keys are. Highlights the zone under the pointer.
class DropZones final : public QObject {
    Q_OBJECT

public:
    /// `target` contains the plot and accepts the keys. REQUIRES: it and the plot outlive this object.
    DropZones(QWidget& target, PlotWidget& plot);

    /// Returns the zone at a point of the plot; empty: where the others are.
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
