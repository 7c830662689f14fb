// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/image/imagenotes.h"

#include "views/text/format.h"

#include <QCoreApplication>

namespace tensordesk {

namespace {

struct ImageTexts {
    Q_DECLARE_TR_FUNCTIONS(tensordesk::ImageNotes)
};

}  // namespace

QStringList imageNotes(const ShownPlane& plane, const ShownLeaf& leaf, const ColourLimits& limits,
                       const std::optional<ShownLeaf>& mask)
{
    const Raster& raster = plane.raster;
    QStringList notes;
    if (leaf.tilesLeftOut > 0) {
        notes << ImageTexts::tr("The first %1 of %2 pictures.")
                     .arg(format::count(leaf.tiling->count()), format::count(leaf.tiling->count() + leaf.tilesLeftOut));
    }
    const int64_t rows = raster.request.rows.step;
    const int64_t columns = raster.request.columns.step;
    if (rows > 1 || columns > 1) {
        notes << ImageTexts::tr("Thinned: 1 of %1 rows, 1 of %2 columns. Zoom in for all.").arg(rows).arg(columns);
    }
    const auto channel = plane.selection.dimWith(DimRole::Channel);
    if (channel && plane.selection.count(*channel) > 4) {
        notes << ImageTexts::tr("The first 3 of %1 channels.").arg(plane.selection.count(*channel));
    }
    if (c10::isComplexType(leaf.leaf.dtype())) {
        notes << ImageTexts::tr("Complex values by magnitude.");
    }
    const auto tell = [&notes](const QColor& colour, const QString& text) {
        notes << QStringLiteral("<span style=\"color:%1\">■</span> ").arg(colour.name()) + text;
    };
    if (raster.nanCount > 0) {
        tell(colourmap::nan(), ImageTexts::tr("%1 NaN").arg(format::count(raster.nanCount)));
    }
    if (raster.plusInfCount > 0) {
        tell(colourmap::plusInfinity(), ImageTexts::tr("%1 +Inf").arg(format::count(raster.plusInfCount)));
    }
    if (raster.minusInfCount > 0) {
        tell(colourmap::minusInfinity(), ImageTexts::tr("%1 −Inf").arg(format::count(raster.minusInfCount)));
    }
    if (raster.mask.defined() && mask) {
        tell(colourmap::mask(), ImageTexts::tr("%1 is true").arg(format::path(mask->path).toHtmlEscaped()));
    }
    if (raster.kind == Raster::Kind::Picture && limits.low < 0) {
        notes << ImageTexts::tr("Grey is 0, full colours are ±%1.").arg(format::statistic(limits.high));
    }
    return notes;
}

}  // namespace tensordesk
