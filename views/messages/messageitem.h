// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/messages/message.h"

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace tensordesk {

/// One message in a MessageBar: symbol, selectable text, what can be done, copy, dismiss.
class MessageItem final : public QFrame {
    Q_OBJECT

public:
    explicit MessageItem(Message message, QWidget* parent = nullptr);

    [[nodiscard]] const Message& message() const noexcept { return m_message; }
    /// Adds a button that does so and dismisses the message.
    void offer(const MessageAction& action);
    /// Takes a widget in, between the text and the buttons.
    void setAside(QWidget* widget);

Q_SIGNALS:
    void dismissed();
    /// It needs another height now.
    void resized();

protected:
    void changeEvent(QEvent* event) override;

private:
    void paintSymbol();
    void copy() const;

    Message m_message;
    QLabel* m_symbol;
    QLabel* m_advice;
    QHBoxLayout* m_actions = nullptr;
    bool m_isPainting = false;  ///< in paintSymbol()
};

}  // namespace tensordesk
