// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/welcomepage.h"

#include "app/window/actions/actionname.h"
#include "app/window/actions/actions.h"
#include "app/window/session/filepaths.h"
#include "app/window/session/recentfiles.h"
#include "views/style/icons.h"
#include "views/style/style.h"
#include "views/text/filename.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace tensordesk {

WelcomePage::WelcomePage(const Actions& actions, RecentFiles& recent, QWidget* parent)
    : QWidget(parent), m_recent(recent), m_recentTitle(new QLabel(tr("Opened last"), this)), m_recentList(new QVBoxLayout)
{
    setObjectName(QStringLiteral("welcome"));
    const int unit = style::grid(this);
    auto* picture = new QLabel(this);
    picture->setPixmap(programIcon().pixmap(QSize(16 * unit, 16 * unit)));
    auto* title = new QLabel(tr("Open a saved tensordict"), this);
    QFont large = title->font();
    large.setPointSizeF(large.pointSizeF() * 1.6);
    title->setFont(large);
    auto* text = new QLabel(tr("A rollout, a replay buffer, a checkpoint, episodes: what tensordict, torchrl, torch, "
                               "numpy, zarr or Minari saved. Drop it here, or choose it."),
                            this);
    text->setWordWrap(true);
    text->setMinimumWidth(style::grid(this, 120));
    text->setMinimumHeight(text->heightForWidth(text->minimumWidth()));  // which nested layouts do not ask for

    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(2 * unit);
    for (QAction* action : {&actions["openFile"], &actions["openFolder"], &actions["openSample"], &actions["tour"]}) {
        auto* button = new QPushButton(action->icon(), action->text(), this);
        button->setToolTip(action->toolTip());
        button->setAccessibleName(actionName(action->text()));
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
        buttons->addWidget(button);
    }
    buttons->addStretch();

    QFont bold = m_recentTitle->font();
    bold.setBold(true);
    m_recentTitle->setFont(bold);
    m_recentList->setSpacing(0);

    auto* column = new QVBoxLayout;
    column->setSpacing(4 * unit);
    column->addStretch(2);
    column->addWidget(picture);
    column->addWidget(title);
    column->addWidget(text);
    column->addLayout(buttons);
    column->addSpacing(2 * unit);
    column->addWidget(m_recentTitle);
    column->addLayout(m_recentList);
    column->addStretch(3);

    auto* centred = new QHBoxLayout(this);
    centred->addStretch(1);
    centred->addLayout(column, 4);
    centred->addStretch(1);
    listRecent();
    connect(&m_recent, &RecentFiles::changed, this, &WelcomePage::listRecent, Qt::QueuedConnection);
}

void WelcomePage::showEvent(QShowEvent* event)
{
    listRecent();  // files may have gone meanwhile
    QWidget::showEvent(event);
}

void WelcomePage::listRecent()
{
    while (QLayoutItem* item = m_recentList->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    m_recentTitle->hide();
    for (const QString& path : m_recent.paths()) {
        const QFileInfo info(path);
        if (!mayBeOpened(path)) {
            continue;
        }
        m_recentTitle->show();
        auto* button = new QToolButton(this);
        button->setAutoRaise(true);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setIcon(icon(info.isDir() ? Symbol::OpenFolder : Symbol::Open));
        const QString shown = tr("%1  —  %2").arg(format::fileName(path), QDir::toNativeSeparators(folderOf(path)));
        button->setText(fontMetrics().elidedText(shown, Qt::ElideMiddle, style::grid(this, 150)));
        button->setToolTip(format::filePath(path));
        button->setAccessibleName(tr("Open %1").arg(path));
        connect(button, &QToolButton::clicked, this, [this, path] { Q_EMIT m_recent.chosen(path); });
        m_recentList->addWidget(button);
    }
}

}  // namespace tensordesk
