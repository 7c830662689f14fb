// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/messages/messageitem.h"

#include "views/style/icons.h"
#include "views/style/style.h"
#include "views/text/errortext.h"
#include "views/text/format.h"
#include "views/text/linebreaks.h"

#include <QClipboard>
#include <QEvent>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QToolButton>

namespace tensordesk {

namespace {

QLabel* selectableLabel(const QString& text, QWidget* parent)
{
    auto* const label = new QLabel(withLineBreaks(format::elided(text)), parent);
    label->setTextFormat(Qt::PlainText);  // file names and keys are not markup
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

QToolButton* button(const QString& text, Symbol symbol, QWidget* parent)
{
    auto* const button = new QToolButton(parent);
    button->setIcon(icon(symbol));
    button->setToolTip(text);
    button->setAccessibleName(text);
    button->setAutoRaise(true);
    return button;
}

}  // namespace

MessageItem::MessageItem(Notice notice, QWidget* parent)
    : QFrame(parent), m_notice(std::move(notice)), m_symbol(new QLabel(this)), m_advice(selectableLabel(m_notice.advice, this))
{
    const int step = style::grid(this);
    auto* const layout = new QGridLayout(this);
    layout->setContentsMargins(2 * step, step, step, step);
    layout->setHorizontalSpacing(2 * step);
    layout->setVerticalSpacing(step);

    auto* const headline = selectableLabel(m_notice.headline, this);
    QFont bold = headline->font();
    bold.setBold(true);
    headline->setFont(bold);
    headline->setAccessibleName(format::elided(m_notice.headline));
    layout->addWidget(m_symbol, 0, 0, Qt::AlignTop);
    layout->addWidget(headline, 0, 1);
    if (!m_notice.details.isEmpty()) {
        auto* const details = selectableLabel({}, this);
        setErrorText(details, m_notice.details, m_notice.hasMark);
        details->setAccessibleName(m_notice.details);
        layout->addWidget(details, 1, 1, 1, -1);
    }
    m_advice->hide();
    layout->addWidget(m_advice, 2, 1, 1, -1);
    layout->setColumnStretch(1, 1);

    if (!m_notice.advice.isEmpty()) {
        auto* const how = new QToolButton(this);
        how->setText(tr("How to fix it"));
        how->setAccessibleName(tr("How to fix it"));
        how->setCheckable(true);
        how->setAutoRaise(true);
        connect(how, &QToolButton::toggled, this, [this](bool checked) {
            m_advice->setVisible(checked);
            Q_EMIT resized();
        });
        layout->addWidget(how, 0, 2, Qt::AlignTop);
    }
    auto* const copyButton = button(tr("Copy the message"), Symbol::Copy, this);
    connect(copyButton, &QToolButton::clicked, this, &MessageItem::copy);
    layout->addWidget(copyButton, 0, 4, Qt::AlignTop);
    auto* const closeButton = button(tr("Dismiss the message"), Symbol::Close, this);
    connect(closeButton, &QToolButton::clicked, this, &MessageItem::dismissed);
    layout->addWidget(closeButton, 0, 5, Qt::AlignTop);
    setAutoFillBackground(true);
    paintSymbol();
}

void MessageItem::offer(const MessageAction& action)
{
    if (m_actions == nullptr) {
        m_actions = new QHBoxLayout;
        m_actions->setSpacing(2 * style::grid(this));
        m_actions->addStretch(1);
        static_cast<QGridLayout*>(layout())->addLayout(m_actions, 3, 1, 1, -1);
    }
    auto* const button = new QPushButton(action.text, this);
    connect(button, &QPushButton::clicked, this, [this, run = action.run] {
        Q_EMIT dismissed();  // which leaves this object until the event loop is reached
        run();
    });
    m_actions->insertWidget(m_actions->count() - 1, button);
}

void MessageItem::setAside(QWidget* widget)
{
    static_cast<QGridLayout*>(layout())->addWidget(widget, 0, 3, Qt::AlignTop);
}

void MessageItem::paintSymbol()
{
    const auto& colours = style::colours();
    Symbol symbol = Symbol::Info;
    QColor colour = colours.accent;
    QString name = tr("Note");
    switch (m_notice.severity) {
    case Notice::Severity::Info: break;
    case Notice::Severity::Warning:
        symbol = Symbol::Warning;
        colour = colours.inferred;
        name = tr("Warning");
        break;
    case Notice::Severity::Error:
        symbol = Symbol::Error;
        colour = colours.broken;
        name = tr("Error");
        break;
    }
    QPalette tinted = parentWidget() ? parentWidget()->palette() : palette();
    tinted.setColor(QPalette::Window, style::mixed(colour, tinted.color(QPalette::Window), 0.1));
    setPalette(tinted);
    const int size = style::iconSize(fontMetrics());
    m_symbol->setPixmap(pixmap(symbol, colour, size, devicePixelRatioF()));
    m_symbol->setContentsMargins(0, style::grid(this) / 2, 0, 0);
    m_symbol->setAccessibleName(name);
    m_symbol->setToolTip(name);
    setAccessibleName(QStringLiteral("%1: %2").arg(name, m_notice.text()));
}

void MessageItem::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange && !m_isPainting) {
        const QScopedValueRollback guard(m_isPainting, true);  // which changes the palette itself
        paintSymbol();
    }
    QFrame::changeEvent(event);
}

void MessageItem::copy() const
{
    QStringList lines{m_notice.headline, m_notice.details, m_notice.advice};
    lines.removeAll(QString());
    QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

}  // namespace tensordesk
