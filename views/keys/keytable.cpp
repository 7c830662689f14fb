// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/keys/keytable.h"

#include "views/keys/keysmodel.h"
#include "views/style/style.h"
#include "views/tree/treedelegate.h"
#include "views/widgets/cellreadout.h"
#include "views/widgets/pointdelegate.h"

#include <QHeaderView>
#include <QScrollBar>

#include <algorithm>

namespace tensordesk {

namespace {

// Widths in units of the grid.
constexpr int kLeastKey = 20;
constexpr int kMostKey = 60;  // before the other columns have their width
constexpr int kCurve = 24;
constexpr int kLeastCurve = 12;
constexpr int kMostCurve = 60;
constexpr int kLeastNumber = 14;  // so that columns seldom become wider while values are read
constexpr int kMostNumber = 30;

/// The time between two fittings while values are read: each one measures all visible cells.
constexpr int kRefitMs = 50;

}  // namespace

KeyTable::KeyTable(KeysModel& keys, QWidget* parent) : QTableView(parent), m_keys(keys)
{
    setModel(&keys);
    setItemDelegate(new TreeDelegate(this));
    auto* const numbers = new PointDelegate(this);
    setItemDelegateForColumn(KeysModel::MinColumn, numbers);
    setItemDelegateForColumn(KeysModel::MaxColumn, numbers);
    m_fitSoon.setSingleShot(true);
    m_fitSoon.setInterval(kRefitMs);
    connect(&m_fitSoon, &QTimer::timeout, this, &KeyTable::fitColumns);
    connect(&keys, &QAbstractItemModel::dataChanged, this, [this](const QModelIndex&, const QModelIndex& last) {
        if (last.column() >= KeysModel::MinColumn && !m_fitSoon.isActive()) {
            m_fitSoon.start();
        }
    });
    m_readSoon.setSingleShot(true);
    m_readSoon.setInterval(0);
    const auto readSoon = qOverload<>(&QTimer::start);
    connect(&m_readSoon, &QTimer::timeout, this, &KeyTable::readVisible);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, &m_readSoon, readSoon);
    connect(&keys, &QAbstractItemModel::layoutChanged, this, [this] {
        setHeights();
        m_readSoon.start();
    });
    connect(&keys, &QAbstractItemModel::modelReset, this, [this] {
        setHeights();
        fitColumns();
        m_readSoon.start();
    });
    new CellReadout(*this);
    setAccessibleName(tr("Keys"));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    verticalHeader()->hide();
    verticalHeader()->setAccessibleName(accessibleName());
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(style::rowHeight(font()));
    horizontalHeader()->setStretchLastSection(true);
    horizontalHeader()->setAccessibleName(tr("The values of a key"));
}

void KeyTable::fitColumns()
{
    const int unit = style::grid(this);
    const auto content = [this](int column) {
        return std::max(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column));
    };
    int left = viewport()->width();
    const auto give = [&](int column, int width) {
        setColumnWidth(column, width);
        left -= width;
    };
    give(KeysModel::FlagColumn, content(KeysModel::FlagColumn));
    for (const int column : {KeysModel::MinColumn, KeysModel::MaxColumn}) {
        give(column, std::clamp(content(column), kLeastNumber * unit, kMostNumber * unit));
    }
    const bool hasCurves = left >= (kLeastKey + kLeastCurve) * unit;
    const int key = std::min(content(KeysModel::KeyColumn) + 3 * unit, kMostKey * unit);
    give(KeysModel::KeyColumn,
         std::clamp(left - (hasCurves ? kLeastCurve * unit : 0), kLeastKey * unit, std::max(key, kLeastKey * unit)));
    setColumnHidden(KeysModel::CurveColumn, !hasCurves);
    if (hasCurves) {
        give(KeysModel::CurveColumn, std::min(left, kCurve * unit));
    }
    for (const int column : {KeysModel::ShapeColumn, KeysModel::SizeColumn, KeysModel::DTypeColumn}) {
        setColumnHidden(column, false);
        const int width = content(column);
        setColumnHidden(column, width > left);
        if (width <= left) {
            give(column, width);
        }
    }
    if (const int missing = content(KeysModel::KeyColumn) + 3 * unit - columnWidth(KeysModel::KeyColumn); missing > 0 && left > 0) {
        const int more = std::min(missing, left);
        setColumnWidth(KeysModel::KeyColumn, columnWidth(KeysModel::KeyColumn) + more);
        left -= more;
    }
    if (hasCurves && left > 0) {
        const int curve = columnWidth(KeysModel::CurveColumn);
        setColumnWidth(KeysModel::CurveColumn, std::max(curve, std::min(curve + left, kMostCurve * unit)));
    }
    setHeights();
}

void KeyTable::offerSorting()
{
    horizontalHeader()->setSortIndicatorClearable(true);
    horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    setSortingEnabled(true);
}

void KeyTable::readVisible()
{
    if (isVisible()) {
        const int last = rowAt(viewport()->height() - 1);
        m_keys.readVisible(std::max(rowAt(0), 0), last < 0 ? m_keys.rowCount() - 1 : last);
    }
}

/// Gives rows with pictures twice the height, while these are shown.
void KeyTable::setHeights()
{
    const int height = style::rowHeight(font());
    for (int row = 0; row < m_keys.rowCount(); ++row) {
        const bool hasPicture = m_keys.hasPicture(row) && !isColumnHidden(KeysModel::CurveColumn);
        if (const int wanted = hasPicture ? 2 * height : height; wanted != rowHeight(row)) {
            setRowHeight(row, wanted);
        }
    }
}

void KeyTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fitColumns();
    m_readSoon.start();
}

void KeyTable::showEvent(QShowEvent* event)
{
    QTableView::showEvent(event);
    m_readSoon.start();
}

}  // namespace tensordesk
