// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/messages/notice.h"

#include <QWidget>

#include <vector>

class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace tensordesk {

class Error;
class MessageItem;

/// Messages that stay until the user dismisses them, newest first. One is shown, the others are behind a button with their number.
/// Takes no space without messages.
class MessageBar final : public QWidget {
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    /// Shows a message. An equal message is not shown twice but moved to the front.
    void report(const Notice& notice, const std::vector<MessageAction>& actions = {});
    /// Shows an error, unless it is that the user cancelled.
    void report(const Error& error);
    /// Shows an error below the headline, which says what failed.
    void report(const QString& headline, const Error& error);
    /// Shows a warning. See Notice.
    void warn(const QString& headline, const QString& details);
    /// Dismisses the message with that headline, which no longer applies.
    void withdraw(const QString& headline);
    /// Dismisses all messages.
    void clear();

    /// Returns the messages, newest first.
    [[nodiscard]] std::vector<Notice> notices() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// A message was reported, possibly an existing one.
    void reported(const tensordesk::Notice& message);
    /// A message was added or removed.
    void changed();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void remove(MessageItem* item);
    void arrange();

    QWidget* m_list;
    QVBoxLayout* m_layout;
    QScrollArea* m_area;
    QToolButton* m_more;
    std::vector<MessageItem*> m_items;  ///< newest first; children of m_list
};

}  // namespace tensordesk
