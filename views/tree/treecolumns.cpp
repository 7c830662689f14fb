// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tree/treecolumns.h"

#include "views/style/style.h"
#include "views/tree/tensortreemodel.h"
#include "views/widgets/contextmenu.h"

#include <QAction>
#include <QHeaderView>
#include <QScopedValueRollback>
#include <QStyleOptionHeader>
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
// Widths in characters.
constexpr int kKeyFigures = 24;         // beside more than the usual columns
constexpr int kFewestKeyFigures = 14;   // beside the usual columns
constexpr int kFewestShapeFigures = 5;  // 16 …
constexpr int kMostShapeFigures = 24;   // of texts and shapes of many dims
// One long name does not hide shapes and dtypes: it is elided in its middle.
constexpr int kEnoughKeyFigures = 20;
constexpr int kEnoughShapeFigures = 16;  // 16 500 … 3

int figuresOf(int column)
{
    switch (column) {
    case TensorTreeModel::DTypeColumn: return 4;   // c128
    case TensorTreeModel::DeviceColumn: return 6;  // cuda:0
    case TensorTreeModel::MinColumn:
    case TensorTreeModel::MaxColumn:
    case TensorTreeModel::MeanColumn: return 11;  // -1.23457e-05
    case TensorTreeModel::CurveColumn:
    case TensorTreeModel::CompressionColumn: return 14;
    case TensorTreeModel::ChunksColumn: return 16;
    default: return 8;  // 93.8 KiB
    }
}

/// The columns for which there need not be space, the most useful first.
constexpr std::array kIfThereIsSpace{TensorTreeModel::DTypeColumn, TensorTreeModel::CurveColumn, TensorTreeModel::SizeColumn};

