// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/document/documentcontroller.h"

#include <QLabel>

namespace tensordesk {

/// The line above the tree that says how a file is read, with links to see it as stored or by its layout, and to change that. Hidden for
/// files that have no layout.
class LayoutLine final : public QLabel {
    Q_OBJECT

public:
    /// `document` outlives this.
    explicit LayoutLine(DocumentController& document, QWidget* parent = nullptr);

    /// Asks the person how the file is read.
    void change();

Q_SIGNALS:
    /// The user wants to see the file so.
    void chosen(const ShownAs& shownAs);

private:
    void refresh();

    DocumentController& m_document;
};

}  // namespace tensordesk
