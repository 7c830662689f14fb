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

/// Draws a key and the same key in `next` together: the values of `next` one step later, where they describe the same state. Finds
/// the steps within an episode at which the two differ, in the background. See Note [Root and next].
class NextMarks final : public QObject {
    Q_OBJECT

public:
    explicit NextMarks(QObject* parent = nullptr);

    /// Sets the shown leaf and selection; starts nothing yet.
    void setPart(const std::shared_ptr<const Neighbours>& neighbours, const ShownLeaf& leaf, const DimSelection& selection);
    /// True if the leaf is one of a pair, and runs along time.
    [[nodiscard]] bool isOffered() const noexcept { return m_other.has_value(); }
    /// Returns the other key of the pair, shifted by one step so that equal states have the same x. REQUIRES: isOffered().
    [[nodiscard]] PlottedLeaf beside() const;
    /// Starts comparing the pair, unless its differences are known. Emits changed() at the end.
    void compare();
    /// Drops the result: elements may have changed, or it is no longer needed.
    void forget();
    /// Returns the indices along x where the pair differs.
    [[nodiscard]] std::vector<double> places() const;
    /// Returns the result as rich text; empty while it is unknown.
    [[nodiscard]] QString note() const;
    [[nodiscard]] AbstractJob& job() noexcept { return m_job; }

Q_SIGNALS:
    /// The differences are known.
    void changed();

private:
    [[nodiscard]] bool isBelowNext() const;
    [[nodiscard]] at::Tensor elements() const;

    std::shared_ptr<const Neighbours> m_neighbours;
    std::optional<ShownLeaf> m_leaf;
    DimSelection m_selection;
    std::optional<KeyPath> m_other;
    bool m_isAsked = false;
    std::optional<NextDifferences> m_found;
    Job<NextDifferences> m_job;
};

}  // namespace tensordesk
