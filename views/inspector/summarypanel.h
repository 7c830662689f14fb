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

/// Minimum, maximum, mean and the like of one leaf without its padding, computed in one background pass. A leaf that
/// would take long to read waits for a person to ask. The newest leaf wins.
class SummaryPanel final : public QWidget {
    Q_OBJECT

public:
    /// Bytes up to which a leaf is summed up without being asked.
    static constexpr int64_t kAtOnce = int64_t{1} << 30;

    explicit SummaryPanel(QWidget* parent = nullptr);

    /// Whether padding counts is read there, and a person may change it here. It must outlive this.
    void follow(PaddingRule& padding);
    /// A leaf and where it stands, or the part of it that `slices` give; see summarizeData().
    void setLeaf(const Leaf& leaf, const LeafPlace& place = {}, const Index& slices = {});
    /// Forgets the leaf and stops the pass.
    void clear();
    /// Computes it anew: the elements may have changed.
    void refresh();

    [[nodiscard]] AbstractJob* job() noexcept { return &m_job; }
    /// What is shown, a line a fact.
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    /// A person wants to see the first element that a condition holds for.
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
    QLabel* m_leftOut;  ///< which padding
    QCheckBox* m_countsPadding;
    PaddingRule* m_padding = nullptr;
    QWidget* m_progressRow;
    QProgressBar* m_progress;
    QToolButton* m_start;
    QTimer m_soon;  ///< a pass that is done at once needs no progress bar
};

}  // namespace tensordesk
