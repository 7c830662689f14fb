// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/image/picturecontrols.h"

#include "views/style/style.h"
#include "views/text/format.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QMenu>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QToolButton>

namespace tensordesk {

namespace {

using PictureLayout = PictureControls::Layout;

constexpr std::array kLayouts = {PictureLayout::Automatic, PictureLayout::RowsColumnsChannels, PictureLayout::ChannelsRowsColumns,
                                 PictureLayout::RowsColumns, PictureLayout::HeatMap};

std::size_t dimsOf(PictureLayout layout)
{
    return layout == PictureLayout::RowsColumnsChannels || layout == PictureLayout::ChannelsRowsColumns ? 3 : 2;
}

}  // namespace

PictureControls::PictureControls(QWidget* parent)
    : OptionsForm(parent), m_layout(new QComboBox(this)), m_mask(new QComboBox(this)), m_smooth(new QCheckBox(tr("Smooth"), this)),
      m_fixed(new QCheckBox(tr("Same colours for all"), this)), m_film(new QToolButton(this)), m_curves(new QToolButton(this))
{
    m_layout->addItem(tr("automatic"));
    m_layout->addItem(tr("rows, columns, channels"));
    m_layout->addItem(tr("channels, rows, columns"));
    m_layout->addItem(tr("rows, columns"));
    m_layout->addItem(tr("heat map"));
    // As wide as the shortest, its list as the longest.
    m_layout->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_layout->setMinimumContentsLength(10);
    m_layout->view()->setMinimumWidth(m_layout->view()->sizeHintForColumn(0) + style::grid(this, 6));
    m_layout->setAccessibleName(tr("Order of the dims of a picture"));
    m_layout->setToolTip(tr("The meaning of the last dims; automatic: guessed from dtype and sizes"));
    m_mask->setAccessibleName(tr("Mask"));
    m_mask->setToolTip(tr("A bool key that is laid over the image in red where it is true"));
    m_mask->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_smooth->setToolTip(tr("Blends neighbouring elements instead of drawing each as a cell"));
    m_fixed->setToolTip(tr("Keeps the values of the first and last colour while stepping"));
    m_film->setText(tr("Film…"));
    m_film->setToolTip(tr("Writes a frame for each index of a dim into an animated picture"));
    m_film->setAutoRaise(true);
    m_curves->setText(tr("Curves"));
    m_curves->setToolTip(tr("Keys whose values along the dim that runs are drawn below, in step with the image"));
    m_curves->setAutoRaise(true);
    m_curves->setPopupMode(QToolButton::InstantPopup);
    auto* const menu = new QMenu(m_curves);
    m_curves->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { Q_EMIT curvesAsked(menu); });
    addRow(tr("Read as"), m_layout);
    addRow(tr("Mask"), m_mask);
    for (QWidget* const control : std::initializer_list<QWidget*>{m_smooth, m_fixed, m_curves, m_film}) {
        addRow(control);
    }
    setMasks({}, std::nullopt);
    m_smooth->setObjectName(QStringLiteral("smooth"));
    m_fixed->setObjectName(QStringLiteral("sameColours"));
    connect(m_layout, &QComboBox::activated, this,
            [this](int row) { Q_EMIT layoutChosen(kLayouts[static_cast<std::size_t>(row)]); });
    connect(m_mask, &QComboBox::activated, this, [this](int row) {
        Q_EMIT maskChosen(row == 0 ? std::nullopt : std::optional(m_masks[static_cast<std::size_t>(row - 1)]));
    });
    connect(m_smooth, &QCheckBox::toggled, this, &PictureControls::smoothChosen);
    connect(m_fixed, &QCheckBox::toggled, this, &PictureControls::fixedRangeChosen);
    connect(m_film, &QToolButton::clicked, this, &PictureControls::filmRequested);
}

void PictureControls::display(const LeafDims& leaf, Layout layout)
{
    auto* const rows = static_cast<QStandardItemModel*>(m_layout->model());
    for (std::size_t row = 0; row < kLayouts.size(); ++row) {
        rows->item(static_cast<int>(row))->setEnabled(leaf.rank() >= dimsOf(kLayouts[row]));
    }
    m_layout->setCurrentIndex(static_cast<int>(layout));
}

void PictureControls::setMasks(std::vector<KeyPath> keys, const std::optional<KeyPath>& chosen)
{
    m_masks = std::move(keys);
    m_mask->clear();
    m_mask->addItem(tr("no mask"));
    for (const KeyPath& key : m_masks) {
        m_mask->addItem(format::path(key));
        if (key == chosen) {
            m_mask->setCurrentIndex(m_mask->count() - 1);
        }
    }
    setRowShown(m_mask, !m_masks.empty());
}

void PictureControls::setRangeShown(bool shown)
{
    m_fixed->setVisible(shown);
}

std::optional<Raster::Kind> PictureControls::kindOf(Layout layout)
{
    if (layout == Layout::Automatic) {
        return std::nullopt;
    }
    return layout == Layout::HeatMap ? Raster::Kind::HeatMap : Raster::Kind::Picture;
}

std::optional<DimSelection> PictureControls::selectionFor(Layout layout, const DimSelection& now)
{
    DimSelection result(now.leaf(), ViewKind::Image);
    const std::size_t rank = result.rank();
    if (rank < dimsOf(layout)) {
        return std::nullopt;
    }
    for (std::size_t dim = 0; dim < rank; ++dim) {
        result.setIndex(dim, now.dim(dim).index);
        if (layout != Layout::Automatic) {
            const bool isEach = now.dim(dim).role == DimRole::Each && dim + dimsOf(layout) < rank;
            result.setRole(dim, isEach ? DimRole::Each : DimRole::Fixed);
        }
    }
    switch (layout) {
    case Layout::Automatic: break;
    case Layout::RowsColumnsChannels:
        result.setRole(rank - 3, DimRole::Y);
        result.setRole(rank - 2, DimRole::X);
        result.setRole(rank - 1, DimRole::Channel);
        break;
    case Layout::ChannelsRowsColumns:
        result.setRole(rank - 3, DimRole::Channel);
        result.setRole(rank - 2, DimRole::Y);
        result.setRole(rank - 1, DimRole::X);
        break;
    case Layout::RowsColumns:
    case Layout::HeatMap:
        result.setRole(rank - 2, DimRole::Y);
        result.setRole(rank - 1, DimRole::X);
        break;
    }
    return result;
}

}  // namespace tensordesk
