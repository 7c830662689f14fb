// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tree/tensortreeview.h"

#include "views/common/paddingrule.h"
#include "views/style/style.h"
#include "views/text/format.h"
#include "views/text/shapetokens.h"
#include "views/tree/entrytexts.h"
#include "views/tree/pathsearch.h"
#include "views/tree/treecolumns.h"
#include "views/tree/treedelegate.h"
#include "views/tree/treefilter.h"
#include "views/tree/treenotice.h"
#include "views/tree/treesearchfield.h"
#include "views/widgets/contextmenu.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTimer>

#include <algorithm>
#include <utility>
#include <vector>

namespace tensordesk {

namespace {

constexpr std::size_t kSearchLimit = 50'000;  // lines a search reads; more would hold their memory for good
constexpr int kOpenLimit = 2'000;             // branches opened at once
constexpr int kReadOnFrom = 20;               // lines before the end of those read
constexpr int kFilterDelayMs = 40;

void copyText(const QString& text)
{
    if (!text.isEmpty()) {
        QGuiApplication::clipboard()->setText(text);
    }
}

}  // namespace

TensorTreeView::TensorTreeView(QWidget* parent)
    : QTreeView(parent), m_tensors(new TensorTreeModel(this)), m_filter(new TreeFilter(m_tensors, this)),
      m_searchField(new TreeSearchField(this)), m_filterTimer(new QTimer(this)), m_settleTimer(new QTimer(this)),
      m_notice(new TreeNotice(viewport()))
{
    setModel(m_filter);
    setItemDelegate(new TreeDelegate(this));
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setDragDropMode(DragOnly);
    setEditTriggers(NoEditTriggers);
    setAlternatingRowColors(false);
    setFrameShape(NoFrame);
    offerActions(this);
    setHorizontalScrollMode(ScrollPerPixel);
    setTextElideMode(Qt::ElideRight);
    setAccessibleName(tr("Keys of the tensordict"));

    m_searchField->hide();  // until it is placed
    m_filterTimer->setSingleShot(true);
    m_filterTimer->setInterval(kFilterDelayMs);
    m_settleTimer->setSingleShot(true);
    m_settleTimer->setInterval(0);

    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        selectCurrent();
        describeSelection();
    });
    connect(m_searchField, &TreeSearchField::left, this, [this] { setFocus(Qt::ShortcutFocusReason); });
    connect(m_searchField, &QLineEdit::textChanged, m_filterTimer, qOverload<>(&QTimer::start));
    connect(m_filterTimer, &QTimer::timeout, this, &TensorTreeView::applyFilter);
    connect(m_notice, &TreeNotice::clearRequested, m_searchField, &QLineEdit::clear);
    connect(m_settleTimer, &QTimer::timeout, this, &TensorTreeView::settle);
    connect(m_tensors, &TensorTreeModel::batchRead, m_settleTimer, qOverload<>(&QTimer::start));
    connect(m_tensors, &TensorTreeModel::searched, this, [this](bool complete) {
        m_search = complete ? Search::Complete : Search::Cut;
        m_settleTimer->start();
    });
    // The set of edited entries changes during a search for them.
    for (const auto change : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved}) {
        connect(m_filter, change, this, [this] {
            if (!m_filter->text().isEmpty()) {
                m_settleTimer->start();
            }
        });
    }
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &TensorTreeView::readVisible);
    connect(this, &QTreeView::expanded, this, [this](const QModelIndex& index) {
        if (m_cause != Cause::Program) {
            m_open.open(placeOf(index));
        }
        m_settleTimer->start();
    });
    connect(this, &QTreeView::collapsed, this, [this](const QModelIndex& index) {
        if (m_cause != Cause::Program) {
            m_open.close(placeOf(index));
        }
    });
    addActions();
    m_columns = new TreeColumns(*this);
    connect(header(), &QHeaderView::sortIndicatorChanged, this, &TensorTreeView::readVisible, Qt::QueuedConnection);
    connect(m_columns, &TreeColumns::shownChanged, this, &TensorTreeView::readVisible);
    connect(m_columns, &TreeColumns::rowsFitted, this, [this] {
        if (model()->rowCount() > 0 && std::exchange(m_isNew, false)) {
            Q_EMIT firstRowsCame();
        }
    });
    updateNotice();
}

TensorTreeView::~TensorTreeView() = default;

