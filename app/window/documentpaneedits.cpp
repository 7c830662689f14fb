// SPDX-License-Identifier: GPL-3.0-or-later
// What a person can edit of a document by statements.
#include "expression/expressionbar.h"
#include "jobs/joblist.h"
#include "window/documentpane.h"
#include "window/editdialog.h"
#include "window/keyedits.h"

namespace tensordesk {

void DocumentPane::runStatements()
{
    // Nothing to begin with: what a person has not typed cannot be wrong.
    propose({tr("Run statements"), {}});
}

void DocumentPane::edit(const EditProposal& proposal)
{
    if (proposal.open.isEmpty()) {
        m_document.execute(proposal.statements);
    } else {
        propose(proposal);
    }
}

void DocumentPane::propose(const EditProposal& proposal)
{
    EditDialog dialog(*m_document.td(), proposal, this);
    m_jobs.watch(dialog.job());
    if (dialog.exec() == QDialog::Accepted) {
        m_document.execute(dialog.statements());
    }
}

bool DocumentPane::canEditKeys() const
{
    return m_document.isEditable() && m_expression->applied().isEmpty();
}

const ShownEntry* DocumentPane::editableKey() const
{
    // Below the members of a lazy stack a path has positions for keys.
    const bool isKey = m_shown && !m_shown->path.empty() && m_document.td() && m_document.td()->contains(m_shown->path);
    return canEditKeys() && isKey ? &*m_shown : nullptr;
}

void DocumentPane::addKey()
{
    if (canEditKeys()) {
        const ShownEntry* entry = editableKey();
        edit(keyedits::add(entry ? *entry : ShownEntry{{}, *m_document.td()}, *m_document.td()));
    }
}

void DocumentPane::duplicateKey()
{
    if (const ShownEntry* entry = editableKey()) {
        edit(keyedits::duplicate(*entry));
    }
}

void DocumentPane::renameKey()
{
    if (const ShownEntry* entry = editableKey()) {
        edit(keyedits::rename(*entry));
    }
}

void DocumentPane::deleteKey()
{
    if (const ShownEntry* entry = editableKey()) {
        edit(keyedits::erase(*entry));
    }
}

void DocumentPane::computeKey()
{
    const ShownEntry* entry = editableKey();
    if (entry && (std::holds_alternative<Leaf>(entry->entry) || std::holds_alternative<NonTensor>(entry->entry))) {
        edit(keyedits::compute(*entry));
    }
}

}  // namespace tensordesk
