// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/editing/documentediting.h"

#include "app/window/dialogs/deriveddialog.h"
#include "app/window/dialogs/editdialog.h"
#include "app/window/document/documentcontroller.h"
#include "app/window/editing/keyedits.h"
#include "views/expression/expressionbar.h"
#include "views/jobs/joblist.h"
#include "views/widgets/dialogs.h"

namespace tensordesk {

DocumentEditing::DocumentEditing(const Dependencies& dependencies) : QObject(&dependencies.pane), m_dependencies(dependencies) { }

void DocumentEditing::runStatements()
{
    // Empty at first: no error before the user typed.
    propose({tr("Run statements"), {}});
}

void DocumentEditing::edit(const EditProposal& proposal)
{
    if (proposal.open.isEmpty()) {
        m_dependencies.document.execute(proposal.statements);
    } else {
        propose(proposal);
    }
}

void DocumentEditing::propose(const EditProposal& proposal)
{
    auto* const dialog = new EditDialog(*m_dependencies.document.storedTd(), proposal, &m_dependencies.pane);
    m_dependencies.jobs.watch(dialog->job());
    dialogs::open(dialog, [this, dialog] { m_dependencies.document.execute(dialog->statements()); });
}

void DocumentEditing::deriveKeys()
{
    if (!m_dependencies.document.storedTd()) {
        return;
    }
    auto* const dialog = new DerivedDialog(*m_dependencies.document.storedTd(), m_dependencies.document.derivedText(),
                                           &m_dependencies.pane);
    m_dependencies.jobs.watch(dialog->job());
    dialogs::open(dialog, [this, dialog] { m_dependencies.document.derive(dialog->text()); });
}

bool DocumentEditing::canEditKeys() const
{
    return m_dependencies.document.isEditable() && m_dependencies.expression.applied().isEmpty();
}

const ShownEntry* DocumentEditing::editableKey() const
{
    // The statements that edit keys name none of a single member.
    const auto& shown = m_dependencies.shown;
    const auto& td = m_dependencies.document.storedTd();
    const bool isKey = shown && !shown->path.empty() && !shown->path.leadsThroughMember() && td && td->contains(shown->path);
    return canEditKeys() && isKey ? &*shown : nullptr;
}

void DocumentEditing::derive(const QString& name, const QString& expression)
{
    const QString before = m_dependencies.document.derivedText();
    const QString line = name + QStringLiteral(" = ") + expression;
    m_dependencies.document.derive(before.isEmpty() ? line : before + QLatin1Char('\n') + line);
}

void DocumentEditing::addKey()
{
    if (canEditKeys()) {
        const TensorDict& td = *m_dependencies.document.storedTd();
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
