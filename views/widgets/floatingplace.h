// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

class QWidget;

namespace tensordesk {

/// Keeps a widget below another one, over the rest of the window, outside of layouts: nothing moves when it appears. It is visible
/// while the other widget is.
class FloatingPlace final : public QObject {
    Q_OBJECT

public:
    /// `floating` is destroyed with `under`. `width`: returns the preferred width of `floating` in pixels.
    FloatingPlace(QWidget& floating, QWidget& under, std::function<int()> width);

    /// Shows the widget in its present size, or hides it.
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
