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

/// Messages that stay until a person dismisses them, newest first. One is shown, the others behind a
/// button that counts them. Takes no room while there are none.
class MessageBar final : public QWidget {
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    /// Shows a message; one that says the same is not shown twice but comes to the front.
    void report(const Notice& notice, const std::vector<MessageAction>& actions = {});
    /// Shows an error; one that says that a person cancelled is not shown.
    void report(const Error& error);
    /// Dismisses the message of that text, which does not hold any more, if it is there.
    void withdraw(const QString& text);
    /// Dismisses all.
    void clear();

    /// Newest first.
    [[nodiscard]] std::vector<Notice> notices() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// A message was reported, also one that is there already.
    void reported(const tensordesk::Notice& message);
    /// Another message is there, or one less.
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
