// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document/filefollower.h"

#include "app/window/document/documentcontroller.h"
#include "model/storage/places.h"

#include <utility>

namespace tensordesk {

FileFollower::FileFollower(DocumentController& document, QObject* parent) : QObject(parent), m_document(document)
{
    connect(&m_timer, &QTimer::timeout, &document, &DocumentController::checkDisk);
    connect(&document, &DocumentController::changedOnDisk, this, &FileFollower::follow);
    connect(&document, &DocumentController::opened, this, &FileFollower::startOrStop);
    connect(&document, &DocumentController::readAnew, this, [this] { m_hasTold = false; });
}

void FileFollower::setFollowing(bool following)
{
    m_isFollowing = following;
    startOrStop();
    if (following) {
        m_document.checkDisk();
    }
}

void FileFollower::startOrStop()
{
    constexpr int kFollowingMs = 1000, kConnectedMs = 5000;  // a few stat calls each, or a round trip
    if (isFollowing() || isElsewhere(m_document.path().toStdString())) {
        m_timer.start(isFollowing() ? kFollowingMs : kConnectedMs);
    } else {
        m_timer.stop();
    }
}

void FileFollower::follow()
{
    if (isFollowing() && !m_document.isModified()) {
        m_document.reload();
    } else if (!m_timer.isActive() || !std::exchange(m_hasTold, true)) {
        Q_EMIT leftBehind();
    }
}

}  // namespace tensordesk
