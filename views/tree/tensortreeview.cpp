// SPDX-License-Identifier: GPL-3.0-or-later
#include "tree/tensortreeview.h"

#include "common/contextmenu.h"
#include "common/format.h"
#include "common/roles.h"
#include "common/shapetokens.h"
#include "common/style.h"
#include "tree/treedelegate.h"
#include "tree/treefilter.h"

#include <QAction>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>
#include <vector>

namespace tensordesk {

namespace {

constexpr std::size_t kSearchLimit = 50'000;  // lines a search reads; more would hold their memory for good
constexpr int kOpenLimit = 2'000;             // branches opened at once
constexpr int kReadOnFrom = 20;               // lines before the end of what was read
constexpr int kFilterDelayMs = 40;

bool startsWith(const KeyPath& path, const KeyPath& prefix)
{
    return path.size() >= prefix.size() && std::equal(prefix.begin(), prefix.end(), path.begin());
}

}  // namespace

TensorTreeView::TensorTreeView(QWidget* parent)
    : QTreeView(parent), m_tensors(new TensorTreeModel(this)), m_filter(new TreeFilter(m_tensors, this)),
      m_searchField(new QLineEdit(this)), m_filterTimer(new QTimer(this)), m_settleTimer(new QTimer(this)),
      m_notice(new QWidget(viewport())), m_noticeText(new QLabel(m_notice)), m_noticeButton(new QToolButton(m_notice))
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
    header()->setStretchLastSection(false);
    header()->setSectionsMovable(true);
    header()->setAccessibleName(tr("Columns of the tree"));
    offerActions(header());
    for (int column = TensorTreeModel::MinColumn; column < TensorTreeModel::kColumns; ++column) {
        header()->hideSection(column);
    }

    m_searchField->setPlaceholderText(tr("Search keys"));
    m_searchField->setAccessibleName(tr("Search keys"));
    m_searchField->setToolTip(tr("Shows only keys that contain this; with a slash, nested keys such as next/reward.\n"
                                 "Also: obs*, dtype:f32, shape:64x64x3, >100MB, is:changed, is:broken"));
    m_searchField->setClearButtonEnabled(true);
    m_searchField->addAction(icon(Symbol::Search), QLineEdit::LeadingPosition);
    m_searchField->installEventFilter(this);
    m_searchField->hide();  // until it is placed
    m_filterTimer->setSingleShot(true);
    m_filterTimer->setInterval(kFilterDelayMs);
    m_settleTimer->setSingleShot(true);
    m_settleTimer->setInterval(0);

    auto* const layout = new QVBoxLayout(m_notice);
    m_noticeText->setAlignment(Qt::AlignCenter);
    m_noticeText->setWordWrap(true);
    m_noticeText->setForegroundRole(QPalette::PlaceholderText);
    m_noticeButton->setText(tr("Clear the filter"));
    m_noticeButton->setAccessibleName(tr("Clear the filter"));
    layout->addStretch();
    layout->addWidget(m_noticeText);
    layout->addWidget(m_noticeButton, 0, Qt::AlignCenter);
    layout->addStretch();

    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        selectCurrent();
        describeSelection();
    });
    connect(m_searchField, &QLineEdit::textChanged, m_filterTimer, qOverload<>(&QTimer::start));
    connect(m_filterTimer, &QTimer::timeout, this, &TensorTreeView::applyFilter);
    connect(m_noticeButton, &QToolButton::clicked, m_searchField, &QLineEdit::clear);
    connect(m_settleTimer, &QTimer::timeout, this, &TensorTreeView::settle);
    connect(m_tensors, &TensorTreeModel::batchRead, m_settleTimer, qOverload<>(&QTimer::start));
    connect(m_tensors, &TensorTreeModel::searched, this, [this](bool complete) {
        m_isSearching = false;
        m_searchComplete = complete;
        m_settleTimer->start();
    });
    // What is marked as edited comes and goes while it is searched for.
    for (const auto change : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved}) {
        connect(m_filter, change, this, [this] {
            if (!m_filter->text().isEmpty()) {
                m_settleTimer->start();
            }
        });
    }
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &TensorTreeView::readVisible);
    connect(this, &QTreeView::expanded, this, [this](const QModelIndex& index) {
        if (!m_byProgram) {
            m_open.insert(placeOf(index));
            m_closed.erase(placeOf(index));
        }
        m_settleTimer->start();
    });
    connect(this, &QTreeView::collapsed, this, [this](const QModelIndex& index) {
        if (!m_byProgram) {
            m_open.erase(placeOf(index));
            m_closed.insert(placeOf(index));
        }
    });
    addActions();
    addColumnActions();
    layOutColumns();
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
    add(tr("Copy as Python"), QKeySequence::Copy, [this] { copyAsPython(); })->setIcon(icon(Symbol::Copy));
    add(tr("Copy nested key"), {}, [this] { copyKeys(); });
    add(tr("Copy HDF5 path"), {}, [this] { copySlashPaths(); });
    m_copyFile = add(tr("Copy file name"), {}, [this] { copyFiles(); });
    m_copyFile->setEnabled(false);
    add(tr("Copy shape"), {}, [this] { copyText(currentIndex().siblingAtColumn(TensorTreeModel::ShapeColumn).data().toString()); });
    auto* const separator = new QAction(this);
    separator->setSeparator(true);
    addAction(separator);
    add(tr("Expand all below"), Qt::Key_Asterisk, [this] { expandBelow(currentIndex()); });
    add(tr("Collapse all"), {}, [this] {
        forgetOpen();
        collapseAll();
    });
}

