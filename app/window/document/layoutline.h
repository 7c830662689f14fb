// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/document/documentcontroller.h"

#include <QLabel>

namespace tensordesk {

/// The line above the tree that describes how a file is read, with links to see it as stored or by its layout, and to change that.
/// Hidden for files without layout.
class LayoutLine final : public QLabel {
    Q_OBJECT

public:
    /// REQUIRES: `document` outlives this object.
    explicit LayoutLine(DocumentController& document, QWidget* parent = nullptr);

    /// Lets the user define how the file is read.
    void change();

Q_SIGNALS:
    /// The user wants to see the file with these options.
    void chosen(const ReadAs& shownAs);

private:
    void refresh();

    DocumentController& m_document;
};

}  // namespace tensordesk
