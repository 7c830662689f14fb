// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/summary.h"
#include "jobs/job.h"
#include "tensordict/leaf.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class QLabel;
class QProgressBar;
class QToolButton;

namespace tensordesk {

class FactList;

/// Minimum, maximum, mean and the like of one leaf, computed in one background pass. A leaf that would
/// take long to read waits for a person to ask. The newest leaf wins.
class SummaryPanel final : public QWidget {
    Q_OBJECT

public:
    /// Bytes up to which a leaf is summed up without being asked.
    static constexpr int64_t kAtOnce = int64_t{1} << 30;

    explicit SummaryPanel(QWidget* parent = nullptr);

    void setLeaf(const Leaf& leaf);
    /// Forgets the leaf and stops the pass.
    void clear();
    /// Computes it anew: the elements may have changed.
    void refresh();

    [[nodiscard]] AbstractJob* job() noexcept { return &m_job; }
    /// What is shown, a line a fact.
    [[nodiscard]] QString text() const;

private:
    void start();
    void offer(const QString& why);
    void showSummary(const Summary& summary);
    void showProgress();

    std::optional<Leaf> m_leaf;
    Job<Summary> m_job;
    FactList* m_facts;
    QLabel* m_note;
    QWidget* m_progressRow;
    QProgressBar* m_progress;
    QToolButton* m_start;
    QTimer m_soon;  ///< a pass that is done at once needs no progress bar
};

}  // namespace tensordesk