void TensorTreeView::addActions()
{
    const auto add = [this](const QString& text, const QKeySequence& shortcut, auto&& triggered) {
        auto* const action = new QAction(text, this);
        action->setShortcut(shortcut);
        action->setShortcutContext(Qt::WidgetShortcut);
        connect(action, &QAction::triggered, this, triggered);
        addAction(action);
        return action;
    };
    add(tr("Copy as Python"), QKeySequence::Copy, [this] { copy(entrytexts::python); })->setIcon(icon(Symbol::Copy));
    add(tr("Copy nested key"), {}, [this] { copy(entrytexts::keys); });
    add(tr("Copy HDF5 path"), {}, [this] { copy(entrytexts::slashPaths); });
    m_copyFile = add(tr("Copy file name"), {}, [this] { copy(entrytexts::files); });
    m_copyFile->setEnabled(false);
    add(tr("Copy shape"), {}, [this] { copyText(currentIndex().siblingAtColumn(TensorTreeModel::ShapeColumn).data().toString()); });
    auto* const separator = new QAction(this);
    separator->setSeparator(true);
    addAction(separator);
    add(tr("Expand all below"), Qt::Key_Asterisk, [this] { expandBelow(currentIndex()); });
    add(tr("Collapse all"), {}, [this] {
        m_open.clear();
        collapseAll();
    });
}

void TensorTreeView::setRoot(std::optional<TensorDict> root, const QString& python)
{
    m_scroll = verticalScrollBar()->value();
    m_wanted = m_current.empty() ? m_wanted : std::optional(m_current);
    {
        const QScopedValueRollback byProgram(m_cause, Cause::Program);
        m_tensors->setRoot(std::move(root), python);
    }
    m_tensors->fetchMore({});
    applyFilter();
    if (m_wanted && !m_tensors->root()) {
        m_wanted.reset();
        Q_EMIT entryLeft();
    }
}

void TensorTreeView::focusInEvent(QFocusEvent* event)
{
    // Without a current line Qt selects the first one on focus. It is only accepted if the user moved the focus, not if the window,
    // or a menu, returns it.
    const bool isGivenBack = event->reason() == Qt::ActiveWindowFocusReason || event->reason() == Qt::PopupFocusReason
                          || event->reason() == Qt::MenuBarFocusReason;
    if (isGivenBack && !currentIndex().isValid()) {
        QAbstractScrollArea::focusInEvent(event);  // NOLINT(bugprone-parent-virtual-call): what takes the first line is left out
        viewport()->update();
        return;
    }
    const std::optional<KeyPath> wanted = m_wanted;
    QTreeView::focusInEvent(event);
    if (wanted && !m_wanted) {
        reveal(*wanted);
    }
}

void TensorTreeView::forgetPlace()
{
    m_isNew = true;
    m_open.clear();
    m_wanted.reset();
    m_scroll.reset();
    m_current.clear();
    m_searchField->clear();
}

std::optional<ShownEntry> TensorTreeView::currentEntry() const
{
    return m_tensors->entry(toSource(currentIndex()));
}

void TensorTreeView::reveal(const KeyPath& path)
{
    if (path.empty()) {
        return;
    }
    m_wanted = path;
    m_scroll.reset();
    pursue();
}

void TensorTreeView::expandBelow(const QModelIndex& index)
{
    if (!index.isValid()) {
        return;
    }
    m_open.openBelow(placeOf(index), kOpenLimit);
    settle();
}

QLineEdit* TensorTreeView::searchField() const noexcept
{
    return m_searchField;
}

void TensorTreeView::setHint(const QString& hint)
{
    m_hint = hint;
    updateNotice();
}

QModelIndex TensorTreeView::toView(const QModelIndex& source) const
{
    return m_filter->mapFromSource(source);
}

QModelIndex TensorTreeView::toSource(const QModelIndex& index) const
{
    return m_filter->mapToSource(index);
}

BranchPlace TensorTreeView::placeOf(const QModelIndex& index) const
{
    const QModelIndex source = toSource(index.siblingAtColumn(0));
    return {m_tensors->path(source), m_tensors->isMembers(source)};
}

void TensorTreeView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTreeView::currentChanged(current, previous);
    if (m_cause == Cause::Program) {
        return;
    }
    selectCurrent();
    if (m_cause != Cause::Press) {
        activateCurrent();
    }
}

void TensorTreeView::activateCurrent()
{
    m_beforePress.reset();
    if (const auto entry = currentEntry()) {
        m_current = entry->path;
        m_wanted.reset();
        Q_EMIT entryActivated(*entry);
    } else if (!m_current.empty()) {
        m_current.clear();
        Q_EMIT entryLeft();
    }
}

/// Selects at the press, as in Qt. The panes follow when the button is released, since the key may be dragged to a plot of
/// the former selection.
void TensorTreeView::mousePressEvent(QMouseEvent* event)
{
    const QScopedValueRollback pressing(m_cause, event->button() == Qt::LeftButton ? Cause::Press : m_cause);
    const Selected before{currentIndex(), selectionModel()->selection()};
    QTreeView::mousePressEvent(event);
    if (m_cause == Cause::Press && currentIndex() != before.current) {
        m_beforePress = before;
    }
}