/// True for a column that is shown if it is useful, see TreeColumns; others only by choice.
bool isShownAsNeeded(int column)
{
    return column == TensorTreeModel::DeviceColumn || std::ranges::find(kIfThereIsSpace, column) != kIfThereIsSpace.end();
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
    connect(&m_fitSoon, &QTimer::timeout, this, [this] {
        fit();
        Q_EMIT rowsFitted();
    });
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

/// Returns the width of a digit.
int TreeColumns::figureWidth() const
{
    return QFontMetrics(style::monospaced(m_view.font())).horizontalAdvance(QLatin1Char('0'));
}

/// Returns the width of its usual values and its heading. The header itself only measures headings of columns that are shown.
int TreeColumns::defaultWidth(int column) const
{
    QStyleOptionHeader heading;
    heading.initFrom(m_view.header());
    heading.text = m_view.model()->headerData(column, Qt::Horizontal).toString();
    heading.sortIndicator = QStyleOptionHeader::SortDown;
    const int least = m_view.style()->sizeFromContents(QStyle::CT_HeaderSection, &heading, {}, m_view.header()).width();
    return std::max(figuresOf(column) * figureWidth() + style::grid(&m_view, 3), least);
}

void TreeColumns::layOut()
{
    const int icon = style::iconSize(m_view.fontMetrics());
    m_view.setIndentation(icon);
    m_view.setIconSize(QSize(icon, icon));
    m_view.header()->setMinimumSectionSize(kFewestShapeFigures * figureWidth());
    for (int column = TensorTreeModel::ShapeColumn + 1; column < TensorTreeModel::kColumns; ++column) {
        m_view.header()->setSectionResizeMode(column, QHeaderView::Interactive);
        m_view.header()->resizeSection(column, defaultWidth(column));
    }
    fit();
}

int TreeColumns::widthForNames() const
{
    const bool isMore = isAnyShown(TensorTreeModel::MinColumn, TensorTreeModel::MeanColumn)
                     || isAnyShown(TensorTreeModel::StoredColumn, TensorTreeModel::CompressionColumn);
    const int usual = (isMore ? kKeyFigures : kFewestKeyFigures) * figureWidth() + 2 * m_view.indentation();
    return std::max(usual, static_cast<const QAbstractItemView&>(m_view).sizeHintForColumn(TensorTreeModel::KeyColumn));
}

/// Returns the least width for names while there is space for other columns; more is given if these have what they need.
int TreeColumns::enoughForNames(int figures) const
{
    return std::min(widthForNames(), figures * figureWidth() + 2 * m_view.indentation());
}

/// Returns the width for the outer dims of the visible shapes.
int TreeColumns::enoughForShapes() const
{
    if (m_view.isColumnHidden(TensorTreeModel::ShapeColumn)) {
        return 0;
    }
    const int content = static_cast<const QAbstractItemView&>(m_view).sizeHintForColumn(TensorTreeModel::ShapeColumn);
    return std::min(
        {widthForShapes(), std::max(content, kFewestShapeFigures * figureWidth()), kEnoughShapeFigures * figureWidth()});
}

int TreeColumns::widthForShapes() const
{
    if (m_view.isColumnHidden(TensorTreeModel::ShapeColumn)) {
        return 0;
    }
    const int content = static_cast<const QAbstractItemView&>(m_view).sizeHintForColumn(TensorTreeModel::ShapeColumn);
    return m_shapeWidth > 0
             ? m_shapeWidth
             : std::max(defaultWidth(TensorTreeModel::ShapeColumn), std::min(content, kMostShapeFigures * figureWidth()));
}

int TreeColumns::contentWidth(int most) const
{
    const int width = widthForNames() + widthForShapes() + defaultWidth(TensorTreeModel::DTypeColumn);
    const int withCurve = width + defaultWidth(TensorTreeModel::CurveColumn);
    return 4 * withCurve <= 3 * most ? withCurve : std::min(width, most);
}

void TreeColumns::fit()
{
    const int names = widthForNames(), shapes = widthForShapes();
    const auto isNegotiable = [this](int column) {
        return std::ranges::find(kIfThereIsSpace, column) != kIfThereIsSpace.end() && !m_chosen.contains(column);
    };
    int left = m_view.viewport()->width();
    for (int column = TensorTreeModel::ShapeColumn + 1; column < TensorTreeModel::kColumns; ++column) {
        left -= isNegotiable(column) ? 0 : m_view.columnWidth(column);  // which is 0 for a hidden one
    }
    for (const int column : kIfThereIsSpace) {
        if (isNegotiable(column)) {
            const int width = std::max(defaultWidth(column), m_view.columnWidth(column));
            const bool isFirst = column == kIfThereIsSpace.front();
            const int others = isFirst ? enoughForNames(kEnoughKeyFigures) + enoughForShapes()
                                       : enoughForNames(kKeyFigures) + shapes;
            const bool isRoom = others + width <= left;
            showIfUnchosen(column, isRoom);
            left -= isRoom ? width : 0;
        }
    }
    const int fewest = shapes > 0 ? kFewestShapeFigures * figureWidth() : 0;
    if (shapes > 0) {
        const QScopedValueRollback guard(m_isFitting, true);
        const int besideNames = std::clamp(left - enoughForNames(kEnoughKeyFigures), fewest, std::max(enoughForShapes(), fewest));
        m_view.setColumnWidth(TensorTreeModel::ShapeColumn, std::clamp(left - names, besideNames, std::max(shapes, besideNames)));
    }
    // Columns that the user chose may leave too little: then the tree scrolls.
    const int least = std::min(names, kKeyFigures * figureWidth());
    const bool isRoom = left - fewest >= std::min(least, kFewestKeyFigures * figureWidth());
    m_view.header()->setSectionResizeMode(TensorTreeModel::KeyColumn, isRoom ? QHeaderView::Stretch : QHeaderView::Interactive);
    if (!isRoom) {
        m_view.setColumnWidth(TensorTreeModel::KeyColumn, least);
    }
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
                        {kWidth, isHidden                                 ? 0
                                 : column == TensorTreeModel::ShapeColumn ? m_shapeWidth
                                                                          : m_view.columnWidth(column)}};
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
    fit();
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
