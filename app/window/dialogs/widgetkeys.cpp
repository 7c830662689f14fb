// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/widgetkeys.h"

#include <QCoreApplication>
#include <QKeySequence>

namespace tensordesk {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(tensordesk::WidgetKeys)
};

/// As the system calls them, one behind the other.
QString keys(const QList<QKeySequence>& all)
{
    return QKeySequence::listToString(all, QKeySequence::NativeText);
}

}  // namespace

std::vector<ShortcutsDialog::Group> keysOfWidgets()
{
    return {
        {Texts::tr("While typing an expression"),
         {{Texts::tr("Complete a key or a method"), keys({Qt::Key_Tab})},
          {Texts::tr("Show the result"), keys({Qt::Key_Return})},
          {Texts::tr("Back to the whole tensordict"), keys({Qt::Key_Escape})},
          {Texts::tr("Earlier and later expressions"), keys({Qt::Key_Up, Qt::Key_Down})}}},
        {Texts::tr("On a dim in the strip"),
         {{Texts::tr("Open its panel"), keys({Qt::Key_Return})},
          {Texts::tr("One index on or back, with Shift ten"), keys({Qt::Key_Right, Qt::Key_Left})},
          {Texts::tr("Ten indices on or back"), keys({Qt::Key_PageUp, Qt::Key_PageDown})},
          {Texts::tr("First and last index"), keys({Qt::Key_Home, Qt::Key_End})},
          {Texts::tr("Name the dim"), keys({Qt::Key_F2})},
          {Texts::tr("Remove the mask, on its chip"), keys({Qt::Key_Delete})}}},
        {Texts::tr("In a plot"),
         {{Texts::tr("Zoom in and out"), keys({Qt::Key_Plus, Qt::Key_Minus})},
          {Texts::tr("Move along"), keys({Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down})}}},
    };
}

}  // namespace tensordesk
