// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/document/entryreveal.h"
#include "views/jobs/job.h"
#include "views/rollout/episodespage.h"
#include "views/rollout/shownrollout.h"

#include <QObject>

#include <vector>

namespace tensordesk {

class DocumentPane;
class EpisodeWalk;
class JobList;
class RolloutPages;

/// Carries out the actions of the rollout pages (play, compare, collate, export episodes) in the document's window.
class RolloutActions final : public QObject {
    Q_OBJECT

public:
    /// REQUIRES: all outlive this object.
    struct Dependencies {
        DocumentPane& pane;
        RolloutPages& pages;
        EpisodeWalk& walk;
        JobList& jobs;
    };
    explicit RolloutActions(const Dependencies& dependencies);

Q_SIGNALS:
    void failed(const tensordesk::Error& error);

private:
    void connectPages();
    /// Shows the most informative key, and plays it if it is a film.
    void play(const EpisodePlace& place);
    /// Shows the location of a finding: a step, or an element of it.
    void goTo(const KeyPath& key, const Shape& position);
    [[nodiscard]] Shape stepOf(const Shape& element) const;
    void showCourse();
    void showAllMembers();
    void compare(const std::vector<uint32_t>& numbers);
    void collate(const std::vector<uint32_t>& numbers);
    /// Asks for a module, and runs it.
    void askForModule();
    /// Adds its log-probabilities to the derived keys.
    void deriveLogProb(const QString& module);
    void exportThem(const std::vector<uint32_t>& numbers, EpisodesPage::Form form);
    void openExport(const QString& title, const TensorDict& td, std::vector<TensorDict> parts = {});

    Dependencies m_dependencies;
    EntryReveal m_entries;
    Job<TensorDict> m_joining;
    QString m_joinedTitle;
};

}  // namespace tensordesk
