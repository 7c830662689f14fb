// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QLabel;

namespace tensordesk {

/// Shows an error. `hasMark`: the text ends with a line of source and a mark below it (Error::place()); then it is monospaced and
/// left-aligned, so that the mark is below the right characters.
void setErrorText(QLabel* label, const QString& text, bool hasMark = false);
/// Shows the check of a typed text in a dialog: an error in its colour, anything else in the label's own.
void setVerdict(QLabel* label, const QString& text, bool isError, bool hasMark = false);

}  // namespace tensordesk
