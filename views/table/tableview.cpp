// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/tableview.h"

#include "model/analysis/search/search.h"
#include "model/analysis/values/partialsource.h"
#include "views/jobs/jobpools.h"
#include "views/style/icons.h"
#include "views/table/celledits.h"
#include "views/table/chosencells.h"
#include "views/table/findbar.h"
#include "views/table/numberformats.h"
#include "views/table/pagebar.h"
#include "views/table/tensortableview.h"
#include "views/text/format.h"
#include "views/widgets/contentstack.h"
#include "views/widgets/optionsform.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace tensordesk {

TableView::TableView(QWidget* parent)
    : LeafView(parent), m_table(new TensorTableView(&m_model, this)), m_stack(new ContentStack(m_table, this)),
      m_pages(new PageBar(&m_model, this)), m_options(new OptionsForm(this)), m_format(NumberFormats::newBox(m_options)),
      m_find(new FindBar(this)), m_chosen(new ChosenCells(m_model, *m_table, this))
{
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_stack, 1);
    layout->addWidget(m_find);
    layout->addWidget(m_pages);
    setFocusProxy(m_table);
    m_table->setMouseTracking(true);

    const auto add = [this](const QString& text, const QKeySequence& keys, auto handler) {
        auto* const action = new QAction(text, this);
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
        m_table->addMenuAction(action);
        connect(action, &QAction::triggered, this, handler);
        return action;
    };
    using Proposed = EditProposal (*)(const TensorTableModel&, const QItemSelectionRange&);
    const auto propose = [this](Proposed proposed) {
        return [this, proposed] {
            if (const auto cells = m_table->selectedCells()) {
                Q_EMIT editProposed(proposed(m_model, *cells));
            }
        };
    };
    m_edits << add(tr("Fill…"), QKeySequence(Qt::CTRL | Qt::Key_R), propose(&celledits::fill))
            << add(tr("Compute…"), {}, propose(&celledits::compute)) << add(tr("Paste"), QKeySequence::Paste, [this] { paste(); });
    m_searches << add(tr("Go to index…"), QKeySequence(Qt::CTRL | Qt::Key_G), [this] { m_pages->askForIndex(); })
               << add(tr("Find value…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_G), [this] { m_find->ask(); })
               << add(tr("Next match"), QKeySequence(Qt::Key_F3), [this] { findAgain(false); })
               << add(tr("Previous match"), QKeySequence(Qt::SHIFT | Qt::Key_F3), [this] { findAgain(true); });
    add(tr("Save cells…"), {}, [this] {
        m_chosen->askToSave();
    })->setToolTip(tr("Writes the chosen cells, or all that the table shows, as CSV, .npy or .npz"));
    connect(m_chosen, &ChosenCells::sumsChanged, this, &TableView::tellAgain);
    connect(m_chosen, &ChosenCells::told, this, &LeafView::told);
    connect(m_chosen, &ChosenCells::message, this, &LeafView::message);
    m_options->hide();
    m_options->addRow(tr("Numbers"), m_format);
    m_options->addSwitch(*m_table->colouring(), "colouredCells");
    connect(m_format, &QComboBox::activated, this,
            [this](int row) { m_table->setFormat(NumberFormats::all()[static_cast<std::size_t>(row)].format); });
    connect(m_table, &TensorTableView::formatChosen, this, &TableView::chooseFormat);
    m_quick << m_searches[1];
    m_quick.first()->setIcon(icon(Symbol::Search));
    m_search.setTitle(tr("Search for a value"));
    connect(&m_search, &AbstractJob::done, this, [this] { showFound(*m_search.takeResult()); });
    connect(&m_search, &AbstractJob::cancelled, this, [this] { m_find->tell(tr("The search was stopped.")); });
    connect(&m_search, &AbstractJob::failed, this, [this](const Error& error) { m_find->tell(format::text(error.inContext())); });
    connect(m_find, &FindBar::find, this, &TableView::find);
    connect(m_find, &FindBar::left, m_table, qOverload<>(&QWidget::setFocus));
    connect(m_pages, &PageBar::goTo, this, &TableView::goTo);
    connect(m_pages, &PageBar::left, m_table, qOverload<>(&QWidget::setFocus));
    connect(m_pages, &PageBar::turned, m_table, [this] {
        m_table->release();
        m_table->scrollToTop();
    });
    connect(&m_model, &TensorTableModel::blockChanged, this, &TableView::showState);
    connect(&m_model, &QAbstractItemModel::modelReset, m_pages, &PageBar::refresh);
    connect(&m_model, &TensorTableModel::sortingChanged, m_pages, &PageBar::refresh);
    connect(&m_model, &TensorTableModel::editRequested, this, &LeafView::editRequested);
    connect(m_table, &TensorTableView::message, this, &LeafView::message);
    connect(m_table, &QAbstractItemView::entered, this, &TableView::tellPointed);
    connect(m_table, &QAbstractItemView::viewportEntered, this, [this] { tellPointed({}); });
    // The value or position of the read-out may have changed.
    connect(&m_model, &TensorTableModel::blockChanged, this, &TableView::tellAgain);
    connect(&m_model, &QAbstractItemModel::dataChanged, this, &TableView::tellAgain);
    connect(&m_model, &QAbstractItemModel::modelReset, this, [this] { tellPointed({}); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &TableView::tellPointed);
    setEditable(false);
    clear(tr("Select a leaf in the tree to see its values."));
}

void TableView::chooseFormat(const NumberFormat& format)
{
    const std::vector<NumberFormats::Row> rows = NumberFormats::all();
    const auto row = std::ranges::find(rows, format, &NumberFormats::Row::format) - rows.begin();
    m_format->setCurrentIndex(static_cast<int>(row));
    Q_EMIT m_format->activated(static_cast<int>(row));  // as if it was chosen there
}

void TableView::setLeaf(const ShownLeaf& leaf, const DimSelection& selection)
{
    // The place stays where the new leaf has the same rows and columns.
    const auto shapeOf = [this] { return std::pair(m_model.totalRows(), m_model.totalColumns()); };
    const auto before = shapeOf();
    const QModelIndex current = m_table->currentIndex();
    const auto [row, column] = std::pair(current.row(), current.column());
    const auto [x, y] = std::pair(m_table->horizontalScrollBar()->value(), m_table->verticalScrollBar()->value());
    m_search.cancel();
    m_table->release();
    m_model.setLeaf(leaf, selection);
    if (shapeOf() == before) {
        const QScopedValueRollback guard(m_following, true);
        m_table->setCurrentIndex(m_model.index(row, column));
        m_table->horizontalScrollBar()->setValue(x);
        m_table->verticalScrollBar()->setValue(y);
    } else {
        m_table->scrollToTop();
        m_table->horizontalScrollBar()->setValue(0);
    }
    goToChosen();
    showState();
}

void TableView::setSelection(const DimSelection& selection)
{
    m_model.setSelection(selection);
    showState();
}

void TableView::clear(const QString& hint)
{
    m_search.cancel();
    m_model.clear();
    m_stack->showHint(hint);
}

QWidget* TableView::options()
{
    return m_options;
}

QWidget& TableView::canvas()
{
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setFocusPolicy(Qt::NoFocus);  // no cell is the current one
    return *m_table;
}

void TableView::refresh()
{
    m_model.refresh();
}

void TableView::setEditable(bool editable)
{
    m_model.setEditable(editable);
    for (QAction* action : m_edits) {
        action->setEnabled(editable);
    }
}

void TableView::paste()
{
    try {
        if (const auto cells = m_table->selectedCells()) {
            Q_EMIT editProposed(celledits::paste(m_model, *cells, QGuiApplication::clipboard()->text()));
        }
    } catch (const Error& error) {
        Q_EMIT message(tr("Cannot paste"), format::text(error.marked()));
    }
}

QString TableView::hint() const
{
    return m_stack->hint();
}

void TableView::copy()
{
    m_table->copy();
}

std::vector<AbstractJob*> TableView::jobs()
{
    return {m_model.job(), m_model.sortJob(), m_table->copyJob(), &m_search, m_chosen->savingJob()};
}

void TableView::goTo(const QString& text)
{
    try {
        const DimSelection& selection = m_model.selection();
        const bool oneNumber = !text.contains(QLatin1Char(',')) && selection.rank() > 1;
        if (oneNumber) {
            // For the rows, as numbered in their header.
            const auto rows = selection.dimWith(DimRole::Y);
            const auto columns = selection.dimWith(DimRole::X);
            QStringList parts;
            for (std::size_t dim = 0; dim < selection.rank(); ++dim) {
                parts << (dim == rows
                              ? text
                              : QString::number(dim == columns ? selection.dim(dim).range.start : selection.dim(dim).index));
            }
            goTo(parts.join(QLatin1Char(',')));
            return;
        }
        const DimSelection wanted = selection.withText(text.toStdString());
        TensorTableModel::Position position;
        for (std::size_t dim = 0; dim < selection.rank(); ++dim) {
            position.push_back(wanted.dim(dim).index);
        }
        showPosition(position);
    } catch (const Error& error) {
        Q_EMIT message(tr("There is no such location"), format::text(error.marked()));
    }
}

void TableView::showPosition(const TensorTableModel::Position& position)
{
    DimSelection selection = m_model.selection();
    for (std::size_t dim = 0; dim < selection.rank(); ++dim) {
        if (selection.isFixed(dim)) {
            selection.setIndex(dim, position[dim]);
        }
    }
    if (selection != m_model.selection()) {
        m_model.setSelection(selection);
        Q_EMIT selectionProposed(selection);
    }
    const QModelIndex index = m_model.turnTo(position);
    if (!index.isValid()) {
        Q_EMIT message(tr("This location is not visible"),
                       tr("%1 is outside the visible slice.").arg(TensorTableModel::positionText(position)));
        return;
    }
    m_table->reveal(index, QAbstractItemView::PositionAtCenter);
    m_table->setFocus();
}

// ---- tables side by side -----------------------------------------------------------------------------

void TableView::setLink(ViewLink& link)
{
    m_link = &link;
    // From anywhere in the window, such as the tree, unless other tables stand beside this one.
    for (QAction* const action : m_searches) {
        action->setShortcutContext(link.areEventDimsShared() ? Qt::WidgetWithChildrenShortcut : Qt::WindowShortcut);
    }
    for (QScrollBar* const bar : {m_table->horizontalScrollBar(), m_table->verticalScrollBar()}) {
        connect(bar, &QScrollBar::valueChanged, &link, [this] {
            if (!m_following && !m_table->isHoldingOn() && m_model.rowCount() > 0 && m_model.columnCount() > 0) {
                m_link->scroll(place(), this);
            }
        });
    }
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, &link, [this](const QModelIndex& current) {
        if (!m_following && current.isValid()) {
            m_link->choose(m_model.positionOf(current), this);
        }
    });
    connect(&link, &ViewLink::scrolled, this, [this](const QPointF& to, const QObject* by) {
        if (by != this) {
            goToPlace(to);
        }
    });
    connect(&link, &ViewLink::chosen, this, [this](const TensorTableModel::Position&, const QObject* by) {
        if (by != this && isVisible()) {
            goToChosen();
        }
    });
}

/// The link's current element is the table's too, if it shows that.
void TableView::goToChosen()
{
    if (!m_link || m_link->chosenPosition().empty()) {
        return;
    }
    const QScopedValueRollback guard(m_following, true);
    if (const QModelIndex index = m_model.turnTo(m_link->chosenPosition()); index.isValid()) {
        m_table->reveal(index);
    }
}

QPointF TableView::place() const
{
    const auto first = [](const QHeaderView* header, int64_t before) {
        const int section = std::max(header->logicalIndexAt(0), 0);
        const double hidden = header->sectionSize(section) > 0
                                ? -double(header->sectionViewportPosition(section)) / header->sectionSize(section)
                                : 0;
        return double(before) + section + hidden;
    };
    return {first(m_table->horizontalHeader(), m_model.pageColumn()), first(m_table->verticalHeader(), m_model.pageRow())};
}

void TableView::goToPlace(const QPointF& place)
{
    if (m_model.rowCount() == 0 || place.x() >= double(m_model.totalColumns()) || place.y() >= double(m_model.totalRows())) {
        return;
    }
    const QScopedValueRollback guard(m_following, true);
    m_table->release();
    m_model.turnTo(static_cast<int64_t>(place.y()), static_cast<int64_t>(place.x()));
    m_table->horizontalScrollBar()->setValue(static_cast<int>(place.x() - double(m_model.pageColumn())));
    const double row = place.y() - double(m_model.pageRow());
    const auto* const rows = m_table->verticalHeader();
    const int section = static_cast<int>(row);
    m_table->verticalScrollBar()->setValue(rows->sectionPosition(section)
                                           + static_cast<int>(std::lround((row - section) * rows->sectionSize(section))));
}

// ---- search -----------------------------------------------------------------------------------------

void TableView::findAgain(bool backwards)
{
    if (m_find->field()->text().isEmpty()) {
        m_find->ask();
    } else {
        m_find->show();
        find(m_find->field()->text(), backwards);
    }
}

void TableView::find(const QString& text, bool backwards)
{
    const auto condition = Condition::parse(text.toStdString());
    if (!condition) {
        m_find->tell(tr("Type a value, a comparison such as > 3, or isnan."));
        return;
    }
    if (!m_model.leaf() || m_model.rowCount() == 0) {
        return;
    }
    // All indices of fixed dims, the shown part of the others.
    const DimSelection& selection = m_model.selection();
    std::vector<Range> part;
    Index index;
    for (std::size_t dim = 0; dim < selection.rank(); ++dim) {
        const Range whole{0, 1, selection.leaf().shape[dim]};
        const Range& range = part.emplace_back(selection.isFixed(dim) ? whole : selection.dim(dim).range);
        index.emplace_back(Slice{range.start, range.start + (range.count - 1) * range.step + 1, range.step});
    }
    // The element behind the current one, or before it; the current one itself comes last.
    int64_t from = 0;
    if (const QModelIndex current = m_table->currentIndex(); current.isValid()) {
        const TensorTableModel::Position position = m_model.positionOf(current);
        for (std::size_t dim = 0; dim < part.size(); ++dim) {
            from = from * part[dim].count + (position[dim] - part[dim].start) / part[dim].step;
        }
        from += backwards ? -1 : 1;
    }
    m_find->tell(tr("Searching…"));
    auto present = presentOf(m_model.leaf()->leaf);
    present = present ? std::optional(present->at(index)) : std::nullopt;
    m_search.start(JobPools::poolFor(m_model.leaf()->leaf), [leaf = m_model.leaf()->leaf.at(index), present, condition = *condition,
                                                             part, from, backwards](Progress& progress) {
        Found found;
        const int64_t count = leaf.elementCount();
        std::optional<int64_t> element;
        if (from >= 0 && from < count) {
            element = findElement(leaf, condition, from, backwards, progress, present);
        }
        if (!element) {
            found.aroundTheEnd = true;
            element = findElement(leaf, condition, backwards ? count - 1 : 0, backwards, progress, present);
        }
        if (element) {
            found.position.emplace(part.size());
            for (std::size_t dim = part.size(); dim-- > 0;) {
                (*found.position)[dim] = part[dim].start + *element % part[dim].count * part[dim].step;
                *element /= part[dim].count;
            }
        }
        return found;
    });
}

void TableView::seek(const QString& condition)
{
    m_find->field()->setText(condition);
    m_find->show();
    m_table->selectionModel()->clear();
    find(condition, false);
}

void TableView::showFound(const Found& found)
{
    if (!found.position) {
        m_find->tell(tr("There is none."));
        return;
    }
    m_find->tell(found.aroundTheEnd ? tr("%1, from the other end on").arg(TensorTableModel::positionText(*found.position))
                                    : TensorTableModel::positionText(*found.position));
    const bool typing = m_find->field()->hasFocus();
    showPosition(*found.position);
    if (typing) {
        m_find->field()->setFocus();
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
            m_stack->showFailure(tr("Cannot read the values"), failure);
        }
        if (!failure.isEmpty()) {
            Q_EMIT message(tr("Cannot read the values"), failure);
        }
    }
    m_pages->refresh();
}

void TableView::tellPointed(const QModelIndex& index)
{
    m_told = index;
    tellAgain();
}

void TableView::tellAgain()
{
    const bool isKnown = !isHidden() && m_told.isValid() && m_model.isLoaded(m_told);
    QString text;
    if (isKnown) {
        const TensorTableModel::Position position = m_model.positionOf(m_told);
        QStringList indices;
        for (std::size_t dim = 0; dim < position.size(); ++dim) {
            indices << m_model.leaf()->indexText(dim, position[dim]);
        }
        text = format::index(indices) + QStringLiteral(" = ") + m_told.data(Qt::EditRole).toString();
    }
    if (!isHidden() && !m_chosen->sums().isEmpty()) {
        text += (text.isEmpty() ? QString() : QStringLiteral(" · ")) + m_chosen->sums();
    }
    if (text != m_toldText) {
        m_toldText = text;
        Q_EMIT pointed(text);
    }
}

}  // namespace tensordesk
