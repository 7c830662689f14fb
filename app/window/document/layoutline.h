// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace tensordesk {

class DocumentController;

/// The line above the tree that says how a file is read, with a link to see it as stored or by its layout. Hidden for files that have
/// no layout.
class LayoutLine final : public QLabel {
    Q_OBJECT

public:
    /// `document` outlives this.
    explicit LayoutLine(DocumentController& document, QWidget* parent = nullptr);

Q_SIGNALS:
    /// The user asked for the file as stored, or by its layout.
    void asStoredChosen(bool asStored);

private:
    void refresh();

    DocumentController& m_document;
};

}  // namespace tensordesk
