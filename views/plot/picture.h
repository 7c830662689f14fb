// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>
#include <QSize>
#include <QString>

#include <functional>

class QCPPainter;

namespace tensordesk {

/// The content of a screen, to be written to a file.
struct Picture {
    QSize size;  ///< in the units of `draw`, 96 per inch
    QColor ground;
    std::function<void(QCPPainter&)> draw;

    /// Returns the picture with `scale` pixels per unit. Null if memory is insufficient.
    [[nodiscard]] QImage pixels(double scale) const;
    /// Writes it to a file of the kind of its extension: vectors for .pdf and .svg, otherwise pixels, `scale` per unit. Writes
    /// beside the target and renames. Returns false if the file cannot be written or the kind is unknown.
    [[nodiscard]] bool save(const QString& path, double scale) const;
};

}  // namespace tensordesk
