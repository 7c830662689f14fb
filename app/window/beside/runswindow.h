// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/beside/sidewindow.h"
#include "model/document/rollouts/runs.h"
#include "views/jobs/job.h"
#include "views/rollout/runs/runschart.h"
#include "views/rollout/runs/runsmodel.h"

#include <QStringList>

class QComboBox;
class QSortFilterProxyModel;
class QSpinBox;
class QTableView;

namespace tensordesk {

/// Compares the rollouts of several runs: returns or lengths of their episodes in one plot, and a table of statistics. Opens the
/// files read-only, one after the other in the background.
class RunsWindow final : public SideWindow {
    Q_OBJECT

public:
    /// The limit for the number of runs; further ones are left out.
    static constexpr qsizetype kMostRuns = 50;

    explicit RunsWindow(const QStringList& paths, QWidget* parent = nullptr);

    /// Asks for files, beginning in `folder`, and shows their runs.
    static void ask(QWidget* parent, const QString& folder);

    [[nodiscard]] RunsModel& model() noexcept { return m_model; }
    [[nodiscard]] RunsChart* chart() const noexcept { return m_chart; }
    [[nodiscard]] QTableView* table() const noexcept { return m_table; }
    [[nodiscard]] QComboBox* shows() const noexcept { return m_shows; }
    [[nodiscard]] QSpinBox* mean() const noexcept { return m_mean; }

private:
    void readNext();
    void fitColumns();
    void chooseMean();
    void copyTable();

    std::vector<std::string> m_paths, m_names;
    std::size_t m_next = 0;  ///< the run that is read
    RunsModel m_model;
    QSortFilterProxyModel* m_sorted;
    QComboBox* m_shows;
    QComboBox* m_along;
    QSpinBox* m_mean;
    RunsChart* m_chart;
    QTableView* m_table;
    Job<Run> m_job;
};

}  // namespace tensordesk
