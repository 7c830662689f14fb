// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace tensordesk {

/// A combo box that holds what is chosen and asks for its other items when a person turns to it: making hundreds of
/// them, which nobody looks at, can take longer than all else that a view does.
class LazyComboBox : public QComboBox {
    Q_OBJECT

public:
    using QComboBox::QComboBox;

    void showPopup() override
    {
        Q_EMIT itemsWanted();
        QComboBox::showPopup();
    }

Q_SIGNALS:
    void itemsWanted();

protected:
    void focusInEvent(QFocusEvent* event) override
    {
        Q_EMIT itemsWanted();
        QComboBox::focusInEvent(event);
    }
    void wheelEvent(QWheelEvent* event) override
    {
        Q_EMIT itemsWanted();
        QComboBox::wheelEvent(event);
    }
};

}  // namespace tensordesk
