// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolBar>

namespace tensordesk {

/// The window's tool bar: shows icons without text if there would be too little space to type an expression.
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
