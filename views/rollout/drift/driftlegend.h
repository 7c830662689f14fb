// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/image/colourmap.h"

#include <QWidget>

namespace tensordesk {

/// A bar of a colour map between the values of its ends.
class DriftLegend final : public QWidget {
    Q_OBJECT

public:
    explicit DriftLegend(QWidget* parent = nullptr);

    void show(ColourMap map, const QString& least, const QString& greatest);
    /// Returns the values of its ends: "≤ 0.0012 … ≥ 1.9".
    [[nodiscard]] QString text() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] int barWidth() const;

    ColourMap m_map = ColourMap::Viridis;
    QString m_least;
    QString m_greatest;
};

}  // namespace tensordesk
