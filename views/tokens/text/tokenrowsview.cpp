// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tokens/text/tokenrowsview.h"

#include "views/style/style.h"

#include <QEvent>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QPen>
#include <QScrollBar>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace tensordesk {

TokenRowsView::TokenRowsView(QWidget* parent) : QAbstractScrollArea(parent)
{
    setAccessibleName(tr("Tokens of several sequences"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setFont(style::monospaced(font()));
    viewport()->setMouseTracking(true);
    viewport()->setBackgroundRole(QPalette::Base);
    viewport()->setAutoFillBackground(true);
}

TokenPainter TokenRowsView::tokenPainter() const
{
    return {font(), palette(), m_labelWidth};
}

void TokenRowsView::setSequences(std::vector<std::shared_ptr<const ShownTokens>> sequences, const QStringList& labels)
{
    m_rows.clear();
    m_rows.reserve(sequences.size());
    for (std::shared_ptr<const ShownTokens>& shown : sequences) {
        const QString given = labels.value(static_cast<qsizetype>(m_rows.size()));
        TokenRow boxes(*shown);
        const QString label = given.isEmpty() ? sequenceLabel(*shown) : given;
        m_rows.push_back({std::move(shown), label, std::move(boxes)});
    }
    m_values.clear();
    m_current.reset();
    m_pointed.reset();
    m_goal = 0;
    fit();
    const bool hasResponse = std::ranges::any_of(m_rows, [](const Row& row) { return row.boxes.end() > 0; });
    verticalScrollBar()->setValue(0);
    horizontalScrollBar()->setValue(hasResponse ? 0 : -horizontalScrollBar()->pageStep());
    Q_EMIT currentChanged();
}

void TokenRowsView::setValues(std::vector<std::vector<double>> values, const TokenColours& colours)
{
    m_values = std::move(values);
    m_colours = colours;
    viewport()->update();
}

void TokenRowsView::fit()
{
    constexpr int kLargestShare = 3;  // labels take at most a third of the width
    constexpr int kStep = 4;          // columns
    const QFontMetrics metrics(font());
    int widest = 0, begin = 0, end = 0;
    for (const Row& row : m_rows) {
        widest = std::max(widest, metrics.horizontalAdvance(row.label));
        begin = std::min(begin, row.boxes.begin());
        end = std::max(end, row.boxes.end());
    }
    m_labelWidth = std::min(widest + style::grid(metrics, 4), viewport()->width() / kLargestShare);

    const int rows = viewport()->height() / tokenPainter().rowHeight();
    verticalScrollBar()->setPageStep(std::max(rows, 1));
    verticalScrollBar()->setRange(0, std::max(static_cast<int>(m_rows.size()) - rows, 0));
    const int columns = tokenPainter().columnsIn(viewport()->width());  // less if the vertical scroll bar has appeared
    horizontalScrollBar()->setSingleStep(kStep);
    horizontalScrollBar()->setPageStep(columns);
    horizontalScrollBar()->setRange(begin, std::max(end - columns, 0));
    viewport()->update();
}

QRect TokenRowsView::boxOf(const TokenPainter& painter, std::size_t row, std::size_t token) const
{
    TokenLines::Box box = m_rows[row].boxes.box(token);
    box.column -= horizontalScrollBar()->value();
    return painter.boxOf(box, (static_cast<int>(row) - verticalScrollBar()->value()) * painter.rowHeight());
}

QRect TokenRowsView::boxOf(std::size_t row, std::size_t token) const
{
    return boxOf(tokenPainter(), row, token);
}

std::optional<TokenRowsView::Cell> TokenRowsView::cellAt(const QPoint& position) const
{
    const TokenPainter painter = tokenPainter();
    const int column = painter.columnAt(position.x());
    if (column < 0 || position.y() < 0) {
        return std::nullopt;
    }
    const int line = position.y() / painter.rowHeight() + verticalScrollBar()->value();
    const auto row = static_cast<std::size_t>(line);
    const std::optional<std::size_t> token = row < m_rows.size()
                                               ? m_rows[row].boxes.tokenAt(column + horizontalScrollBar()->value())
                                               : std::nullopt;
    return token ? std::optional(Cell(row, *token)) : std::nullopt;
}

void TokenRowsView::setCurrent(std::size_t row, std::size_t token)
{
    const std::optional<std::size_t> boxed = row < m_rows.size() ? m_rows[row].boxes.boxed(token) : std::nullopt;
    if (!boxed) {
        return;
    }
    updateCell(m_current);
    m_current = Cell(row, *boxed);
    m_goal = m_rows[row].boxes.box(*boxed).column;
    scrollTo(*m_current);
    updateCell(m_current);
    Q_EMIT currentChanged();
}

void TokenRowsView::scrollTo(const Cell& cell)
{
    const auto reveal = [](QScrollBar& bar, int begin, int end) {
        if (begin < bar.value()) {
            bar.setValue(begin);
        } else if (end > bar.value() + bar.pageStep()) {
            bar.setValue(std::min(end - bar.pageStep(), begin));
        }
    };
    const int row = static_cast<int>(cell.first);
    const TokenLines::Box box = m_rows[cell.first].boxes.box(cell.second);
    reveal(*verticalScrollBar(), row, row + 1);
    reveal(*horizontalScrollBar(), box.column, box.column + box.columns);
}

void TokenRowsView::updateCell(const std::optional<Cell>& cell)
{
    constexpr int kPen = 2;  // of the frame
    if (cell) {
        viewport()->update(boxOf(cell->first, cell->second).adjusted(-kPen, -kPen, kPen, kPen));
    }
}

void TokenRowsView::paintTokens(QPainter& painter, const TokenPainter& tokens, std::size_t row, const QRect& dirty) const
{
    static const QString kPadding = QStringLiteral("×");
    const auto& [shown, label, boxes] = m_rows[row];
    const int scrolled = horizontalScrollBar()->value();
    const int left = tokens.columnAt(std::max(dirty.left(), tokens.margin())) + scrolled,
              right = tokens.columnAt(dirty.right()) + scrolled;
    if (boxes.isEmpty() || left >= boxes.end() || right < boxes.begin()) {
        return;
    }
    const std::vector<double>* const values = row < m_values.size() && !m_values[row].empty() ? &m_values[row] : nullptr;
    for (std::size_t token = boxes.nearest(left); token < boxes.tokens() && boxes.box(token).column <= right;
         token = boxes.next(token)) {
        const TokenPart part = shown->sequence.partOf(token);
        const QRect box = boxOf(tokens, row, token);
        if (part == TokenPart::Padding) {
            tokens.paintBox(painter, box, {kPadding, part, false, {}});
        } else {
            tokens.paintBox(painter, box,
                            {shown->texts[token], part, shown->isSpecial[token],
                             values != nullptr ? m_colours.of((*values)[token]) : QColor()});
        }
    }
}

void TokenRowsView::paintLabel(QPainter& painter, const TokenPainter& tokens, std::size_t row) const
{
    const QFontMetrics metrics(font());
    const int gap = style::grid(metrics), top = (static_cast<int>(row) - verticalScrollBar()->value()) * tokens.rowHeight();
    const QRect place(gap, top, tokens.margin() - 3 * gap, tokens.rowHeight());
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(m_rows[row].label, Qt::ElideRight, place.width() + 1));
}

void TokenRowsView::paintEvent(QPaintEvent* event)
{
    if (m_rows.empty()) {
        return;
    }
    QPainter painter(viewport());
    painter.setFont(font());
    const TokenPainter tokens = tokenPainter();
    const QRect dirty = event->rect();
    const int scrolled = verticalScrollBar()->value(), height = tokens.rowHeight();
    const auto first = static_cast<std::size_t>(scrolled + std::max(dirty.top(), 0) / height);
    const std::size_t end = std::min(static_cast<std::size_t>(scrolled + dirty.bottom() / height + 1), m_rows.size());
    for (std::size_t row = first; row < end && dirty.left() < tokens.margin(); ++row) {
        paintLabel(painter, tokens, row);
    }
    // The line lies in the gap before the response.
    painter.setClipRect(QRect(QPoint(tokens.margin() - 1, 0), viewport()->rect().bottomRight()));
    for (std::size_t row = first; row < end; ++row) {
        paintTokens(painter, tokens, row, dirty);
    }
    const int line = tokens.boxOf({0, -horizontalScrollBar()->value(), 1}, 0).left() - 1;
    painter.setPen(tokens.faint());
    painter.drawLine(line, 0, line, (static_cast<int>(m_rows.size()) - scrolled) * height - 1);
    for (const std::optional<Cell>& cell : {m_pointed, m_current}) {
        if (cell && cell->first >= first && cell->first < end) {
            TokenLines::Box box = m_rows[cell->first].boxes.box(cell->second);
            box.column -= horizontalScrollBar()->value();
            tokens.paintFrame(painter, box, (static_cast<int>(cell->first) - scrolled) * height,
                              QPen(style::colours().accent, cell == m_current ? 2 : 1));
        }
    }
}

void TokenRowsView::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    fit();
    if (m_current) {
        scrollTo(*m_current);
    }
}

