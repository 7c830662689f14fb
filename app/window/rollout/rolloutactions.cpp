// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/rollout/rolloutactions.h"

#include "app/window/beside/comparewindow.h"
#include "app/window/dialogs/exportdialog.h"
#include "app/window/dialogs/memberdialog.h"
#include "app/window/dialogs/rerundialog.h"
#include "app/window/document/datapane.h"
#include "app/window/document/documentcontroller.h"
#include "app/window/document/documentpane.h"
#include "app/window/document/exportchoices.h"
#include "app/window/rollout/episodewalk.h"
#include "app/window/session/programsettings.h"
#include "model/analysis/derived/lazypadded.h"
#include "model/operations/rollouts/joinedepisodes.h"
#include "model/operations/rollouts/trajectories.h"
#include "views/dims/dimstrip.h"
#include "views/jobs/joblist.h"
#include "views/jobs/jobpools.h"
#include "views/messages/messagebar.h"
#include "views/rollout/drift/driftpage.h"
#include "views/rollout/episodesmodel.h"
#include "views/rollout/firstlook/firstlookpage.h"
#include "views/rollout/healthpage.h"
#include "views/rollout/rerun/rerunpage.h"
#include "views/rollout/rolloutpages.h"
#include "views/text/format.h"
#include "views/widgets/dialogs.h"

#include <QDir>

#include <algorithm>
#include <utility>