void TensorTreeView::mouseReleaseEvent(QMouseEvent* event)
{
    QTreeView::mouseReleaseEvent(event);
    if (m_beforePress) {
        activateCurrent();
    }
}

void TensorTreeView::startDrag(Qt::DropActions actions)
{
    QTreeView::startDrag(actions);
    if (const auto before = std::exchange(m_beforePress, std::nullopt)) {
        const QScopedValueRollback byProgram(m_cause, Cause::Program);
        selectionModel()->setCurrentIndex(before->current, QItemSelectionModel::NoUpdate);
        selectionModel()->select(before->all, QItemSelectionModel::ClearAndSelect);
    }
}

void TensorTreeView::selectCurrent()
{
    // Focus makes a line current without selecting it, and a click beside all lines clears the selection: the user must see what
    // the panes show.
    if (currentIndex().isValid() && !selectionModel()->hasSelection()) {
        selectionModel()->select(currentIndex(), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    }
}

void TensorTreeView::resizeEvent(QResizeEvent* event)
{
    QTreeView::resizeEvent(event);
    m_notice->setGeometry(viewport()->rect());
    m_columns->fit();
    QTimer::singleShot(0, this, &TensorTreeView::readVisible);
}

void TensorTreeView::changeEvent(QEvent* event)
{
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        m_columns->layOut();
    }
}

bool TensorTreeView::event(QEvent* event)
{
    // The window may have a "copy" of its own, and two shortcuts for one key would trigger neither.
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
        event->accept();
        return true;
    }
    return QTreeView::event(event);
}

void TensorTreeView::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        copy(entrytexts::python);
    } else {
        QTreeView::keyPressEvent(event);
    }
}

void TensorTreeView::drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const
{
    m_isDrawingSelected = selectionModel()->isSelected(index);
    QTreeView::drawBranches(painter, rect, index);
    m_isDrawingSelected = false;
}

void TensorTreeView::initViewItemOption(QStyleOptionViewItem* option) const
{
    QTreeView::initViewItemOption(option);
    if (m_isDrawingSelected) {
        // Fusion draws the arrow in a text colour that cannot be seen on the selection.
        for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
            option->palette.setColor(role, option->palette.color(QPalette::HighlightedText));
        }
    }
}

void TensorTreeView::applyFilter()
{
    const QString text = m_searchField->text();
    const bool wasFiltered = !m_filter->text().isEmpty();
    if (text != m_filter->text()) {
        m_open.forgetClosed();
    }
    {
        // The panes keep showing a hidden line: the user did not select its neighbour.
        const QScopedValueRollback byProgram(m_cause, Cause::Program);
        m_filter->setText(text);
        const auto entry = currentEntry();
        if (!m_current.empty() && (!entry || entry->path != m_current)) {
            selectionModel()->clear();
        }
    }
    if (text.isEmpty() && wasFiltered && !m_current.empty() && !currentIndex().isValid()) {
        m_wanted = m_current;
    }
    if (text.isEmpty()) {
        m_search = Search::Complete;
        m_tensors->stopReadingAhead();
        if (wasFiltered) {
            const QScopedValueRollback byProgram(m_cause, Cause::Program);
            collapseAll();  // closes branches opened by the search; settle() opens those of the user
        }
    } else {
        m_search = Search::Running;
        m_tensors->readAhead(kSearchLimit);
    }
    settle();
}

void TensorTreeView::updateNotice()
{
    const auto& root = m_tensors->root();
    const QString filter = m_filter->text();
    const bool nothingFound = root && !filter.isEmpty() && m_filter->rowCount() == 0;
    QString text;
    if (!root) {
        text = m_hint;
    } else if (!m_tensors->hasChildren({})) {
        text = tr("This tensordict has no entries.");
    } else if (nothingFound) {
        text = m_search == Search::Running ? tr("Searching for “%1”…").arg(filter)
             : m_search == Search::Complete
                 ? tr("No entry fits “%1”.").arg(filter)
                 : tr("None of the first %1 entries fits “%2”.").arg(format::count(static_cast<int64_t>(kSearchLimit)), filter);
    }
    m_notice->display(text, nothingFound);
    m_notice->setGeometry(viewport()->rect());
}

void TensorTreeView::settle()
{
    {
        const QScopedValueRollback byProgram(m_cause, Cause::Program);
        int left = kOpenLimit;
        openWanted({}, left);
    }
    if (m_scroll && verticalScrollBar()->maximum() >= *m_scroll) {
        verticalScrollBar()->setValue(*m_scroll);
        m_scroll.reset();
    }
    pursue();
    readVisible();
    updateNotice();
}

