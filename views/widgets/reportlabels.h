// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace tensordesk {

/// Sets up the label for the summary of a report: wrapped plain text without a minimum width.
inline void setUpSummary(QLabel& label)
{
    label.setTextFormat(Qt::PlainText);
    label.setWordWrap(true);
    label.setMinimumWidth(1);
}

/// Sets up the label for the explanation of a report's selected line: selectable rich text with a minimum of four lines.
inline void setUpExplanation(QLabel& label)
{
    label.setTextFormat(Qt::RichText);
    label.setWordWrap(true);
    label.setTextInteractionFlags(Qt::TextSelectableByMouse);
    label.setMinimumWidth(1);
    label.setAlignment(Qt::AlignTop | Qt::AlignLeft);
    label.setMinimumHeight(4 * label.fontMetrics().lineSpacing());
}

}  // namespace tensordesk
