// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/fieldshortcuts.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>

#include <algorithm>
#include <utility>

namespace tensordesk {

FieldShortcuts::FieldShortcuts(QList<QAction*> actions, QWidget& window)
    : QObject(&window), m_actions(std::move(actions)), m_window(window)
{
    qApp->installEventFilter(this);
}

bool FieldShortcuts::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride) {
        return false;
    }
    const auto* const key = static_cast<QKeyEvent*>(event);
    const auto* const widget = qobject_cast<QWidget*>(watched);
    const bool isField = qobject_cast<QLineEdit*>(watched) || qobject_cast<QPlainTextEdit*>(watched);
    constexpr auto kCommands = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    if (!isField || widget->window() != &m_window || !(key->modifiers() & kCommands)) {
        return false;
    }
    for (const auto edits : {QKeySequence::Undo, QKeySequence::Redo, QKeySequence::Copy, QKeySequence::Cut, QKeySequence::Paste,
                             QKeySequence::SelectAll}) {
        if (key->matches(edits)) {
            return false;
        }
    }
    const QKeySequence pressed(key->keyCombination());
    const bool isOurs = std::any_of(m_actions.begin(), m_actions.end(),
                                    [&](const QAction* each) { return each->isEnabled() && each->shortcuts().contains(pressed); });
    if (isOurs) {
        event->ignore();
    }
    return isOurs;
}

}  // namespace tensordesk
