// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rollout/firstlook/keytable.h"

#include "views/rollout/firstlook/keysmodel.h"
#include "views/style/style.h"
#include "views/tree/treedelegate.h"
#include "views/widgets/pointdelegate.h"

#include <QHeaderView>

#include <algorithm>

namespace tensordesk {

namespace {

// Widths in units of the grid.
constexpr int kLeastKey = 20;
constexpr int kMostKey = 60;
constexpr int kCurve = 24;
constexpr int kLeastCurve = 12;
constexpr int kLeastNumber = 14;  // so that columns seldom become wider while values are read
constexpr int kMostNumber = 30;

}  // namespace

KeyTable::KeyTable(KeysModel& keys, QWidget* parent) : QTableView(parent)
{
    setModel(&keys);
    setItemDelegate(new TreeDelegate(this));
    auto* const numbers = new PointDelegate(this);
    setItemDelegateForColumn(KeysModel::MinColumn, numbers);
    setItemDelegateForColumn(KeysModel::MaxColumn, numbers);
    connect(&keys, &QAbstractItemModel::dataChanged, this, [this](const QModelIndex&, const QModelIndex& last) {
        if (last.column() >= KeysModel::MinColumn) {
            fitColumns();
        }
    });
    setAccessibleName(tr("Keys of the rollout"));
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
    for (const int column : {KeysModel::ShapeColumn, KeysModel::DTypeColumn}) {
        setColumnHidden(column, false);
        const int width = content(column);
        setColumnHidden(column, width > left);
        if (width <= left) {
            give(column, width);
        }
    }
}

void KeyTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fitColumns();
}

}  // namespace tensordesk
