// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document/documentediting.h"

#include "app/window/dialogs/deriveddialog.h"
#include "app/window/dialogs/editdialog.h"
#include "app/window/document/documentcontroller.h"
#include "app/window/document/keyedits.h"
#include "views/expression/expressionbar.h"
#include "views/jobs/joblist.h"
#include "views/widgets/dialogs.h"

namespace tensordesk {

DocumentEditing::DocumentEditing(const Around& around) : QObject(&around.pane), m_around(around) { }

void DocumentEditing::runStatements()
{
    // Nothing to begin with: what a person has not typed cannot be wrong.
    propose({tr("Run statements"), {}});
}

void DocumentEditing::edit(const EditProposal& proposal)
{
    if (proposal.open.isEmpty()) {
        m_around.document.execute(proposal.statements);
    } else {
        propose(proposal);
    }
}

void DocumentEditing::propose(const EditProposal& proposal)
{
    auto* const dialog = new EditDialog(*m_around.document.storedTd(), proposal, &m_around.pane);
    m_around.jobs.watch(dialog->job());
    dialogs::open(dialog, [this, dialog] { m_around.document.execute(dialog->statements()); });
}

void DocumentEditing::deriveKeys()
{
    if (!m_around.document.storedTd()) {
        return;
    }
    auto* const dialog = new DerivedDialog(*m_around.document.storedTd(), m_around.document.derivedText(), &m_around.pane);
    m_around.jobs.watch(dialog->job());
    dialogs::open(dialog, [this, dialog] { m_around.document.derive(dialog->text()); });
}

bool DocumentEditing::canEditKeys() const
{
    return m_around.document.isEditable() && m_around.expression.applied().isEmpty();
}

const ShownEntry* DocumentEditing::editableKey() const
{
    // The statements that edit keys name none of a single member.
    const auto& shown = m_around.shown;
    const auto& td = m_around.document.storedTd();
    const bool isKey = shown && !shown->path.empty() && !shown->path.leadsThroughMember() && td && td->contains(shown->path);
    return canEditKeys() && isKey ? &*shown : nullptr;
}

void DocumentEditing::addKey()
{
    if (canEditKeys()) {
        const TensorDict& td = *m_around.document.storedTd();
        const ShownEntry* entry = editableKey();
        edit(keyedits::add(entry ? *entry : ShownEntry{{}, td}, td));
    }
}

void DocumentEditing::duplicateKey()
{
    if (const ShownEntry* entry = editableKey()) {
        edit(keyedits::duplicate(*entry));
    }
}

void DocumentEditing::renameKey()
{
    if (const ShownEntry* entry = editableKey()) {
        edit(keyedits::rename(*entry));
    }
}

void DocumentEditing::deleteKey()
{
    if (const ShownEntry* entry = editableKey()) {
        edit(keyedits::erase(*entry));
    }
}

void DocumentEditing::computeKey()
{
    const ShownEntry* entry = editableKey();
    if (entry && (std::holds_alternative<Leaf>(entry->entry) || std::holds_alternative<NonTensor>(entry->entry))) {
        edit(keyedits::compute(*entry));
    }
}

}  // namespace tensordesk
