// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tree/treecolumns.h"

#include "views/style/style.h"
#include "views/tree/tensortreemodel.h"
#include "views/widgets/contextmenu.h"

#include <QAction>
#include <QHeaderView>
#include <QScopedValueRollback>
#include <QTreeView>

#include <algorithm>
#include <array>

namespace tensordesk {

namespace {

/// As settings call them, in the order of TensorTreeModel::Column.
constexpr std::array<const char*, TensorTreeModel::kColumns> kColumnNames{"key",   "shape",  "dtype",  "device",
                                                                          "size",  "min",    "max",    "mean",
                                                                          "curve", "stored", "chunks", "compression"};
constexpr int kWidest = 2000;  // px
constexpr int kCurveFigures = 14;
constexpr int kKeyFigures = 24;  // beside more than the usual columns
/// True for a column that is shown if it is useful, see TreeColumns; others only by choice.
bool isShownAsNeeded(int column)
{
    return column == TensorTreeModel::DeviceColumn || column == TensorTreeModel::CurveColumn;
}

const QString kName = QStringLiteral("name");
const QString kWidth = QStringLiteral("width");
const QString kShown = QStringLiteral("shown");

}  // namespace

TreeColumns::TreeColumns(QTreeView& view) : QObject(&view), m_view(view)
{
    QHeaderView* const header = m_view.header();
    header->setStretchLastSection(false);
    header->setSectionsMovable(true);
    // In file order, until the user sorts; the third click on a column returns to that order.
    header->setSortIndicatorClearable(true);
    header->setSortIndicator(-1, Qt::AscendingOrder);
    m_view.setSortingEnabled(true);
    header->setAccessibleName(tr("Columns of the tree"));
    offerActions(header);
    for (int column = TensorTreeModel::MinColumn; column < TensorTreeModel::kColumns; ++column) {
        header->hideSection(column);
    }
    header->hideSection(TensorTreeModel::DeviceColumn);
    header->moveSection(TensorTreeModel::CurveColumn, TensorTreeModel::DTypeColumn);
    connect(view.model(), &QAbstractItemModel::modelReset, this, [this] {
        m_devices.clear();
        lookForDevices({}, 0, m_view.model()->rowCount() - 1);
    });
    connect(view.model(), &QAbstractItemModel::rowsInserted, this, &TreeColumns::lookForDevices);
    // Once for all rows that come at a time: to measure names the view lays its rows out.
    m_fitSoon.setSingleShot(true);
    m_fitSoon.setInterval(0);
    connect(&m_fitSoon, &QTimer::timeout, this, &TreeColumns::fitKey);
    const auto fitSoon = qOverload<>(&QTimer::start);
    connect(&view, &QTreeView::expanded, &m_fitSoon, fitSoon);
    connect(&view, &QTreeView::collapsed, &m_fitSoon, fitSoon);
    connect(header, &QHeaderView::sectionResized, this, [this](int column, int, int width) {
        if (column == TensorTreeModel::ShapeColumn && !m_isFitting && width > 0) {
            m_shapeWidth = width;
        }
    });
    addActions();
    layOut();
}

void TreeColumns::layOut()
{
    const int icon = style::iconSize(m_view.fontMetrics());
    m_view.setIndentation(icon);
    m_view.setIconSize(QSize(icon, icon));
    const QFontMetrics figures(style::monospaced(m_view.font()));
    const auto setWidth = [&](int column, int characters) {
        const int width = characters * figures.horizontalAdvance(QLatin1Char('0')) + style::grid(&m_view, 3);
        m_view.header()->setSectionResizeMode(column, QHeaderView::Interactive);
        m_view.setColumnWidth(column, std::max(width, m_view.header()->sectionSizeHint(column)));
    };
    m_view.header()->setMinimumSectionSize(figures.horizontalAdvance(QLatin1Char('0')) * 5);
    setWidth(TensorTreeModel::ShapeColumn, 18);  // two named batch dims, or a picture below two: 16 500 | 64 64 3
    setWidth(TensorTreeModel::DTypeColumn, 4);   // c128
    setWidth(TensorTreeModel::DeviceColumn, 6);  // cuda:0
    setWidth(TensorTreeModel::SizeColumn, 8);    // 93.8 KiB
    for (const int column : {TensorTreeModel::MinColumn, TensorTreeModel::MaxColumn, TensorTreeModel::MeanColumn}) {
        setWidth(column, 11);  // -1.23457e-05
    }
    setWidth(TensorTreeModel::CurveColumn, kCurveFigures);
    setWidth(TensorTreeModel::StoredColumn, 8);
    setWidth(TensorTreeModel::ChunksColumn, 16);
    setWidth(TensorTreeModel::CompressionColumn, 14);
    fitKey();
}

void TreeColumns::fitKey()
{
    const int figure = QFontMetrics(style::monospaced(m_view.font())).horizontalAdvance(QLatin1Char('0'));
    const int around = 2 * m_view.indentation() + style::grid(&m_view, 3);
    const int fewest = std::min(9 * figure, m_shapeWidth);  // 16 500 …
    showIfUnchosen(TensorTreeModel::CurveColumn,
                   m_view.viewport()->width() >= (kKeyFigures + kCurveFigures) * figure + around + fewest);
    const bool isMore = isAnyShown(TensorTreeModel::MinColumn, TensorTreeModel::kColumns - 1);
    const int usual = figure * (isMore ? kKeyFigures : 14) + around;
    // No name that is in sight is cut before all other columns are.
    const int names = static_cast<QAbstractItemView&>(m_view).sizeHintForColumn(TensorTreeModel::KeyColumn);
    const int least = std::max(usual, std::min(names, m_view.viewport()->width()));
    int others = 0;
    for (int column = TensorTreeModel::KeyColumn + 1; column < TensorTreeModel::kColumns; ++column) {
        others += m_view.isColumnHidden(column) ? 0 : widthOf(column);
    }
    const bool isRoom = m_view.viewport()->width() - others >= least;
    if (!m_view.isColumnHidden(TensorTreeModel::ShapeColumn)) {
        const QScopedValueRollback guard(m_isFitting, true);
        m_view.setColumnWidth(TensorTreeModel::ShapeColumn,
                              isRoom ? m_shapeWidth : std::clamp(m_view.viewport()->width() - least, fewest, m_shapeWidth));
    }
    m_view.header()->setSectionResizeMode(TensorTreeModel::KeyColumn, isRoom ? QHeaderView::Stretch : QHeaderView::Interactive);
    if (!isRoom) {
        m_view.setColumnWidth(TensorTreeModel::KeyColumn, least);
    }
}

/// Returns the width that the user set, regardless of the space.
int TreeColumns::widthOf(int column) const
{
    return column == TensorTreeModel::ShapeColumn ? m_shapeWidth : m_view.columnWidth(column);
}

bool TreeColumns::isAnyShown(int first, int last) const
{
    for (int column = first; column <= last; ++column) {
        if (!m_view.isColumnHidden(column)) {
            return true;
        }
    }
    return false;
}

/// Shows the column of devices once rows are on several.
void TreeColumns::lookForDevices(const QModelIndex& parent, int first, int last)
{
    for (int row = first; row <= last; ++row) {
        const QModelIndex index = m_view.model()->index(row, TensorTreeModel::DeviceColumn, parent);
        if (const QString device = index.data().toString(); !device.isEmpty()) {
            m_devices.insert(device);
        }
    }
    showIfUnchosen(TensorTreeModel::DeviceColumn, m_devices.size() > 1);
    m_fitSoon.start();
}

void TreeColumns::showIfUnchosen(int column, bool shown)
{
    if (!m_chosen.contains(column) && shown == m_view.isColumnHidden(column)) {
        m_view.setColumnHidden(column, !shown);
        checkActions();
        Q_EMIT shownChanged();
    }
}

void TreeColumns::setShown(int column, bool shown)
{
    m_chosen.insert(column);
    m_view.setColumnHidden(column, !shown);
    checkActions();
    layOut();
    Q_EMIT shownChanged();
}

QVariantList TreeColumns::state() const
{
    QVariantList state;
    for (int place = 0; place < TensorTreeModel::kColumns; ++place) {
        const int column = m_view.header()->logicalIndex(place);
        const bool isHidden = m_view.isColumnHidden(column);
        QVariantMap map{{kName, QLatin1String(kColumnNames[static_cast<std::size_t>(column)])},
                        {kWidth, isHidden ? 0 : widthOf(column)}};
        if (!isShownAsNeeded(column) || m_chosen.contains(column)) {
            map[kShown] = !isHidden;
        }
        state << map;
    }
    return state;
}

void TreeColumns::restore(const QVariantList& state)
{
    int place = 0;
    for (const QVariant& each : state) {
        const QVariantMap map = each.toMap();
        const QString name = map.value(kName).toString();
        const auto found = std::find_if(kColumnNames.begin(), kColumnNames.end(),
                                        [&](const char* known) { return name == QLatin1String(known); });
        const int column = static_cast<int>(found - kColumnNames.begin());
        if (found == kColumnNames.end() || m_view.header()->visualIndex(column) < place) {
            continue;  // there is none, or it has its place already
        }
        m_view.header()->moveSection(m_view.header()->visualIndex(column), place++);
        if (map.contains(kShown)) {
            m_chosen.insert(column);
        }
        // Without its name an entry is nothing.
        m_view.setColumnHidden(column,
                               column != TensorTreeModel::KeyColumn && !map.value(kShown, !m_view.isColumnHidden(column)).toBool());
        if (const int width = map.value(kWidth).toInt(); width > 0) {
            m_view.setColumnWidth(column, std::clamp(width, m_view.header()->minimumSectionSize(), kWidest));
        }
    }
    checkActions();
    fitKey();
}

/// The header's own, so that its context menu shows them and whoever lists the actions of a window finds them.
void TreeColumns::addActions()
{
    QHeaderView* const header = m_view.header();
    for (int column = TensorTreeModel::ShapeColumn; column < TensorTreeModel::kColumns; ++column) {
        auto* const action = new QAction(m_view.model()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(), header);
        action->setStatusTip(tr("Show or hide this column of the tree"));
        action->setCheckable(true);
        action->setChecked(!m_view.isColumnHidden(column));
        connect(action, &QAction::triggered, this, [this, column](bool shown) { setShown(column, shown); });
        header->addAction(action);
        m_actions << action;
        if (column == TensorTreeModel::SizeColumn) {
            auto* const separator = new QAction(header);
            separator->setSeparator(true);
            header->addAction(separator);
        }
    }
}

void TreeColumns::checkActions()
{
    for (int n = 0; n < m_actions.size(); ++n) {
        m_actions[n]->setChecked(!m_view.isColumnHidden(TensorTreeModel::ShapeColumn + n));
    }
}

FigureKinds TreeColumns::figures() const
{
    FigureKinds kinds;
    kinds.statistics = isAnyShown(TensorTreeModel::MinColumn, TensorTreeModel::MeanColumn);
    kinds.curve = isAnyShown(TensorTreeModel::CurveColumn, TensorTreeModel::CurveColumn);
    kinds.storage = isAnyShown(TensorTreeModel::StoredColumn, TensorTreeModel::CompressionColumn);
    return kinds;
}

}  // namespace tensordesk
