// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rollout/rerun/rerunpage.h"

#include "views/common/roles.h"
#include "views/jobs/jobpools.h"
#include "views/messages/failurepage.h"
#include "views/rollout/rerun/differencechart.h"
#include "views/style/icons.h"
#include "views/style/style.h"
#include "views/text/format.h"
#include "views/widgets/cellreadout.h"
#include "views/widgets/contentstack.h"
#include "views/widgets/reportlabels.h"
#include "views/widgets/rowdelegate.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace tensordesk {

namespace {

enum RerunColumn {
    KeyColumn,
    VerdictColumn,
    EqualColumn,
    MeanColumn,
    GreatestColumn,
    RatioColumn,
    ClippedColumn,
    DivergenceColumn
};
/// Item data: the number of the key, and of the position; -1 for the line of the key itself.
constexpr int kKeyRole = Qt::UserRole + 1;
constexpr int kPlaceRole = Qt::UserRole + 2;

QString nameOfVerdict(RerunVerdict verdict)
{
    switch (verdict) {
    case RerunVerdict::Equal: return RerunPage::tr("equal");
    case RerunVerdict::Rounded: return RerunPage::tr("rounded");
    case RerunVerdict::Moved: return RerunPage::tr("stale");
    case RerunVerdict::Mismatched: return RerunPage::tr("mismatched");
    case RerunVerdict::Unlike: return RerunPage::tr("unlike");
    case RerunVerdict::Misshapen: return RerunPage::tr("misshapen");
    case RerunVerdict::Informative: break;
    }
    return RerunPage::tr("not judged");
}

QString nameOfKind(RerunKind kind)
{
    switch (kind) {
    case RerunKind::LogProb: return RerunPage::tr("the log-probability of the stored action");
    case RerunKind::Action: return RerunPage::tr("the action, compared with the deterministic action of the given policy");
    case RerunKind::Output: break;
    }
    return RerunPage::tr("the module's outputs");
}

QIcon iconOfVerdict(RerunVerdict verdict)
{
    const auto& colours = style::colours();
    switch (verdict) {
    case RerunVerdict::Mismatched:
    case RerunVerdict::Unlike:
    case RerunVerdict::Misshapen: return icon(Symbol::Error, colours.broken);
    case RerunVerdict::Moved:
    case RerunVerdict::Rounded: return icon(Symbol::Warning, colours.inferred);
    case RerunVerdict::Equal:
    case RerunVerdict::Informative: break;
    }
    return icon(Symbol::Info, colours.notLoaded);
}

/// Sets the value of a cell that is rounded.
void setExact(QTreeWidgetItem& item, int column, const QString& text)
{
    item.setData(column, ExactRole, text);
    item.setToolTip(column, text);
}

QString elementText(const RerunPlace& place)
{
    QStringList parts;
    for (const int64_t index : place.position) {
        parts << QString::number(index);
    }
    return format::index(parts);
}

}  // namespace

