// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rollout/drift/driftpage.h"

#include "views/jobs/jobpools.h"
#include "views/messages/failurepage.h"
#include "views/rollout/drift/driftlegend.h"
#include "views/rollout/drift/stepheader.h"
#include "views/style/style.h"
#include "views/text/format.h"
#include "views/widgets/cellreadout.h"
#include "views/widgets/contentstack.h"
#include "views/widgets/pointdelegate.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QStyle>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace tensordesk {

namespace {

QStringList labelsOf(const EpisodeSource& source)
{
    QStringList labels;
    for (const std::string& name : source.memberNames) {
        labels << format::text(name);
    }
    for (auto step = static_cast<int64_t>(labels.size()); step < source.td.batchSize().front(); ++step) {
        labels << QString::number(step);
    }
    return labels;
}

/// The chosen cell in a frame: its colour says something.
class CellDelegate final : public PointDelegate {
public:
    using PointDelegate::PointDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem plain = option;
        plain.state &= ~(QStyle::State_Selected | QStyle::State_HasFocus);
        PointDelegate::paint(painter, plain, index);
        if (option.state.testFlag(QStyle::State_Selected)) {
            painter->save();
            painter->setPen(QPen(option.palette.color(QPalette::Text), 2));
            painter->drawRect(QRectF(option.rect).adjusted(1, 1, -1, -1));
            painter->restore();
        }
    }
};

}  // namespace

bool DriftPage::hasSteps(const EpisodeSource& source)
{
    static const std::array kCounted{DimName("step"), DimName("run"), DimName("epoch"), DimName("iteration"), DimName("seed")};
    const TensorDict& td = source.td;
    if (!td.isLazyStack() || td.stackDim() != 0 || td.members().size() < 2) {
        return false;
    }
    if (td.names().front() == DimName("episode")) {
        return false;
    }
    return !source.memberNames.empty() || std::ranges::find(kCounted, td.names().front()) != kCounted.end();
}

DriftPage::DriftPage(ShownRollout& rollout, QWidget* parent)
    : QWidget(parent), m_rollout(rollout), m_start(new QPushButton(tr("&Compare the steps"), this)), m_shows(new QComboBox(this)),
      m_legend(new DriftLegend(this)), m_counters(new QCheckBox(this)), m_summary(new QLabel(this)), m_model(new DriftModel(this)),
      m_table(new QTableView(this)), m_steps(new StepHeader(m_table)), m_dim(new QLabel(this)), m_told(new QLabel(this)),
      m_pages(new ContentStack(m_table, this))
{
    for (const auto& [shows, text] :
         {std::pair(DriftModel::Shows::Change, tr("relative change")),
          std::pair(DriftModel::Shows::Norm, tr("norm, relative to the first")), std::pair(DriftModel::Shows::Mean, tr("mean")),
          std::pair(DriftModel::Shows::NonFinite, tr("NaN and infinities"))}) {
        m_shows->addItem(text, static_cast<int>(shows));
    }
    m_shows->setAccessibleName(tr("The quantity that colours the cells"));
    m_shows->setToolTip(m_shows->accessibleName());
    m_start->setToolTip(tr("Reads every key at every step once"));
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_summary->setMinimumWidth(1);
    m_told->setTextFormat(Qt::PlainText);
    m_told->setWordWrap(true);
    m_told->setMinimumWidth(1);
    m_told->setMinimumHeight(2 * fontMetrics().lineSpacing());
    m_told->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_told->setAccessibleName(tr("The chosen key at the chosen step"));

    m_counters->setToolTip(tr("Keys of one integer that only increases, such as the step of an optimizer: no drift"));
    m_table->setHorizontalHeader(m_steps);
    m_table->setModel(m_model);
    m_table->setItemDelegate(new CellDelegate(m_table));
    new CellReadout(*m_table);
    m_table->setAccessibleName(tr("Keys by step"));
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setCornerButtonEnabled(false);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_steps->setAccessibleName(tr("Steps"));
    if (auto* const corner = m_table->findChild<QAbstractButton*>(QString(), Qt::FindDirectChildrenOnly)) {
        auto* const inside = new QHBoxLayout(corner);
        inside->setContentsMargins(0, 0, style::grid(this), 0);
        inside->addWidget(m_dim, 0, Qt::AlignRight | Qt::AlignVCenter);
    }
    m_table->verticalHeader()->setAccessibleName(tr("Keys"));
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(style::rowHeight(font()));

    const int unit = style::grid(this);
    auto* const row = new QHBoxLayout;
    row->setSpacing(2 * unit);
    row->addWidget(m_start);
    row->addWidget(m_shows);
    row->addWidget(m_legend);
    row->addStretch(1);
    row->addWidget(m_counters);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(unit, 2 * unit, unit, unit);
    layout->setSpacing(2 * unit);
    layout->addLayout(row);
    layout->addWidget(m_summary);
    layout->addWidget(m_pages, 1);
    layout->addWidget(m_told);

    m_job.setTitle(tr("Compare the steps"));
    connect(m_start, &QPushButton::clicked, this, &DriftPage::compare);
    connect(m_shows, &QComboBox::activated, this, [this] {
        m_model->setShows(static_cast<DriftModel::Shows>(m_shows->currentData().toInt()));
        showLegend();
    });
    connect(m_counters, &QCheckBox::toggled, this, &DriftPage::showCounters);
    connect(&m_rollout, &ShownRollout::sourceChanged, this, &DriftPage::forget);
    connect(&m_job, &AbstractJob::done, this, [this] { showMap(*m_job.takeResult()); });
    connect(&m_job, &AbstractJob::failed, this, [this](const Error& error) { showFailure(*m_pages, error); });
    connect(&m_job, &AbstractJob::cancelled, this, &DriftPage::showOffer);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current) { m_told->setText(m_model->told(current)); });
    connect(m_table, &QAbstractItemView::activated, this, &DriftPage::go);
    forget();
}

