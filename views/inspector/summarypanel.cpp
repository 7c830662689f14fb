// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/inspector/summarypanel.h"

#include "model/analysis/values/statistictext.h"
#include "views/common/paddingrule.h"
#include "views/inspector/factlist.h"
#include "views/jobs/jobpools.h"
#include "views/messages/describe.h"
#include "views/style/icons.h"
#include "views/style/style.h"
#include "views/text/elementtext.h"
#include "views/text/format.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace tensordesk {

namespace {

constexpr int kSteps = 1000;
constexpr int kSummarySoonMs = 200;

std::vector<Fact> factsOf(const Summary& summary, DType dtype)
{
    const SummaryText text = SummaryText::of(summary);
    const auto statistic = [](const QString& name, const std::string& value, double exact) {
        return Fact{name, format::text(value), Fact::Kind::Number, Fact::Tone::Plain, format::number(exact)};
    };
    const auto extreme = [&](const QString& name, const std::string& value, double exact) {
        // Integers are in full already; a double might round them.
        Fact fact = statistic(name, value, exact);
        fact.toolTip = summary.whole ? fact.value : elementtext::text(dtype, exact);
        return fact;
    };
    const auto count = [&](const QString& name, int64_t number, Fact::Tone tone, const QString& condition) {
        const double percent = summary.count > 0 ? 100.0 * double(number) / double(summary.count) : 0;
        Fact fact{name, format::count(number), Fact::Kind::Number, number > 0 ? tone : Fact::Tone::Plain,
                  SummaryPanel::tr("%1 % of %2 elements").arg(QString::number(percent, 'g', 3), format::count(summary.count))};
        if (number > 0) {
            fact.sought = condition;
            fact.toolTip += QLatin1Char('\n') + SummaryPanel::tr("A click shows the first in the table");
        }
        return fact;
    };
    return {
        extreme(SummaryPanel::tr("Minimum"), text.min, summary.min),
        extreme(SummaryPanel::tr("Maximum"), text.max, summary.max),
        statistic(SummaryPanel::tr("Mean"), text.mean, summary.mean),
        statistic(SummaryPanel::tr("Std"), text.std, summary.std),
        count(SummaryPanel::tr("NaN"), summary.nan, Fact::Tone::Inferred, QStringLiteral("isnan")),
        count(SummaryPanel::tr("Infinite"), summary.inf, Fact::Tone::Inferred, QStringLiteral("isinf")),
        count(SummaryPanel::tr("Zeros"), summary.zeros, Fact::Tone::Plain, QStringLiteral("0")),
    };
}

}  // namespace

SummaryPanel::SummaryPanel(QWidget* parent)
    : QWidget(parent), m_facts(new FactList(this)), m_note(new QLabel(this)), m_leftOut(new QLabel(this)),
      m_countsPadding(new QCheckBox(tr("Count padding"), this)), m_progressRow(new QWidget(this)),
      m_progress(new QProgressBar(m_progressRow)), m_start(new QToolButton(this))
{
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_facts);
    layout->addWidget(m_note);
    layout->addWidget(m_leftOut);
    layout->addWidget(m_countsPadding);
    layout->addWidget(m_progressRow);
    layout->addWidget(m_start, 0, Qt::AlignLeft);
    for (QLabel* const label : {m_note, m_leftOut}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setForegroundRole(QPalette::PlaceholderText);
    }
    m_countsPadding->setToolTip(tr("Includes padding in the statistics here, in the tree and in histograms"));

    auto* const row = new QHBoxLayout(m_progressRow);
    row->setContentsMargins(0, 0, 0, 0);
    m_progress->setRange(0, kSteps);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Progress of the summary"));
    m_progress->setMaximumHeight(style::grid(this, 2));
    auto* const cancel = new QToolButton(m_progressRow);
    cancel->setIcon(icon(Symbol::Close));
    cancel->setAutoRaise(true);
    cancel->setToolTip(tr("Stop computing the summary"));
    cancel->setAccessibleName(tr("Stop computing the summary"));
    row->addWidget(m_progress, 1);
    row->addWidget(cancel);

    m_start->setText(tr("Compute the summary"));
    m_start->setAccessibleName(tr("Compute the summary"));

    m_soon.setSingleShot(true);
    m_soon.setInterval(kSummarySoonMs);
    connect(&m_soon, &QTimer::timeout, m_progressRow, &QWidget::show);
    m_job.setTitle(tr("Summary"));
    connect(m_facts, &FactList::sought, this, &SummaryPanel::sought);
    connect(cancel, &QToolButton::clicked, this, [this] { m_job.cancel(); });
    connect(m_start, &QToolButton::clicked, this, &SummaryPanel::start);
    connect(&m_job, &AbstractJob::progressed, this, &SummaryPanel::showProgress);
    connect(&m_job, &AbstractJob::done, this, [this] { showSummary(*m_job.takeResult()); });
    connect(&m_job, &AbstractJob::cancelled, this, [this] {
        if (m_leaf) {
            offer(tr("Stopped."));
        }
    });
    connect(&m_job, &AbstractJob::failed, this, [this](const Error& error) { offer(describe(error)); });
    clear();
}

