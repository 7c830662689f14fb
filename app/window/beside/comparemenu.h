// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/beside/comparewindow.h"

#include <vector>

namespace tensordesk {

/// Compares `first` with the one of `others` that the user chooses from a menu over `at`; with the only one at once.
void compareWithOne(const CompareWindow::Input& first, const std::vector<CompareWindow::Input>& others, QWidget& at);

}  // namespace tensordesk
