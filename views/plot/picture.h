// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>
#include <QSize>
#include <QString>

#include <functional>

class QCPPainter;

namespace tensordesk {

/// What is drawn on a screen, to be written to a file instead.
struct Picture {
    QSize size;  ///< in the units that `draw` paints in, 96 an inch
    QColor ground;
    std::function<void(QCPPainter&)> draw;

    /// The picture in pixels, `scale` of them a unit. Null if memory does not suffice.
    [[nodiscard]] QImage pixels(double scale) const;
    /// Writes it to a file of the kind its ending names: vectors for .pdf and .svg, else pixels, `scale` of them a
    /// unit. Writes beside the target and renames. False if the file cannot be written or the kind is unknown.
    [[nodiscard]] bool save(const QString& path, double scale) const;
};

}  // namespace tensordesk
