// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/failures/errorcard.h"

#include "views/failures/fixlist.h"
#include "views/failures/operandboxes.h"
#include "views/style/style.h"
#include "views/text/format.h"
#include "views/text/linebreaks.h"
#include "views/widgets/reportlabels.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace tensordesk {

namespace {

/// Sentences are easier to read in lines of at most this many characters.
constexpr int kLongestLine = 100;

int widthOf(const QLabel& label)
{
    return label.isHidden() ? 0 : label.fontMetrics().horizontalAdvance(label.text());
}

/// True if the boxes show something that the error's line does not: a dim that does not fit, or a missing key.
bool hasMarks(const Diagnosis& diagnosis)
{
    return std::ranges::any_of(diagnosis.operands,
                               [](const FailingOperand& each) { return !each.offending.empty() || each.isMissing; });
}

}  // namespace

ErrorCard::ErrorCard(QWidget* under)
    : QFrame(under), m_error(new QLabel(this)), m_operands(new OperandBoxes(this)), m_rule(new QLabel(this)),
      m_fixes(new FixList(FixList::Use::Replace, this)), m_place(*this, *under, [this] { return widthOfContent(); })
{
    setFrameShape(QFrame::Box);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    for (QLabel* const label : {m_error, m_rule}) {
        setUpSummary(*label);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    auto* const layout = new QVBoxLayout(this);
    const int step = style::grid(this);
    layout->setContentsMargins(step, step, step, step);
    layout->setSpacing(step);
    layout->addWidget(m_error);
    layout->addWidget(m_operands);
    layout->addWidget(m_rule);
    layout->addWidget(m_fixes);
    connect(m_fixes, &FixList::chosen, this, &ErrorCard::fixChosen);
    colourText();
}

void ErrorCard::tell(const QString& error, const std::optional<Diagnosis>& diagnosis)
{
    m_isWarning = false;
    show(error, error.isEmpty() ? std::nullopt : diagnosis);
    setAccessibleName(tr("Error: %1").arg(error));
}

void ErrorCard::warn(const Diagnosis& warning)
{
    const QString text = format::text(warning.rule);
    Diagnosis rest = warning;
    rest.rule = {};
    m_isWarning = true;
    show(text, rest);
    setAccessibleName(tr("Warning: %1").arg(text));
}

void ErrorCard::show(const QString& text, const std::optional<Diagnosis>& diagnosis)
{
    colourText();
    m_error->setText(withLineBreaks(format::elided(withoutLineBreaks(text))));
    m_operands->setVisible(diagnosis && hasMarks(*diagnosis));
    m_operands->setDiagnosis(diagnosis.value_or(Diagnosis{Error(ErrorKind::Internal, ""), {}}));
    m_rule->setText(diagnosis ? format::text(diagnosis->rule) : QString());
    m_rule->setVisible(!m_rule->text().isEmpty());
    m_fixes->setFixes(diagnosis ? diagnosis->fixes : std::vector<Fix>());
    m_fixes->setVisible(m_fixes->count() > 0);
    m_place.setShown(!text.isEmpty());
}

QString ErrorCard::text() const
{
    return m_error->text();
}

int ErrorCard::widthOfContent() const
{
    const int longest = kLongestLine * fontMetrics().averageCharWidth();
    const int sentences = std::min(std::max(widthOf(*m_error), widthOf(*m_rule)), longest);
    const int boxes = m_operands->isHidden() ? 0 : m_operands->sizeHint().width();
    const int fixes = m_fixes->isHidden() ? 0 : m_fixes->sizeHint().width();
    const QMargins margins = layout()->contentsMargins();
    return std::max({sentences, boxes, fixes}) + margins.left() + margins.right() + 2 * frameWidth() + style::grid(this);
}

void ErrorCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange) {
        colourText();
    }
    QFrame::changeEvent(event);
}

void ErrorCard::colourText()
{
    QPalette colours = palette();
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text}) {
        colours.setColor(role, m_isWarning ? style::colours().inferred : style::colours().broken);
    }
    m_error->setPalette(colours);
}

}  // namespace tensordesk