namespace tensordesk {

namespace {

/// Returns an unused key.
std::string freeName(const TensorDict& td)
{
    const std::string first = "log_prob_now";
    std::string name = first;
    for (int number = 2; td.contains({name}); ++number) {
        name = first + "_" + std::to_string(number);
    }
    return name;
}

std::vector<TensorDict> stepsOf(const ReadEpisodes& episodes, const std::vector<uint32_t>& numbers)
{
    std::vector<TensorDict> steps;
    for (const uint32_t number : numbers) {
        steps.push_back(stepsAt(episodes.rollout.td, episodes.table.placeOf(episodes.table.episodes[number])));
    }
    return steps;
}

}  // namespace

RolloutActions::RolloutActions(const Dependencies& dependencies)
    : QObject(&dependencies.pane), m_dependencies(dependencies), m_entries(dependencies.pane)
{
    m_joining.setTitle(tr("Join the episodes"));
    m_dependencies.jobs.watch(&m_joining);
    connect(&m_joining, &AbstractJob::done, this, [this] { openExport(m_joinedTitle, *m_joining.takeResult()); });
    connect(&m_joining, &AbstractJob::failed, this, &RolloutActions::failed);
    connect(&m_dependencies.pages, &RolloutPages::built, this, &RolloutActions::connectPages);
}

void RolloutActions::connectPages()
{
    const FirstLookPage* const first = m_dependencies.pages.firstLook();
    connect(first, &FirstLookPage::placeRequested, &m_dependencies.walk, &EpisodeWalk::goTo);
    connect(first, &FirstLookPage::playRequested, this, &RolloutActions::play);
    connect(first, &FirstLookPage::keyRequested, this, [this](const KeyPath& key) {
        m_entries.reveal(key, [this] {
            showCourse();
            showAllMembers();
        });
    });
    connect(first, &FirstLookPage::pointed, &m_dependencies.pane, &DocumentPane::pointed);
    HealthPage* const health = m_dependencies.pages.health();
    health->setThresholds(programsettings::thresholds());
    connect(health, &HealthPage::placeRequested, this, &RolloutActions::goTo);
    connect(health, &HealthPage::message, &m_dependencies.pane.messages(), &MessageBar::warn);
    connect(health, &HealthPage::thresholdsChosen, health, [health](const QString& file) {
        programsettings::setThresholds(file);
        health->setThresholds(file);
    });
    connect(m_dependencies.pages.drift(), &DriftPage::placeRequested, this, &RolloutActions::goTo);
    const RerunPage* const rerun = m_dependencies.pages.rerun();
    connect(rerun, &RerunPage::askRequested, this, &RolloutActions::askForModule);
    connect(rerun, &RerunPage::placeRequested, this, &RolloutActions::goTo);
    connect(rerun, &RerunPage::deriveRequested, this, &RolloutActions::deriveLogProb);
    connect(rerun, &RerunPage::pointed, &m_dependencies.pane, &DocumentPane::pointed);
    const EpisodesPage* const page = m_dependencies.pages.episodes();
    connect(page, &EpisodesPage::placeRequested, &m_dependencies.walk, &EpisodeWalk::goTo);
    connect(page, &EpisodesPage::playRequested, this, &RolloutActions::play);
    connect(page, &EpisodesPage::compareRequested, this, &RolloutActions::compare);
    connect(page, &EpisodesPage::collateRequested, this, &RolloutActions::collate);
    connect(page, &EpisodesPage::exportRequested, this, &RolloutActions::exportThem);
}

void RolloutActions::goTo(const KeyPath& key, const Shape& position)
{
    const auto showPlace = [this, step = stepOf(position)] {
        if (!step.empty()) {
            m_dependencies.walk.show({step, 1});
        }
    };
    showPlace();
    // The view that shows it then knows of the place too.
    m_entries.reveal(key, [this, showPlace, position] {
        showPlace();
        m_dependencies.pane.data().showElement(position);
    });
}

/// The indices of the batch among those of an element.
Shape RolloutActions::stepOf(const Shape& element) const
{
    const auto& source = m_dependencies.pages.rollout().source();
    const std::size_t dims = source ? source->td.batchSize().size() : 0;
    return element.size() < dims ? Shape() : Shape(element.begin(), element.begin() + static_cast<std::ptrdiff_t>(dims));
}

/// Over time a curve is more informative than numbers.
void RolloutActions::showCourse()
{
    if (m_dependencies.pane.data().viewKind() == ViewKind::Table) {
        m_dependencies.pane.data().setViewKind(ViewKind::Line);
    }
}

/// Shows one curve for each of a few members of the batch, such as environments, if a key has one component, as in its small curve.
void RolloutActions::showAllMembers()
{
    constexpr int64_t kFew = 16;  // a legend still names them all
    DataPane& data = m_dependencies.pane.data();
    DimSelection selection = data.selection();
    const LeafDims& leaf = selection.leaf();
    const auto event = leaf.shape.begin() + leaf.batchDims;
    if (data.viewKind() != ViewKind::Line || std::any_of(event, leaf.shape.end(), [](int64_t size) { return size != 1; })) {
        return;
    }
    for (std::size_t dim = 0; leaf.isBatch(dim); ++dim) {
        if (selection.isFixed(dim) && leaf.shape[dim] > 1 && leaf.shape[dim] <= kFew) {
            selection.setRole(dim, DimRole::Each);
            break;
        }
    }
    data.takeOver(selection);
}

void RolloutActions::play(const EpisodePlace& place)
{
    const RolloutKeys& keys = m_dependencies.pages.rollout().episodes()->keys;
    const auto key = !keys.pictures.empty() ? std::optional(keys.pictures.front())
                   : keys.reward            ? keys.reward
                   : !keys.leaves.empty()   ? std::optional(keys.leaves.front().place.path)
                                            : std::nullopt;
    if (!key) {
        return;
    }
    m_dependencies.walk.goTo(place);
    if (keys.pictures.empty() && m_dependencies.walk.isPossible()) {
        BatchSelection& batch = m_dependencies.pane.dims().batch();
        if (batch.dims().size() == place.position.size()) {
            batch.setRange(place.position.size() - 1, {place.position.back(), 1, place.steps});
        }
    }
    m_entries.reveal(*key, [this, place] {
        showCourse();
        m_dependencies.walk.show(place);
        DimStrip& dims = m_dependencies.pane.dims();
        if (m_dependencies.pane.data().viewKind() == ViewKind::Image) {
            dims.playUntil(place.position.back() + place.steps - 1);
        }
    });
}

void RolloutActions::compare(const std::vector<uint32_t>& numbers)
{
    const auto episodes = m_dependencies.pages.episodes()->model().episodes();  // of which the numbers are
    if (!episodes || numbers.size() != 2) {
        return;
    }
    const auto placeOf = [&](std::size_t at) { return episodes->table.placeOf(episodes->table.episodes[numbers[at]]); };
    // Aligned at their starts, values can be compared up to the shorter length.
    const int64_t common = std::min(placeOf(0).steps, placeOf(1).steps);
    const auto input = [&](std::size_t at) {
        EpisodePlace place = placeOf(at);
        QString name = tr("%1, episode %2 [%3]").arg(m_dependencies.pane.name()).arg(numbers[at]).arg(format::text(place.index()));
        if (place.steps > common) {
            name = tr("%1, its first %n step(s)", nullptr, static_cast<int>(common)).arg(name);
        }
        place.steps = common;
        return CompareWindow::Input{m_dependencies.pane.document().path(), stepsAt(episodes->rollout.td, place), name};
    };
    (new CompareWindow(input(0), input(1)))->show();
}

void RolloutActions::collate(const std::vector<uint32_t>& numbers)
{
    const auto episodes = m_dependencies.pages.episodes()->model().episodes();  // of which the numbers are
    if (!episodes || numbers.empty()) {
        return;
    }
    auto* const window = new CollationWindow([episodes, numbers](Progress& progress) {
        return memberEpisodes(episodes->rollout.td, episodes->table, numbers, progress);
    });
    window->setOccasion(m_dependencies.pane.name(), {});
    window->show();
}

void RolloutActions::askForModule()
{
    const auto& source = m_dependencies.pages.rollout().source();
    if (!source) {
        return;
    }
    auto* const dialog = new RerunDialog(source->td, m_dependencies.pages.rerun()->options(), &m_dependencies.pane);
    for (AbstractJob* const job : dialog->jobs()) {
        m_dependencies.jobs.watch(job);
    }
    dialogs::open(dialog, [this, dialog] { m_dependencies.pages.rerun()->start(dialog->options()); });
}

void RolloutActions::deriveLogProb(const QString& module)
{
    DocumentController& document = m_dependencies.pane.document();
    if (!document.td()) {
        return;
    }
    const std::string name = freeName(*document.td());
    const QString before = document.derivedText();
    const QString lines = format::text(derivedLogProb(module.toStdString(), name));
    document.derive(before.isEmpty() ? lines : before + QLatin1Char('\n') + lines);
    Q_EMIT m_dependencies.pane.told(tr("The tree has the derived key %1 now").arg(format::text(name)), 10000);
}

void RolloutActions::exportThem(const std::vector<uint32_t>& numbers, EpisodesPage::Form form)
{
    const auto episodes = m_dependencies.pages.episodes()->model().episodes();  // of which the numbers are
    if (!episodes || numbers.empty()) {
        return;
    }
    std::vector<TensorDict> steps = stepsOf(*episodes, numbers);
    const int count = static_cast<int>(numbers.size());
    switch (form) {
    case EpisodesPage::Form::Ragged:
        openExport(tr("%n episode(s) as a stack", nullptr, count), TensorDict::lazyStack(std::move(steps), 0));
        break;
    case EpisodesPage::Form::Padded:
        m_joinedTitle = tr("%n episode(s), padded, with a mask", nullptr, count);
        m_joining.start(JobPools::passes(), [steps = std::move(steps), mask = TrajectoryKeys::of(episodes->rollout.td).mask] {
            return lazilyPadded(steps, mask);
        });
        break;
    case EpisodesPage::Form::Rows:
        m_joinedTitle = tr("%n episode(s) as rows", nullptr, count);
        m_joining.start(JobPools::passes(), [steps = std::move(steps)] { return joinedEpisodes(steps); });
        break;
    case EpisodesPage::Form::Each: {
        const TensorDict stack = TensorDict::lazyStack(steps, 0);
        openExport(tr("%n episode(s), a numbered file each", nullptr, count), stack, std::move(steps));
        break;
    }
    }
}

void RolloutActions::openExport(const QString& title, const TensorDict& td, std::vector<TensorDict> parts)
{
    auto* const dialog = new ExportDialog({{title, td, std::move(parts)}}, suggestedExport(m_dependencies.pane.document().path()),
                                          &m_dependencies.pane);
    m_dependencies.jobs.watchAll(dialog->jobs());
    dialogs::open(dialog, [this, dialog] {
        Q_EMIT m_dependencies.pane.told(tr("Written to %1").arg(QDir::toNativeSeparators(dialog->writtenPath())), 10000);
    });
}

}  // namespace tensordesk
