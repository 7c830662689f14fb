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

/// Edits of a document by statements: any statements, and edits of tree entries by key.
class DocumentEditing final : public QObject {
    Q_OBJECT

public:
    /// The required objects; all outlive this one. `shown`: the selected entry; `pane`: the parent of dialogs.
    struct Dependencies {
        DocumentController& document;
        const ExpressionBar& expression;
        const std::optional<ShownEntry>& shown;
        JobList& jobs;
        QWidget& pane;
    };
    explicit DocumentEditing(const Dependencies& dependencies);

    /// True if keys can be edited: in edit mode, with the whole tensordict in the tree.
    [[nodiscard]] bool canEditKeys() const;
    /// Returns the selected entry, if its key can be edited.
    [[nodiscard]] const ShownEntry* editableKey() const;

    /// Opens the dialog for edits by Python statements.
    void runStatements();
    /// Lets the user complete and apply an edit; applies one at once if it is complete.
    void edit(const EditProposal& proposal);
    /// Lets the user inspect, change and apply an edit.
    void propose(const EditProposal& proposal);
    /// Opens the dialog for derived keys: expressions that are computed on access, and stored only by an export.
    void deriveKeys();
    /// Adds a derived key of the root.
    void derive(const QString& name, const QString& expression);
    // Each does nothing without such a key, because a shortcut may come late.
    void addKey();
    void duplicateKey();
    void renameKey();
    void deleteKey();
    void computeKey();

private:
    Dependencies m_dependencies;
};

}  // namespace tensordesk
