// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/messages/notice.h"

#include <QPointer>
#include <QWidget>

class QListView;
class QToolButton;

namespace tensordesk {

class DocumentController;
class HistoryModel;

/// The edits of the current document as Python statements, oldest first. A click on one changes to the state after it. They can be
/// exported as a Python program or as a `tensordesk edit` command.
class EditListPanel final : public QWidget {
    Q_OBJECT

public:
    explicit EditListPanel(QWidget* parent = nullptr);

    /// Null: no document. REQUIRES: set to null before the document is destroyed.
    void setDocument(DocumentController* document);
    /// Shows the document's edits again, and enables the actions that apply. Call it when its history changed.
    void updateState();

    [[nodiscard]] QString asPython() const;
    [[nodiscard]] QString asCommand() const;

    /// Writes the program, or emits failed() with the reason.
    void savePython(const QString& path);

Q_SIGNALS:
    void failed(const tensordesk::Notice& message);
    /// A transient message.
    void told(const QString& text, int milliseconds);

private:
    void copy(const QString& text);
    void chooseFile();

    QPointer<DocumentController> m_document;
    HistoryModel* m_history;
    QListView* m_list;
    bool m_isShowing = false;  ///< the list is being synchronized with the document
    QToolButton* m_copyPython;
    QToolButton* m_copyCommand;
    QToolButton* m_save;
};

}  // namespace tensordesk
