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

/// A policy or critic run over the rollout again, compared with the stored numbers: a line per key, below it the largest
/// differences, which link to their locations; the difference along time; and its meaning and remedy.
class RerunPage final : public QWidget {
    Q_OBJECT

public:
    /// REQUIRES: `rollout` outlives this object.
    explicit RerunPage(ShownRollout& rollout, QWidget* parent = nullptr);

    /// True if a policy may have made some of its keys: it has steps, and actions, values or log-probabilities with the usual
    /// names.
    [[nodiscard]] static bool isOfPolicy(const EpisodeSource& source);

    /// Runs a module; replaces the rule in `options` by that of the rollout.
    void start(RerunOptions options);
    /// Returns the options of the last run; default ones before the first.
    [[nodiscard]] const RerunOptions& options() const noexcept { return m_options; }

    [[nodiscard]] QTreeWidget* list() const noexcept { return m_list; }
    [[nodiscard]] DifferenceChart* chart() const noexcept { return m_chart; }
    [[nodiscard]] QString summary() const;
    /// Returns the meaning and remedy of the selected line.
    [[nodiscard]] QString explanation() const;
    /// Returns the text that is shown instead of results.
    [[nodiscard]] QString hint() const;
    [[nodiscard]] QPushButton* button() const noexcept { return m_ask; }
    /// Returns the button to add the log-probabilities as a derived key.
    [[nodiscard]] QPushButton* derive() const noexcept { return m_derive; }
    [[nodiscard]] AbstractJob* job() noexcept { return &m_job; }

Q_SIGNALS:
    /// The user wants to choose a module to run.
    void askRequested();
    /// The user wants to see an element of a key.
    void placeRequested(const tensordesk::KeyPath& key, const tensordesk::Shape& position);
    /// The user wants the log-probabilities of this module as a derived key.
    void deriveRequested(const QString& module);
    void pointed(const QString& text);

protected:
    void changeEvent(QEvent* event) override;

private:
    void takeSource();
    void showHint();
    void display();
    void alignNumbers(int column);
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
    std::string m_shownModule;  ///< of the report
    std::optional<RerunReport> m_report;
    Shape m_batch;           ///< of the report
    bool m_isOlder = false;  ///< the rollout changed since
    Job<RerunReport> m_job;
};

}  // namespace tensordesk
