// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dims/dimchip.h"

#include "views/text/format.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QStyleHints>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <functional>

namespace tensordesk {

namespace {

// A drag of this many pixels covers a whole dim, but no index needs more than the other number.
constexpr double kWholeDrag = 300;
constexpr double kMostPixelsAnIndex = 8;
// With Shift, a drag goes so much slower.
constexpr double kFine = 0.1;

/// `41`, or `8…41` where members differ.
QString lengthsText(const DimState& state, const std::function<QString(int64_t)>& written)
{
    const QString longest = written(state.size);
    return state.shortest < state.size ? written(state.shortest) + QChar(0x2026) + longest : longest;
}

}  // namespace

DimChip::DimChip(std::size_t dim, QWidget* parent) : Chip(parent)
{
    m_state.dim = dim;
}

void DimChip::setState(const DimState& state)
{
    m_state = state;
    Appearance appearance{.name = state.label(),
                          .size = lengthsText(state, [](int64_t size) { return QString::number(size); }),
                          .choice = state.choice(),
                          .widestChoice = state.widestChoice(),
                          .isFilled = state.isBatch};
    if (state.isChoosable() && (state.isFixed() || !state.isWhole())) {
        const auto size = static_cast<double>(state.size);
        const bool isIndex = state.isFixed() && (state.view || state.isWhole());
        const Range& range = state.chosen.range;
        const int64_t first = isIndex ? state.chosen.index : range.start;
        const int64_t end = isIndex ? first + 1 : range.start + std::max<int64_t>(range.count - 1, 0) * range.step + 1;
        appearance.bar = std::pair(static_cast<double>(first) / size, static_cast<double>(end) / size);
    }
    setAppearance(appearance);
    const QString name = format::text(dimLabel(state.name, state.dim));
    const QString count = lengthsText(state, format::count);
    setToolTip((state.isBatch ? tr("Batch dim %1 (%2) with %3 indices").arg(state.dim).arg(name, count)
                              : tr("Event dim %1 with %2 indices").arg(state.dim).arg(count))
               + QLatin1Char('\n') + tr("Drag across it, turn the wheel or press arrow keys to step; click for more"));
}

void DimChip::goTo(int64_t place)
{
    if (const auto now = m_state.place()) {
        const int64_t wanted = std::clamp<int64_t>(place, 0, m_state.lastPlace());
        if (wanted != *now) {
            Q_EMIT placeChosen(m_state.dim, wanted);
        }
    }
}

void DimChip::mousePressEvent(QMouseEvent* event)
{
    Chip::mousePressEvent(event);
    if (event->button() == Qt::LeftButton) {
        Q_EMIT touched(m_state.dim);
        if (const auto place = m_state.place()) {
            m_scrub = Scrub{event->position().toPoint().x(), *place};
        }
    }
}

void DimChip::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_scrub) {
        Chip::mouseMoveEvent(event);
        return;
    }
    const int by = event->position().toPoint().x() - m_scrub->from;
    if (!m_scrub->hasBegun && std::abs(by) < QGuiApplication::styleHints()->startDragDistance()) {
        return;
    }
    m_scrub->hasBegun = true;
    setDown(false);
    const double perPixel = std::max(static_cast<double>(m_state.lastPlace()) / kWholeDrag, 1 / kMostPixelsAnIndex);
    const double fine = event->modifiers() & Qt::ShiftModifier ? kFine : 1;
    goTo(m_scrub->place + std::llround(by * perPixel * fine));
}

void DimChip::mouseReleaseEvent(QMouseEvent* event)
{
    if (const auto scrub = std::exchange(m_scrub, std::nullopt); scrub && scrub->hasBegun) {
        setDown(false);
        event->accept();
        return;
    }
    Chip::mouseReleaseEvent(event);
}

void DimChip::wheelEvent(QWheelEvent* event)
{
    const auto place = m_state.place();
    const int turned = event->angleDelta().y();
    if (!place || turned == 0) {
        event->ignore();  // the row of chips may scroll
        return;
    }
    Q_EMIT touched(m_state.dim);
    m_wheel += turned;
    const int steps = m_wheel / QWheelEvent::DefaultDeltasPerStep;
    m_wheel -= steps * QWheelEvent::DefaultDeltasPerStep;
    const int64_t by = event->modifiers() & Qt::ShiftModifier ? 10 : 1;
    goTo(*place + steps * by);
    event->accept();
}

void DimChip::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_F2) {
        Q_EMIT renameRequested(m_state.dim);
        return;
    }
    const auto place = m_state.place();
    const int64_t step = event->modifiers() & Qt::ShiftModifier ? 10 : 1;
    switch (place ? event->key() : 0) {
    case Qt::Key_Left:
    case Qt::Key_Down: goTo(*place - step); break;
    case Qt::Key_Right:
    case Qt::Key_Up: goTo(*place + step); break;
    case Qt::Key_PageDown: goTo(*place - 10); break;
    case Qt::Key_PageUp: goTo(*place + 10); break;
    case Qt::Key_Home: goTo(0); break;
    case Qt::Key_End: goTo(m_state.lastPlace()); break;
    default: Chip::keyPressEvent(event);
    }
}

void DimChip::focusInEvent(QFocusEvent* event)
{
    Chip::focusInEvent(event);
    Q_EMIT touched(m_state.dim);
}

}  // namespace tensordesk
