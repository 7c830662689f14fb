// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rollout/healthpage.h"

#include "views/messages/describe.h"
#include "views/messages/failurepage.h"
#include "views/style/icons.h"
#include "views/style/style.h"
#include "views/text/format.h"
#include "views/widgets/contentstack.h"
#include "views/widgets/contextmenu.h"
#include "views/widgets/dialogs.h"
#include "views/widgets/reportlabels.h"
#include "views/widgets/rowdelegate.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <numeric>

namespace tensordesk {

namespace {

enum HealthColumn { CheckColumn, PlaceColumn, CountColumn, MessageColumn };
/// Item data: the number of the check, and of the finding; -1 for the line of the check itself.
constexpr int kCheckRole = Qt::UserRole + 1;
constexpr int kSymptomRole = Qt::UserRole + 2;
constexpr int kIgnoredRole = Qt::UserRole + 3;  ///< true: the finding is one of CheckResult::ignored

QIcon iconOf(Concern concern)
{
    const auto& colours = style::colours();
    switch (concern) {
    case Concern::Error: return icon(Symbol::Error, colours.broken);
    case Concern::Warning: return icon(Symbol::Warning, colours.inferred);
    case Concern::Note: break;
    }
    return icon(Symbol::Info, colours.notLoaded);
}

QString nameOfConcern(Concern concern)
{
    switch (concern) {
    case Concern::Error: return HealthPage::tr("error");
    case Concern::Warning: return HealthPage::tr("warning");
    case Concern::Note: break;
    }
    return HealthPage::tr("note");
}

/// `next / obs [3, 41]`
QString placeOf(const Symptom& symptom)
{
    QStringList parts;
    if (!symptom.key.empty()) {
        parts << format::path(symptom.key);
    }
    if (!symptom.index.empty()) {
        parts << QStringLiteral("[%1]").arg(format::text(symptom.index));
    }
    return parts.join(QLatin1Char(' '));
}

}  // namespace

HealthPage::HealthPage(ShownRollout& rollout, Examination& examination, QWidget* parent)
    : QWidget(parent), m_rollout(rollout), m_examination(examination), m_summary(new QLabel(this)),
      m_start(new QPushButton(tr("E&xamine"), this)), m_thresholds(new QToolButton(this)), m_list(new QTreeWidget(this)),
      m_explanation(new QLabel(this)), m_pages(new ContentStack(m_list, this))
{
    m_list->setHeaderLabels({tr("Check"), tr("Location"), tr("Count"), tr("Finding")});
    m_list->setItemDelegate(new RowDelegate(m_list));
    m_list->setWordWrap(true);  // findings are sentences
    m_list->setAllColumnsShowFocus(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setAccessibleName(tr("Findings of the health checks"));
    // The finding is read most, so it gets the space, beside the name of its check.
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(MessageColumn, QHeaderView::Stretch);
    m_list->header()->moveSection(MessageColumn, PlaceColumn);
    const auto wrapAgain = [this](int column) {
        if (column == MessageColumn) {
            m_list->doItemsLayout();  // sentences need other heights at another width
        }
    };
    connect(m_list->header(), &QHeaderView::sectionResized, this, wrapAgain, Qt::QueuedConnection);
    m_list->header()->setAccessibleName(m_list->accessibleName());
    m_list->viewport()->installEventFilter(this);
    addActions();
    setUpExplanation(*m_explanation);
    m_explanation->setObjectName(QStringLiteral("explanation"));
    m_explanation->setAccessibleName(tr("Meaning and fix"));
    setUpSummary(*m_summary);
    m_start->setToolTip(tr("Reads the whole rollout and runs every check"));
    offerThresholds();

    const int unit = style::grid(this);
    auto* const row = new QHBoxLayout;
    row->setSpacing(2 * unit);
    row->addWidget(m_start);
    row->addWidget(m_summary, 1);
    row->addWidget(m_thresholds);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(unit, 2 * unit, unit, unit);
    layout->setSpacing(2 * unit);
    layout->addLayout(row);
    layout->addWidget(m_pages, 1);
    layout->addWidget(m_explanation);

    connect(m_start, &QPushButton::clicked, &m_examination, &Examination::start);
    connect(&m_examination, &Examination::changed, this, &HealthPage::display);
    connect(&m_rollout, &ShownRollout::episodesChanged, this, &HealthPage::examineIfSmall);
    connect(&m_rollout, &ShownRollout::sourceChanged, this, &HealthPage::examineIfSmall);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &HealthPage::explain);
    connect(m_list, &QTreeWidget::itemActivated, this, &HealthPage::go);
    connect(m_list, &QTreeWidget::itemClicked, this, [this](const QTreeWidgetItem* item, int column) {
        if (column == PlaceColumn) {
            go(item);
        }
    });
    display();
}

void HealthPage::offerThresholds()
{
    m_thresholds->setPopupMode(QToolButton::InstantPopup);
    m_thresholds->setAutoRaise(true);
    auto* const menu = new QMenu(m_thresholds);
    connect(menu->addAction(tr("&Choose a file…")), &QAction::triggered, this, [this] {
        dialogs::choosePath(this, dialogs::Wanted::File, tr("Thresholds of the checks"), m_examination.thresholds(),
                            tr("Thresholds (*.json);;All files (*)"),
                            [this](const QString& file) { Q_EMIT thresholdsChosen(file); });
    });
    auto* const own = menu->addAction(tr("&Their own"));
    connect(own, &QAction::triggered, this, [this] { Q_EMIT thresholdsChosen({}); });
    connect(menu, &QMenu::aboutToShow, this, [this, own] { own->setEnabled(!m_examination.thresholds().isEmpty()); });
    m_thresholds->setMenu(menu);
}

QString HealthPage::explanation() const
{
    return m_explanation->text();
}

QString HealthPage::summary() const
{
    return m_summary->text();
}

void HealthPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    examineIfSmall();
}

