// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/errortext.h"

#include "views/style/style.h"
#include "views/text/format.h"

#include <QLabel>

namespace tensordesk {

namespace {

/// True of a text whose last line is a mark under the line before.
bool endsInMark(const QString& text)
{
    const qsizetype lineEnd = text.lastIndexOf(QLatin1Char('\n'));
    const QString last = text.mid(lineEnd + 1).trimmed();
    return lineEnd >= 0 && !last.isEmpty() && last.count(QLatin1Char('^')) == last.size();
}

}  // namespace

void setErrorText(QLabel* label, const QString& text)
{
    const bool isMarked = endsInMark(text);
    label->setFont(isMarked ? style::monospaced(label->font()) : QFont());
    if (isMarked) {
        label->setAlignment(Qt::AlignLeft | (label->alignment() & Qt::AlignVertical_Mask));
    }
    label->setText(format::elided(text));
    label->setMinimumWidth(1);  // a word of it may be wider than any window
}

}  // namespace tensordesk
