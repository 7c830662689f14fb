// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tokens/text/tokentextview.h"

#include "views/style/style.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPen>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace tensordesk {

TokenTextView::TokenTextView(QWidget* parent) : QAbstractScrollArea(parent)
{
    setAccessibleName(tr("Tokens"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFont(style::monospaced(font()));
    viewport()->setMouseTracking(true);
    viewport()->setBackgroundRole(QPalette::Base);
    viewport()->setAutoFillBackground(true);
}

TokenPainter TokenTextView::tokenPainter() const
{
    return {font(), palette()};
}

int TokenTextView::topOf(std::size_t line, const TokenPainter& painter) const
{
    return (m_lead + static_cast<int>(line) - verticalScrollBar()->value()) * painter.rowHeight();
}

void TokenTextView::setTokens(std::shared_ptr<const ShownTokens> tokens)
{
    m_tokens = std::move(tokens);
    m_values.clear();
    m_current.reset();
    m_pointed.reset();
    verticalScrollBar()->setValue(0);
    breakLines();
    Q_EMIT currentChanged();
}

void TokenTextView::setValues(std::vector<double> values, const TokenColours& colours)
{
    m_values = std::move(values);
    m_colours = colours;
    viewport()->update();
}

void TokenTextView::breakLines()
{
    const TokenPainter painter = tokenPainter();
    m_lines = m_tokens ? TokenLines(*m_tokens, painter.columnsIn(viewport()->width())) : TokenLines();
    fitScrollBar();
    Q_EMIT linesChanged();
}

void TokenTextView::fitScrollBar()
{
    const int visible = viewport()->height() / tokenPainter().rowHeight();
    verticalScrollBar()->setPageStep(std::max(visible, 1));
    verticalScrollBar()->setRange(0, std::max(m_lead + static_cast<int>(m_lines.lines().size()) - visible, 0));
    viewport()->update();
}

void TokenTextView::setLead(int lines)
{
    if (lines != m_lead) {
        m_lead = lines;
        fitScrollBar();
    }
}

int TokenTextView::responseLine() const
{
    const std::optional<std::size_t> begin = m_tokens ? responseBegin(*m_tokens) : std::nullopt;
    return static_cast<int>(begin ? m_lines.lineOf(*begin) : m_lines.lines().size());
}

QRect TokenTextView::boxOf(std::size_t token) const
{
    const TokenPainter painter = tokenPainter();
    return painter.boxOf(m_lines.box(token), topOf(m_lines.lineOf(token), painter));
}

std::optional<std::size_t> TokenTextView::tokenAt(const QPoint& position) const
{
    const TokenPainter painter = tokenPainter();
    const int column = painter.columnAt(position.x());
    if (column < 0 || position.y() < 0) {
        return std::nullopt;
    }
    const int line = position.y() / painter.rowHeight() + verticalScrollBar()->value() - m_lead;
    return line < 0 ? std::nullopt : m_lines.tokenAt(static_cast<std::size_t>(line), column);
}

void TokenTextView::setCurrent(std::size_t token)
{
    if (!m_tokens || token >= m_tokens->texts.size()) {
        return;
    }
    m_current = token;
    const int line = m_lead + static_cast<int>(m_lines.lineOf(token)),
              visible = std::max(viewport()->height() / tokenPainter().rowHeight(), 1);
    QScrollBar* const bar = verticalScrollBar();
    if (line < bar->value()) {
        bar->setValue(line);
    } else if (line >= bar->value() + visible) {
        bar->setValue(line - visible + 1);
    }
    viewport()->update();
    Q_EMIT currentChanged();
}

void TokenTextView::paintEvent(QPaintEvent*)
{
    if (!m_tokens) {
        return;
    }
    QPainter painter(viewport());
    painter.setFont(font());
    const TokenPainter tokens = tokenPainter();
    const int top = verticalScrollBar()->value() - m_lead, rows = viewport()->height() / tokens.rowHeight() + 1;
    const auto first = static_cast<std::size_t>(std::max(top, 0));
    const std::size_t end = std::min(static_cast<std::size_t>(std::max(top + rows, 0)), m_lines.lines().size());
    for (std::size_t line = first; line < end; ++line) {
        tokens.paintLine(painter, {*m_tokens, m_lines, m_values, m_colours}, line, topOf(line, tokens));
    }
    for (const std::optional<std::size_t>& token : {m_pointed, m_current}) {
        const std::size_t line = token ? m_lines.lineOf(*token) : end;
        if (line >= first && line < end && m_lines.paddingOn(m_lines.lines()[line]) == 0) {
            tokens.paintFrame(painter, m_lines.box(*token), topOf(line, tokens),
                              QPen(style::colours().accent, token == m_current ? 2 : 1));
        }
    }
}

void TokenTextView::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    const std::optional<std::size_t> kept = m_current;
    breakLines();
    if (kept) {
        setCurrent(*kept);
    }
}

void TokenTextView::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        breakLines();
    }
}

void TokenTextView::mouseMoveEvent(QMouseEvent* event)
{
    const std::optional<std::size_t> token = tokenAt(event->position().toPoint());
    if (token != m_pointed) {
        m_pointed = token;
        viewport()->update();
        Q_EMIT pointed(token);
    }
}

void TokenTextView::mousePressEvent(QMouseEvent* event)
{
    if (const auto token = tokenAt(event->position().toPoint())) {
        setCurrent(*token);
    }
}

void TokenTextView::leaveEvent(QEvent* event)
{
    QAbstractScrollArea::leaveEvent(event);
    if (std::exchange(m_pointed, std::nullopt)) {
        viewport()->update();
        Q_EMIT pointed(std::nullopt);
    }
}

bool TokenTextView::event(QEvent* event)
{
    // The window may have a "copy" of its own, and two shortcuts for one key would trigger neither.
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
        event->accept();
        return true;
    }
    return QAbstractScrollArea::event(event);
}

void TokenTextView::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        Q_EMIT copyRequested();
        return;
    }
    if (!m_tokens || m_tokens->texts.empty()) {
        return QAbstractScrollArea::keyPressEvent(event);
    }
    const std::size_t last = m_tokens->texts.size() - 1, at = m_current.value_or(0);
    const auto moved = [&](int rows) {
        const auto line = static_cast<int>(m_lines.lineOf(at)) + rows;
        const int lines = static_cast<int>(m_lines.lines().size());
        const TokenLines::Line& on = m_lines.lines()[static_cast<std::size_t>(std::clamp(line, 0, lines - 1))];
        return m_lines.tokenAt(static_cast<std::size_t>(&on - m_lines.lines().data()), m_lines.box(at).column)
            .value_or(on.first + on.count - 1);
    };
    switch (event->key()) {
    case Qt::Key_Right: return setCurrent(m_current ? std::min(at + 1, last) : 0);
    case Qt::Key_Left: return setCurrent(at > 0 ? at - 1 : 0);
    case Qt::Key_Down: return setCurrent(moved(1));
    case Qt::Key_Up: return setCurrent(moved(-1));
    case Qt::Key_PageDown: return setCurrent(moved(verticalScrollBar()->pageStep()));
    case Qt::Key_PageUp: return setCurrent(moved(-verticalScrollBar()->pageStep()));
    case Qt::Key_Home: return setCurrent(0);
    case Qt::Key_End: return setCurrent(last);
    default: QAbstractScrollArea::keyPressEvent(event);
    }
}

}  // namespace tensordesk
