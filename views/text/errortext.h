// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QLabel;

namespace tensordesk {

/// Shows what went wrong. `hasMark`: the text ends in a line of source with a mark under it (Error::place()); all characters
/// then have one width and begin at the left, so that the mark stands under what it means.
void setErrorText(QLabel* label, const QString& text, bool hasMark = false);
/// What a dialog says of what is typed: an error so, in the colour of what is broken, anything else in the label's own.
void setVerdict(QLabel* label, const QString& text, bool isError, bool hasMark = false);

}  // namespace tensordesk
