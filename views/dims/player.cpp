// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dims/player.h"

#include "views/style/icons.h"

#include <QActionGroup>
#include <QKeyEvent>
#include <QMenu>
#include <QToolButton>

namespace tensordesk {

Player::Player(QObject* parent) : QObject(parent)
{
    m_timer.setTimerType(Qt::PreciseTimer);
    setFramesPerSecond(m_frames);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (!m_isBusy || !m_isBusy()) {
            Q_EMIT due();
        }
    });
}

void Player::setFramesPerSecond(int frames)
{
    m_frames = frames;
    m_timer.setInterval(1000 / frames);
}

QMenu* Player::createMenu(QWidget* parent)
{
    auto* const menu = new QMenu(parent);
    auto* const speeds = new QActionGroup(menu);
    for (const int frames : {1, 2, 5, 10, 20, 30, 60}) {
        QAction* const action = menu->addAction(tr("%n frames a second", nullptr, frames));
        action->setCheckable(true);
        action->setChecked(frames == m_frames);
        speeds->addAction(action);
        connect(action, &QAction::triggered, this, [this, frames] { setFramesPerSecond(frames); });
    }
    menu->addSeparator();
    QAction* const loop = menu->addAction(tr("Start again at the end"));
    loop->setCheckable(true);
    loop->setChecked(m_looping);
    connect(loop, &QAction::toggled, this, &Player::setLooping);
    return menu;
}

void Player::showOn(QToolButton& button, bool isPlaying)
{
    button.setIcon(icon(isPlaying ? Symbol::Pause : Symbol::Play));
    button.setToolTip(isPlaying ? tr("Pause (Space)") : tr("Show index after index (Space)"));
    button.setAccessibleName(isPlaying ? tr("Pause") : tr("Play"));
}

std::optional<int64_t> Player::stepOf(const QKeyEvent& event)
{
    // With Shift, layouts send the character above the key.
    const int64_t by = event.modifiers() & Qt::ShiftModifier ? 10 : 1;
    switch (event.key()) {
    case Qt::Key_Comma:
    case Qt::Key_Less:
    case Qt::Key_Semicolon: return -by;
    case Qt::Key_Period:
    case Qt::Key_Greater:
    case Qt::Key_Colon: return by;
    default: return std::nullopt;
    }
}

}  // namespace tensordesk
