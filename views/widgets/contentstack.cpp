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
    : QStackedWidget(parent), m_page(new QWidget(this)), m_icon(new QLabel(m_page)), m_headline(new QLabel(m_page)),
      m_text(new QLabel(m_page))
{
    for (QLabel* const label : {m_headline, m_text}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setTextFormat(Qt::PlainText);  // keys and file names are untrusted text
    }
    QFont bold = m_headline->font();
    bold.setBold(true);
    m_headline->setFont(bold);
    m_icon->setAlignment(Qt::AlignCenter);
    auto* const layout = new QVBoxLayout(m_page);
    const int margin = style::grid(this, 4);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(style::grid(this, 2));
    layout->addStretch(2);
    layout->addWidget(m_icon);
    layout->addWidget(m_headline);
    layout->addWidget(m_text);
    layout->addStretch(3);
    addWidget(content);
    addWidget(m_page);
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSoonMs);
    connect(&m_soon, &QTimer::timeout, this, [this] { showText({}, m_soonText, false); });
}

void ContentStack::showContent()
{
    m_soon.stop();
    setCurrentIndex(0);
}

void ContentStack::showHint(const QString& text)
{
    showText({}, text, false);
}

void ContentStack::showFailure(const QString& headline, const QString& reason, bool hasMark)
{
    showText(headline, reason, hasMark);
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

/// Shows an error if `headline` is not empty, else a hint.
void ContentStack::showText(const QString& headline, const QString& text, bool hasMark)
{
    m_soon.stop();
    const bool failure = !headline.isEmpty();
    m_icon->setVisible(failure);
    m_headline->setVisible(failure);
    m_headline->setText(headline);
    if (failure) {
        m_icon->setPixmap(pixmap(Symbol::Broken, style::colours().broken, style::grid(this, 8), devicePixelRatioF()));
    }
    QPalette palette = this->palette();
    palette.setColor(QPalette::WindowText, failure ? style::colours().broken : palette.color(QPalette::PlaceholderText));
    m_headline->setPalette(palette);
    m_text->setPalette(palette);
    m_text->setAlignment(Qt::AlignCenter);
    setErrorText(m_text, text, hasMark);
    setCurrentWidget(m_page);
}

}  // namespace tensordesk
