// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

class QWidget;

namespace tensordesk {

/// Keeps a widget below another one, over the rest of the window, outside of layouts: nothing moves when it appears. It is visible
/// if setShown() showed it and the other widget is visible.
class FloatingPlace final : public QObject {
    Q_OBJECT

public:
    /// `floating` is destroyed with `under`. `width`: returns the preferred width of `floating` in pixels.
    FloatingPlace(QWidget& floating, QWidget& under, std::function<int()> width);

    /// Shows the widget, in the size of its current content, or hides it.
    void setShown(bool shown);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();

    QWidget& m_floating;
    QWidget& m_under;
    std::function<int()> m_width;
    bool m_isShown = false;
};

}  // namespace tensordesk
