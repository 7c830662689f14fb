// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace tensordesk {

class DocumentController;
class Error;
class MessageBar;

/// Reports events of the document that the user did not cause, with possible actions: edits of an earlier session, another
/// program's changes, a lost connection, an interrupted save.
class DocumentMessages final : public QObject {
    Q_OBJECT

public:
    /// REQUIRES: both outlive this object.
    DocumentMessages(DocumentController& document, MessageBar& bar, QObject* parent = nullptr);

    /// Call this after the document was opened: reports an interrupted save, if there was one.
    void reportInterrupted();
    /// Reports that another program changed it.
    void reportChange();
    /// Reports that the connection to its machine is gone, and offers to connect again.
    void reportLoss(const Error& error);

private:
    [[nodiscard]] QString changeHeadline() const;
    [[nodiscard]] QString lossHeadline() const;
    void reportRestored(int count);
    void reportLeft(int count, const QString& reason, const QString& log);

    DocumentController& m_document;
    MessageBar& m_bar;
};

}  // namespace tensordesk
