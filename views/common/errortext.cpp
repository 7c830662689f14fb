// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/errortext.h"

#include "common/format.h"
#include "common/style.h"
#include "expression/sourcetext.h"

#include <QLabel>

namespace tensordesk {

void setErrorText(QLabel* label, const QString& text)
{
    const bool isMarked = hasCaret(text.toStdString());
    label->setFont(isMarked ? style::monospaced(label->font()) : QFont());
    if (isMarked) {
        label->setAlignment(Qt::AlignLeft | (label->alignment() & Qt::AlignVertical_Mask));
    }
    label->setText(format::elided(text));
    label->setMinimumWidth(1);  // a word of it may be wider than any window
}

}  // namespace tensordesk
