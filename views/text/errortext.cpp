// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/errortext.h"

#include "views/style/style.h"
#include "views/text/format.h"

#include <QLabel>

namespace tensordesk {

void setErrorText(QLabel* label, const QString& text, bool hasMark)
{
    label->setFont(hasMark ? style::monospaced(label->font()) : QFont());
    if (hasMark) {
        label->setAlignment(Qt::AlignLeft | (label->alignment() & Qt::AlignVertical_Mask));
    }
    label->setText(format::elided(text));
    label->setMinimumWidth(1);  // a word of it may be wider than any window
}

}  // namespace tensordesk