bool HealthPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_list->viewport() && event->type() == QEvent::Resize) {
        fitColumns();
    }
    return QWidget::eventFilter(watched, event);
}

void HealthPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange) {
        display();
    }
    QWidget::changeEvent(event);
}

/// Runs the checks at once if the cost is small.
void HealthPage::examineIfSmall()
{
    if (isVisible()) {
        m_rollout.requestKind();
        m_examination.startIfSmall();
    }
}

void HealthPage::display()
{
    m_list->clear();
    showExplanation({});
    m_start->setEnabled(!m_examination.isRunning());
    const QString& file = m_examination.thresholds();
    m_thresholds->setText(file.isEmpty() ? tr("Thresholds") : tr("Thresholds: %1").arg(QFileInfo(file).fileName()));
    m_thresholds->setToolTip(file.isEmpty() ? tr("The thresholds of the checks: defaults, or those of a file") : file);
    showSummary();
    const auto& results = m_examination.results();
    if (!results) {
        if (const auto& failure = m_examination.failure()) {
            showFailure(*m_pages, *failure);
        } else if (m_examination.isRunning()) {
            m_pages->showHintSoon(tr("Examining the rollout…"));
        } else {
            m_pages->showHint(
                tr("Examine reads the whole rollout once per check and reports each finding, its location and a fix."));
        }
        return;
    }
    showResults(*results);
    m_pages->showContent();
    fitColumns();
}

void HealthPage::showResults(const std::vector<CheckResult>& results)
{
    std::vector<std::size_t> found, passed, notApplicable;
    for (std::size_t number = 0; number < results.size(); ++number) {
        const auto& symptoms = results[number].symptoms;
        (!symptoms ? notApplicable : symptoms->empty() ? passed : found).push_back(number);
    }
    std::ranges::stable_sort(found, std::greater(), [&](std::size_t number) {
        return std::ranges::max(*results[number].symptoms, {}, &Symptom::concern).concern;
    });
    QTreeWidgetItem* const root = m_list->invisibleRootItem();
    for (const std::size_t number : found) {
        add(root, results[number], number);
    }
    const auto addGroup = [&](const QString& title, const std::vector<std::size_t>& numbers) {
        if (numbers.empty()) {
            return;
        }
        auto* const group = new QTreeWidgetItem(root, {title});
        group->setData(0, kSymptomRole, -1);
        QStringList names;
        for (const std::size_t number : numbers) {
            add(group, results[number], number);
            names << format::text(results[number].check->title());
        }
        group->setToolTip(CheckColumn, names.join(QLatin1Char('\n')));
    };
    addGroup(tr("%n passed", nullptr, static_cast<int>(passed.size())), passed);
    addGroup(tr("%n not applicable", nullptr, static_cast<int>(notApplicable.size())), notApplicable);
    addIgnored(results);
    if (!found.empty()) {
        m_list->setCurrentItem(root->child(0)->child(0));  // its meaning and fix are shown at once
    }
}

