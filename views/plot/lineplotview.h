// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/jobs/job.h"
#include "views/plot/axes/fittedaxis.h"
#include "views/plot/colourbar.h"
#include "views/plot/curves/addedkeys.h"
#include "views/plot/curves/curvepointer.h"
#include "views/plot/curves/curvereading.h"
#include "views/plot/curves/curvereadout.h"
#include "views/plot/curves/curveset.h"
#include "views/plot/nextmarks.h"
#include "views/plot/plotview.h"

#include <optional>

namespace tensordesk {

class CurveExport;
class CurveOptions;
class CurvePanes;
class DerivedCurves;
class DropZones;
class EpisodeEnds;
class IndexTicker;
class LegendFigures;
class LegendList;
class RegionPanel;

/// Curves of a leaf over one of its dims, one for each index of other dims, or with a band for the spread of other dims; with them
/// curves of other keys with the same dim, of which bools are marks where they are true. Other keys can have a second axis, or
/// panes below; several bools and small integers are lanes. Long curves are thinned to the resolution of the screen without losing
/// spikes; the data for zooming in is cached from the first read, or read again if it is too large.
class LinePlotView final : public PlotView {
    Q_OBJECT

public:
    explicit LinePlotView(QWidget* parent = nullptr);

    [[nodiscard]] ViewKind kind() const override { return ViewKind::Line; }
    void setLeaf(const ShownLeaf& leaf, const DimSelection& selection) override;
    void setSelection(const DimSelection& selection) override;
    void setNeighbours(std::shared_ptr<const Neighbours> neighbours) override;
    void setEpisodes(EpisodeLink& link) override;
    void refresh() override;
    void setLink(ViewLink& link) override;
    [[nodiscard]] std::vector<AbstractJob*> jobs() override;
    void prepare(const PictureOptions& options) override;
    void configure(const PictureOptions& options) override;

    void setLogarithmic(bool logarithmic);
    void setLogarithmicX(bool logarithmic);
    /// Sets the additional keys, drawn if they have the dim along x.
    void setAdded(std::vector<KeyPath> keys);
    [[nodiscard]] const std::vector<KeyPath>& added() const noexcept;
    /// Makes the plot small, for a place below a widget that shows the choices: without controls and name of the y axis.
    void setCompact();
    /// Makes the plot one of several panes with a common x axis: small, but with the name of the y axis.
    void setPane();
    /// Sets if the x axis has labels.
    void setAxisShown(bool shown);
    [[nodiscard]] bool isOf(const KeyPath& key) const { return m_leaf && m_leaf->path == key; }
    /// True if it shows that leaf, regardless of the part.
    [[nodiscard]] bool shows(const ShownPart& part) const;
    [[nodiscard]] bool areLanes() const noexcept { return m_curves.areLanes(); }
    /// Sets the share of the height of a widget below, relative to the plot.
    void setBelowStretch(QWidget& below, int stretch);
    [[nodiscard]] CurvePanes* panes() const noexcept { return m_panes; }
    [[nodiscard]] AddedKeys* addedKeys() const noexcept { return m_added; }
    [[nodiscard]] CurveOptions* curveOptions() const noexcept { return m_choices; }
    /// Draws a line at an index of the dim along x; empty: none.
    void setCursor(std::optional<double> index);

    /// See AddedKeys::beside().
    [[nodiscard]] static std::optional<DimSelection> beside(const DimSelection& selection, const LeafDims& other)
    {
        return AddedKeys::beside(selection, other);
    }

    /// Returns the drawn curves of the leaf itself; null if there are none.
    [[nodiscard]] const Curves* curves() const noexcept;
    /// Returns everything that is drawn: the curves of the leaf and of added keys.
    [[nodiscard]] const CurveSet& curveSet() const noexcept { return m_curves; }
    [[nodiscard]] LegendList* legend() const noexcept { return m_legend; }
    /// Returns the statistics of the range that the user marked.
    [[nodiscard]] RegionPanel* region() const noexcept { return m_region; }

Q_SIGNALS:
    /// The user clicked at an index of the dim along x.
    void indexChosen(int64_t index);

protected:
    void read() override;
    [[nodiscard]] QString obstacle() const override;
    [[nodiscard]] bool isDrawn() const override { return curves() != nullptr; }
    void forget() override;
    void showAll() override;
    void point(const QPoint& pixel) override;
    void unpoint() override;
    void restyle() override;
    void fitValues() override;
    void showValues(std::optional<ValueLink::Span> values) override;

private:
    // ---- reading
    [[nodiscard]] CurvePlan plan() const { return {*m_leaf, m_selection, *m_added, *m_choices}; }
    [[nodiscard]] bool fits(const ShownLeaf& leaf) const;
    void readIfNeeded();
    [[nodiscard]] bool holdsWanted() const;
    [[nodiscard]] Range xRange() const;

    void take(const KeyPath& key, std::optional<AddedKeys::Place> place);

    // ---- drawing
    void draw(std::vector<Curves> curves);
    void styleCurves();
    void showColourBar();
    void labelAxes();
    void rescale();
    void rescaleValues();
    void showLanes();
    void showPanes();
    void sayNotes();

    // ---- pointing
    [[nodiscard]] int64_t offsetAt(const QPoint& pixel) const;
    void chooseAt(const QPoint& pixel);

    QSharedPointer<IndexTicker> m_indices;
    FittedAxis m_x;
    FittedAxis m_y;
    CurveSet m_curves;
    CurvePointer m_curvePointer;
    EpisodeEnds* m_episodes;
    ColourBar m_bar;
    AddedKeys* m_added;
    CurveOptions* m_choices;
    DerivedCurves* m_derived;
    LegendList* m_legend;
    LegendFigures* m_figures;
    RegionPanel* m_region;
    CurveExport* m_export;
    NextMarks m_next;
    std::shared_ptr<const Neighbours> m_neighbours;
    CurvePanes* m_panes = nullptr;  ///< of a plot that is not a pane itself
    DropZones* m_zones;
    std::vector<PlottedLeaf> m_reading;  ///< being read by the job
    Job<std::vector<Curves>> m_job;
    bool m_compact = false;
    bool m_isPane = false;
    QPointer<ViewLink> m_shared;
    bool m_isAxisShown = true;
};

}  // namespace tensordesk
