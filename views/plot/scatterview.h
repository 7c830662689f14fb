// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jobs/job.h"
#include "plot/colourbar.h"
#include "plot/plotview.h"
#include "plot/pointcloud.h"

#include <optional>

class QAction;
class QCheckBox;

namespace tensordesk {

class IndexTicker;
class LazyComboBox;

/// A leaf against another one of the same dims, or against the indices of one of them: a point for each element, in
/// order joined by lines if a person wants. Of very many points those that would lie on another are left out. Many series
/// have the colours of a scale. What is chosen or pointed at in other views is ringed, or a line where x is its index.
class ScatterView final : public PlotView {
    Q_OBJECT

public:
    /// What lies along x: a key with, for each of its dims that the shown leaf does not have, an index.
    struct Against {
        ShownLeaf leaf;
        std::vector<std::pair<std::size_t, int64_t>> fixed;
        [[nodiscard]] QString name() const;
    };

    explicit ScatterView(QWidget* parent = nullptr);

    [[nodiscard]] ViewKind kind() const override { return ViewKind::Scatter; }
    [[nodiscard]] int offers(const LeafDims& leaf) const override { return leaf.rank() == 0 ? 0 : 1; }
    void setLeaf(const ShownLeaf& leaf, const DimSelection& selection) override;
    void setSelection(const DimSelection& selection) override;
    void setNeighbours(std::shared_ptr<const Neighbours> neighbours) override;
    [[nodiscard]] std::vector<AbstractJob*> jobs() override { return {&m_job, &m_cursorJob}; }

    /// Nothing: the indices. What does not fit the leaf is not drawn.
    void setAgainst(std::optional<Against> against);
    void setJoined(bool joined);
    void setLogarithmic(bool x, bool y);

    [[nodiscard]] const std::optional<PointCloud>& cloud() const noexcept { return m_cloud; }
    [[nodiscard]] LazyComboBox* keyBox() { return m_key; }
    [[nodiscard]] QCheckBox* joinedBox() { return m_joined; }

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void read() override;
    [[nodiscard]] QString obstacle() const override;
    [[nodiscard]] bool isDrawn() const override { return m_cloud.has_value(); }
    void forget() override;
    void showAll() override;
    void point(const QPoint& pixel) override;
    void unpoint() override;
    void restyle() override { styleSeries(); }
    [[nodiscard]] bool showsIndices() const override { return !xAxis(); }

private:
    /// A point near the pointer.
    struct Nearest {
        const CloudSeries* series = nullptr;
        std::size_t at = 0;
    };

    void showAgainst();
    void offerKeys();
    [[nodiscard]] std::vector<Against> choicesOf(const ShownLeaf& leaf) const;
    void draw(PointCloud cloud);
    void styleSeries();
    [[nodiscard]] bool hasColourScale() const;
    void rescale();
    void showLinkedSpan();
    void tickIndices();
    void zoomed();
    [[nodiscard]] std::optional<CloudAxis> xAxis() const;

    // ---- scatterpointing.cpp
    void showCursor(std::optional<double> index);
    void readAtCursor();
    void ringAtCursor(const PointCloud& cloud);
    [[nodiscard]] Nearest nearestTo(const QPoint& pixel) const;
    void chooseAt(const QPoint& pixel);
    [[nodiscard]] QString positionText(const std::vector<int64_t>& position, const QString& x) const;

    LazyComboBox* m_key;
    QCheckBox* m_joined;
    QAction* m_logarithmicX;
    QAction* m_logarithmicY;
    QSharedPointer<IndexTicker> m_indices;
    ColourBar m_bar;
    QCPItemTracer* m_tracer;
    QCPItemStraightLine* m_cursor;   ///< where the cursor of the link is, if x is its index
    QCPCurve* m_atCursor = nullptr;  ///< else the points there
    std::optional<double> m_cursorIndex;
    std::shared_ptr<const Neighbours> m_neighbours;
    std::vector<Against> m_keys;  ///< in the box behind the index
    bool m_offersAll = false;     ///< m_keys are all that can be chosen
    std::optional<Against> m_against;
    std::vector<QCPCurve*> m_series;
    std::optional<PointCloud> m_cloud;
    Job<PointCloud> m_job;
    Job<PointCloud> m_cursorJob;  ///< reads the points at the cursor
    bool m_settingRange = false;  ///< the ranges change by us, not by a person
    bool m_xChosen = false;       ///< a person zoomed or panned along x
    bool m_yChosen = false;
    bool m_readAgain = false;
};

}  // namespace tensordesk