QString DriftPage::summary() const
{
    return m_summary->text();
}

void DriftPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    compareIfSmall();
}

void DriftPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitColumns();
}

void DriftPage::forget()
{
    m_job.cancel();
    m_isKnown = false;
    m_model->setMap({}, {});
    m_summary->clear();
    m_told->clear();
    showLegend();
    showCounters();
    showOffer();
    compareIfSmall();
}

void DriftPage::showOffer()
{
    m_pages->showHint(tr("Comparing reads every key at every step once, and reports which diverges and when."));
}

/// Compares at once if the cost is small.
void DriftPage::compareIfSmall()
{
    const auto& source = m_rollout.source();
    if (isVisible() && !m_isKnown && !m_job.isRunning() && source && hasSteps(*source) && totalBytes(source->td) <= kUnasked) {
        compare();
    }
}

void DriftPage::compare()
{
    if (!m_rollout.source()) {
        return;
    }
    m_pages->showHintSoon(tr("Comparing the steps…"));
    m_job.start(JobPools::passes(), [td = m_rollout.source()->td](Progress& progress) { return driftOf(td, 0, progress); });
}

void DriftPage::showMap(DriftMap map)
{
    m_isKnown = true;
    const QStringList labels = labelsOf(*m_rollout.source());
    const QString dim = format::dim(m_rollout.source()->td.names().front(), 0);
    QModelIndex chosen;
    if (map.first >= 0) {
        const DriftRow& row = map.rows[static_cast<std::size_t>(map.first)];
        m_summary->setText(
            tr("First to diverge, at %1 %2: %3 %4.")
                .arg(dim, labels.at(static_cast<int>(row.step)), format::path(row.key), format::text(meaningOf(row.fault))));
    } else {
        m_summary->setText(tr("No key diverges from one %1 to the next.").arg(dim));
    }
    const auto first = map.first;
    m_model->setMap(std::move(map), labels);
    m_dim->setText(dim);
    showLegend();
    showCounters();
    fitColumns();
    m_pages->showContent();
    if (first >= 0) {
        chosen = m_model->index(static_cast<int>(first),
                                static_cast<int>(m_model->map().rows[static_cast<std::size_t>(first)].step));
    } else {
        chosen = m_model->index(0, 0);
    }
    m_table->setCurrentIndex(chosen);
    m_table->scrollTo(chosen);
}

/// Shows the range of most cells: those outside have the colour of its end.
void DriftPage::showLegend()
{
    const DriftMap& map = m_model->map();
    const auto number = [](double value) { return QString::number(value, 'g', 2); };
    m_legend->setVisible(!map.rows.empty() && m_model->shows() != DriftModel::Shows::NonFinite);
    switch (m_model->shows()) {
    case DriftModel::Shows::Change:
        m_legend->show(ColourMap::Viridis, QStringLiteral("≤ ") + number(map.changes.least),
                       QStringLiteral("≥ ") + number(map.changes.greatest));
        break;
    case DriftModel::Shows::Norm:
        m_legend->show(ColourMap::Diverging, QStringLiteral("≤ ÷ ") + number(map.norms.greatest),
                       QStringLiteral("≥ × ") + number(map.norms.greatest));
        break;
    case DriftModel::Shows::Mean: m_legend->show(ColourMap::Diverging, tr("− the key's largest"), tr("+ the key's largest")); break;
    case DriftModel::Shows::NonFinite: break;
    }
}

void DriftPage::showCounters()
{
    const int count = m_model->counterCount();
    m_counters->setVisible(count > 0);
    m_counters->setText(tr("%n counter(s)", nullptr, count));
    for (int row = m_model->rowCount() - count; row < m_model->rowCount(); ++row) {
        m_table->setRowHidden(row, !m_counters->isChecked());
    }
}

/// Numbers where there is room for them, else colours alone, so that all steps are in sight.
void DriftPage::fitColumns()
{
    const int count = m_model->columnCount();
    if (count == 0) {
        return;
    }
    const QFontMetrics metrics(m_table->font());
    const int number = metrics.horizontalAdvance(QStringLiteral("-0.12345e-00")) + style::iconSize(metrics) + 3 * style::grid(this);
    const int widest = std::max(number, m_steps->widest());
    const int aside = m_table->verticalHeader()->sizeHint().width() + m_table->style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    const int room = m_pages->width() - aside - style::grid(this);
    constexpr int kFewest = 8;  // the number of columns that always show numbers; others are scrolled to
    const bool hasNumbers = count <= kFewest || room / count >= widest;
    m_model->setRoom(hasNumbers);
    m_steps->setMinimumSectionSize(style::grid(this));
    m_steps->setDefaultSectionSize(hasNumbers ? widest : std::max(style::grid(this), room / count));
}

void DriftPage::go(const QModelIndex& index)
{
    const auto& source = m_rollout.source();
    if (index.isValid() && source) {
        Shape position(source->td.batchSize().size(), 0);
        position.front() = index.column();
        Q_EMIT placeRequested(m_model->map().rows[static_cast<std::size_t>(index.row())].key, position);
    }
}

}  // namespace tensordesk
