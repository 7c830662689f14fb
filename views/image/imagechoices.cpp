// SPDX-License-Identifier: GPL-3.0-or-later
// What a person chooses in an ImageView; imageview.cpp draws it.
#include "image/imageview.h"

#include "common/format.h"
#include "common/neighbours.h"
#include "film/filmdialog.h"
#include "image/filmstrip.h"
#include "image/rasterplottable.h"
#include "plot/plotwidget.h"

#include <QAction>
#include <QCheckBox>
#include <QDir>
#include <QMenu>
#include <QStandardPaths>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <tuple>

namespace tensordesk {

void ImageView::setColourMap(std::optional<ColourMap> map)
{
    m_style.map = map;
    m_style.symmetric.reset();
    fitColours();
}

void ImageView::setSymmetric(std::optional<bool> symmetric)
{
    m_style.symmetric = symmetric;
    fitColours();
}

void ImageView::fitColours()
{
    m_limitsChosen = false;
    if (m_raster) {
        fitLimits();
        recolour();
        chooseValues(std::nullopt);
    }
}

void ImageView::setLimits(const ColourLimits& limits)
{
    if (m_raster) {
        m_limits = limits;
        m_limitsChosen = true;
        recolour();
        chooseValues(ValueLink::Span(limits.low, limits.high));
    }
}

void ImageView::fitLimits()
{
    ColourLimits values{m_raster->least, m_raster->greatest};
    if (!std::isnan(values.low)) {
        std::tie(values.low, values.high) = sharedValues({values.low, values.high});
    }
    m_style.values = values;
    m_limits = m_style.limitsFor(*m_raster);
    m_limitsKnown = true;
}

void ImageView::recolour()
{
    colour();
    showColours();
    tellNotes();
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void ImageView::fitValues()
{
    if (!m_limitsChosen && !m_rangeFixed) {
        fitLimits();
        recolour();
    }
}

void ImageView::showValues(std::optional<ValueLink::Span> values)
{
    if (values) {
        setLimits({values->first, values->second});
    } else {
        fitColours();
    }
}

ColourMap ImageView::colourMap() const
{
    return m_raster ? m_style.mapFor(*m_raster) : m_style.map.value_or(ColourMap::Viridis);
}

void ImageView::setSmooth(bool smooth)
{
    m_pictureControls->smoothBox()->setChecked(smooth);
    m_image->setSmooth(smooth);
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void ImageView::setMask(std::optional<ShownLeaf> mask)
{
    m_mask = std::move(mask);
    if (m_leaf) {
        offerKeys();
        read();
    }
}

/// The keys that may lie over the image, or run along below it.
void ImageView::offerKeys()
{
    m_masks.clear();
    QStringList keys;
    int chosen = -1;
    if (m_leaf && m_neighbours) {
        const DimSelection planes = m_leaf->tilesOf.value_or(m_selection);
        for (const ShownLeaf& leaf : m_neighbours->leaves()) {
            if (leaf.leaf.dtype() == DType::Bool && leaf.path != m_leaf->path && planes.alongside(leaf.dims)) {
                chosen = m_mask && m_mask->path == leaf.path ? static_cast<int>(m_masks.size()) : chosen;
                m_masks.push_back(leaf.path);
                keys << format::path(leaf.path);
            }
        }
    }
    m_pictureControls->setMasks(keys, chosen);
    m_pictureControls->curvesButton()->setVisible(!m_strip->offered().empty());
}

void ImageView::setLayout(PictureControls::Layout layout)
{
    m_layout = layout;
    m_style.kind = PictureControls::kindOf(layout);
    if (!m_leaf) {
        return;
    }
    m_limitsChosen = m_limitsKnown = false;
    forget();
    const auto wanted = PictureControls::selectionFor(layout, m_selection);
    if (wanted && *wanted != m_selection) {
        Q_EMIT selectionProposed(*wanted);
    }
    read();
}

std::optional<std::size_t> ImageView::filmDim() const
{
    std::optional<std::size_t> last;
    for (std::size_t dim = 0; dim < m_selection.rank(); ++dim) {
        if (m_selection.isFixed(dim) && m_selection.leaf().shape[dim] > 1) {
            if (m_before && m_before->rank() == m_selection.rank() && m_before->dim(dim).index != m_selection.dim(dim).index) {
                return dim;
            }
            last = !last || m_selection.leaf().isBatch(dim) ? dim : last;
        }
    }
    return last;
}

void ImageView::offerCurves(QMenu* menu)
{
    menu->clear();
    for (const KeyPath& key : m_strip->offered()) {
        QAction* const action = menu->addAction(format::path(key).replace(QLatin1Char('&'), QLatin1String("&&")));
        const auto& chosen = m_strip->keys();
        action->setCheckable(true);
        action->setChecked(std::find(chosen.begin(), chosen.end(), key) != chosen.end());
        connect(action, &QAction::toggled, this, [this, key](bool add) {
            std::vector<KeyPath> keys = m_strip->keys();
            std::erase(keys, key);
            if (add) {
                keys.push_back(key);
            }
            m_strip->setKeys(std::move(keys));
        });
    }
    if (menu->isEmpty()) {
        menu->addAction(tr("No other key runs along this dim"))->setEnabled(false);
    }
}

void ImageView::exportFilm()
{
    if (!m_leaf || !m_raster || !filmDim()) {
        return;
    }
    Film film{source(m_selection), m_leaf->tiling};
    film.style = m_style;
    film.style.values.reset();  // each frame has its own
    if (m_limitsChosen || m_rangeFixed) {
        film.style.limits = m_limits;
    }
    film.smooth = m_pictureControls->smoothBox()->isChecked();
    film.dim = *filmDim();
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::HomeLocation);
    const QString name = m_leaf->path.empty() ? QStringLiteral("film") : format::text(m_leaf->path.back());
    auto* const dialog = new FilmDialog(std::move(film), QDir(folder).filePath(name + QStringLiteral(".webp")), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { Q_EMIT told(tr("Written to %1").arg(QDir::toNativeSeparators(dialog->writtenPath()))); });
    dialog->open();
}

}  // namespace tensordesk
