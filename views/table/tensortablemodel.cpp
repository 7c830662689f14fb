// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/tensortablemodel.h"

#include "model/analysis/values/ordering.h"
#include "model/analysis/values/partialsource.h"
#include "views/common/roles.h"
#include "views/jobs/jobpools.h"
#include "views/style/style.h"
#include "views/text/elementtext.h"
#include "views/text/format.h"

#include <QColor>

#include <algorithm>

namespace tensordesk {

namespace {

// Read before the view has reported its visible range: about one screen.
constexpr int kFirstRows = 64;
constexpr int kFirstColumns = 32;
constexpr int kStaleMs = 100;
constexpr int64_t kBlockElements = 1 << 20;

int64_t countOf(const DimSelection& selection, DimRole role)
{
    const auto dim = selection.dimWith(role);
    return dim ? selection.count(*dim) : 1;
}

}  // namespace

TensorTableModel::TensorTableModel(QObject* parent) : QAbstractTableModel(parent)
{
    m_staleTimer.setSingleShot(true);
    m_staleTimer.setInterval(kStaleMs);
    connect(&m_staleTimer, &QTimer::timeout, this, &TensorTableModel::dropStale);
    connect(&m_job, &AbstractJob::done, this, [this] { show(*m_job.takeResult()); });
    connect(&m_job, &AbstractJob::failed, this, [this](const Error& error) { showFailure(format::text(error.inContext())); });
    connect(&m_job, &AbstractJob::cancelled, this, &TensorTableModel::endCancelled);
    m_job.setTitle(tr("Read table"));
    connect(&m_sortJob, &AbstractJob::done, this, [this] { showOrder(*m_sortJob.takeResult()); });
    connect(&m_sortJob, &AbstractJob::failed, this, [this](const Error& error) {
        sortBy(std::nullopt);
        showFailure(format::text(error.inContext()));
    });
    connect(&m_sortJob, &AbstractJob::cancelled, this, [this] { sortBy(std::nullopt); });
    m_sortJob.setTitle(tr("Sort table"));
}

void TensorTableModel::setLeaf(const ShownLeaf& leaf, const DimSelection& selection)
{
    beginResetModel();
    m_job.cancel();
    m_sortJob.cancel();
    m_sorting.reset();
    m_order.reset();
    m_leaf = leaf;
    m_selection = selection;
    m_block.reset();
    m_colours = {};
    m_failure.clear();
    setShape();
    endResetModel();
    read();
}

void TensorTableModel::clear()
{
    beginResetModel();
    m_job.cancel();
    m_sortJob.cancel();
    m_sorting.reset();
    m_order.reset();
    m_leaf.reset();
    m_block.reset();
    m_failure.clear();
    m_rows = m_columns = 0;
    endResetModel();
}

void TensorTableModel::setSelection(const DimSelection& selection)
{
    if (!m_leaf || selection == m_selection) {
        return;
    }
    if (!selection.sharesAxis(m_selection, DimRole::X) || !selection.sharesAxis(m_selection, DimRole::Y)) {
        setLeaf(*m_leaf, selection);
        return;
    }
    m_selection = selection;
    if (m_sorting) {
        sortBy(m_sorting);
    }
    refresh();
}

void TensorTableModel::refresh()
{
    if (!m_leaf) {
        return;
    }
    read();
    if (m_block && !m_staleTimer.isActive()) {
        m_staleTimer.start();
    }
}

void TensorTableModel::setShape()
{
    m_rows = m_order ? static_cast<int64_t>(m_order->size()) : countOf(m_selection, DimRole::Y);
    m_columns = countOf(m_selection, DimRole::X);
    if (!m_leaf || !m_leaf->obstacle(m_selection).isEmpty()) {
        m_rows = m_columns = 0;
    }
    m_pageRow = m_pageColumn = 0;
    m_visible = {0, 0, std::min<int64_t>(m_rows, kFirstRows), std::min<int64_t>(m_columns, kFirstColumns)};
}

void TensorTableModel::showWindow(int firstRow, int firstColumn, int rows, int columns)
{
    if (!m_leaf || isEmpty()) {
        return;
    }
    TableWindow window;
    window.row = std::clamp<int64_t>(m_pageRow + firstRow, 0, m_rows - 1);
    window.column = std::clamp<int64_t>(m_pageColumn + firstColumn, 0, m_columns - 1);
    window.rows = std::clamp<int64_t>(rows, 1, m_rows - window.row);
    window.columns = std::clamp<int64_t>(columns, 1, m_columns - window.column);
    if (window == m_visible) {
        return;
    }
    m_visible = window;
    m_job.whenFree([this] {
        if (!m_block || !m_block->window.contains(m_visible)) {
            read();
        }
    });
}

TableWindow TensorTableModel::withMargin(const TableWindow& window) const
{
    // A screen more on each side, as long as that stays small.
    const auto grown = [](int64_t first, int64_t count, int64_t limit) {
        const int64_t from = std::max<int64_t>(first - count, 0);
        return std::pair(from, std::min(first + 2 * count, limit) - from);
    };
    TableWindow wide;
    std::tie(wide.row, wide.rows) = grown(window.row, window.rows, m_rows);
    std::tie(wide.column, wide.columns) = grown(window.column, window.columns, m_columns);
    return wide.rows * wide.columns <= kBlockElements ? wide : window;
}

void TensorTableModel::read()
{
    if (!m_leaf || isEmpty()) {
        return;
    }
    m_failure.clear();
    const TableWindow window = withMargin(m_visible);
    m_job.start(JobPools::poolFor(m_leaf->leaf),
                [leaf = m_leaf->leaf, selection = m_selection, window, order = m_order, format = m_format](Progress& progress) {
                    return TableBlock::read(leaf, selection, window, order, format, progress);
                });
}

void TensorTableModel::show(TableBlock block)
{
    m_staleTimer.stop();
    m_failure.clear();
    const TableWindow window = block.window;
    const bool recoloured = m_colours.widen(block.least, block.greatest) && m_coloured;
    const std::optional<TableBlock> old = std::exchange(m_block, std::move(block));
    if (old && old->window != window) {
        cellsChanged(old->window);
    }
    cellsChanged(recoloured ? TableWindow{0, 0, m_rows, m_columns} : window);
    Q_EMIT blockChanged();
}

void TensorTableModel::endCancelled()
{
    if (m_leaf && !isEmpty()) {
        showFailure(tr("Reading was stopped. Press F5 to read it again."));
    }
}

void TensorTableModel::showFailure(const QString& reason)
{
    if (m_staleTimer.isActive()) {
        m_staleTimer.stop();
        dropStale();
    }
    m_failure = reason;
    cellsChanged(m_visible);
    Q_EMIT blockChanged();
}

void TensorTableModel::dropStale()
{
    if (const std::optional<TableBlock> old = std::exchange(m_block, std::nullopt)) {
        cellsChanged(old->window);
    }
}

void TensorTableModel::cellsChanged(const TableWindow& window)
{
    const int64_t lastRow = std::min(window.row + window.rows - m_pageRow, int64_t{rowCount()}) - 1;
    const int64_t lastColumn = std::min(window.column + window.columns - m_pageColumn, int64_t{columnCount()}) - 1;
    const int64_t firstRow = std::max<int64_t>(window.row - m_pageRow, 0);
    const int64_t firstColumn = std::max<int64_t>(window.column - m_pageColumn, 0);
    if (firstRow <= lastRow && firstColumn <= lastColumn) {
        Q_EMIT dataChanged(index(static_cast<int>(firstRow), static_cast<int>(firstColumn)),
                           index(static_cast<int>(lastRow), static_cast<int>(lastColumn)));
    }
}

// ---- pages and positions ---------------------------------------------------------------------------

void TensorTableModel::turnTo(int64_t row, int64_t column)
{
    const auto pageOf = [](int64_t position, int64_t count) {
        return std::clamp<int64_t>(position, 0, std::max<int64_t>(count - 1, 0)) / kPage * kPage;
    };
    const int64_t pageRow = pageOf(row, m_rows);
    const int64_t pageColumn = pageOf(column, m_columns);
    if (pageRow == m_pageRow && pageColumn == m_pageColumn) {
        return;
    }
    beginResetModel();
    m_pageRow = pageRow;
    m_pageColumn = pageColumn;
    endResetModel();
}

int64_t TensorTableModel::unsortedRows() const
{
    return m_leaf ? countOf(m_selection, DimRole::Y) : 0;
}

TensorTableModel::Position TensorTableModel::positionOf(const QModelIndex& index) const
{
    Position position(m_selection.rank());
    for (std::size_t dim = 0; dim < position.size(); ++dim) {
        const auto& shown = m_selection.dim(dim);
        const Range& range = shown.range;
        position[dim] = shown.role == DimRole::Y ? range.start + range.step * unsortedRow(index.row())
                      : shown.role == DimRole::X ? range.start + range.step * (m_pageColumn + index.column())
                                                 : shown.index;
    }
    return position;
}

QModelIndex TensorTableModel::turnTo(const Position& position)
{
    if (position.size() != m_selection.rank() || isEmpty()) {
        return {};
    }
    int64_t row = 0;
    int64_t column = 0;
    for (std::size_t dim = 0; dim < position.size(); ++dim) {
        const auto& shown = m_selection.dim(dim);
        if (shown.role == DimRole::Fixed) {
            if (position[dim] != shown.index) {
                return {};
            }
            continue;
        }
        const int64_t offset = position[dim] - shown.range.start;
        if (offset < 0 || offset % shown.range.step != 0 || offset / shown.range.step >= shown.range.count) {
            return {};
        }
        (shown.role == DimRole::Y ? row : column) = offset / shown.range.step;
    }
    const std::optional<int64_t> shownRow = sortedRow(row);
    if (!shownRow) {
        return {};
    }
    row = *shownRow;
    turnTo(row, column);
    return index(static_cast<int>(row - m_pageRow), static_cast<int>(column - m_pageColumn));
}

QString TensorTableModel::positionText(const Position& position)
{
    QStringList numbers;
    for (const int64_t index : position) {
        numbers << QString::number(index);
    }
    return format::index(numbers);
}

bool TensorTableModel::isLoaded(const QModelIndex& index) const
{
    return element(index) != nullptr || isAbsent(index);
}

/// True if the leaf is known to have no element there, because a member is shorter.
bool TensorTableModel::isAbsent(const QModelIndex& index) const
{
    const int64_t row = m_pageRow + index.row();
    const int64_t column = m_pageColumn + index.column();
    return m_block && index.isValid() && m_block->window.contains({row, column, 1, 1}) && !m_block->hasElement(row, column);
}

const void* TensorTableModel::element(const QModelIndex& index) const
{
    if (!m_block || !index.isValid()) {
        return nullptr;
    }
    const int64_t row = m_pageRow + index.row();
    const int64_t column = m_pageColumn + index.column();
    const bool isThere = m_block->window.contains({row, column, 1, 1}) && m_block->hasElement(row, column);
    return isThere ? m_block->element(row, column) : nullptr;
}

std::function<TableBlock(Progress&)> TensorTableModel::blockTask(const TableWindow& window) const
{
    return [leaf = m_leaf->leaf, selection = m_selection, window, order = m_order, numbers = m_format](Progress& progress) {
        return TableBlock::read(leaf, selection, window, order, numbers, progress);
    };
}

std::function<QString(Progress&)> TensorTableModel::textTask(int row, int column, int rows, int columns, CopyFormat format) const
{
    const TableWindow window{m_pageRow + row, m_pageColumn + column, rows, columns};
    return [read = blockTask(window), window, format, numbers = m_format](Progress& progress) {
        const TableBlock block = read(progress);
        const auto cells = [&](const at::Tensor& of) {
            return of.as_strided({window.rows, window.columns}, {block.rowStride, block.columnStride});
        };
        return cellsText(cells(block.values), block.present.defined() ? cells(block.present) : at::Tensor(), format, numbers,
                         progress);
    };
}

// ---- functions for the view -------------------------------------------------------------------------

void TensorTableModel::setFormat(const NumberFormat& format)
{
    m_format = format;
    if (m_block) {
        m_block->measureTails(format);
    }
    cellsChanged({0, 0, m_rows, m_columns});
}

void TensorTableModel::setColoured(bool coloured)
{
    m_coloured = coloured;
    cellsChanged({0, 0, m_rows, m_columns});
}

QColor TensorTableModel::colourOf(const QModelIndex& index) const
{
    return m_colours.of(elementtext::number(m_leaf->leaf.dtype(), element(index)));
}

void TensorTableModel::setEditable(bool editable)
{
    m_editable = editable;
    cellsChanged(m_visible);
}

bool TensorTableModel::isEdited(const QModelIndex& index) const
{
    const Position position = positionOf(index);
    return m_leaf->isStored() && m_leaf->leaf.at(Index(position.begin(), position.end())).isEdited();
}

int TensorTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(std::min(m_rows - m_pageRow, kPage));
}

int TensorTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(std::min(m_columns - m_pageColumn, kPage));
}

QVariant TensorTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || !m_leaf) {
        return {};
    }
    if (isAbsent(index)) {
        return role == Qt::ToolTipRole ? QVariant(tr("This member ends before")) : QVariant();
    }
    const auto dtype = m_leaf->leaf.dtype();
    switch (role) {
    case Qt::DisplayRole:
        if (const void* value = element(index)) {
            return elementtext::text(dtype, value, m_format);
        }
        return m_failure.isEmpty() ? QStringLiteral("…") : QStringLiteral("!");
    case Qt::EditRole:
        if (const void* value = element(index)) {
            return elementtext::text(dtype, value);
        }
        return {};
    case Qt::TextAlignmentRole: return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    case Qt::ToolTipRole:
        return m_failure.isEmpty() || isLoaded(index) ? format::elided(m_leaf->python) + positionText(positionOf(index))
                                                      : format::elided(m_failure);
    case Qt::BackgroundRole: return m_coloured && isLoaded(index) ? QVariant(colourOf(index)) : QVariant();
    case Qt::ForegroundRole:
        if (!isLoaded(index)) {
            return m_failure.isEmpty() ? style::colours().notLoaded : style::colours().broken;
        }
        if (m_coloured) {
            return ValueColours::textOn(colourOf(index));
        }
        return isEdited(index) ? QVariant(style::colours().edited) : QVariant();
    case PaddingRole: return padding(index);
    case StateRole: return (isLoaded(index) ? 0 : LoadingState) | (isEdited(index) ? EditedState : 0);
    case ErrorRole: return isLoaded(index) ? QString() : m_failure;
    default: return {};
    }
}