void HealthPage::addIgnored(const std::vector<CheckResult>& results)
{
    QTreeWidgetItem* group = nullptr;
    for (std::size_t check = 0; check < results.size(); ++check) {
        for (std::size_t number = 0; number < results[check].ignored.size(); ++number) {
            if (group == nullptr) {
                group = new QTreeWidgetItem(m_list);
                group->setData(0, kSymptomRole, -1);
            }
            addSymptom(group, results[check].ignored[number], check, number);
            QTreeWidgetItem& item = *group->child(group->childCount() - 1);
            item.setData(0, kIgnoredRole, true);
            item.setText(CheckColumn, format::text(results[check].check->title()));
        }
    }
    if (group != nullptr) {
        group->setText(CheckColumn, tr("%n ignored", nullptr, group->childCount()));
    }
}

void HealthPage::fitColumns()
{
    const int width = m_list->viewport()->width();
    int left = width * 3 / 4;  // the rest is for the findings
    // Titles of checks are short: they are not elided before locations are.
    for (const int column : {CheckColumn, CountColumn, PlaceColumn}) {
        m_list->resizeColumnToContents(column);
        const int most = std::min(column == CheckColumn ? width / 2 : width * 2 / 7, left);
        m_list->setColumnWidth(column, std::min(m_list->columnWidth(column) + style::grid(this, 3), most));
        left -= m_list->columnWidth(column);
    }
}

void HealthPage::add(QTreeWidgetItem* parent, const CheckResult& result, std::size_t number)
{
    auto* const line = new QTreeWidgetItem(parent, {format::text(result.check->title())});
    line->setData(0, kCheckRole, static_cast<qulonglong>(number));
    line->setData(0, kSymptomRole, -1);
    line->setText(MessageColumn, !result.symptoms ? tr("not applicable") : result.hasFailed() ? tr("failed") : tr("passed"));
    line->setToolTip(CheckColumn,
                     format::text(result.check->meaning()) + QStringLiteral("\n")
                         + tr("On the command line it is called %1.").arg(format::text(std::string(result.check->name))));
    if (!result.symptoms) {
        for (int column = 0; column < m_list->columnCount(); ++column) {
            line->setForeground(column, style::colours().notLoaded);
        }
        return;
    }
    std::vector<std::size_t> order(result.symptoms->size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::greater(), [&](std::size_t at) { return (*result.symptoms)[at].concern; });
    for (const std::size_t at : order) {
        addSymptom(line, (*result.symptoms)[at], number, at);
    }
    line->setExpanded(true);
}

void HealthPage::addSymptom(QTreeWidgetItem* parent, const Symptom& symptom, std::size_t check, std::size_t number)
{
    auto* const item = new QTreeWidgetItem(parent, {nameOfConcern(symptom.concern), placeOf(symptom),
                                                    symptom.count > 0 ? format::count(symptom.count) : QString(),
                                                    format::text(symptom.message)});
    item->setData(0, kCheckRole, static_cast<qulonglong>(check));
    item->setData(0, kSymptomRole, static_cast<int>(number));
    item->setIcon(CheckColumn, iconOf(symptom.concern));
    item->setToolTip(MessageColumn, item->text(MessageColumn));
    item->setTextAlignment(CountColumn, Qt::AlignRight | Qt::AlignVCenter);
    if (!item->text(PlaceColumn).isEmpty()) {
        QFont link = style::monospaced(font());
        link.setUnderline(true);
        item->setFont(PlaceColumn, link);
        item->setForeground(PlaceColumn, palette().color(QPalette::Link));
        item->setToolTip(PlaceColumn, tr("Go to where it was found first"));
    }
}

void HealthPage::ignore()
{
    const QTreeWidgetItem* const item = m_list->currentItem();
    if (const Symptom* const symptom = symptomOf(item)) {
        const bool isIgnored = item->data(0, kIgnoredRole).toBool();
        const HealthCheck& check = *(*m_examination.results())[item->data(0, kCheckRole).toULongLong()].check;
        try {
            m_examination.ignore(check, KeyPath(symptom->key), !isIgnored);
        } catch (const Error& error) {
            Q_EMIT message(tr("Cannot store which findings are ignored"), describe(error));
        }
    }
}

