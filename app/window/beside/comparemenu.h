// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/beside/comparewindow.h"

#include <vector>

namespace tensordesk {

/// Compares `first` with the one of `others` that the user selects from a menu at `at`; at once if there is only one.
void compareWithOne(const CompareWindow::Input& first, const std::vector<CompareWindow::Input>& others, QWidget& at);

}  // namespace tensordesk