int TensorTableModel::padding(const QModelIndex& index) const
{
    const void* const value = element(index);
    if (!value || m_block->tails.empty()) {
        return 0;
    }
    const int tail = m_block->tails[static_cast<std::size_t>(m_pageColumn + index.column() - m_block->window.column)];
    return std::max(tail - format::tailOf(elementtext::text(m_leaf->leaf.dtype(), value, m_format)), 0);
}

QVariant TensorTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool vertical = orientation == Qt::Vertical;
    if (!m_leaf || section < 0 || section >= (vertical ? rowCount() : columnCount())) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    const auto dim = m_selection.dimWith(vertical ? DimRole::Y : DimRole::X);
    if (!dim) {
        return vertical ? QString() : tr("value");
    }
    const Range& range = m_selection.dim(*dim).range;
    const bool sorts = !vertical && m_order && m_sorting && m_sorting->column == m_pageColumn + section;
    const QString mark = !sorts ? QString() : m_sorting->descending ? QStringLiteral(" ▼") : QStringLiteral(" ▲");
    const int64_t index = range.start + range.step * (vertical ? unsortedRow(section) : m_pageColumn + section);
    const std::string channel = m_selection.leaf().channel(*dim, index);
    // A space after the number, since headers have almost no margin.
    return QString::number(index) + (channel.empty() ? QString() : QString(QLatin1Char(' ') + format::text(channel))) + mark
         + QChar(QChar::Nbsp);
}

