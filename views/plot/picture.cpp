// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/picture.h"

#include "views/plot/qcp.h"

#include <QFileInfo>
#include <QPageSize>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

namespace tensordesk {

namespace {

constexpr int kUnitsPerInch = 96;
constexpr double kPointsPerInch = 72;

void paint(const Picture& picture, QPaintDevice& device)
{
    QCPPainter painter;
    painter.begin(&device);
    painter.setMode(QCPPainter::pmVectorized);
    painter.setMode(QCPPainter::pmNoCaching);
    painter.fillRect(QRect(QPoint(0, 0), picture.size), picture.ground);
    picture.draw(painter);
    painter.end();
}

void paintSvg(const Picture& picture, QIODevice& file)
{
    QSvgGenerator svg;
    svg.setOutputDevice(&file);
    svg.setResolution(kUnitsPerInch);
    svg.setSize(picture.size);
    svg.setViewBox(QRect(QPoint(0, 0), picture.size));
    paint(picture, svg);
}

void paintPdf(const Picture& picture, QIODevice& file)
{
    QPdfWriter pdf(&file);
    pdf.setResolution(kUnitsPerInch);
    pdf.setPageSize(QPageSize(QSizeF(picture.size) * kPointsPerInch / kUnitsPerInch, QPageSize::Point, {}, QPageSize::ExactMatch));
    pdf.setPageMargins({});
    paint(picture, pdf);
}

}  // namespace

QImage Picture::pixels(double scale) const
{
    QImage image((QSizeF(size) * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
    if (image.isNull()) {
        return image;
    }
    image.fill(ground);
    QCPPainter painter;
    painter.begin(&image);
    painter.setMode(QCPPainter::pmNoCaching);
    if (scale > 1) {
        painter.setMode(QCPPainter::pmNonCosmetic);  // lines grow with everything else
    }
    painter.scale(scale, scale);
    draw(painter);
    painter.end();
    return image;
}

bool Picture::save(const QString& path, double scale) const
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) {
        return false;
    }
    const QByteArray kind = QFileInfo(path).suffix().toLower().toLatin1();
    if (kind == "svg") {
        paintSvg(*this, file);
    } else if (kind == "pdf") {
        paintPdf(*this, file);
    } else if (!pixels(scale).save(&file, kind.constData())) {
        return false;
    }
    return file.commit();
}

}  // namespace tensordesk
