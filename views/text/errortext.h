// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QLabel;

namespace tensordesk {

/// Shows what went wrong. Where the text ends in a line of source with a mark under it, all characters have one width
/// and begin at the left, so that the mark stands under what it means.
void setErrorText(QLabel* label, const QString& text);

}  // namespace tensordesk
