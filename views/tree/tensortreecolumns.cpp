// SPDX-License-Identifier: GPL-3.0-or-later
// The columns of a TensorTreeView: which are shown, and what is read for them.
#include "tree/tensortreeview.h"

#include "common/paddingrule.h"
#include "common/style.h"
#include "tree/leaffigures.h"

#include <QAction>
#include <QHeaderView>

#include <algorithm>
#include <array>

namespace tensordesk {

namespace {

/// As settings call them, in the order of TensorTreeModel::Column.
constexpr std::array<const char*, TensorTreeModel::kColumns> kColumnNames{"key",   "shape",  "dtype",  "device",
                                                                          "size",  "min",    "max",    "mean",
                                                                          "curve", "stored", "chunks", "compression"};
constexpr int kWidest = 2000;  // px

const QString kName = QStringLiteral("name");
const QString kWidth = QStringLiteral("width");
const QString kShown = QStringLiteral("shown");

}  // namespace

void TensorTreeView::layOutColumns()
{
    const int icon = style::iconSize(fontMetrics());
    setIndentation(icon);
    setIconSize(QSize(icon, icon));
    const QFontMetrics figures(style::monospaced(font()));
    const auto setWidth = [&](int column, int characters) {
        const int width = characters * figures.horizontalAdvance(QLatin1Char('0')) + style::grid(this, 3);
        header()->setSectionResizeMode(column, QHeaderView::Interactive);
        setColumnWidth(column, std::max(width, header()->sectionSizeHint(column)));
    };
    header()->setMinimumSectionSize(figures.horizontalAdvance(QLatin1Char('0')) * 5);
    setWidth(TensorTreeModel::ShapeColumn, 18);  // two named batch dims, or a picture below two: 16 500 | 64 64 3
    setWidth(TensorTreeModel::DTypeColumn, 4);   // c128
    setWidth(TensorTreeModel::DeviceColumn, 6);  // cuda:0
    setWidth(TensorTreeModel::SizeColumn, 8);    // 93.8 KiB
    for (const int column : {TensorTreeModel::MinColumn, TensorTreeModel::MaxColumn, TensorTreeModel::MeanColumn}) {
        setWidth(column, 11);  // -1.23457e-05
    }
    setWidth(TensorTreeModel::CurveColumn, 14);
    setWidth(TensorTreeModel::StoredColumn, 8);
    setWidth(TensorTreeModel::ChunksColumn, 16);
    setWidth(TensorTreeModel::CompressionColumn, 14);
    fitKeyColumn();
}

/// The key has what the others leave, so that nothing needs to be scrolled sideways; but where they leave too little to
/// tell keys apart, it keeps that much, and the others go out of sight.
void TensorTreeView::fitKeyColumn()
{
    const int figure = QFontMetrics(style::monospaced(font())).horizontalAdvance(QLatin1Char('0'));
    const int least = figure * (showsFigures() ? 24 : 14) + 2 * indentation() + style::grid(this, 3);
    int others = 0;
    for (int column = TensorTreeModel::KeyColumn + 1; column < TensorTreeModel::kColumns; ++column) {
        others += isColumnHidden(column) ? 0 : columnWidth(column);
    }
    const bool isRoom = viewport()->width() - others >= least;
    header()->setSectionResizeMode(TensorTreeModel::KeyColumn, isRoom ? QHeaderView::Stretch : QHeaderView::Interactive);
    if (!isRoom) {
        setColumnWidth(TensorTreeModel::KeyColumn, least);
    }
}

bool TensorTreeView::showsFigures() const
{
    for (int column = TensorTreeModel::MinColumn; column < TensorTreeModel::kColumns; ++column) {
        if (!isColumnHidden(column)) {
            return true;
        }
    }
    return false;
}

void TensorTreeView::setColumnShown(int column, bool shown)
{
    setColumnHidden(column, !shown);
    checkColumnActions();
    layOutColumns();
    readVisible();
}

QVariantList TensorTreeView::columnState() const
{
    QVariantList state;
    for (int place = 0; place < TensorTreeModel::kColumns; ++place) {
        const int column = header()->logicalIndex(place);
        const bool isHidden = isColumnHidden(column);
        state << QVariantMap{{kName, QLatin1String(kColumnNames[static_cast<std::size_t>(column)])},
                             {kWidth, isHidden ? 0 : columnWidth(column)},
                             {kShown, !isHidden}};
    }
    return state;
}

void TensorTreeView::restoreColumns(const QVariantList& state)
{
    int place = 0;
    for (const QVariant& each : state) {
        const QVariantMap map = each.toMap();
        const QString name = map.value(kName).toString();
        const auto found = std::find_if(kColumnNames.begin(), kColumnNames.end(),
                                        [&](const char* known) { return name == QLatin1String(known); });
        const int column = static_cast<int>(found - kColumnNames.begin());
        if (found == kColumnNames.end() || header()->visualIndex(column) < place) {
            continue;  // there is none, or it has its place already
        }
        header()->moveSection(header()->visualIndex(column), place++);
        // Without its name an entry is nothing.
        setColumnHidden(column, column != TensorTreeModel::KeyColumn && !map.value(kShown, !isColumnHidden(column)).toBool());
        if (const int width = map.value(kWidth).toInt(); width > 0) {
            setColumnWidth(column, std::clamp(width, header()->minimumSectionSize(), kWidest));
        }
    }
    checkColumnActions();
    fitKeyColumn();
}

/// The header's own, so that its context menu shows them and whoever lists the actions of a window finds them.
void TensorTreeView::addColumnActions()
{
    for (int column = TensorTreeModel::ShapeColumn; column < TensorTreeModel::kColumns; ++column) {
        auto* const action = new QAction(m_tensors->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(), header());
        action->setStatusTip(tr("Show or hide this column of the tree"));
        action->setCheckable(true);
        action->setChecked(!isColumnHidden(column));
        connect(action, &QAction::triggered, this, [this, column](bool shown) { setColumnShown(column, shown); });
        header()->addAction(action);
        m_columnActions << action;
        if (column == TensorTreeModel::SizeColumn) {
            auto* const separator = new QAction(header());
            separator->setSeparator(true);
            header()->addAction(separator);
        }
    }
}

void TensorTreeView::checkColumnActions()
{
    for (int n = 0; n < m_columnActions.size(); ++n) {
        m_columnActions[n]->setChecked(!isColumnHidden(TensorTreeModel::ShapeColumn + n));
    }
}

void TensorTreeView::readFigures(const QModelIndexList& visible)
{
    const auto shows = [this](int first, int last) {
        bool any = false;
        for (int column = first; column <= last; ++column) {
            any = any || !isColumnHidden(column);
        }
        return any;
    };
    FigureKinds kinds;
    kinds.statistics = shows(TensorTreeModel::MinColumn, TensorTreeModel::MeanColumn);
    kinds.curve = shows(TensorTreeModel::CurveColumn, TensorTreeModel::CurveColumn);
    kinds.storage = shows(TensorTreeModel::StoredColumn, TensorTreeModel::CompressionColumn);
    m_tensors->readFigures(visible, kinds);
}

void TensorTreeView::follow(const PaddingRule& padding)
{
    m_tensors->follow(padding);
    connect(&padding, &PaddingRule::changed, this, &TensorTreeView::refreshFigures);
}

void TensorTreeView::refreshFigures()
{
    m_tensors->forgetFigures();
    readVisible();
}

}  // namespace tensordesk
