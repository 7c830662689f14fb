// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tokens/tokentextview.h"

#include "views/style/style.h"
#include "views/text/format.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
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

int TokenTextView::rowHeight() const
{
    return fontMetrics().height() + 2 * style::grid(this);
}

int TokenTextView::edgeOf(int column) const
{
    return static_cast<int>(std::ceil(QFontMetricsF(font()).horizontalAdvance(QLatin1Char('0')) * column));
}

/// Returns the room for the names of parts.
int TokenTextView::margin() const
{
    int widest = 0;
    for (const TokenPart part : {TokenPart::Padding, TokenPart::Prompt, TokenPart::Response, TokenPart::Environment}) {
        widest = std::max(widest, fontMetrics().horizontalAdvance(partName(part)));
    }
    return widest + style::grid(this, 4);
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
    const qreal width = std::max(QFontMetricsF(font()).horizontalAdvance(QLatin1Char('0')), 1.0);
    const int columns = std::max(static_cast<int>((viewport()->width() - margin() - style::grid(this, 2)) / width), 8);
    m_lines = m_tokens ? TokenLines(*m_tokens, columns) : TokenLines();
    const int visible = viewport()->height() / rowHeight();
    verticalScrollBar()->setPageStep(std::max(visible, 1));
    verticalScrollBar()->setRange(0, std::max(static_cast<int>(m_lines.lines().size()) - visible, 0));
    viewport()->update();
}

QRect TokenTextView::boxOf(std::size_t token) const
{
    const std::size_t line = m_lines.lineOf(token);
    const TokenLines::Box& box = m_lines.box(token);
    const int row = static_cast<int>(line) - verticalScrollBar()->value();
    const int left = edgeOf(box.column);
    return {margin() + left, row * rowHeight(), edgeOf(box.column + box.columns) - left, rowHeight()};
}

std::optional<std::size_t> TokenTextView::tokenAt(const QPoint& position) const
{
    const int x = position.x() - margin();
    if (x < 0 || position.y() < 0) {
        return std::nullopt;
    }
    const int line = position.y() / rowHeight() + verticalScrollBar()->value();
    const qreal width = std::max(QFontMetricsF(font()).horizontalAdvance(QLatin1Char('0')), 1.0);
    return m_lines.tokenAt(static_cast<std::size_t>(line), static_cast<int>(x / width));
}

void TokenTextView::setCurrent(std::size_t token)
{
    if (!m_tokens || token >= m_tokens->texts.size()) {
        return;
    }
    m_current = token;
    const int line = static_cast<int>(m_lines.lineOf(token)), visible = std::max(viewport()->height() / rowHeight(), 1);
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
    QPainter painter(viewport());
    painter.setFont(font());
    const auto first = static_cast<std::size_t>(verticalScrollBar()->value());
    const int visible = viewport()->height() / rowHeight() + 1;
    const auto rows = static_cast<std::size_t>(visible);
    for (std::size_t line = first; line < std::min(first + rows, m_lines.lines().size()); ++line) {
        paintLine(painter, line);
    }
}

void TokenTextView::paintLine(QPainter& painter, std::size_t number) const
{
    const TokenLines::Line& line = m_lines.lines()[number];
    const int top = (static_cast<int>(number) - verticalScrollBar()->value()) * rowHeight();
    const QColor plain = palette().color(QPalette::Text), base = palette().color(QPalette::Base);
    const QColor faint = style::mixed(plain, base, 0.65);
    if (line.beginsPart) {
        painter.setPen(faint);
        painter.drawText(QRect(0, top, margin() - style::grid(this, 2), rowHeight()), Qt::AlignRight | Qt::AlignVCenter,
                         partName(line.part));
    }
    if (const std::size_t padding = m_lines.paddingOn(line); padding > 0) {
        painter.setPen(faint);
        painter.drawText(QRect(margin(), top, viewport()->width(), rowHeight()), Qt::AlignLeft | Qt::AlignVCenter,
                         tr("× %1").arg(format::count(static_cast<int64_t>(padding))));
        return;
    }
    const int inset = style::grid(this) / 2;
    for (std::size_t at = line.first; at < line.first + line.count; ++at) {
        const QRect whole = boxOf(at), box = whole.adjusted(0, inset, -1, -inset);
        const QColor colour = m_values.empty() ? QColor() : m_colours.of(m_values[at]);
        if (colour.isValid()) {
            painter.fillRect(box, colour);
        }
        const QColor behind = colour.isValid() ? colour : base;
        const QColor ink = style::contrast(Qt::black, behind) > style::contrast(Qt::white, behind) ? Qt::black : Qt::white;
        painter.setPen(colour.isValid() ? ink : line.part == TokenPart::Prompt ? faint : plain);
        painter.drawText(whole, Qt::AlignLeft | Qt::AlignVCenter,
                         fontMetrics().elidedText(m_tokens->texts[at], Qt::ElideRight, whole.width() + 1));
        if (line.part == TokenPart::Prompt || line.part == TokenPart::Environment) {
            painter.setPen(QPen(faint, 1, line.part == TokenPart::Prompt ? Qt::SolidLine : Qt::DashLine));
            painter.drawLine(box.bottomLeft(), box.bottomRight());
        }
        if (m_tokens->isSpecial[at]) {
            painter.setPen(faint);
            painter.drawRect(box);
        }
        if (at == m_current || at == m_pointed) {
            painter.setPen(QPen(style::colours().accent, at == m_current ? 2 : 1));
            painter.drawRect(box);
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