Qt::ItemFlags TensorTableModel::flags(const QModelIndex& index) const
{
    const auto flags = QAbstractTableModel::flags(index);
    return m_editable && element(index) != nullptr ? flags | Qt::ItemIsEditable : flags;
}

bool TensorTableModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid) || !m_editable || element(index) == nullptr) {
        return false;
    }
    const QString text = value.toString();
    if (text == data(index, Qt::EditRole).toString()) {
        return true;  // left as it was: no edit to undo
    }
    try {
        const at::Tensor parsed = elementtext::parsed(m_leaf->leaf.dtype(), text);
        const Position position = positionOf(index);
        const QString element = m_leaf->python + (position.empty() ? QStringLiteral("[...]") : positionText(position));
        Q_EMIT editRequested(element + QStringLiteral(" = ") + pythonLiteral(m_leaf->leaf.dtype(), parsed.const_data_ptr()));
        return true;
    } catch (const Error& error) {
        Q_EMIT rejected(index, format::text(error.marked()));
        return false;
    }
}

// ---- order of the rows ------------------------------------------------------------------------------

void TensorTableModel::sortBy(std::optional<Sorting> by)
{
    m_sorting = by;
    const auto rows = m_selection.dimWith(DimRole::Y);
    if (!m_leaf || isEmpty() || !rows) {
        m_sorting.reset();
    }
    if (!m_sorting) {
        m_sortJob.cancel();
        showOrder({});
        return;
    }
    DimSelection column = m_selection;
    if (const auto dim = m_selection.dimWith(DimRole::X)) {
        const Range& range = m_selection.dim(*dim).range;
        column.setIndex(*dim, range.start + by->column * range.step);
        column.setRole(*dim, DimRole::Fixed);
    }
    auto present = presentOf(m_leaf->leaf);
    present = present ? std::optional(present->at(column.toIndex())) : std::nullopt;
    m_sortJob.start(JobPools::poolFor(m_leaf->leaf),
                    [leaf = m_leaf->leaf.at(column.toIndex()), present, descending = by->descending](Progress& progress) {
                        std::vector<int64_t> order = orderedPositions(leaf, descending, kPage, progress);
                        if (present) {
                            const at::Tensor isThere = snapshot(*present);
                            std::stable_partition(order.begin(), order.end(),
                                                  [there = isThere.const_data_ptr<bool>()](int64_t row) { return there[row]; });
                        }
                        return std::make_shared<const std::vector<int64_t>>(std::move(order));
                    });
    Q_EMIT sortingChanged();
}

void TensorTableModel::showOrder(RowOrder order)
{
    if (order || m_order) {
        beginResetModel();
        m_job.cancel();
        m_block.reset();
        m_order = std::move(order);
        setShape();
        endResetModel();
        read();
    }
    Q_EMIT sortingChanged();
}

int64_t TensorTableModel::unsortedRow(int row) const
{
    const int64_t shown = m_pageRow + row;
    return m_order ? (*m_order)[static_cast<std::size_t>(shown)] : shown;
}

std::optional<int64_t> TensorTableModel::sortedRow(int64_t unsorted) const
{
    if (!m_order) {
        return unsorted;
    }
    const auto found = std::find(m_order->begin(), m_order->end(), unsorted);
    return found == m_order->end() ? std::nullopt : std::optional(found - m_order->begin());
}

}  // namespace tensordesk
