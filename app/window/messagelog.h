// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/messages/notice.h"

#include <QList>
#include <QWidget>

class QToolButton;
class QTreeWidget;

namespace tensordesk {

class ContentStack;

/// All messages of this session, newest last, with the time, also dismissed ones.
class MessageLog final : public QWidget {
    Q_OBJECT

public:
    explicit MessageLog(QWidget* parent = nullptr);

    /// `document`: its subject; may be empty.
    void add(const Notice& notice, const QString& document = {});
    /// Returns all messages as lines of text.
    [[nodiscard]] QString text() const;

private:
    void showState();

    QTreeWidget* m_list;
    ContentStack* m_stack;
    QList<QToolButton*> m_buttons;  ///< disabled without messages
};

}  // namespace tensordesk