RerunPage::RerunPage(ShownRollout& rollout, QWidget* parent)
    : QWidget(parent), m_rollout(rollout), m_ask(new QPushButton(tr("&Check a policy…"), this)), m_summary(new QLabel(this)),
      m_list(new QTreeWidget), m_chart(new DifferenceChart), m_explanation(new QLabel(this)),
      m_derive(new QPushButton(tr("Add as &derived key"), this))
{
    m_list->setHeaderLabels(
        {tr("Key"), tr("Verdict"), tr("Equal"), tr("Mean"), tr("Greatest"), tr("Ratio"), tr("Clipped"), tr("KL")});
    QTreeWidgetItem* const header = m_list->headerItem();
    header->setToolTip(MeanColumn, tr("The mean distance of the computed values from the stored ones"));
    header->setToolTip(GreatestColumn, tr("It is so far from it at most"));
    header->setToolTip(RatioColumn, tr("New probability by stored one: mean and standard deviation"));
    header->setToolTip(ClippedColumn, tr("The share of ratios outside of 0.8 to 1.2, where PPO clips by default"));
    header->setToolTip(DivergenceColumn, tr("The mean of ratio − 1 − log(ratio), an estimate of the divergence of the new policy"));
    m_list->setItemDelegate(new RowDelegate(m_list));
    new CellReadout(*m_list);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setAccessibleName(tr("Differences from the stored values"));
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setAccessibleName(m_list->accessibleName());
    auto* const splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(m_list);
    splitter->addWidget(m_chart);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    splitter->setChildrenCollapsible(false);
    m_pages = new ContentStack(splitter, this);
    setUpExplanation(*m_explanation);
    m_explanation->setAccessibleName(tr("Meaning and fix"));
    setUpSummary(*m_summary);
    m_ask->setToolTip(tr("Runs a policy or critic over the rollout again and compares its outputs with the stored values"));
    m_derive->setToolTip(tr(
        "Adds the log-probabilities of the stored actions under this policy to the tree; they are computed when they are shown"));

    const int unit = style::grid(this);
    auto* const row = new QHBoxLayout;
    row->setSpacing(2 * unit);
    row->addWidget(m_ask);
    row->addWidget(m_summary, 1);
    auto* const below = new QHBoxLayout;
    below->setSpacing(2 * unit);
    below->addWidget(m_explanation, 1);
    below->addWidget(m_derive, 0, Qt::AlignTop);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(unit, 2 * unit, unit, unit);
    layout->setSpacing(2 * unit);
    layout->addLayout(row);
    layout->addWidget(m_pages, 1);
    layout->addLayout(below);
    setTabOrder(m_ask, m_list);

    m_job.setTitle(tr("Run the policy"));
    connect(m_ask, &QPushButton::clicked, this, &RerunPage::askRequested);
    connect(m_derive, &QPushButton::clicked, this, [this] { Q_EMIT deriveRequested(QString::fromStdString(m_shownModule)); });
    connect(&m_rollout, &ShownRollout::sourceChanged, this, &RerunPage::takeSource);
    connect(&m_job, &AbstractJob::done, this, [this] {
        m_report = m_job.takeResult();
        m_shownModule = m_options.module;
        m_isOlder = false;
        display();
    });
    connect(&m_job, &AbstractJob::failed, this, [this](const Error& error) { showFailure(*m_pages, error); });
    connect(&m_job, &AbstractJob::cancelled, this, [this] { m_report ? display() : showHint(); });
    connect(m_list, &QTreeWidget::currentItemChanged, this, &RerunPage::explain);
    connect(m_list, &QTreeWidget::itemActivated, this, &RerunPage::go);
    connect(m_list, &QTreeWidget::itemClicked, this, [this](const QTreeWidgetItem* item, int column) {
        if (column == KeyColumn) {
            go(item);
        }
    });
    connect(m_chart, &DifferenceChart::pointed, this, &RerunPage::pointed);
    takeSource();
}

bool RerunPage::isOfPolicy(const EpisodeSource& source)
{
    static const std::array<KeyPath, 6> kUsual{KeyPath{"action"},          KeyPath{"state_value"}, KeyPath{"action_log_prob"},
                                               KeyPath{"sample_log_prob"}, KeyPath{"log_prob"},    KeyPath{"state_action_value"}};
    const TensorDict& td = source.td;
    return td.dim() > 0 && std::ranges::any_of(kUsual, [&](const KeyPath& key) { return td.contains(key); });
}

QString RerunPage::summary() const
{
    return m_summary->text();
}

QString RerunPage::explanation() const
{
    return m_explanation->text();
}

QString RerunPage::hint() const
{
    return m_pages->hint();
}

void RerunPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange && m_report) {
        display();
    }
    QWidget::changeEvent(event);
}

/// Keeps the results if the rollout has the same shape: a key was added, or elements were edited.
void RerunPage::takeSource()
{
    m_job.cancel();
    const auto& source = m_rollout.source();
    m_ask->setEnabled(source.has_value());
    if (m_report && source && source->td.batchSize() == m_batch) {
        m_isOlder = true;
        display();
        return;
    }
    m_report.reset();
    showHint();
}

