// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/messagelog.h"

#include "views/style/icons.h"
#include "views/style/style.h"
#include "views/text/format.h"
#include "views/widgets/contentstack.h"
#include "views/widgets/rowdelegate.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLocale>
#include <QTime>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace tensordesk {

namespace {

constexpr int kMostMessages = 10'000;  // the oldest go

enum LogColumn { TimeColumn, DocumentColumn, TextColumn };

}  // namespace

MessageLog::MessageLog(QWidget* parent) : QWidget(parent), m_list(new QTreeWidget(this)), m_stack(new ContentStack(m_list, this))
{
    m_list->setHeaderLabels({tr("Time"), tr("Document"), tr("Message")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setItemDelegate(new RowDelegate(m_list));
    m_list->setAccessibleName(tr("Messages"));
    m_list->header()->setAccessibleName(tr("Columns of the messages"));
    m_list->header()->setStretchLastSection(true);

    auto* copy = new QToolButton(this);
    copy->setIcon(icon(Symbol::Copy));
    copy->setText(tr("Copy all"));
    copy->setToolTip(tr("Copy all messages as text"));
    auto* clear = new QToolButton(this);
    clear->setIcon(icon(Symbol::Close));
    clear->setText(tr("Clear"));
    clear->setToolTip(tr("Forget these messages"));
    auto* buttons = new QHBoxLayout;
    for (QToolButton* button : {copy, clear}) {
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setAutoRaise(true);
        buttons->addWidget(button);
    }
    buttons->addStretch();
    connect(copy, &QToolButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(text()); });
    connect(clear, &QToolButton::clicked, this, [this] {
        m_list->clear();
        showState();
    });
    m_buttons = {copy, clear};
    showState();

    auto* layout = new QVBoxLayout(this);
    const int unit = style::grid(this);
    layout->setContentsMargins(unit, unit, unit, unit);
    layout->setSpacing(unit);
    layout->addLayout(buttons);
    layout->addWidget(m_stack, 1);
}

void MessageLog::add(const Notice& notice, const QString& document)
{
    if (m_list->topLevelItemCount() >= kMostMessages) {
        delete m_list->takeTopLevelItem(0);
    }
    QString line = format::elided(notice.text());
    if (!notice.advice.isEmpty()) {
        line += QLatin1Char(' ') + format::elided(notice.advice);
    }
    auto* item = new QTreeWidgetItem(
        {QLocale().toString(QTime::currentTime(), QStringLiteral("HH:mm:ss")), document, line.simplified()});
    item->setIcon(TimeColumn, icon(notice.severity == Notice::Severity::Info ? Symbol::Info : Symbol::Warning));
    item->setToolTip(TextColumn, line);
    m_list->addTopLevelItem(item);
    m_list->resizeColumnToContents(DocumentColumn);
    m_list->scrollToItem(item);
    showState();
}

void MessageLog::showState()
{
    const bool any = m_list->topLevelItemCount() > 0;
    for (QToolButton* const button : m_buttons) {
        button->setEnabled(any);
    }
    if (any) {
        m_stack->showContent();
    } else {
        m_stack->showHint(tr("No messages so far. Messages and errors are kept here."));
    }
}

QString MessageLog::text() const
{
    QStringList lines;
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        const QTreeWidgetItem* item = m_list->topLevelItem(row);
        lines << QStringList{item->text(TimeColumn), item->text(DocumentColumn), item->text(TextColumn)}.join(QLatin1Char('\t'));
    }
    return lines.join(QLatin1Char('\n'));
}

}  // namespace tensordesk
