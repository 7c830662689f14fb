// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QVariantMap>

class QWidget;

namespace tensordesk {

/// Returns the position of a window for the settings: `{"rect": [x, y, width, height], "maximized": false}`.
[[nodiscard]] QVariantMap windowPlace(const QWidget& window);
/// Moves a window that is not shown yet to a position, within a screen. Returns false for an invalid position and leaves the window
/// unchanged.
bool restoreWindowPlace(QWidget& window, const QVariant& place);
/// Resizes a window that is not shown yet, at most to the size of the screen.
void resizeWithinScreen(QWidget& window, const QSize& size);

/// Returns `rect` moved into `screen`, and cut to it if it is larger.
[[nodiscard]] QRect movedInto(const QRect& rect, const QRect& screen);

}  // namespace tensordesk