void RerunPage::showHint()
{
    m_list->clear();
    m_explanation->clear();
    m_summary->clear();
    m_derive->hide();
    m_pages->showHint(tr(
        "A stale or mismatched log-probability is the classic bug of PPO. Check a policy runs it over this rollout again, and lays "
        "the log-probabilities of the stored actions, values and parameters beside those that are stored."));
}

void RerunPage::start(RerunOptions options)
{
    const auto& source = m_rollout.source();
    if (!source) {
        return;
    }
    m_options = std::move(options);
    m_batch = source->td.batchSize();
    m_pages->showHintSoon(tr("Running the policy…"));
    m_job.start(JobPools::passes(), [source = *source, options = m_options](Progress& progress) mutable {
        auto [td, rule] = source.rollout();
        options.rule = std::move(rule);
        return rerun(td, options, progress);
    });
}

void RerunPage::display()
{
    const QTreeWidgetItem* const before = m_list->currentItem();
    const auto chosen = before ? before->data(0, kKeyRole).toULongLong() : 0;
    m_list->clear();
    const auto different = std::ranges::count_if(m_report->keys, [](const RerunKey& key) { return differs(key.verdict); });
    QStringList parts{different == 0 ? tr("No difference from the stored values")
                                     : tr("%n key(s) differ from the stored values", nullptr, static_cast<int>(different)),
                      tr("%n step(s)", nullptr, static_cast<int>(m_report->steps))};
    if (!m_report->notStored.empty()) {
        QStringList names;
        for (const KeyPath& key : m_report->notStored) {
            names << format::path(key);
        }
        parts << tr("not stored: %1").arg(names.join(QStringLiteral(", ")));
    }
    if (m_isOlder) {
        parts << tr("the rollout changed since: check again");
    }
    m_summary->setText(parts.join(QStringLiteral("; ")));
    for (std::size_t number = 0; number < m_report->keys.size(); ++number) {
        add(m_report->keys[number], number);
    }
    for (const int column : {MeanColumn, GreatestColumn, DivergenceColumn}) {
        alignNumbers(column);
    }
    for (int column = 0; column < m_list->columnCount(); ++column) {
        m_list->resizeColumnToContents(column);
        m_list->setColumnWidth(column, std::min(m_list->columnWidth(column) + style::grid(this, 3), style::grid(this, 80)));
    }
    m_pages->showContent();
    m_list->setCurrentItem(m_list->topLevelItem(chosen < m_report->keys.size() ? static_cast<int>(chosen) : 0));
}

/// Aligns the decimal points of a column.
void RerunPage::alignNumbers(int column)
{
    std::vector<QTreeWidgetItem*> items;
    QStringList numbers;
    for (QTreeWidgetItemIterator at(m_list); *at; ++at) {
        items.push_back(*at);
        numbers << (*at)->text(column);
    }
    const QStringList aligned = format::alignedAtPoint(numbers);
    for (std::size_t at = 0; at < items.size(); ++at) {
        items[at]->setText(column, aligned[static_cast<qsizetype>(at)]);
    }
}

