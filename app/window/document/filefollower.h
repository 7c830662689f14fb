// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

namespace tensordesk {

class DocumentController;

/// Reloads the file of a document when another program changed it, if the user enabled following and there are no unsaved edits.
/// Otherwise emits leftBehind(). Checks a file on another machine in any case, so that a lost connection is noticed.
class FileFollower final : public QObject {
    Q_OBJECT

public:
    /// REQUIRES: `document` outlives this object.
    explicit FileFollower(DocumentController& document, QObject* parent = nullptr);

    [[nodiscard]] bool isFollowing() const noexcept { return m_isFollowing; }
    void setFollowing(bool following);

Q_SIGNALS:
    /// Another program changed the file, and it is not reloaded automatically.
    void leftBehind();

private:
    void follow();
    void startOrStop();

    DocumentController& m_document;
    QTimer m_timer;
    bool m_isFollowing = false;
    bool m_hasTold = false;  ///< that the document is left behind; the timer would say it each second
};

}  // namespace tensordesk
