// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/jobs/job.h"
#include "views/rollout/drift/driftmodel.h"
#include "views/rollout/shownrollout.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QTableView;

namespace tensordesk {

class ContentStack;
class DriftLegend;
class StepHeader;

/// Shows how each key changes from step to step of a stack of checkpoints or runs, and which is the first with a fault.
class DriftPage final : public QWidget {
    Q_OBJECT

public:
    /// The limit in bytes for comparing stacks without request.
    static constexpr int64_t kUnasked = int64_t{64} << 20;

    /// REQUIRES: `rollout` outlives this object.
    explicit DriftPage(ShownRollout& rollout, QWidget* parent = nullptr);

    /// True if members of a tensordict are steps or runs: they are files that were opened together, or the first dim has such a
    /// name.
    [[nodiscard]] static bool hasSteps(const EpisodeSource& source);

    [[nodiscard]] QTableView* table() const noexcept { return m_table; }
    [[nodiscard]] DriftModel& model() const noexcept { return *m_model; }
    /// Returns the chooser for the quantity of the colours.
    [[nodiscard]] QComboBox* shows() const noexcept { return m_shows; }
    /// Returns the legend of the colours.
    [[nodiscard]] DriftLegend* legend() const noexcept { return m_legend; }
    /// Returns the check box for counters; hidden if there are none.
    [[nodiscard]] QCheckBox* counters() const noexcept { return m_counters; }
    [[nodiscard]] StepHeader* steps() const noexcept { return m_steps; }
    [[nodiscard]] QString summary() const;
    [[nodiscard]] AbstractJob* job() noexcept { return &m_job; }

Q_SIGNALS:
    /// The user wants to see a key at a step: one index per batch dim.
    void placeRequested(const tensordesk::KeyPath& key, const tensordesk::Shape& position);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void forget();
    void showOffer();
    void compareIfSmall();
    void compare();
    void showMap(DriftMap map);
    void showLegend();
    void showCounters();
    void fitColumns();
    void go(const QModelIndex& index);

    ShownRollout& m_rollout;
    QPushButton* m_start;
    QComboBox* m_shows;
    DriftLegend* m_legend;
    QCheckBox* m_counters;
    QLabel* m_summary;
    DriftModel* m_model;
    QTableView* m_table;
    StepHeader* m_steps;
    QLabel* m_dim;  ///< the name of the dim of steps, in the corner
    QLabel* m_told;
    ContentStack* m_pages;
    bool m_isKnown = false;
    Job<DriftMap> m_job;
};

}  // namespace tensordesk
