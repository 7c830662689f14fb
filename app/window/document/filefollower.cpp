// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document/filefollower.h"

#include "app/window/document/documentcontroller.h"

namespace tensordesk {

FileFollower::FileFollower(DocumentController& document, QObject* parent) : QObject(parent), m_document(document)
{
    constexpr int kLookEveryMs = 1000;  // a few stat calls each
    m_timer.setInterval(kLookEveryMs);
    connect(&m_timer, &QTimer::timeout, &document, &DocumentController::checkDisk);
    connect(&document, &DocumentController::changedOnDisk, this, &FileFollower::follow);
}

void FileFollower::setFollowing(bool following)
{
    following ? m_timer.start() : m_timer.stop();
    if (following) {
        m_document.checkDisk();
    }
}

void FileFollower::follow()
{
    if (isFollowing() && !m_document.isModified()) {
        m_document.reload();
    } else {
        Q_EMIT leftBehind();
    }
}

}  // namespace tensordesk
