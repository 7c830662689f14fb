// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/image/filmstrip.h"

#include "views/plot/lineplotview.h"
#include "views/plot/plotwidget.h"
#include "views/style/style.h"
#include "views/text/format.h"

#include <QLabel>
#include <QVBoxLayout>

namespace tensordesk {

FilmStrip::FilmStrip(QWidget* parent) : QWidget(parent), m_name(new QLabel(this))
{
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    m_name->setTextFormat(Qt::PlainText);
    m_name->setFont(style::monospaced(font()));
    m_name->setContentsMargins(style::grid(this, 2), 0, style::grid(this, 2), 0);
    layout->addWidget(m_name);
    setFixedHeight(style::grid(this, 44));
    hide();
}

void FilmStrip::setNeighbours(std::shared_ptr<const Neighbours> neighbours)
{
    m_neighbours = std::move(neighbours);
    if (m_plot != nullptr) {
        m_plot->setNeighbours(m_neighbours);
    }
    m_shown.clear();
    update();
}

void FilmStrip::setPlace(const DimSelection& image, std::optional<std::size_t> dim)
{
    m_image = image;
    m_dim = dim;
    update();
}

void FilmStrip::setKeys(std::vector<KeyPath> keys)
{
    m_keys = std::move(keys);
    update();
}

std::optional<DimSelection> FilmStrip::along() const
{
    if (!m_image || !m_dim) {
        return std::nullopt;
    }
    DimSelection curve(m_image->leaf(), ViewKind::Line);
    curve.setRole(*m_dim, DimRole::X);
    for (std::size_t dim = 0; dim < curve.rank(); ++dim) {
        curve.setIndex(dim, m_image->dim(dim).index);
        if (dim != *m_dim) {
            curve.setRole(dim, DimRole::Fixed);
        }
    }
    return curve;
}

std::vector<KeyPath> FilmStrip::offered() const
{
    std::vector<KeyPath> keys;
    const auto curve = along();
    if (curve && m_neighbours) {
        for (const ShownLeaf& leaf : m_neighbours->leaves()) {
            if (!pixelDims(leaf.dims) && LinePlotView::beside(*curve, leaf.dims)) {
                keys.push_back(leaf.path);
            }
        }
    }
    return keys;
}

std::optional<FilmCurves> FilmStrip::curves()
{
    if (m_plot == nullptr || !isVisible()) {
        return std::nullopt;
    }
    PlotWidget& plot = *m_plot->plot();
    m_plot->setCursor(std::nullopt);  // each frame has its own
    FilmCurves curves;
    curves.picture = plot.toPixmap(plot.width(), plot.height()).toImage();
    plot.replot(QCustomPlot::rpImmediateRefresh);
    curves.first = plot.xAxis->coordToPixel(0);
    curves.perIndex = plot.xAxis->coordToPixel(1) - curves.first;
    curves.top = plot.axisRect()->top();
    curves.bottom = plot.axisRect()->bottom();
    curves.ground = palette().color(QPalette::Base);
    curves.line = style::colours().accent;
    m_plot->setCursor(static_cast<double>(m_image->dim(*m_dim).index));
    return curves;
}

void FilmStrip::update()
{
    const auto curve = along();
    const ShownLeaf* first = nullptr;
    std::vector<KeyPath> others;
    for (const KeyPath& key : m_keys) {
        const ShownLeaf* const leaf = m_neighbours ? m_neighbours->find(key) : nullptr;
        if (leaf == nullptr || !curve || !LinePlotView::beside(*curve, leaf->dims)) {
            continue;
        }
        // Marks stand beside curves: the first key is one of numbers, if there is one.
        if (first == nullptr || (first->leaf.dtype() == DType::Bool && leaf->leaf.dtype() != DType::Bool)) {
            if (first != nullptr) {
                others.push_back(first->path);
            }
            first = leaf;
        } else {
            others.push_back(key);
        }
    }
    setVisible(first != nullptr);
    if (first == nullptr) {
        return;
    }
    if (m_plot == nullptr) {
        m_plot = new LinePlotView(this);
        m_plot->setCompact();
        static_cast<QVBoxLayout*>(layout())->addWidget(m_plot, 1);
        m_plot->setNeighbours(m_neighbours);
        connect(m_plot, &LinePlotView::indexChosen, this, &FilmStrip::indexChosen);
    }
    // With several keys the legend shows the names.
    m_name->setText(format::path(first->path));
    m_name->setVisible(others.empty());
    const DimSelection selection = *LinePlotView::beside(*curve, first->dims);
    if (m_plot->added() != others) {
        m_plot->setAdded(others);
    }
    if (m_shown != first->path) {
        m_shown = first->path;
        m_plot->setLeaf(*first, selection);
    } else {
        m_plot->setSelection(selection);
    }
    m_plot->setCursor(static_cast<double>(m_image->dim(*m_dim).index));
}

}  // namespace tensordesk
