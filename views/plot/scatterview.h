// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/jobs/job.h"
#include "views/plot/against.h"
#include "views/plot/axes/fittedaxis.h"
#include "views/plot/colourbar.h"
#include "views/plot/plotview.h"
#include "views/plot/pointcloud.h"
#include "views/plot/seriesmark.h"

#include <optional>

class QAction;
class QCheckBox;

namespace tensordesk {

class XValuesBox;
class IndexTicker;
class LazyComboBox;
class EpisodeEnds;
class LegendList;

/// A leaf against another one with the same dims, or against the indices of one of them: one point per element, optionally joined
/// by lines in order. If there are very many points, overlapping ones are left out. Many series are coloured by a scale. A ring, or
/// a line if x is an index, marks the current element and the element under the pointer in other views.
class ScatterView final : public PlotView {
    Q_OBJECT

public:
    using Against = tensordesk::Against;

    explicit ScatterView(QWidget* parent = nullptr);

    [[nodiscard]] ViewKind kind() const override { return ViewKind::Scatter; }
    void setLeaf(const ShownLeaf& leaf, const DimSelection& selection) override;
    void setSelection(const DimSelection& selection) override;
    void setNeighbours(std::shared_ptr<const Neighbours> neighbours) override;
    void setEpisodes(EpisodeLink& link) override;
    [[nodiscard]] std::vector<AbstractJob*> jobs() override { return {&m_job, &m_cursorJob}; }
    void prepare(const PictureOptions& options) override;
    void configure(const PictureOptions& options) override;

    /// Sets the x values; empty: the indices. If they do not fit the leaf, a note is shown instead of points.
    void setAgainst(std::optional<Against> against);
    void setJoined(bool joined);
    void setLogarithmic(bool x, bool y);

    [[nodiscard]] const std::optional<PointCloud>& cloud() const noexcept { return m_cloud; }
    /// Returns the chooser of the x values.
    [[nodiscard]] LazyComboBox* keyBox() const;
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
    void draw(PointCloud cloud);
    void styleSeries();
    void showSeries();
    [[nodiscard]] bool hasColourScale() const;
    void rescale();
    void showLinkedSpan();
    void tickIndices();
    void zoomed();
    [[nodiscard]] std::optional<CloudAxis> xAxis() const;

    void showCursor(std::optional<double> index);
    void readAtCursor();
    void ringAtCursor(const PointCloud& cloud);
    [[nodiscard]] Nearest nearestTo(const QPoint& pixel) const;
    void chooseAt(const QPoint& pixel);
    [[nodiscard]] QString positionText(const std::vector<int64_t>& position, const QString& x) const;

    FittedAxis m_x;
    FittedAxis m_y;
    XValuesBox* m_key;
    LegendList* m_legend;
    QCheckBox* m_joined;
    QAction* m_logarithmicX;
    QAction* m_logarithmicY;
    QSharedPointer<IndexTicker> m_indices;
    ColourBar m_bar;
    QCPItemTracer* m_tracer;
    EpisodeEnds* m_episodes;         ///< if x is the index
    QCPItemStraightLine* m_cursor;   ///< the link's cursor if x is its index
    SeriesMark m_mark;               ///< of the series under the pointer
    QCPCurve* m_atCursor = nullptr;  ///< otherwise the points there
    std::optional<double> m_cursorIndex;
    std::optional<Against> m_against;
    std::vector<QCPCurve*> m_series;
    std::optional<PointCloud> m_cloud;
    Job<PointCloud> m_job;
    Job<PointCloud> m_cursorJob;  ///< reads the points at the cursor
};

}  // namespace tensordesk
