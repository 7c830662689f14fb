// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/tensortableview.h"

#include "views/common/roles.h"
#include "views/jobs/jobpools.h"
#include "views/style/style.h"
#include "views/table/elementdelegate.h"
#include "views/table/numberformats.h"
#include "views/table/tensortablemodel.h"
#include "views/text/format.h"
#include "views/widgets/contextmenu.h"

#include <QAbstractButton>
#include <QActionGroup>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>

namespace tensordesk {

TensorTableView::TensorTableView(TensorTableModel* model, QWidget* parent)
    : QTableView(parent), m_model(model), m_corner(new QLabel(this))
{
    setModel(model);
    setItemDelegate(new ElementDelegate(this));
    setWordWrap(false);
    setSelectionMode(ContiguousSelection);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollMode(ScrollPerItem);  // a number that begins in the middle is another number
    setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed);
    setFrameShape(NoFrame);
    setCornerButtonEnabled(true);
    setTabKeyNavigation(false);  // else Tab goes round in it for ever; in an open cell it still goes to the next
    setAccessibleName(tr("Elements"));
    verticalHeader()->setAccessibleName(tr("Indices of rows"));
    horizontalHeader()->setAccessibleName(tr("Indices of columns"));
    if (auto* const corner = findChild<QAbstractButton*>(QString(), Qt::FindDirectChildrenOnly)) {
        corner->setAccessibleName(tr("Select all"));
    }
    // Sizing to contents would ask for every row; all have one height.
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(horizontalHeader(), &QWidget::customContextMenuRequested, this, [this](const QPoint& at) {
        if (const int column = horizontalHeader()->logicalIndexAt(at); column >= 0) {
            m_columnOfHeader = column;
            updateActions();
            QMenu* const menu = newContextMenu(this);
            menu->addActions(m_sort);
            // Queued: the selected action runs after the menu was closed.
            connect(menu, &QMenu::aboutToHide, this, [this] { m_columnOfHeader.reset(); }, Qt::QueuedConnection);
            menu->popup(horizontalHeader()->mapToGlobal(at));
        }
    });
    m_corner->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_corner->setAlignment(Qt::AlignCenter);
    m_copyJob.setTitle(tr("Copy table cells"));
    applyFont();
    createActions();

    connect(model, &QAbstractItemModel::modelReset, this, [this] {
        m_columnWidth = 0;
        showCorner();
        fitColumns();
        tellWindow();
    });
    connect(model, &TensorTableModel::blockChanged, this, &TensorTableView::fitColumns);
    connect(model, &TensorTableModel::rejected, this, [this](const QModelIndex& index, const QString& reason) {
        QToolTip::showText(viewport()->mapToGlobal(visualRect(index).bottomLeft()), reason, this);
        Q_EMIT message(tr("The value was not changed"), reason);
    });
    for (const QScrollBar* const bar : {horizontalScrollBar(), verticalScrollBar()}) {
        connect(bar, &QScrollBar::actionTriggered, this, &TensorTableView::release);
    }
    connect(&m_copyJob, &AbstractJob::done, this, [this] { QGuiApplication::clipboard()->setText(*m_copyJob.takeResult()); });
    connect(&m_copyJob, &AbstractJob::failed, this,
            [this](const Error& error) { Q_EMIT message(tr("Cannot copy"), format::text(error.inContext())); });
}

std::optional<QItemSelectionRange> TensorTableView::selectedCells() const
{
    const auto ranges = selectionModel()->selection();
    const QModelIndex current = currentIndex();
    if (!m_model->leaf() || (ranges.isEmpty() && !current.isValid())) {
        return std::nullopt;
    }
    return ranges.isEmpty() ? QItemSelectionRange(current) : ranges.first();
}

void TensorTableView::copy(CopyFormat format)
{
    const auto selected = selectedCells();
    if (!selected) {
        return;
    }
    const QItemSelectionRange& cells = *selected;
    if (int64_t{cells.width()} * cells.height() > kCopyLimit) {
        Q_EMIT message(tr("Too many cells to copy"),
                       tr("The selection has more than %1 cells. Use Export for any number.").arg(format::count(kCopyLimit)));
        return;
    }
    m_copyJob.start(JobPools::poolFor(m_model->leaf()->leaf),
                    m_model->textTask(cells.top(), cells.left(), cells.height(), cells.width(), format));
}

void TensorTableView::keyPressEvent(QKeyEvent* event)
{
    if (event == QKeySequence::Copy) {
        copy();
        event->accept();
        return;
    }
    QTableView::keyPressEvent(event);
}

void TensorTableView::contextMenuEvent(QContextMenuEvent* event)
{
    if (!m_model->leaf()) {
        return;
    }
    updateActions();
    QMenu* const menu = newContextMenu(this);
    menu->addAction(m_copyCells);
    menu->addMenu(tr("Copy as"))->addActions(m_copyAs);
    menu->addSeparator();
    if (m_model->leaf()->leaf.dtype() != DType::Bool) {
        QMenu* const formats = menu->addMenu(tr("Number format"));
        std::optional<NumberFormat::Notation> notation;
        for (const auto& [action, format] : m_formats) {
            if (notation && *notation != format.notation) {
                formats->addSeparator();
            }
            notation = format.notation;
            formats->addAction(action);
        }
    }
    menu->addAction(m_coloured);
    menu->addSeparator();
    menu->addActions(m_sort);
    menu->addSeparator();
    menu->addActions(m_more);
    menu->popup(event->globalPos());
}

