// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/tableview.h"

#include "common/contentstack.h"
#include "common/format.h"
#include "table/pagebar.h"
#include "table/tensortableview.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QShortcut>
#include <QVBoxLayout>

namespace tensordesk {

TableView::TableView(QWidget* parent)
    : LeafView(parent), m_table(new TensorTableView(&m_model, this)), m_stack(new ContentStack(m_table, this)),
      m_pages(new PageBar(&m_model, this))
{
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_stack, 1);
    layout->addWidget(m_pages);
    setFocusProxy(m_table);
    m_table->setMouseTracking(true);

    auto* const ask = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_G), this);
    ask->setContext(Qt::WidgetWithChildrenShortcut);
    connect(ask, &QShortcut::activated, m_pages, &PageBar::askForIndex);
    connect(m_pages, &PageBar::goTo, this, &TableView::goTo);
    connect(m_pages, &PageBar::left, m_table, qOverload<>(&QWidget::setFocus));
    connect(m_pages, &PageBar::turned, m_table, &QTableView::scrollToTop);
    connect(&m_model, &TensorTableModel::blockChanged, this, &TableView::showState);
    connect(&m_model, &QAbstractItemModel::modelReset, m_pages, &PageBar::refresh);
    connect(&m_model, &TensorTableModel::editRequested, this, &LeafView::editRequested);
    connect(m_table, &TensorTableView::message, this, &LeafView::message);
    connect(m_table, &QAbstractItemView::entered, this, &TableView::tellPointed);
    connect(m_table, &QAbstractItemView::viewportEntered, this, [this] { Q_EMIT pointed(QString()); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &TableView::tellPointed);
    clear(tr("Select a leaf in the tree to see its values."));
}

int TableView::offers(const LeafDims&) const { return 10; }

void TableView::setLeaf(const ShownLeaf& leaf, const DimSelection& selection)
{
    // The place stays where the new leaf has the same rows and columns.
    const auto shapeOf = [this] { return std::pair(m_model.totalRows(), m_model.totalColumns()); };
    const auto before = shapeOf();
    const QModelIndex current = m_table->currentIndex();
    const auto [row, column] = std::pair(current.row(), current.column());
    const auto [x, y] = std::pair(m_table->horizontalScrollBar()->value(), m_table->verticalScrollBar()->value());
    m_model.setLeaf(leaf, selection);
    if (shapeOf() == before) {
        m_table->setCurrentIndex(m_model.index(row, column));
        m_table->horizontalScrollBar()->setValue(x);
        m_table->verticalScrollBar()->setValue(y);
    } else {
        m_table->scrollToTop();
        m_table->horizontalScrollBar()->setValue(0);
    }
    showState();
}

void TableView::setSelection(const DimSelection& selection)
{
    m_model.setSelection(selection);
    showState();
}

void TableView::clear(const QString& hint)
{
    m_model.clear();
    m_stack->showHint(hint);
}

void TableView::refresh() { m_model.refresh(); }

void TableView::setEditable(bool editable) { m_model.setEditable(editable); }

void TableView::setEdited(std::function<bool(const TensorTableModel::Position&)> edited)
{
    m_model.setEdited(std::move(edited));
}

QString TableView::hint() const { return m_stack->hint(); }

void TableView::copy() { m_table->copy(); }

std::vector<AbstractJob*> TableView::jobs() { return {m_model.job(), m_table->copyJob()}; }

void TableView::goTo(const QString& text)
{
    try {
        DimSelection selection = m_model.selection();
        const bool oneNumber = !text.contains(QLatin1Char(',')) && selection.rank() > 1;
        if (oneNumber) {
            // Of the rows, as their header counts them.
            const auto rows = selection.dimWith(DimRole::Y);
            const auto columns = selection.dimWith(DimRole::X);
            QStringList parts;
            for (std::size_t dim = 0; dim < selection.rank(); ++dim) {
                parts << (dim == rows ? text : QString::number(dim == columns ? selection.dim(dim).range.start
                                                                               : selection.dim(dim).index));
            }
            goTo(parts.join(QLatin1Char(',')));
            return;
        }
        const DimSelection wanted = selection.withText(text.toStdString());
        TensorTableModel::Position position;
        for (std::size_t dim = 0; dim < selection.rank(); ++dim) {
            position.push_back(wanted.dim(dim).index);
            selection.setIndex(dim, wanted.dim(dim).index);
        }
        if (selection != m_model.selection()) {
            m_model.setSelection(selection);
            Q_EMIT selectionProposed(selection);
        }
        const QModelIndex index = m_model.turnTo(position);
        if (!index.isValid()) {
            Q_EMIT message(tr("%1 lies outside the slice shown.").arg(TensorTableModel::positionText(position)));
            return;
        }
        m_table->setCurrentIndex(index);
        m_table->scrollTo(index, QAbstractItemView::PositionAtCenter);
        m_table->setFocus();
    } catch (const Error& error) {
        Q_EMIT message(format::text(error.message()));
    }
}

void TableView::showState()
{
    const auto& leaf = m_model.leaf();
    if (!leaf) {
        return;
    }
    const QString obstacle = leaf->obstacle(m_model.selection());
    if (!obstacle.isEmpty()) {
        m_stack->showHint(obstacle);
    } else {
        // A part that fails is marked in its cells; before anything was read there is only the reason.
        const QString failure = m_model.failure();
        if (failure.isEmpty() || m_model.hasValues()) {
            m_stack->showContent();
        } else {
            m_stack->showFailure(failure);
        }
        if (!failure.isEmpty()) {
            Q_EMIT message(failure);
        }
    }
    m_pages->refresh();
}

void TableView::tellPointed(const QModelIndex& index)
{
    if (!index.isValid() || !m_model.isLoaded(index)) {
        Q_EMIT pointed(QString());
        return;
    }
    Q_EMIT pointed(TensorTableModel::positionText(m_model.positionOf(index)) + QStringLiteral(" = ")
                   + index.data(Qt::EditRole).toString());
}

}  // namespace tensordesk
