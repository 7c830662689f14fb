// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QStringList>
#include <QWidget>

namespace tensordesk {

/// The controls below `root` that a screen reader could not name, by class; empty if all is well.
inline QStringList nameless(const QWidget& root)
{
    QStringList found;
    const auto check = [&](const QWidget* widget, const QString& text) {
        // Parts that Qt makes itself, such as the button that clears a line edit, name themselves.
        if (text.isEmpty() && !widget->objectName().startsWith(QLatin1String("qt_")) && !widget->inherits("QComboBoxListView")
            && !widget->inherits("QTableCornerButton") && !qobject_cast<const QLineEdit*>(widget->parentWidget())) {
            found << QLatin1String(widget->metaObject()->className());
        }
    };
    for (const auto* const widget : root.findChildren<QWidget*>()) {
        if (const auto* const button = qobject_cast<const QAbstractButton*>(widget)) {
            check(widget, button->accessibleName().isEmpty() ? button->text() : button->accessibleName());
        } else if (qobject_cast<const QLineEdit*>(widget) || qobject_cast<const QAbstractItemView*>(widget)
                   || qobject_cast<const QComboBox*>(widget) || qobject_cast<const QPlainTextEdit*>(widget)
                   || qobject_cast<const QProgressBar*>(widget)) {
            check(widget, widget->accessibleName());
        }
    }
    return found;
}

}  // namespace tensordesk
