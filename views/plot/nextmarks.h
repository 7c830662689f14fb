// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/operations/rollouts/nextpairs.h"
#include "views/common/neighbours.h"
#include "views/jobs/job.h"
#include "views/plot/curves/plottedleaf.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace tensordesk {

/// What stands below `next` beside the root's key, one step on; and where the two are unlike within an episode, which is looked for
/// in the background. See Note [Root and next].
class NextMarks final : public QObject {
    Q_OBJECT

public:
    explicit NextMarks(QObject* parent = nullptr);

    /// Takes what is shown, and what of it; asks nothing yet.
    void setPart(const std::shared_ptr<const Neighbours>& neighbours, const ShownLeaf& leaf, const DimSelection& selection);
    /// Whether the leaf is one of a pair, and runs along time.
    [[nodiscard]] bool isOffered() const noexcept { return m_other.has_value(); }
    /// The other one of the pair, moved to where it tells of the same states. REQUIRES: isOffered().
    [[nodiscard]] PlottedLeaf beside() const;
    /// Compares the pair, unless that was done.
    void compare();
    /// Forgets what was found: elements may have changed, or nobody wants to know.
    void forget();
    /// Indices along x at which the pair is unlike.
    [[nodiscard]] std::vector<double> places() const;
    /// What was found, as rich text; empty while that is not known.
    [[nodiscard]] QString note() const;
    [[nodiscard]] AbstractJob& job() noexcept { return m_job; }

Q_SIGNALS:
    /// It is known where they are unlike.
    void changed();

private:
    [[nodiscard]] bool isBelowNext() const;
    [[nodiscard]] std::vector<int64_t> rows() const;
    [[nodiscard]] at::Tensor elements() const;

    std::shared_ptr<const Neighbours> m_neighbours;
    std::optional<ShownLeaf> m_leaf;
    DimSelection m_selection;
    std::optional<KeyPath> m_other;
    bool m_isAsked = false;
    std::optional<UnlikeNext> m_found;
    Job<UnlikeNext> m_job;
};

}  // namespace tensordesk