void TensorTreeView::setRoot(std::optional<TensorDict> root, const QString& python)
{
    m_scroll = verticalScrollBar()->value();
    m_wanted = m_current.empty() ? m_wanted : std::optional(m_current);
    {
        const QScopedValueRollback resetting(m_isResetting, true);
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
    // Without a current line Qt takes the first one, as if a person had left what is to be selected.
    const std::optional<KeyPath> wanted = m_wanted;
    QTreeView::focusInEvent(event);
    if (wanted && !m_wanted) {
        reveal(*wanted);
    }
}

void TensorTreeView::forgetPlace()
{
    forgetOpen();
    m_wanted.reset();
    m_scroll.reset();
    m_current.clear();
    m_searchField->clear();
}

void TensorTreeView::forgetOpen()
{
    m_open.clear();
    m_closed.clear();
    m_below.reset();
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
    m_below = placeOf(index);
    std::erase_if(m_closed, [this](const KeyPath& place) { return startsWith(place, *m_below); });
    m_belowLeft = kOpenLimit;
    settle();
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

KeyPath TensorTreeView::placeOf(const QModelIndex& index) const
{
    const QModelIndex source = toSource(index.siblingAtColumn(0));
    KeyPath path = m_tensors->path(source);
    // The line of a stack's members has its stack's path; no key contains a NUL and then this.
    return m_tensors->isMembers(source) ? path / Key("\0members", 8) : path;
}

void TensorTreeView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTreeView::currentChanged(current, previous);
    if (m_isResetting) {
        return;
    }
    selectCurrent();
    if (!m_isPressing) {
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

/// Pressing selects, as Qt has it. What is shown changes once the button is let go: a key may be on its way to a plot
/// of what was shown before.
void TensorTreeView::mousePressEvent(QMouseEvent* event)
{
    const QScopedValueRollback pressing(m_isPressing, event->button() == Qt::LeftButton);
    const Selected before{currentIndex(), selectionModel()->selection()};
    QTreeView::mousePressEvent(event);
    if (m_isPressing && currentIndex() != before.current) {
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
        const QScopedValueRollback resetting(m_isResetting, true);
        selectionModel()->setCurrentIndex(before->current, QItemSelectionModel::NoUpdate);
        selectionModel()->select(before->all, QItemSelectionModel::ClearAndSelect);
    }
}

void TensorTreeView::selectCurrent()
{
    // Coming into focus makes a line current without selecting it, and a click beside all lines takes the
    // selection away: a person must see what the panes show.
    if (currentIndex().isValid() && !selectionModel()->hasSelection()) {
        selectionModel()->select(currentIndex(), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    }
}

void TensorTreeView::resizeEvent(QResizeEvent* event)
{
    QTreeView::resizeEvent(event);
    placeNotice();
    fitKeyColumn();
    QTimer::singleShot(0, this, &TensorTreeView::readVisible);
}

void TensorTreeView::changeEvent(QEvent* event)
{
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        layOutColumns();
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
        copyAsPython();
    } else {
        QTreeView::keyPressEvent(event);
    }
}

bool TensorTreeView::eventFilter(QObject* watched, QEvent* event)
{
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (watched != m_searchField || !isKey) {
        return QTreeView::eventFilter(watched, event);
    }
    const bool isPress = event->type() == QEvent::KeyPress;
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Escape && !m_searchField->text().isEmpty()) {
        event->accept();  // the window's own Esc comes after
        if (isPress) {
            m_searchField->clear();
        }
        return true;
    }
    if (key == Qt::Key_Down && isPress) {
        setFocus(Qt::ShortcutFocusReason);
        return true;
    }
    return QTreeView::eventFilter(watched, event);
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
        m_closed.clear();
        m_below.reset();
    }
    {
        // What is hidden stays what the panes show: its neighbour was not chosen by anyone.
        const QScopedValueRollback resetting(m_isResetting, true);
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
        m_isSearching = false;
        m_tensors->stopReadingAhead();
        if (wasFiltered) {
            const QScopedValueRollback byProgram(m_byProgram, true);
            collapseAll();  // what the search opened; settle() opens what a person had open
        }
    } else {
        m_isSearching = true;
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
        text = m_isSearching ? tr("Searching for “%1”…").arg(filter)
             : m_searchComplete
                 ? tr("No entry fits “%1”.").arg(filter)
                 : tr("None of the first %1 entries fits “%2”.").arg(format::count(static_cast<int64_t>(kSearchLimit)), filter);
    }
    m_noticeText->setText(text);
    m_noticeButton->setVisible(nothingFound);
    m_notice->setVisible(!text.isEmpty());
    placeNotice();
}

void TensorTreeView::placeNotice()
{
    m_notice->setGeometry(viewport()->rect());
}

void TensorTreeView::settle()
{
    {
        const QScopedValueRollback byProgram(m_byProgram, true);
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
    const KeyPath place = placeOf(index);
    if (m_closed.contains(place)) {
        return false;
    }
    if (m_open.contains(place) || (m_below && m_belowLeft > 0 && startsWith(place, *m_below))) {
        return true;
    }
    // A branch that is shown for the sake of what lies below it.
    return !m_filter->text().isEmpty() && m_filter->rowCount(index) > 0 && !m_filter->isAskedFor(index);
}

void TensorTreeView::openWanted(const QModelIndex& parent, int& left)
{
    if (m_open.empty() && !m_below && m_filter->text().isEmpty()) {
        return;
    }
    for (int row = 0; row < m_filter->rowCount(parent) && left > 0; ++row) {
        const QModelIndex index = m_filter->index(row, 0, parent);
        if (!m_filter->hasChildren(index)) {
            continue;
        }
        if (!isExpanded(index) && wantsOpen(index)) {
            --left;
            m_belowLeft = std::max(0, m_belowLeft - 1);
            if (m_below && startsWith(placeOf(index), *m_below)) {
                m_open.insert(placeOf(index));
            }
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
    int lines = viewport()->height() / std::max(style::rowHeight(fontMetrics()), rowHeight(index)) + 1;
    QModelIndexList visible;
    for (; index.isValid() && lines >= 0; index = indexBelow(index), --lines) {
        visible << toSource(index.siblingAtColumn(0));
        const QModelIndex parent = index.parent();
        if (index.row() + kReadOnFrom >= m_filter->rowCount(parent) && m_filter->canFetchMore(parent)) {
            m_filter->fetchMore(parent);
            return;  // its answer leads here again
        }
    }
    readFigures(visible);
}

void TensorTreeView::pursue()
{
    if (!m_wanted || !m_tensors->root()) {
        return;
    }
    const KeyPath path = *m_wanted;
    QModelIndex at;
    for (const auto& key : path) {
        QModelIndex next = m_tensors->child(at, key);
        const QModelIndex members = m_tensors->membersOf(at);
        if (!next.isValid() && members.isValid()) {
            next = m_tensors->child(members, key);
        }
        if (!next.isValid()) {
            std::vector<QModelIndex> branches{at};
            if (members.isValid()) {
                branches.push_back(members);
            }
            for (const QModelIndex& branch : branches) {
                if (m_tensors->isLoading(branch)) {
                    return;
                }
                if (m_tensors->canFetchMore(branch)) {
                    m_tensors->fetchMore(branch);
                    return;
                }
            }
            m_wanted.reset();
            if (path == m_current) {
                m_current.clear();
                Q_EMIT entryLeft();
            }
            return;
        }
        at = next;
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

}  // namespace tensordesk
