// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/floatingnote.h"

#include "views/style/style.h"
#include "views/text/format.h"
#include "views/text/linebreaks.h"

namespace tensordesk {

FloatingNote::FloatingNote(QWidget* under) : QLabel(under), m_place(*this, *under, [this] { return widthOfText(); })
{
    setTextFormat(Qt::PlainText);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    setWordWrap(true);
    setFrameShape(QFrame::Box);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    setMargin(style::grid(this));
}

void FloatingNote::tell(const QString& text)
{
    setText(withLineBreaks(format::elided(withoutLineBreaks(text))));
    m_place.setShown(!text.isEmpty());
}

int FloatingNote::widthOfText()
{
    setWordWrap(false);
    const int width = sizeHint().width();
    setWordWrap(true);
    return width;
}

}  // namespace tensordesk
