// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/rerun/rerun.h"
#include "views/jobs/job.h"
#include "views/rollout/shownrollout.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace tensordesk {

class ContentStack;
class DifferenceChart;

/// A policy or critic run over the rollout again, beside what is stored: a line a key, below it the places where it differs most,
/// which lead there; how far it is off along time; and what that means, with what to do.
class RerunPage final : public QWidget {
    Q_OBJECT

public:
    /// `rollout` outlives this.
    explicit RerunPage(ShownRollout& rollout, QWidget* parent = nullptr);

    /// Whether a policy may have made some of its keys: it has steps, and actions, values or log-probabilities by the usual names.
    [[nodiscard]] static bool isOfPolicy(const EpisodeSource& source);

    /// Runs a module, with its rule in the place of the one given.
    void start(RerunOptions options);
    /// The options of the last run; those of none before the first.
    [[nodiscard]] const RerunOptions& options() const noexcept { return m_options; }

    [[nodiscard]] QTreeWidget* list() const noexcept { return m_list; }
    [[nodiscard]] DifferenceChart* chart() const noexcept { return m_chart; }
    [[nodiscard]] QString summary() const;
    /// What the chosen line means and what to do.
    [[nodiscard]] QString explanation() const;
    /// What is shown in the place of results.
    [[nodiscard]] QString hint() const;
    [[nodiscard]] QPushButton* button() const noexcept { return m_ask; }
    /// Adds the log-probabilities as a derived key.
    [[nodiscard]] QPushButton* derive() const noexcept { return m_derive; }
    [[nodiscard]] AbstractJob* job() noexcept { return &m_job; }

Q_SIGNALS:
    /// A person wants to say which module to run.
    void askRequested();
    /// A person wants to see an element of a key.
    void placeRequested(const tensordesk::KeyPath& key, const tensordesk::Shape& position);
    /// A person wants the log-probabilities by this module as a derived key.
    void deriveRequested(const QString& module);
    void pointed(const QString& text);

protected:
    void changeEvent(QEvent* event) override;

private:
    void takeSource();
    void showHint();
    void display();
    void add(const RerunKey& key, std::size_t number);
    void explain(const QTreeWidgetItem* item);
    void go(const QTreeWidgetItem* item);
    [[nodiscard]] const RerunKey* keyOf(const QTreeWidgetItem* item) const;
    [[nodiscard]] const RerunPlace* placeOf(const QTreeWidgetItem* item) const;

    ShownRollout& m_rollout;
    QPushButton* m_ask;
    QLabel* m_summary;
    QTreeWidget* m_list;
    DifferenceChart* m_chart;
    QLabel* m_explanation;
    QPushButton* m_derive;
    ContentStack* m_pages;
    RerunOptions m_options;
    std::string m_shownModule;  ///< that the report is of
    std::optional<RerunReport> m_report;
    Shape m_batch;           ///< of what m_report is of
    bool m_isOlder = false;  ///< the rollout changed since
    Job<RerunReport> m_job;
};

}  // namespace tensordesk
