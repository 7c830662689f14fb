// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/tensortableview.h"

#include "common/format.h"
#include "common/style.h"
#include "jobs/jobpools.h"
#include "table/elementdelegate.h"
#include "table/tensortablemodel.h"

#include <QActionGroup>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
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
    setHorizontalScrollMode(ScrollPerPixel);
    setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed);
    setFrameShape(NoFrame);
    setCornerButtonEnabled(true);
    // Sizing to contents would ask for every row; all have one height.
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    horizontalHeader()->setHighlightSections(false);
    m_corner->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_corner->setAlignment(Qt::AlignCenter);
    m_copyJob.setTitle(tr("Copy table cells"));
    applyFont();

    connect(model, &QAbstractItemModel::modelReset, this, [this] {
        m_columnWidth = 0;
        showCorner();
        fitColumns();
        tellWindow();
    });
    connect(model, &TensorTableModel::blockChanged, this, &TensorTableView::fitColumns);
    connect(model, &TensorTableModel::rejected, this, [this](const QModelIndex& index, const QString& reason) {
        QToolTip::showText(viewport()->mapToGlobal(visualRect(index).bottomLeft()), reason, this);
        Q_EMIT message(reason);
    });
    connect(&m_copyJob, &AbstractJob::done, this,
            [this] { QGuiApplication::clipboard()->setText(*m_copyJob.takeResult()); });
    connect(&m_copyJob, &AbstractJob::failed, this, [this](const Error& error) {
        Q_EMIT message(tr("Cannot copy: %1").arg(format::text(error.what())));
    });
}

void TensorTableView::copy()
{
    const auto ranges = selectionModel()->selection();
    const QModelIndex current = currentIndex();
    if (!m_model->leaf() || (ranges.isEmpty() && !current.isValid())) {
        return;
    }
    const QItemSelectionRange cells = ranges.isEmpty() ? QItemSelectionRange(current) : ranges.first();
    if (int64_t{cells.width()} * cells.height() > kCopyLimit) {
        Q_EMIT message(tr("The selection has more than %1 cells. Export takes any number.").arg(format::count(kCopyLimit)));
        return;
    }
    m_copyJob.start(JobPools::poolFor(m_model->leaf()->leaf),
                    m_model->tsvTask(cells.top(), cells.left(), cells.height(), cells.width()));
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
    QMenu menu(this);
    connect(menu.addAction(tr("Copy cells")), &QAction::triggered, this, &TensorTableView::copy);
    if (c10::isFloatingType(m_model->leaf()->leaf.dtype()) || c10::isComplexType(m_model->leaf()->leaf.dtype())) {
        menu.addSeparator();
        auto* const group = new QActionGroup(&menu);
        for (const int decimals : {-1, 2, 4, 6, 9}) {
            QAction* const action =
                menu.addAction(decimals < 0 ? tr("Exact values") : tr("%n decimals", nullptr, decimals));
            action->setCheckable(true);
            action->setChecked(m_model->decimals() == decimals);
            group->addAction(action);
            connect(action, &QAction::triggered, this, [this, decimals] {
                m_model->setDecimals(decimals);
                m_columnWidth = 0;
                fitColumns();
            });
        }
    }
    menu.exec(event->globalPos());
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
    m_corner->setGeometry(frameWidth(), frameWidth(), verticalHeader()->width(), horizontalHeader()->height());
    m_corner->setVisible(verticalHeader()->isVisible() && m_model->rowCount() > 0);
    m_corner->raise();
    tellWindow();
}

void TensorTableView::scrollContentsBy(int dx, int dy)
{
    QTableView::scrollContentsBy(dx, dy);
    tellWindow();
}

void TensorTableView::applyFont()
{
    const QFont font = style::monospaced(QGuiApplication::font());
    if (font == this->font() && verticalHeader()->defaultSectionSize() == style::rowHeight(QFontMetrics(font))) {
        return;
    }
    setFont(font);
    horizontalHeader()->setFont(font);
    verticalHeader()->setFont(font);
    verticalHeader()->setMinimumSectionSize(1);
    verticalHeader()->setDefaultSectionSize(style::rowHeight(QFontMetrics(font)));
}

void TensorTableView::tellWindow()
{
    if (m_model->rowCount() == 0 || m_model->columnCount() == 0) {
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
    if (m_model->rowCount() == 0 || m_model->columnCount() == 0) {
        return;
    }
    // All columns get the width of the widest text among some that are visible, so that they stay a grid.
    const QFontMetrics metrics(font());
    const int firstRow = std::max(rowAt(0), 0);
    const int firstColumn = std::max(columnAt(0), 0);
    const int lastRow = std::min(firstRow + 60, m_model->rowCount()) - 1;
    const int lastColumn = std::min(firstColumn + 24, m_model->columnCount()) - 1;
    int width = metrics.horizontalAdvance(m_model->headerData(m_model->columnCount() - 1, Qt::Horizontal, Qt::DisplayRole)
                                              .toString());
    for (int row = firstRow; row <= lastRow; ++row) {
        for (int column = firstColumn; column <= lastColumn; ++column) {
            const QModelIndex cell = m_model->index(row, column);
            const int padding = cell.data(TensorTableModel::PaddingRole).toInt();
            width = std::max(width, metrics.horizontalAdvance(cell.data().toString() + QString(padding, QChar(QChar::Nbsp))));
        }
    }
    width += style::grid(metrics, 4);
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
    const auto label = [&](std::size_t dim) { return format::text(leaf->dims.label(dim)); };
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
