// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QVariantMap>

class QWidget;

namespace tensordesk {

/// Where a window stands, for the settings: `{"rect": [x, y, width, height], "maximized": false}`.
[[nodiscard]] QVariantMap windowPlace(const QWidget& window);
/// Puts a window that is not shown yet there, as far as that is on a screen. False for what is no place; the window is
/// left alone then.
bool restoreWindowPlace(QWidget& window, const QVariant& place);
/// Gives a window that is not shown yet this size, or that of the screen if it is smaller.
void resizeWithinScreen(QWidget& window, const QSize& size);

/// `rect` moved into `screen`, and cut to it where it is larger.
[[nodiscard]] QRect movedInto(const QRect& rect, const QRect& screen);

}  // namespace tensordesk
