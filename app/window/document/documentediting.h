// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/editproposal.h"
#include "views/common/shownentry.h"

#include <QObject>

#include <optional>

class QWidget;

namespace tensordesk {

class DocumentController;
class ExpressionBar;
class JobList;

/// What a person can edit of a document by statements: any of them, and entries of the tree by their keys.
class DocumentEditing final : public QObject {
    Q_OBJECT

public:
    /// What it leans on; all outlive this. `shown` is the selected entry, `pane` what dialogs open over.
    struct Around {
        DocumentController& document;
        const ExpressionBar& expression;
        const std::optional<ShownEntry>& shown;
        JobList& jobs;
        QWidget& pane;
    };
    explicit DocumentEditing(const Around& around);

    /// True if keys can be edited: in edit mode, with the whole tensordict in the tree.
    [[nodiscard]] bool canEditKeys() const;
    /// The selected entry, if its key can be edited.
    [[nodiscard]] const ShownEntry* editableKey() const;

    void runStatements();
    /// Lets a person complete and apply an edit; one where nothing is open is made at once.
    void edit(const EditProposal& proposal);
    /// Lets a person look at it, change it and apply it.
    void propose(const EditProposal& proposal);
    /// Lets a person say which keys expressions define.
    void deriveKeys();
    // Each does nothing where there is no such key: a shortcut may come late.
    void addKey();
    void duplicateKey();
    void renameKey();
    void deleteKey();
    void computeKey();

private:
    Around m_around;
};

}  // namespace tensordesk
