// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/messages/notice.h"

#include <QList>
#include <QWidget>

class QToolButton;
class QTreeWidget;

namespace tensordesk {

class ContentStack;

/// All messages of this session, newest last, with the time, also those that were dismissed.
class MessageLog final : public QWidget {
    Q_OBJECT

public:
    explicit MessageLog(QWidget* parent = nullptr);

    /// `document`: what it is about; may be empty.
    void add(const Notice& notice, const QString& document = {});
    /// All of it as lines of text.
    [[nodiscard]] QString text() const;

private:
    void showState();

    QTreeWidget* m_list;
    ContentStack* m_stack;
    QList<QToolButton*> m_buttons;  ///< of no use without messages
};

}  // namespace tensordesk
