// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolBar>

namespace tensordesk {

/// The window's tool bar: where its buttons' texts would leave too little room to type an expression, they are icons.
class MainToolBar final : public QToolBar {
    Q_OBJECT

public:
    using QToolBar::QToolBar;

protected:
    bool event(QEvent* event) override;

private:
    void fit();
};

}  // namespace tensordesk
