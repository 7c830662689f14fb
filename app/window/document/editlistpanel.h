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

/// The edits of the document in front as Python statements, oldest first. A click on one goes back, or on, to the
/// state after it. They can be taken along as a Python program or as a `tensordesk edit` command.
class EditListPanel final : public QWidget {
    Q_OBJECT

public:
    explicit EditListPanel(QWidget* parent = nullptr);

    /// Null: no document. The panel lets go of it before it dies.
    void setDocument(DocumentController* document);
    /// What can be done may have changed.
    void updateState();

    [[nodiscard]] QString asPython() const;
    [[nodiscard]] QString asCommand() const;

    /// Writes the program, or says by failed() why it cannot.
    void savePython(const QString& path);

Q_SIGNALS:
    void failed(const tensordesk::Notice& message);
    /// Something that need not stay.
    void told(const QString& text, int milliseconds);

private:
    void copy(const QString& text);
    void chooseFile();

    QPointer<DocumentController> m_document;
    HistoryModel* m_history;
    QListView* m_list;
    bool m_isShowing = false;  ///< the list is brought to where the document is
    QToolButton* m_copyPython;
    QToolButton* m_copyCommand;
    QToolButton* m_save;
};

}  // namespace tensordesk
