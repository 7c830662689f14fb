// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/operations/rollouts/episodetable.h"
#include "views/common/leafview.h"
#include "views/plot/qcp.h"

#include <QPointer>

#include <memory>
#include <vector>

namespace tensordesk {

class EpisodeLink;

/// Thin lines in a plot over time between the episodes of the shown rows. None while they would be closer than a few pixels.
class EpisodeEnds final : public QCPLayerable {
    Q_OBJECT

public:
    /// The plot owns it.
    explicit EpisodeEnds(QCustomPlot& plot);

    /// Shows the episodes of this link from now on. REQUIRES: called once; the link outlives this object.
    void follow(EpisodeLink& link);
    /// Sets the drawn part: there are lines if its x dim is the last batch dim of the tensordict of the episodes.
    void setPart(const ShownLeaf& leaf, const DimSelection& selection);
    /// Returns the places of all lines along x, in increasing order. O(episodes of the shown rows).
    [[nodiscard]] std::vector<double> places() const;
    /// Returns `episode 7, step 12` for an element, one index per dim; empty for padding and without episodes. O(log episodes).
    [[nodiscard]] QString nameAt(const std::vector<int64_t>& position) const;

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    [[nodiscard]] const EpisodeTable* table() const;

    QPointer<EpisodeLink> m_link;
    bool m_isOverTime = false;
    DimSelection m_selection;
    std::shared_ptr<const EpisodeTable> m_drawn;  ///< of m_places
    std::vector<double> m_places;
};

}  // namespace tensordesk
