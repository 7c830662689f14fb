// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

class QWidget;

namespace tensordesk {

/// Keeps a widget below another one, over what the window shows there, in no layout: nothing moves when it comes or goes. It is
/// visible while the other widget is.
class FloatingPlace final : public QObject {
    Q_OBJECT

public:
    /// `floating` goes with `under`. `width`: the width that `floating` would like, in pixels.
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
