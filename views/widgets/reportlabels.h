// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace tensordesk {

/// The summary of a report: plain text in as many lines as it takes, which never asks for width.
inline void setUpSummary(QLabel& label)
{
    label.setTextFormat(Qt::PlainText);
    label.setWordWrap(true);
    label.setMinimumWidth(1);
}

/// What a chosen line of a report means: rich text that can be selected, with room for four lines from the beginning.
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
