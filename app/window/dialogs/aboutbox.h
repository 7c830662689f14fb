// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QDialog;
class QWidget;

namespace tensordesk {

/// Returns a box with the name, version and licence of the program.
[[nodiscard]] QDialog* aboutBox(QWidget* parent);

}  // namespace tensordesk