void RerunPage::add(const RerunKey& key, std::size_t number)
{
    QStringList texts{format::path(key.key), nameOfVerdict(key.verdict),
                      tr("%1 of %2").arg(format::count(key.equal), format::count(key.values)), format::statistic(key.mean),
                      format::statistic(key.greatest)};
    if (key.ratio) {
        texts << QStringLiteral("%1 ± %2").arg(format::statistic(key.ratio->mean), format::statistic(key.ratio->deviation))
              << QStringLiteral("%1 %").arg(QString::number(100 * key.ratio->outside, 'f', 1)) << format::statistic(key.ratio->kl);
    }
    auto* const line = new QTreeWidgetItem(m_list, texts);
    setExact(*line, MeanColumn, format::number(key.mean));
    setExact(*line, GreatestColumn, format::number(key.greatest));
    if (key.ratio) {
        setExact(*line, RatioColumn,
                 QStringLiteral("%1 ± %2").arg(format::number(key.ratio->mean), format::number(key.ratio->deviation)));
        setExact(*line, ClippedColumn, QStringLiteral("%1 %").arg(format::number(100 * key.ratio->outside)));
        setExact(*line, DivergenceColumn, format::number(key.ratio->kl));
    }
    line->setData(0, kKeyRole, static_cast<qulonglong>(number));
    line->setData(0, kPlaceRole, -1);
    line->setIcon(VerdictColumn, iconOfVerdict(key.verdict));
    line->setToolTip(KeyColumn, nameOfKind(key.kind));
    for (int column = EqualColumn; column <= DivergenceColumn; ++column) {
        line->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
    if (!differs(key.verdict)) {
        return;
    }
    for (std::size_t at = 0; at < key.worst.size(); ++at) {
        const RerunPlace& place = key.worst[at];
        auto* const item = new QTreeWidgetItem(
            line, {elementText(place), tr("stored %1, now %2").arg(format::statistic(place.stored), format::statistic(place.now)),
                   QString(), QString(), format::statistic(std::abs(place.difference()))});
        item->setData(0, kKeyRole, static_cast<qulonglong>(number));
        item->setData(0, kPlaceRole, static_cast<int>(at));
        setExact(*item, VerdictColumn, tr("stored %1, now %2").arg(format::number(place.stored), format::number(place.now)));
        setExact(*item, GreatestColumn, format::number(std::abs(place.difference())));
        item->setTextAlignment(GreatestColumn, Qt::AlignRight | Qt::AlignVCenter);
        QFont link = style::monospaced(font());
        link.setUnderline(true);
        item->setFont(KeyColumn, link);
        item->setForeground(KeyColumn, palette().color(QPalette::Link));
        item->setToolTip(KeyColumn, tr("Go to this element"));
    }
    line->setExpanded(true);
}

const RerunKey* RerunPage::keyOf(const QTreeWidgetItem* item) const
{
    return item && m_report ? &m_report->keys[item->data(0, kKeyRole).toULongLong()] : nullptr;
}

const RerunPlace* RerunPage::placeOf(const QTreeWidgetItem* item) const
{
    const RerunKey* const key = keyOf(item);
    const int place = key ? item->data(0, kPlaceRole).toInt() : -1;
    return place < 0 ? nullptr : &key->worst[static_cast<std::size_t>(place)];
}

void RerunPage::explain(const QTreeWidgetItem* item)
{
    const RerunKey* const key = keyOf(item);
    m_derive->setVisible(key && key->kind == RerunKind::LogProb);
    if (!key) {
        m_explanation->clear();
        m_chart->setSteps({}, 1, {});
        return;
    }
    m_chart->setSteps(key->steps, key->stepWidth, format::path(key->key));
    QString text = QStringLiteral("<p style=\"margin: 0\"><b>%1</b></p><p style=\"margin: 0\">%2</p>")
                       .arg(format::text(key->finding).toHtmlEscaped(),
                            format::text(meaningOf(key->verdict, key->kind)).toHtmlEscaped());
    if (differs(key->verdict)) {
        text += QStringLiteral("<p style=\"margin: 0\">%1 %2</p>")
                    .arg(tr("Fix:"), format::text(adviceOf(key->verdict, key->kind)).toHtmlEscaped());
    }
    QStringList more;
    if (key->entropy) {
        more << tr("The entropy is %1 on average.").arg(format::statistic(*key->entropy));
    }
    if (key->untold > 0) {
        more << tr("%n number(s) are left out: the actions lie at the bounds, where the sampled value is unknown.", nullptr,
                   static_cast<int>(key->untold));
    }
    if (!more.isEmpty()) {
        text += QStringLiteral("<p style=\"margin: 0\">%1</p>").arg(more.join(QLatin1Char(' ')).toHtmlEscaped());
    }
    m_explanation->setText(text);
}

void RerunPage::go(const QTreeWidgetItem* item)
{
    if (const RerunPlace* const place = placeOf(item)) {
        Q_EMIT placeRequested(keyOf(item)->key, place->position);
    }
}

}  // namespace tensordesk