void SummaryPanel::follow(PaddingRule& padding)
{
    m_padding = &padding;
    connect(m_countsPadding, &QCheckBox::toggled, &padding, &PaddingRule::setCounts);
    connect(&padding, &PaddingRule::changed, this, [this] {
        m_countsPadding->setChecked(m_padding->counts());
        refresh();
    });
}

void SummaryPanel::setLeaf(const Leaf& leaf, const LeafPlace& place, const Index& slices)
{
    m_leaf = leaf;
    m_place = place;
    m_slices = slices;
    m_facts->blank();
    refresh();
}

void SummaryPanel::clear()
{
    m_leaf.reset();
    m_job.cancel();
    m_facts->setFacts({});
    m_note->hide();
    m_leftOut->hide();
    m_countsPadding->hide();
    m_soon.stop();
    m_progressRow->hide();
    m_start->hide();
}

void SummaryPanel::refresh()
{
    if (!m_leaf) {
        return;
    }
    const int64_t bytes = (m_slices.empty() ? *m_leaf : m_leaf->at(m_slices)).bytes();
    if (bytes > kAtOnce) {
        m_job.cancel();
        offer(tr("This would read %1.").arg(format::bytes(bytes)));
    } else {
        start();
    }
}

QString SummaryPanel::text() const
{
    const QString text = m_note->isHidden() ? m_facts->text() : m_note->text();
    return m_leftOut->isHidden() ? text : text + QLatin1Char('\n') + m_leftOut->text();
}

void SummaryPanel::start()
{
    m_start->hide();
    m_note->hide();
    m_progress->setValue(0);
    m_soon.start();
    const LeafPlace place = PaddingRule::applied(m_padding, m_place);
    m_job.start(JobPools::passes(), [leaf = *m_leaf, place, slices = m_slices](Progress& progress) {
        return summarizeData(leaf, place, slices, progress);
    });
}

void SummaryPanel::offer(const QString& why)
{
    m_soon.stop();
    m_facts->setFacts({});
    m_leftOut->hide();
    m_progressRow->hide();
    m_note->setText(why);
    m_note->show();
    m_start->show();
}

void SummaryPanel::showSummary(const DataSummary& told)
{
    m_soon.stop();
    m_progressRow->hide();
    showPadding(told);
    if (told.summary.count == 0) {
        m_facts->setFacts({});
        m_note->setText(told.mask.empty() ? tr("There are no elements.") : tr("All steps are padding."));
        m_note->show();
        return;
    }
    m_facts->setFacts(factsOf(told.summary, m_leaf->dtype()));
}

void SummaryPanel::showPadding(const DataSummary& told)
{
    m_leftOut->setVisible(!told.mask.empty());
    m_leftOut->setText(tr("Without %1 elements of padding, which %2 tells; tables, plots and reduced dims have them.")
                           .arg(format::count(told.summary.padding), format::path(told.mask)));
    m_countsPadding->setVisible(m_padding && (m_padding->counts() || !told.mask.empty()));
}

void SummaryPanel::showProgress()
{
    const auto [done, total] = m_job.progress();
    if (total > 0) {
        m_progress->setValue(static_cast<int>(double(done) / double(total) * kSteps));
        m_progress->setToolTip(tr("%1 of %2").arg(format::bytes(done), format::bytes(total)));
    }
}

}  // namespace tensordesk
