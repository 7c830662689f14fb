// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace tensordesk {

class DocumentController;
class MessageBar;

/// Tells a person what happened to the document without their doing, and what can be done about it: edits of an earlier
/// session, another program's changes, an interrupted save.
class DocumentMessages final : public QObject {
    Q_OBJECT

public:
    /// Both outlive this.
    DocumentMessages(DocumentController& document, MessageBar& bar, QObject* parent = nullptr);

    /// The document was opened or read anew: tells of an interrupted save, if there was one.
    void reportInterrupted();
    /// That another program changed it.
    void reportChange();

private:
    [[nodiscard]] QString changeText() const;
    void reportRestored(int count);
    void reportLeft(const QString& what, const QString& log);

    DocumentController& m_document;
    MessageBar& m_bar;
};

}  // namespace tensordesk