void TokenRowsView::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        fit();
    }
}

void TokenRowsView::setPointed(const std::optional<Cell>& cell)
{
    if (cell != m_pointed) {
        updateCell(m_pointed);
        m_pointed = cell;
        updateCell(m_pointed);
        Q_EMIT pointed(cell);
    }
}

void TokenRowsView::mouseMoveEvent(QMouseEvent* event)
{
    setPointed(cellAt(event->position().toPoint()));
}

void TokenRowsView::mousePressEvent(QMouseEvent* event)
{
    if (const std::optional<Cell> cell = cellAt(event->position().toPoint())) {
        setCurrent(cell->first, cell->second);
    }
}

void TokenRowsView::leaveEvent(QEvent* event)
{
    QAbstractScrollArea::leaveEvent(event);
    setPointed(std::nullopt);
}

bool TokenRowsView::event(QEvent* event)
{
    // The window may have a "copy" of its own, and two shortcuts for one key would trigger neither.
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
        event->accept();
        return true;
    }
    return QAbstractScrollArea::event(event);
}

void TokenRowsView::moveRows(int rows)
{
    const int step = rows < 0 ? -1 : 1, count = static_cast<int>(m_rows.size()), from = static_cast<int>(m_current->first);
    int found = from;
    for (int row = from + step, left = std::abs(rows); left > 0 && row >= 0 && row < count; row += step) {
        if (!m_rows[static_cast<std::size_t>(row)].boxes.isEmpty()) {
            found = row;
            --left;
        }
    }
    const auto row = static_cast<std::size_t>(found);
    const int goal = m_goal;
    setCurrent(row, m_rows[row].boxes.nearest(goal));
    m_goal = goal;
}