void TensorTableView::setFormat(const NumberFormat& format)
{
    m_model->setFormat(format);
    m_columnWidth = 0;
    fitColumns();
    updateActions();
}

/// They are the table's own, so that whoever lists the actions of a window finds them.
void TensorTableView::createActions()
{
    const auto add = [this](const QString& text, const QString& tip, auto handler) {
        auto* const action = new QAction(text, this);
        action->setStatusTip(tip);
        connect(action, &QAction::triggered, this, [this, handler] {
            handler();
            updateActions();
        });
        addAction(action);
        return action;
    };
    const auto addCopy = [&](const QString& text, CopyFormat format) {
        m_copyAs << add(text, tr("Copy the selected cells as this"), [this, format] { copy(format); });
        return m_copyAs.last();
    };
    m_copyCells = add(tr("Copy cells"), tr("Copy the selected cells for a spreadsheet"), [this] { copy(); });
    addCopy(tr("Python lists"), CopyFormat::Python);
    m_copyNumpy = addCopy(QStringLiteral("np.array"), CopyFormat::Numpy);
    addCopy(QStringLiteral("torch.tensor"), CopyFormat::Torch);

    auto* const formats = new QActionGroup(this);
    for (const NumberFormats::Row& row : NumberFormats::all()) {
        QAction* const action = add(row.text, tr("Show the numbers of the table so"),
                                    [this, format = row.format] { Q_EMIT formatChosen(format); });
        action->setCheckable(true);
        formats->addAction(action);
        m_formats.emplace_back(action, row.format);
    }

    m_coloured = add(tr("Colour by value"), tr("Colour the cells of the table by their value"), [] { });
    m_coloured->setCheckable(true);
    connect(m_coloured, &QAction::toggled, this, [this](bool coloured) {
        if (coloured != m_model->isColoured()) {
            m_model->setColoured(coloured);
        }
    });

    using Sorting = TensorTableModel::Sorting;
    m_sort << add(tr("Sort rows by this column, least first"), {}, [this] { m_model->sortBy(Sorting{columnToSort(), false}); })
           << add(tr("Sort rows by this column, greatest first"), {}, [this] { m_model->sortBy(Sorting{columnToSort(), true}); })
           << add(tr("Rows in their own order"), {}, [this] { m_model->sortBy(std::nullopt); });
    for (QAction* const action : m_sort) {
        action->setCheckable(true);
    }
    connect(m_model, &QAbstractItemModel::modelReset, this, &TensorTableView::updateActions);
    connect(m_model, &TensorTableModel::sortingChanged, this, &TensorTableView::updateActions);
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, &TensorTableView::updateActions);
    updateActions();
}

/// Updates the actions from the leaf and the current state.
void TensorTableView::updateActions()
{
    const auto& leaf = m_model->leaf();
    const DType dtype = leaf ? leaf->leaf.dtype() : DType::Bool;
    const bool isFloat = c10::isFloatingType(dtype) || c10::isComplexType(dtype);
    m_copyCells->setEnabled(leaf.has_value());
    for (QAction* const action : m_copyAs) {
        action->setEnabled(leaf.has_value());
    }
    m_copyNumpy->setVisible(leaf && isKnownToNumpy(dtype));
    for (const auto& [action, format] : m_formats) {
        const bool isForAll = format == NumberFormat() || format.notation == NumberFormat::Notation::Hexadecimal;
        action->setVisible(dtype != DType::Bool && (isFloat || isForAll));
        action->setChecked(m_model->format() == format);
    }
    m_coloured->setEnabled(leaf.has_value());
    m_coloured->setChecked(m_model->isColoured());
    const auto& sorting = m_model->sorting();
    const bool hasColumn = m_columnOfHeader || currentIndex().isValid();
    const bool canSort = leaf && m_model->unsortedRows() > 1;
    for (QAction* const action : m_sort) {
        action->setVisible(canSort);
        action->setEnabled(hasColumn || action == m_sort.last());
    }
    const bool isOfColumn = sorting && hasColumn && sorting->column == columnToSort();
    m_sort[0]->setChecked(isOfColumn && !sorting->descending);
    m_sort[1]->setChecked(isOfColumn && sorting->descending);
    m_sort[2]->setChecked(!sorting);
}

/// Returns a column over all pages: the one whose header has an open menu, otherwise the current one.
int64_t TensorTableView::columnToSort() const
{
    return m_model->pageColumn() + m_columnOfHeader.value_or(currentIndex().column());
}

void TensorTableView::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::ApplicationFontChange || event->type() == QEvent::StyleChange) {
        applyFont();
    }
}