bool TensorTreeView::wantsOpen(const QModelIndex& index) const
{
    // A branch that is shown because of its contents.
    const bool isNeeded = !m_filter->text().isEmpty() && m_filter->rowCount(index) > 0 && !m_filter->isAskedFor(index);
    return m_open.wants(placeOf(index), isNeeded);
}

void TensorTreeView::openWanted(const QModelIndex& parent, int& left)
{
    if (m_open.isEmpty() && m_filter->text().isEmpty()) {
        return;
    }
    for (int row = 0; row < m_filter->rowCount(parent) && left > 0; ++row) {
        const QModelIndex index = m_filter->index(row, 0, parent);
        if (!m_filter->hasChildren(index)) {
            continue;
        }
        if (!isExpanded(index) && wantsOpen(index)) {
            --left;
            m_open.opened(placeOf(index));
            expand(index);
            if (m_filter->rowCount(index) == 0 && m_filter->canFetchMore(index)) {
                m_filter->fetchMore(index);
            }
        }
        if (isExpanded(index)) {
            openWanted(index, left);
        }
    }
}

void TensorTreeView::readVisible()
{
    QModelIndex index = indexAt(QPoint(0, 0));
    if (!index.isValid()) {
        return;
    }
    // Counted, not measured: while a layout is due, lines have no place and no height yet.
    int lines = viewport()->height() / std::max(style::rowHeight(font()), rowHeight(index)) + 1;
    QModelIndexList visible;
    // With sorting, lines not read yet may belong among these.
    const bool isSorted = header()->sortIndicatorSection() >= 0;
    for (; index.isValid() && lines >= 0; index = indexBelow(index), --lines) {
        visible << toSource(index.siblingAtColumn(0));
        const QModelIndex parent = index.parent();
        if ((isSorted || index.row() + kReadOnFrom >= m_filter->rowCount(parent)) && m_filter->canFetchMore(parent)) {
            m_filter->fetchMore(parent);
            return;  // its answer leads here again
        }
    }
    m_tensors->readFigures(visible, m_columns->figures());
}

void TensorTreeView::pursue()
{
    if (!m_wanted || !m_tensors->root()) {
        return;
    }
    const KeyPath path = *m_wanted;
    const auto [state, at] = searchPath(*m_tensors, path);
    if (state == PathSearch::State::Reading) {
        return;
    }
    if (state == PathSearch::State::Missing) {
        m_wanted.reset();
        if (path == m_current) {
            m_current.clear();
            Q_EMIT entryLeft();
        }
        return;
    }
    m_wanted.reset();
    if (!toView(at).isValid()) {
        m_searchField->clear();
        m_filterTimer->stop();
        applyFilter();
    }
    for (QModelIndex above = at.parent(); above.isValid(); above = above.parent()) {
        expand(toView(above));
    }
    setCurrentIndex(toView(at));
    scrollTo(toView(at));
}

// ---- signals on the selected lines ------------------------------------------------------------------

std::vector<ShownEntry> TensorTreeView::selectedEntries() const
{
    // The selection is in the order it was made; the lines may be in any depth.
    QModelIndexList lines = selectionModel()->selectedRows();
    std::sort(lines.begin(), lines.end(),
              [this](const QModelIndex& a, const QModelIndex& b) { return visualRect(a).top() < visualRect(b).top(); });
    std::vector<ShownEntry> entries;
    for (const QModelIndex& line : lines) {
        if (const auto entry = m_tensors->entry(toSource(line))) {
            entries.push_back(*entry);
        }
    }
    return entries;
}

void TensorTreeView::describeSelection()
{
    const std::vector<ShownEntry> entries = selectedEntries();
    m_copyFile->setEnabled(!entrytexts::files(entries).isEmpty());
    Q_EMIT selectionDescribed(entrytexts::summary(entries));
}

void TensorTreeView::copy(QString (*text)(const std::vector<ShownEntry>& entries)) const
{
    copyText(text(selectedEntries()));
}

// ---- columns ----------------------------------------------------------------------------------------

void TensorTreeView::setColumnShown(int column, bool shown)
{
    m_columns->setShown(column, shown);
}

QVariantList TensorTreeView::columnState() const
{
    return m_columns->state();
}

void TensorTreeView::restoreColumns(const QVariantList& state)
{
    m_columns->restore(state);
}

int TensorTreeView::contentWidth(int most) const
{
    const int around = verticalScrollBar()->sizeHint().width() + 2 * frameWidth();
    return m_columns->contentWidth(most - around) + around;
}

void TensorTreeView::follow(const PaddingRule& padding)
{
    m_tensors->follow(padding);
    connect(&padding, &PaddingRule::changed, this, &TensorTreeView::refreshFigures);
}

void TensorTreeView::refreshFigures()
{
    m_tensors->forgetFigures();
    readVisible();
}

}  // namespace tensordesk
