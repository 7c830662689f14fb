// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/values/datasummary.h"
#include "model/tensordict/leaves/leaf.h"
#include "views/jobs/job.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class QCheckBox;
class QLabel;
class QProgressBar;
class QToolButton;

namespace tensordesk {

class FactList;
class PaddingRule;

/// Minimum, maximum, mean etc. of one leaf without its padding, computed in one background pass. A leaf that takes long to read
/// waits for the user's request. Only the latest leaf counts.
class SummaryPanel final : public QWidget {
    Q_OBJECT

public:
    /// The limit in bytes for summarising a leaf without request.
    static constexpr int64_t kAtOnce = int64_t{1} << 30;

    explicit SummaryPanel(QWidget* parent = nullptr);

    /// Connects the panel with the rule for padding, which its check box changes. REQUIRES: it outlives this object.
    void follow(PaddingRule& padding);
    /// Sets the leaf, or with `slices` a part of it, and the leaf's location; see summarizeData().
    void setLeaf(const Leaf& leaf, const LeafPlace& place = {}, const Index& slices = {});
    /// Removes the leaf and stops the pass.
    void clear();
    /// Computes the summary again, because elements may have changed.
    void refresh();

    [[nodiscard]] AbstractJob* job() noexcept { return &m_job; }
    /// Returns the content, one fact per line.
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    /// The user wants to see the first element that satisfies a condition, such as "isnan" or "== 3".
    void sought(const QString& condition);

private:
    void start();
    void offer(const QString& why);
    void showSummary(const DataSummary& told);
    void showPadding(const DataSummary& told);
    void showProgress();

    std::optional<Leaf> m_leaf;
    LeafPlace m_place;
    Index m_slices;
    Job<DataSummary> m_job;
    FactList* m_facts;
    QLabel* m_note;
    QLabel* m_leftOut;  ///< shows what was excluded as padding
    QCheckBox* m_countsPadding;
    PaddingRule* m_padding = nullptr;
    QWidget* m_progressRow;
    QProgressBar* m_progress;
    QToolButton* m_start;
    QTimer m_soon;  ///< a short pass shows no progress bar
};

}  // namespace tensordesk
