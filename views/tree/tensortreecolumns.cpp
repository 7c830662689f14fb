// SPDX-License-Identifier: GPL-3.0-or-later
// The columns of a TensorTreeView: which are shown, and what is read for them.
#include "tree/tensortreeview.h"

#include "common/style.h"
#include "tree/leaffigures.h"

#include <QAction>
#include <QHeaderView>

#include <algorithm>

namespace tensordesk {

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
    // The key has what the others leave, so that nothing needs to be scrolled sideways.
    header()->setMinimumSectionSize(figures.horizontalAdvance(QLatin1Char('0')) * 5);
    header()->setSectionResizeMode(TensorTreeModel::KeyColumn, QHeaderView::Stretch);
    setWidth(TensorTreeModel::ShapeColumn, 18);   // two named batch dims, or a picture below two: 16 500 | 64 64 3
    setWidth(TensorTreeModel::DTypeColumn, 4);    // c128
    setWidth(TensorTreeModel::DeviceColumn, 6);   // cuda:0
    setWidth(TensorTreeModel::SizeColumn, 8);     // 93.8 KiB
    for (const int column : {TensorTreeModel::MinColumn, TensorTreeModel::MaxColumn, TensorTreeModel::MeanColumn}) {
        setWidth(column, 11);  // -1.23457e-05
    }
    setWidth(TensorTreeModel::CurveColumn, 14);
    setWidth(TensorTreeModel::StoredColumn, 8);
    setWidth(TensorTreeModel::ChunksColumn, 16);
    setWidth(TensorTreeModel::CompressionColumn, 14);
    if (showsFigures()) {
        // What the others leave may be nothing.
        setWidth(TensorTreeModel::KeyColumn, 24);
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

QByteArray TensorTreeView::columnState() const { return header()->saveState(); }

void TensorTreeView::restoreColumns(const QByteArray& state)
{
    if (header()->restoreState(state)) {
        header()->setSectionResizeMode(TensorTreeModel::KeyColumn,
                                       showsFigures() ? QHeaderView::Interactive : QHeaderView::Stretch);
        checkColumnActions();
    }
}

/// The header's own, so that its context menu shows them and whoever lists the actions of a window finds them.
void TensorTreeView::addColumnActions()
{
    for (int column = TensorTreeModel::ShapeColumn; column < TensorTreeModel::kColumns; ++column) {
        auto* const action =
            new QAction(m_tensors->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(), header());
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

void TensorTreeView::refreshFigures()
{
    m_tensors->forgetFigures();
    readVisible();
}

}  // namespace tensordesk
