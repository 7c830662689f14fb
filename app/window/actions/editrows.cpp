// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/actions/rowparts.h"
#include "app/window/editing/documentediting.h"

namespace tensordesk {

namespace {

using namespace rowparts;

ActionRun onEditing(void (DocumentEditing::*what)())
{
    return onPane([what](DocumentPane& pane) { (pane.editing().*what)(); });
}

bool canUndo(DocumentPane& pane)
{
    return !pane.document().isBusy() && pane.document().canUndo();
}

bool canRedo(DocumentPane& pane)
{
    return !pane.document().isBusy() && pane.document().canRedo();
}

bool isEditable(DocumentPane& pane)
{
    return pane.document().isEditable();
}

bool canEditKeys(DocumentPane& pane)
{
    return pane.editing().canEditKeys();
}

const ShownEntry* editableKey(DocumentPane& pane)
{
    return pane.editing().editableKey();
}

bool isReadableKey(DocumentPane& pane)
{
    const ShownEntry* const key = editableKey(pane);
    return key != nullptr && !std::holds_alternative<Broken>(key->entry);
}

bool isValue(DocumentPane& pane)
{
    return isReadableKey(pane) && !std::holds_alternative<TensorDict>(editableKey(pane)->entry);
}

}  // namespace

std::vector<ActionRow> editRows()
{
    return {
        {.id = "undo",
         .menu = Menu::Edit,
         .text = Actions::tr("&Undo"),
         .tip = Actions::tr("Undo the last edit"),
         .icon = Symbol::Undo,
         .keys = {QKeySequence::Undo},
         .toolBar = 12,
         .run = onPane([](DocumentPane& pane) { pane.document().undo(); }),
         .isEnabled = when(canUndo),
         .textNow =
             [](const MainWindow& window) {
                 return when(canUndo)(window) ? Actions::tr("&Undo %1").arg(window.current()->document().undoText())
                                              : Actions::tr("&Undo");
             }},
        {.id = "redo",
         .menu = Menu::Edit,
         .text = Actions::tr("&Redo"),
         .tip = Actions::tr("Do the undone edit again"),
         .icon = Symbol::Redo,
         .keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_Z},
         .toolBar = 13,
         .run = onPane([](DocumentPane& pane) { pane.document().redo(); }),
         .isEnabled = when(canRedo),
         .textNow =
             [](const MainWindow& window) {
                 return when(canRedo)(window) ? Actions::tr("&Redo %1").arg(window.current()->document().redoText())
                                              : Actions::tr("&Redo");
             }},
        {.id = "editMode",
         .menu = Menu::Edit,
         .text = Actions::tr("&Edit values"),
         .tip = Actions::tr("Let values be edited; the file changes only when saved"),
         .icon = Symbol::Edit,
         .keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_E},
         .begins = true,
         .toolBar = 11,
         .hasToolText = true,
         .isCheckable = true,
         .run = onPane(&DocumentPane::setEditable),
         .isEnabled = hasDocument,
         .isChecked = when(isEditable)},
        {.id = "discard",
         .menu = Menu::Edit,
         .text = Actions::tr("&Discard edits"),
         .tip = Actions::tr("Discard all unsaved edits"),
         .run = onPane([](DocumentPane& pane) { pane.document().discard(); }),
         .isEnabled = when(canSave)},
        {.id = "runStatements",
         .menu = Menu::Edit,
         .text = Actions::tr("R&un statements…"),
         .tip = Actions::tr("Edit with Python statements, with a preview of the changes"),
         .icon = Symbol::Edit,
         .keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_L},
         .begins = true,
         .run = onEditing(&DocumentEditing::runStatements),
         .isEnabled = when(isEditable)},
        {.id = "deriveKeys",
         .menu = Menu::Edit,
         .text = Actions::tr("Derived &keys…"),
         .tip = Actions::tr("Define keys by expressions, which are computed when they are shown"),
         .keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_K},
         .isInTree = true,
         .run = onEditing(&DocumentEditing::deriveKeys),
         .isEnabled = hasDocument},
        {.id = "addKey",
         .menu = Menu::Edit,
         .text = Actions::tr("&Add a key…"),
         .tip = Actions::tr("Add a leaf to this level"),
         .keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_N},
         .isInTree = true,
         .run = onEditing(&DocumentEditing::addKey),
         .isEnabled = when(canEditKeys)},
        {.id = "duplicateKey",
         .menu = Menu::Edit,
         .text = Actions::tr("Du&plicate…"),
         .tip = Actions::tr("Add a copy of the entry under another key"),
         .isInTree = true,
         .run = onEditing(&DocumentEditing::duplicateKey),
         .isEnabled = when(isReadableKey)},
        // Elsewhere F2 and Del edit a cell or a text.
        {.id = "renameKey",
         .menu = Menu::Edit,
         .text = Actions::tr("Rena&me or move…"),
         .tip = Actions::tr("Rename or move the entry"),
         .keys = {Qt::Key_F2},
         .context = Qt::WidgetShortcut,
         .isInTree = true,
         .run = onEditing(&DocumentEditing::renameKey),
         .isEnabled = when(editableKey)},
        {.id = "deleteKey",
         .menu = Menu::Edit,
         .text = Actions::tr("De&lete"),
         .tip = Actions::tr("Delete the entry and all below it"),
         .keys = {QKeySequence::Delete},
         .context = Qt::WidgetShortcut,
         .isInTree = true,
         .run = onEditing(&DocumentEditing::deleteKey),
         .isEnabled = when(editableKey)},
        {.id = "computeKey",
         .menu = Menu::Edit,
         .text = Actions::tr("C&hange values…"),
         .tip = Actions::tr("Recompute the values of the entry, or type its value"),
         .isInTree = true,
         .run = onEditing(&DocumentEditing::computeKey),
         .isEnabled = when(isValue)},
        {.id = "batchDims",
         .menu = Menu::Edit,
         .text = Actions::tr("&Batch dims…"),
         .tip = Actions::tr("Try other batch sizes and names: what each level would become"),
         .icon = Symbol::Shapes,
         .keys = {Qt::CTRL | Qt::Key_B},
         .run = onPane(&DocumentPane::tryBatchDims),
         .isEnabled = hasDocument},
        {.id = "copy",
         .menu = Menu::Edit,
         .text = Actions::tr("&Copy"),
         .tip = Actions::tr("Copy the selected or shown values"),
         .icon = Symbol::Copy,
         .keys = {QKeySequence::Copy},
         .begins = true,
         .run = onData(&DataPane::copy),
         .isEnabled = hasDocument},
        {.id = "copyPicture",
         .menu = Menu::Edit,
         .text = Actions::tr("Copy p&icture"),
         .tip = Actions::tr("Copy the view as a picture"),
         .keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_C},
         .run = onData(&DataPane::copyPicture),
         .isEnabled = hasDocument},
        {.id = "settings",
         .menu = Menu::Edit,
         .text = Actions::tr("Se&ttings…"),
         .tip = Actions::tr("Choose theme, language, numbers, colours, columns and memory"),
         .icon = Symbol::Settings,
         .keys = {Qt::CTRL | Qt::Key_Comma},
         .begins = true,
         .role = QAction::PreferencesRole,
         .run = inWindow(&MainWindow::showSettings)},
    };
}

}  // namespace tensordesk
