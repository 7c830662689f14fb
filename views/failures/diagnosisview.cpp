// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/failures/diagnosisview.h"

#include "views/failures/operandboxes.h"
#include "views/style/style.h"
#include "views/text/format.h"
#include "views/widgets/reportlabels.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace tensordesk {

namespace {

/// True if the boxes show something that a message does not: a dim that does not fit, or a missing key.
bool hasMarks(const Diagnosis& diagnosis)
{
    return std::ranges::any_of(diagnosis.operands,
                               [](const FailingOperand& each) { return !each.offending.empty() || each.isMissing; });
}

}  // namespace

DiagnosisView::DiagnosisView(FixList::Use use, QWidget* parent)
    : QWidget(parent), m_operands(new OperandBoxes(this)), m_rule(new QLabel(this)), m_fixes(new FixList(use, this))
{
    setUpSummary(*m_rule);
    m_rule->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(style::grid(this));
    layout->addWidget(m_operands);
    layout->addWidget(m_rule);
    layout->addWidget(m_fixes);
    connect(m_fixes, &FixList::chosen, this, &DiagnosisView::fixChosen);
    setDiagnosis(std::nullopt);
}

void DiagnosisView::setDiagnosis(const std::optional<Diagnosis>& diagnosis)
{
    m_operands->setVisible(diagnosis && hasMarks(*diagnosis));
    m_operands->setDiagnosis(diagnosis.value_or(Diagnosis{Error(ErrorKind::Internal, ""), {}}));
    m_rule->setText(diagnosis ? format::text(diagnosis->rule) : QString());
    m_rule->setVisible(!m_rule->text().isEmpty());
    m_fixes->setFixes(diagnosis ? diagnosis->fixes : std::vector<Fix>());
    m_fixes->setVisible(m_fixes->count() > 0);
    setVisible(!m_operands->isHidden() || !m_rule->isHidden() || !m_fixes->isHidden());
}

QString DiagnosisView::rule() const
{
    return m_rule->text();
}

int DiagnosisView::widthOfContent(int longestLine) const
{
    const int rule = m_rule->isHidden() ? 0 : m_rule->fontMetrics().horizontalAdvance(m_rule->text());
    const int boxes = m_operands->isHidden() ? 0 : m_operands->sizeHint().width();
    const int fixes = m_fixes->isHidden() ? 0 : m_fixes->sizeHint().width();
    return std::max({std::min(rule, longestLine), boxes, fixes});
}

}  // namespace tensordesk
