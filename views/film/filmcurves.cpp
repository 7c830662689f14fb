// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/film/filmcurves.h"

#include <QPainter>

namespace tensordesk {

QImage FilmCurves::below(const QImage& frame, int64_t index) const
{
    QImage whole(sizeWith(frame.size()), QImage::Format_RGB32);
    whole.fill(ground);
    QPainter painter(&whole);
    painter.drawImage((whole.width() - frame.width()) / 2, 0, frame);
    const QPoint at((whole.width() - picture.width()) / 2, frame.height());
    painter.drawImage(at, picture);
    const int x = at.x() + static_cast<int>(first + perIndex * static_cast<double>(index));
    painter.setPen(QPen(line, 2));
    painter.drawLine(x, at.y() + top, x, at.y() + bottom);
    return whole;
}

}  // namespace tensordesk
