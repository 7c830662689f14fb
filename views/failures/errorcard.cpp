// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/failures/errorcard.h"

#include "views/failures/diagnosisview.h"
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

}  // namespace

ErrorCard::ErrorCard(QWidget* under)
    : QFrame(under), m_error(new QLabel(this)), m_view(new DiagnosisView(FixList::Use::Replace, this)),
      m_place(*this, *under, [this] { return widthOfContent(); })
{
    setFrameShape(QFrame::Box);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    setUpSummary(*m_error);
    m_error->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* const layout = new QVBoxLayout(this);
    const int step = style::grid(this);
    layout->setContentsMargins(step, step, step, step);
    layout->setSpacing(step);
    layout->addWidget(m_error);
    layout->addWidget(m_view);
    connect(m_view, &DiagnosisView::fixChosen, this, &ErrorCard::fixChosen);
    colourText();
}

void ErrorCard::tell(const QString& error, const std::optional<Diagnosis>& diagnosis)
{
    m_isWarning = false;
    show({error}, error.isEmpty() ? std::nullopt : diagnosis);
    setAccessibleName(tr("Error: %1").arg(error));
}

void ErrorCard::warn(const std::vector<Diagnosis>& warnings)
{
    QStringList lines;
    for (const Diagnosis& each : warnings) {
        lines << format::text(each.rule);
    }
    const auto fixable = std::ranges::find_if(warnings, [](const Diagnosis& each) { return !each.fixes.empty(); });
    Diagnosis shown = fixable == warnings.end() ? warnings.front() : *fixable;
    shown.rule = {};  // stands in the text
    m_isWarning = true;
    show(lines, shown);
    setAccessibleName(tr("Warning: %1").arg(lines.join(QLatin1Char(' '))));
}

void ErrorCard::show(const QStringList& lines, const std::optional<Diagnosis>& diagnosis)
{
    colourText();
    QStringList shown;
    for (const QString& line : lines) {
        shown << withLineBreaks(format::elided(withoutLineBreaks(line)));
    }
    m_error->setText(shown.join(QLatin1Char('\n')));
    m_view->setDiagnosis(diagnosis);
    m_place.setShown(!m_error->text().isEmpty());
}

QString ErrorCard::text() const
{
    return m_error->text();
}

int ErrorCard::widthOfContent() const
{
    const int longest = kLongestLine * fontMetrics().averageCharWidth();
    const int text = std::min(m_error->fontMetrics().horizontalAdvance(m_error->text()), longest);
    const QMargins margins = layout()->contentsMargins();
    return std::max(text, m_view->widthOfContent(longest)) + margins.left() + margins.right() + 2 * frameWidth()
         + style::grid(this);
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
