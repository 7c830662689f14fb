// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace tensordesk {

struct Actions;

/// The keyboard shortcuts of all actions, in one list.
class ShortcutsDialog final : public QDialog {
    Q_OBJECT

public:
    ShortcutsDialog(const Actions& actions, QWidget* parent);
};

}  // namespace tensordesk
