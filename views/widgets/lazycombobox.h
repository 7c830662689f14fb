// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace tensordesk {

/// A combo box that contains the current item and gets the others when the user opens it: creating hundreds of unused items can
/// take longer than the rest of a view.
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