void TokenRowsView::keyPressEvent(QKeyEvent* event)
{
    constexpr std::array<int, 8> kMoves{Qt::Key_Right,    Qt::Key_Left,   Qt::Key_Down, Qt::Key_Up,
                                        Qt::Key_PageDown, Qt::Key_PageUp, Qt::Key_Home, Qt::Key_End};
    if (event->matches(QKeySequence::Copy)) {
        Q_EMIT copyRequested();
        return;
    }
    const auto row = std::ranges::find_if(m_rows, [](const Row& each) { return !each.boxes.isEmpty(); });
    if (row == m_rows.end() || std::ranges::find(kMoves, event->key()) == kMoves.end()) {
        return QAbstractScrollArea::keyPressEvent(event);
    }
    if (!m_current) {
        return setCurrent(static_cast<std::size_t>(row - m_rows.begin()), row->boxes.nearest(0));
    }
    const auto [at, token] = *m_current;
    const TokenRow& boxes = m_rows[at].boxes;
    switch (event->key()) {
    case Qt::Key_Right: return setCurrent(at, std::min(boxes.next(token), boxes.nearest(boxes.end())));
    case Qt::Key_Left: return setCurrent(at, boxes.previous(token));
    case Qt::Key_Down: return moveRows(1);
    case Qt::Key_Up: return moveRows(-1);
    case Qt::Key_PageDown: return moveRows(verticalScrollBar()->pageStep());
    case Qt::Key_PageUp: return moveRows(-verticalScrollBar()->pageStep());
    case Qt::Key_Home: return setCurrent(at, boxes.nearest(boxes.begin()));
    default: return setCurrent(at, boxes.nearest(boxes.end()));  // Qt::Key_End
    }
}

}  // namespace tensordesk
