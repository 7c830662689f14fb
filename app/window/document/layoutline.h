// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/document/documentcontroller.h"

#include <QLabel>

namespace tensordesk {

/// The line above the tree that names the layout by which a file is read, with links to show the file as stored or by its layout,
/// and to choose another layout. Hidden for files without layout.
class LayoutLine final : public QLabel {
    Q_OBJECT

public:
    /// REQUIRES: `document` outlives this object.
    explicit LayoutLine(DocumentController& document, QWidget* parent = nullptr);

    /// Opens the dialog *Read as…*, and emits chosen() if the user accepts it.
    void change();

Q_SIGNALS:
    /// The user wants to see the file with these options.
    void chosen(const ReadAs& shownAs);

private:
    void refresh();

    DocumentController& m_document;
};

}  // namespace tensordesk
