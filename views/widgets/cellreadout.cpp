// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/cellreadout.h"

#include "views/common/roles.h"

#include <QAbstractItemView>
#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QStatusTipEvent>
#include <QTableView>
#include <QTreeView>

#include <algorithm>
#include <map>
#include <utility>

namespace tensordesk {

namespace {

QString exactText(const QModelIndex& index)
{
    const QString exact = index.data(ExactRole).toString();
    return (exact.isEmpty() ? index.data().toString() : exact).trimmed();  // some are padded for their alignment
}

}  // namespace

CellReadout::CellReadout(QAbstractItemView& view) : QObject(&view), m_view(view), m_living(&view)
{
    m_view.setMouseTracking(true);
    m_view.installEventFilter(this);
    m_view.viewport()->installEventFilter(this);
    connect(&m_view, &QAbstractItemView::entered, this, &CellReadout::tell);
    connect(&m_view, &QAbstractItemView::viewportEntered, this, [this] { tell({}); });
    connect(m_view.selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& current) {
        if (m_view.hasFocus()) {
            tell(current);
        }
    });
}

/// Returns the text for the status line: row, column and exact value.
QString CellReadout::described(const QModelIndex& index) const
{
    if (!index.isValid()) {
        return {};
    }
    if (const QString tip = index.data(Qt::StatusTipRole).toString(); !tip.isEmpty()) {
        return tip;
    }
    const QString value = exactText(index);
    const auto* const table = qobject_cast<const QTableView*>(&m_view);
    const bool hasRowHeader = table != nullptr && table->verticalHeader()->isVisible();
    QString row = hasRowHeader ? m_view.model()->headerData(index.row(), Qt::Vertical).toString()
                               : exactText(index.siblingAtColumn(0));
    if (value.isEmpty() || (!hasRowHeader && index.column() == 0)) {
        return row;
    }
    const QString column = m_view.model()->headerData(index.column(), Qt::Horizontal).toString();
    return QStringLiteral("%1 · %2: %3").arg(row, column, value);
}

void CellReadout::tell(const QModelIndex& index) const
{
    QStatusTipEvent event(described(index));
    QCoreApplication::sendEvent(&m_view, &event);
}

bool CellReadout::isHidden(int column) const
{
    const auto* const table = qobject_cast<const QTableView*>(&m_view);
    const auto* const tree = qobject_cast<const QTreeView*>(&m_view);
    return (table != nullptr && table->isColumnHidden(column)) || (tree != nullptr && tree->isColumnHidden(column));
}

void CellReadout::copy() const
{
    QModelIndexList chosen = m_view.selectionModel()->selectedIndexes();
    if (chosen.isEmpty() && m_view.currentIndex().isValid()) {
        chosen << m_view.currentIndex();
    }
    std::map<int, QModelIndexList> lines;  // by their place on the screen
    for (const QModelIndex& index : std::as_const(chosen)) {
        if (!isHidden(index.column())) {
            lines[m_view.visualRect(index).top()] << index;
        }
    }
    QStringList texts;
    for (auto& [top, cells] : lines) {
        std::ranges::sort(cells, {}, &QModelIndex::column);
        QStringList line;
        for (const QModelIndex& cell : std::as_const(cells)) {
            line << exactText(cell);
        }
        texts << line.join(QLatin1Char('\t'));
    }
    if (!texts.isEmpty()) {
        QGuiApplication::clipboard()->setText(texts.join(QLatin1Char('\n')));
    }
}

void CellReadout::copyFrom(const QWidget& page)
{
    const auto readouts = page.findChildren<CellReadout*>();
    const auto isFocused = [](const CellReadout* readout) { return readout->m_view.hasFocus(); };
    const auto isVisible = [](const CellReadout* readout) { return readout->m_view.isVisible(); };
    auto found = std::ranges::find_if(readouts, isFocused);
    found = found == readouts.end() ? std::ranges::find_if(readouts, isVisible) : found;
    if (found != readouts.end()) {
        (*found)->copy();
    }
}

bool CellReadout::eventFilter(QObject* watched, QEvent* event)
{
    // While the view is destroyed, events of its viewport still arrive.
    if (event->type() == QEvent::Leave && watched != &m_view && m_living) {
        tell({});
    }
    // The window has a "copy" of its own, and two shortcuts for one key would trigger neither.
    if (watched == &m_view && (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress)
        && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
        event->accept();
        if (event->type() == QEvent::KeyPress) {
            copy();
        }
        return true;
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace tensordesk
