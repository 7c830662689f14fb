// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dims/chippanel.h"

#include "views/style/style.h"
#include "views/text/errortext.h"

#include <QFormLayout>
#include <QLabel>
#include <QScreen>
#include <QVBoxLayout>

namespace tensordesk {

ChipPanel::ChipPanel(QWidget* parent) : QFrame(parent, Qt::Popup), m_rows(new QFormLayout), m_said(new QLabel(this))
{
    setFrameStyle(QFrame::Box | QFrame::Plain);
    setForegroundRole(QPalette::Mid);
    const int unit = style::grid(this);
    m_rows->setHorizontalSpacing(2 * unit);
    m_rows->setVerticalSpacing(unit);
    m_said->setTextFormat(Qt::PlainText);
    m_said->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_said->setWordWrap(true);
    m_said->hide();
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(3 * unit, 2 * unit, 3 * unit, 2 * unit);
    layout->setSpacing(unit);
    layout->addLayout(m_rows);
    layout->addWidget(m_said);
}

void ChipPanel::openBelow(const QWidget& chip, QWidget& first)
{
    fit();
    const QRect screen = chip.screen()->availableGeometry();
    QPoint at = chip.mapToGlobal(QPoint(0, chip.height() + style::grid(this) / 2));
    at.setX(std::max(screen.left(), std::min(at.x(), screen.right() - width())));
    if (at.y() + height() > screen.bottom()) {
        at.setY(chip.mapToGlobal(QPoint(0, -height())).y());
    }
    move(at);
    show();
    first.setFocus(Qt::PopupFocusReason);
}

void ChipPanel::say(const QString& text, bool isProblem, bool hasMark)
{
    QPalette colours = palette();
    if (isProblem) {
        colours.setColor(QPalette::WindowText, style::colours().broken);
    }
    m_said->setPalette(colours);
    setErrorText(m_said, text, hasMark);
    m_said->setVisible(!text.isEmpty());
    if (isVisible()) {
        fit();
    }
}

QString ChipPanel::said() const
{
    return m_said->text();
}

void ChipPanel::fit()
{
    layout()->activate();
    adjustSize();
}

}  // namespace tensordesk
