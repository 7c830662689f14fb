// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/messages/notice.h"

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace tensordesk {

/// One message in a MessageBar: symbol, selectable text, actions, copy, dismiss.
class MessageItem final : public QFrame {
    Q_OBJECT

public:
    explicit MessageItem(Notice notice, QWidget* parent = nullptr);

    [[nodiscard]] const Notice& notice() const noexcept { return m_notice; }
    /// Adds a button that runs the action and dismisses the message.
    void offer(const MessageAction& action);
    /// Adds a widget between the text and the buttons.
    void setAside(QWidget* widget);

Q_SIGNALS:
    void dismissed();
    /// Its height changed.
    void resized();

protected:
    void changeEvent(QEvent* event) override;

private:
    void paintSymbol();
    void copy() const;

    Notice m_notice;
    QLabel* m_symbol;
    QLabel* m_advice;
    QHBoxLayout* m_actions = nullptr;
    bool m_isPainting = false;  ///< in paintSymbol()
};

}  // namespace tensordesk
