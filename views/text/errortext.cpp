// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/errortext.h"

#include "views/style/style.h"
#include "views/text/format.h"
#include "views/text/linebreaks.h"

#include <QLabel>
#include <QPalette>

namespace tensordesk {

void setErrorText(QLabel* label, const QString& text, bool hasMark)
{
    label->setFont(hasMark ? style::monospaced(label->font()) : QFont());
    if (hasMark) {
        label->setAlignment(Qt::AlignLeft | (label->alignment() & Qt::AlignVertical_Mask));
    }
    const QString shown = format::elided(text);
    label->setText(hasMark ? shown : withLineBreaks(shown));
    label->setMinimumWidth(1);  // a line of source may be wider than any window
}

void setVerdict(QLabel* label, const QString& text, bool isError, bool hasMark)
{
    setErrorText(label, text, hasMark);
    QPalette colours;  // all others are those of the dialog
    if (isError) {
        colours.setColor(QPalette::WindowText, style::colours().broken);
    }
    label->setPalette(colours);
}

}  // namespace tensordesk
