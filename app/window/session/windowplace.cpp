// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/session/windowplace.h"

#include <QGuiApplication>
#include <QScreen>
#include <QWidget>

#include <algorithm>
#include <array>
#include <cmath>

namespace tensordesk {

namespace {

constexpr int kFarthest = 1 << 20;  // no desktop is as wide, and sums of such numbers are still numbers

/// Returns the area of a screen for a window without its frame, whose height is known after it was shown.
QRect roomOn(const QScreen& screen)
{
    constexpr int kTitleHeight = 40;
    return screen.availableGeometry().adjusted(0, kTitleHeight, 0, 0);
}

/// The screen that has the middle of `rect`, or else the first.
const QScreen* screenFor(const QRect& rect)
{
    const QScreen* screen = QGuiApplication::screenAt(rect.center());
    return screen != nullptr ? screen : QGuiApplication::primaryScreen();
}

}  // namespace

QRect movedInto(const QRect& rect, const QRect& screen)
{
    const QSize size = rect.size().boundedTo(screen.size());
    return {QPoint(std::clamp(rect.x(), screen.left(), screen.left() + screen.width() - size.width()),
                   std::clamp(rect.y(), screen.top(), screen.top() + screen.height() - size.height())),
            size};
}

QVariantMap windowPlace(const QWidget& window)
{
    const QRect rect = window.normalGeometry();
    return {{QStringLiteral("rect"), QVariantList{rect.x(), rect.y(), rect.width(), rect.height()}},
            {QStringLiteral("maximized"), window.isMaximized()}};
}

bool restoreWindowPlace(QWidget& window, const QVariant& place)
{
    const QVariantMap map = place.toMap();
    const QVariantList numbers = map.value(QStringLiteral("rect")).toList();
    if (numbers.size() != 4) {
        return false;
    }
    std::array<int, 4> at{};
    for (std::size_t i = 0; i < at.size(); ++i) {
        const QVariant& number = numbers[static_cast<qsizetype>(i)];
        bool isNumber = false;
        const double value = number.toDouble(&isNumber);
        if (!isNumber || !(std::abs(value) < kFarthest)) {
            return false;
        }
        at[i] = static_cast<int>(value);
    }
    const QRect rect(at[0], at[1], at[2], at[3]);
    if (rect.isEmpty()) {
        return false;
    }
    if (const QScreen* screen = screenFor(rect)) {
        window.setGeometry(movedInto(rect, roomOn(*screen)));
    }
    if (map.value(QStringLiteral("maximized")).toBool()) {
        window.setWindowState(window.windowState() | Qt::WindowMaximized);
    }
    return true;
}

void resizeWithinScreen(QWidget& window, const QSize& size)
{
    const QScreen* screen = QGuiApplication::primaryScreen();
    window.resize(screen != nullptr ? size.boundedTo(roomOn(*screen).size()) : size);
}

}  // namespace tensordesk