void HealthPage::addActions()
{
    m_show = new QAction(icon(Symbol::Search), tr("Show"), m_list);
    m_copy = new QAction(icon(Symbol::Copy), tr("Copy as Python"), m_list);
    connect(m_show, &QAction::triggered, this, [this] { go(m_list->currentItem()); });
    connect(m_copy, &QAction::triggered, this, [this] {
        if (const Symptom* const symptom = symptomOf(m_list->currentItem())) {
            const QString index = format::text(symptom->index);
            QGuiApplication::clipboard()->setText(format::python(symptom->key)
                                                  + (index.isEmpty() ? QString() : QStringLiteral("[%1]").arg(index)));
        }
    });
    m_list->addAction(m_show);
    m_ignore = new QAction(m_list);
    m_ignore->setToolTip(tr("Stores it in a small file beside the data, which the command line reads too"));
    connect(m_ignore, &QAction::triggered, this, &HealthPage::ignore);
    m_list->addAction(m_copy);
    m_list->addAction(m_ignore);
    offerActions(m_list);
}

const Symptom* HealthPage::symptomOf(const QTreeWidgetItem* item) const
{
    const auto& results = m_examination.results();
    if (item == nullptr || !results || item->data(0, kSymptomRole).toInt() < 0) {
        return nullptr;
    }
    const CheckResult& result = (*results)[item->data(0, kCheckRole).toULongLong()];
    return &(item->data(0, kIgnoredRole).toBool()
                 ? result.ignored
                 : *result.symptoms)[static_cast<std::size_t>(item->data(0, kSymptomRole).toInt())];
}

void HealthPage::explain(const QTreeWidgetItem* item)
{
    const auto& results = m_examination.results();
    for (QAction* const action : {m_show, m_copy}) {
        action->setEnabled(symptomOf(item) != nullptr);
    }
    m_ignore->setText(item != nullptr && item->data(0, kIgnoredRole).toBool() ? tr("No longer ignore") : tr("Ignore here"));
    m_ignore->setEnabled(symptomOf(item) != nullptr && m_examination.canIgnore());
    if (item == nullptr || !results || !item->data(0, kCheckRole).isValid()) {
        showExplanation({});
        return;
    }
    const HealthCheck& check = *(*results)[item->data(0, kCheckRole).toULongLong()].check;
    QString text;
    if (const Symptom* const symptom = symptomOf(item)) {
        const QString place = placeOf(*symptom), message = format::text(symptom->message);
        text = QStringLiteral("<p style=\"margin: 0\"><b>%1</b></p>")
                   .arg((place.isEmpty() ? message : QStringLiteral("%1: %2").arg(place, message)).toHtmlEscaped());
    }
    text += QStringLiteral("<p style=\"margin: 0\">%1</p><p style=\"margin: 0\">%2 %3</p>")
                .arg(format::text(check.meaning()).toHtmlEscaped(), tr("Fix:"), format::text(check.advice()).toHtmlEscaped());
    showExplanation(text);
}

/// Shows a text below the list, which otherwise has the room.
void HealthPage::showExplanation(const QString& text)
{
    m_explanation->setText(text);
    m_explanation->setVisible(!text.isEmpty());
}

void HealthPage::go(const QTreeWidgetItem* item)
{
    const auto& episodes = m_rollout.episodes();
    const Symptom* const symptom = symptomOf(item);
    if (symptom && episodes) {
        const bool isPlace = !Examination::positionOf(*symptom, episodes->table.batch.size()).empty();
        Q_EMIT placeRequested(symptom->key, isPlace ? Examination::elementOf(*symptom) : Shape());
    }
}

void HealthPage::showSummary()
{
    const auto& results = m_examination.results();
    if (!results) {
        m_summary->clear();
        return;
    }
    int errors = 0;
    int warnings = 0;
    int notes = 0;
    int made = 0;
    for (const CheckResult& result : *results) {
        made += result.symptoms ? 1 : 0;
        for (const Symptom& symptom : result.symptoms.value_or(std::vector<Symptom>())) {
            ++(symptom.concern == Concern::Error ? errors : symptom.concern == Concern::Warning ? warnings : notes);
        }
    }
    m_summary->setText(
        QStringLiteral("%1, %2, %3; %4")
            .arg(tr("%n error(s)", nullptr, errors), tr("%n warning(s)", nullptr, warnings), tr("%n note(s)", nullptr, notes),
                 tr("%1 of %2 checks apply to this rollout").arg(made).arg(static_cast<qsizetype>(results->size()))));
}

}  // namespace tensordesk
