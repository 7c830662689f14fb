// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

namespace tensordesk {

class DocumentController;

/// Reads the file of a document anew whenever another program changed it, if a person wants that and there are no unsaved
/// edits; else tells of the change.
class FileFollower final : public QObject {
    Q_OBJECT

public:
    /// `document` outlives this.
    explicit FileFollower(DocumentController& document, QObject* parent = nullptr);

    [[nodiscard]] bool isFollowing() const { return m_timer.isActive(); }
    void setFollowing(bool following);

Q_SIGNALS:
    /// Another program changed the file, and it is not read anew by itself.
    void leftBehind();

private:
    void follow();

    DocumentController& m_document;
    QTimer m_timer;
};

}  // namespace tensordesk
