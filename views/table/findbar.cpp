// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/findbar.h"

#include "views/style/icons.h"
#include "views/style/style.h"

#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

namespace tensordesk {

FindBar::FindBar(QWidget* parent) : QWidget(parent), m_field(new QLineEdit(this)), m_told(new QLabel(this))
{
    m_field->setFont(style::monospaced(QGuiApplication::font()));
    m_field->setClearButtonEnabled(true);
    m_field->setPlaceholderText(tr("Find: 0.5, > 3, <= -1, != 0, isnan, isinf"));
    m_field->setAccessibleName(tr("Value or condition to find"));
    const auto button = [this](Symbol symbol, const QString& tip, bool backwards) {
        auto* const made = new QToolButton(this);
        made->setIcon(icon(symbol));
        made->setToolTip(tip);
        made->setAccessibleName(tip);
        made->setAutoRaise(true);
        connect(made, &QToolButton::clicked, this, [this, backwards] { Q_EMIT find(m_field->text(), backwards); });
        return made;
    };
    auto* const layout = new QHBoxLayout(this);
    const int space = style::grid(this);
    layout->setContentsMargins(2 * space, space, 2 * space, space);
    layout->setSpacing(2 * space);
    layout->addWidget(m_field, 1);
    layout->addWidget(button(Symbol::Previous, tr("Previous match (Shift+F3)"), true));
    layout->addWidget(button(Symbol::Next, tr("Next match (F3)"), false));
    layout->addWidget(m_told, 1);
    connect(m_field, &QLineEdit::returnPressed, this,
            [this] { Q_EMIT find(m_field->text(), QGuiApplication::keyboardModifiers().testFlag(Qt::ShiftModifier)); });
    connect(m_field, &QLineEdit::textEdited, m_told, &QLabel::clear);
    hide();
}

void FindBar::ask()
{
    show();
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
}

void FindBar::tell(const QString& text)
{
    m_told->setText(text);
}

QString FindBar::told() const
{
    return m_told->text();
}

void FindBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Escape) {
        QWidget::keyPressEvent(event);
        return;
    }
    hide();
    Q_EMIT left();
}

}  // namespace tensordesk