void TensorTableView::updateGeometries()
{
    QTableView::updateGeometries();
    alignColumns();
    m_corner->setGeometry(frameWidth(), frameWidth(), verticalHeader()->width(), horizontalHeader()->height());
    m_corner->setVisible(verticalHeader()->isVisible() && m_model && m_model->rowCount() > 0);
    m_corner->raise();
    holdOn();
    tellWindow();
}

void TensorTableView::reveal(const QModelIndex& index, ScrollHint hint)
{
    setCurrentIndex(index);
    scrollTo(index, hint);
    m_isHolding = true;
}

/// Columns widen when their content was read, and a view that was just shown has no size yet.
void TensorTableView::holdOn()
{
    const QModelIndex current = currentIndex();
    if (m_isHolding && !m_isScrolling && current.isValid() && !viewport()->rect().contains(visualRect(current))) {
        const QScopedValueRollback guard(m_isScrolling, true);
        scrollTo(current);
    }
}

/// Qt lets the last columns end where the view does, and keeps its offset when columns become wider: both cut the first
/// one.
void TensorTableView::alignColumns()
{
    QHeaderView* const header = horizontalHeader();
    const int before = header->offset();
    header->setOffsetToSectionPosition(horizontalScrollBar()->value());
    if (header->offset() != before) {
        viewport()->update();
    }
}

void TensorTableView::scrollContentsBy(int dx, int dy)
{
    QTableView::scrollContentsBy(dx, dy);
    alignColumns();
    tellWindow();
}

void TensorTableView::applyFont()
{
    const QFont font = style::monospaced(QGuiApplication::font());
    if (font == this->font() && verticalHeader()->defaultSectionSize() == style::rowHeight(font)) {
        return;
    }
    setFont(font);
    horizontalHeader()->setFont(font);
    verticalHeader()->setFont(font);
    verticalHeader()->setMinimumSectionSize(1);
    verticalHeader()->setDefaultSectionSize(style::rowHeight(font));
}

void TensorTableView::tellWindow()
{
    if (!m_model || m_model->rowCount() == 0 || m_model->columnCount() == 0) {
        return;
    }
    const auto span = [](int first, int last, int count) {
        first = std::max(first, 0);
        return std::pair(first, (last < 0 ? count - 1 : last) - first + 1);
    };
    const auto [row, rows] = span(rowAt(0), rowAt(viewport()->height() - 1), m_model->rowCount());
    const auto [column, columns] = span(columnAt(0), columnAt(viewport()->width() - 1), m_model->columnCount());
    m_model->showWindow(row, column, rows, columns);
}

void TensorTableView::fitColumns()
{
    if (!m_model || m_model->rowCount() == 0 || m_model->columnCount() == 0) {
        return;
    }
    constexpr qsizetype kMostHeading = 24;  // characters, with the name of a channel
    // All columns get the width of the widest text among some that are visible, so that they stay a grid.
    const QFontMetrics metrics(font());
    const int firstRow = std::max(rowAt(0), 0);
    const int firstColumn = std::max(columnAt(0), 0);
    const int lastRow = std::min(firstRow + 60, m_model->rowCount()) - 1;
    const int lastColumn = std::min(firstColumn + 24, m_model->columnCount()) - 1;
    // All characters have one width: the longest text is the widest, and measuring is slow.
    QString longest = m_model->headerData(m_model->columnCount() - 1, Qt::Horizontal, Qt::DisplayRole).toString();
    for (int column = firstColumn; column <= lastColumn; ++column) {
        const QString heading = m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().left(kMostHeading);
        longest = heading.size() > longest.size() ? heading : longest;
    }
    for (int row = firstRow; row <= lastRow; ++row) {
        for (int column = firstColumn; column <= lastColumn; ++column) {
            const QModelIndex cell = m_model->index(row, column);
            const int padding = cell.data(PaddingRole).toInt();
            if (QString text = cell.data().toString(); text.size() + padding > longest.size()) {
                longest = text + QString(padding, QChar(QChar::Nbsp));
            }
        }
    }
    const int width = metrics.horizontalAdvance(longest) + style::grid(metrics, 4);
    if (width > m_columnWidth) {
        m_columnWidth = width;
        horizontalHeader()->setMinimumSectionSize(style::grid(metrics, 4));
        horizontalHeader()->setDefaultSectionSize(width);
    }
}

void TensorTableView::showCorner()
{
    const auto& leaf = m_model->leaf();
    if (!leaf) {
        m_corner->clear();
        return;
    }
    const auto rows = m_model->selection().dimWith(DimRole::Y);
    const auto columns = m_model->selection().dimWith(DimRole::X);
    const auto label = [&](std::size_t dim) { return format::dim(leaf->dims.name(dim), dim); };
    QStringList parts;
    if (rows) {
        parts << label(*rows) + QStringLiteral(" ↓");
    }
    if (columns) {
        parts << label(*columns) + QStringLiteral(" →");
    }
    m_corner->setText(parts.join(QLatin1Char(' ')));
    m_corner->setToolTip(parts.join(QLatin1Char(' ')));
    // The row numbers make room for it.
    const int needed = m_corner->sizeHint().width() + style::grid(m_corner, 2);
    verticalHeader()->setMinimumWidth(needed);
}

}  // namespace tensordesk
