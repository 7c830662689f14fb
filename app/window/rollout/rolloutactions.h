// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/jobs/job.h"
#include "views/rollout/episodespage.h"
#include "views/rollout/shownrollout.h"

#include <QObject>

#include <functional>
#include <vector>

namespace tensordesk {

class DocumentPane;
class EpisodeWalk;
class JobList;
class RolloutPages;

/// What a person asks for on the pages of a rollout, done in the window of its document.
class RolloutActions final : public QObject {
    Q_OBJECT

public:
    /// All outlive this.
    struct Around {
        DocumentPane& pane;
        RolloutPages& pages;
        EpisodeWalk& walk;
        JobList& jobs;
    };
    explicit RolloutActions(const Around& around);

Q_SIGNALS:
    void failed(const tensordesk::Error& error);

private:
    void connectPages();
    /// Shows the key that a person can look at best, and plays it if it is a film.
    void play(const EpisodePlace& place);
    /// Shows where something was found: a step, or an element of it.
    void goTo(const KeyPath& key, const Shape& position);
    [[nodiscard]] Shape stepOf(const Shape& element) const;
    /// Shows the entry at a key; `then` follows once it is there.
    void reveal(const KeyPath& key, std::function<void()> then);
    void showCourse();
    void showAllMembers();
    void arrive();
    void compare(const std::vector<uint32_t>& numbers);
    void collate(const std::vector<uint32_t>& numbers);
    /// Lets a person say which module to run, and runs it.
    void askForModule();
    /// Adds the log-probabilities by it to the keys that are derived.
    void deriveLogProb(const QString& module);
    void exportThem(const std::vector<uint32_t>& numbers, EpisodesPage::Form form);
    void openExport(const QString& title, const TensorDict& td, std::vector<TensorDict> parts = {});

    Around m_around;
    KeyPath m_awaited;
    std::function<void()> m_then;  ///< to be done once that is shown
    Job<TensorDict> m_joining;
    QString m_joinedTitle;
};

}  // namespace tensordesk
