// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/contentstack.h"

#include "views/style/icons.h"
#include "views/style/style.h"
#include "views/text/errortext.h"
#include "views/text/linebreaks.h"

#include <QLabel>
#include <QVBoxLayout>

namespace tensordesk {

namespace {

constexpr int kSoonMs = 200;

}  // namespace

ContentStack::ContentStack(QWidget* content, QWidget* parent)
    : QStackedWidget(parent), m_page(new QWidget(this)), m_icon(new QLabel(m_page)), m_text(new QLabel(m_page))
{
    m_text->setAlignment(Qt::AlignCenter);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setTextFormat(Qt::PlainText);  // keys and file names are untrusted text
    m_icon->setAlignment(Qt::AlignCenter);
    auto* const layout = new QVBoxLayout(m_page);
    const int margin = style::grid(this, 4);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(style::grid(this, 2));
    layout->addStretch(2);
    layout->addWidget(m_icon);
    layout->addWidget(m_text);
    layout->addStretch(3);
    addWidget(content);
    addWidget(m_page);
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSoonMs);
    connect(&m_soon, &QTimer::timeout, this, [this] { showText(m_soonText, false, false); });
}

void ContentStack::showContent()
{
    m_soon.stop();
    setCurrentIndex(0);
}

void ContentStack::showHint(const QString& text)
{
    showText(text, false, false);
}

void ContentStack::showFailure(const QString& reason, bool hasMark)
{
    showText(reason, true, hasMark);
}

void ContentStack::showHintSoon(const QString& text)
{
    m_soonText = text;
    if (!m_soon.isActive()) {
        m_soon.start();
    }
}

QString ContentStack::hint() const
{
    return currentWidget() == m_page ? withoutLineBreaks(m_text->text()) : QString();
}

void ContentStack::showText(const QString& text, bool failure, bool hasMark)
{
    m_soon.stop();
    m_icon->setVisible(failure);
    if (failure) {
        m_icon->setPixmap(pixmap(Symbol::Broken, style::colours().broken, style::grid(this, 8), devicePixelRatioF()));
    }
    QPalette palette = this->palette();
    palette.setColor(QPalette::WindowText, failure ? style::colours().broken : palette.color(QPalette::PlaceholderText));
    m_text->setPalette(palette);
    m_text->setAlignment(Qt::AlignCenter);
    setErrorText(m_text, text, hasMark);
    setCurrentWidget(m_page);
}

}  // namespace tensordesk
