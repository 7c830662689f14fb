// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jobs/job.h"
#include "plot/colourbar.h"
#include "plot/curves.h"
#include "plot/plotview.h"

#include <optional>

class QAction;
class QMenu;
class QToolButton;

namespace tensordesk {

class ColumnGraph;
class IndexTicker;

/// Curves of a leaf over one of its dims, one for each index of other dims, or with a band around each for the spread
/// of other dims; beside them curves of other keys with the same dim, of which bools are marked where they are true.
/// Long ones are thinned to what the screen can show, so that no spike is lost; what is needed to zoom in is kept from
/// the first read, or read again where that is too much.
class LinePlotView final : public PlotView {
    Q_OBJECT

public:
    explicit LinePlotView(QWidget* parent = nullptr);

    [[nodiscard]] ViewKind kind() const override { return ViewKind::Line; }
    /// Most for what runs over time or is long in one dim; little for pixels.
    [[nodiscard]] int offers(const LeafDims& leaf) const override;
    void setLeaf(const ShownLeaf& leaf, const DimSelection& selection) override;
    void setSelection(const DimSelection& selection) override;
    void setNeighbours(std::shared_ptr<const Neighbours> neighbours) override;
    void refresh() override;

    void setLogarithmic(bool logarithmic);
    void setLogarithmicX(bool logarithmic);
    /// The keys whose curves are drawn too, where they have the dim along x.
    void setAdded(std::vector<KeyPath> keys);
    [[nodiscard]] const std::vector<KeyPath>& added() const noexcept { return m_added; }
    /// Small, under something else that tells what is chosen: without controls and the name of the y axis.
    void setCompact();
    /// A line at an index of the dim along x; none.
    void setCursor(std::optional<double> index);

    /// What of another leaf is drawn beside a selection: its counterpart, one curve for each of a few components.
    /// Nothing if it has no such dim along x.
    [[nodiscard]] static std::optional<DimSelection> beside(const DimSelection& selection, const LeafDims& other);

    /// What is drawn of the leaf itself; null while nothing is.
    [[nodiscard]] const Curves* curves() const noexcept;
    /// Where added bools are true.
    [[nodiscard]] std::vector<QCPGraph*> marks() const;
    [[nodiscard]] QToolButton* addButton() { return m_addButton; }

Q_SIGNALS:
    /// A person clicked at an index of the dim along x.
    void indexChosen(int64_t index);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void read() override;
    [[nodiscard]] QString obstacle() const override;
    [[nodiscard]] bool isDrawn() const override { return curves() != nullptr; }
    void forget() override;
    void showAll() override;
    void point(const QPoint& pixel) override;
    void unpoint() override;
    void restyle() override { styleCurves(); }
    void fitValues() override;
    void showValues(std::optional<ValueLink::Span> values) override;

private:
    /// A leaf of the plot, of which the first is the one that is shown, and what was read of it.
    struct Plotted {
        ShownLeaf leaf;
        DimSelection selection;
        std::shared_ptr<const CurveSource> source = {};  ///< of the selection; none until it was read
        std::optional<Curves> curves = {};               ///< drawn
    };
    /// A curve with what is drawn of it.
    struct Drawn {
        const Plotted* of;
        const Curve* curve;
        ColumnGraph* line;
        ColumnGraph* low = nullptr;  ///< the ends of the band around it
        ColumnGraph* high = nullptr;
    };
    /// A curve near the pointer, with what is drawn of it there: a point, or a column's extremes.
    struct Nearest {
        const Drawn* drawn = nullptr;
        MinMax values{};
    };

    // ---- lineplotreading.cpp
    [[nodiscard]] std::vector<Plotted> wantedLeaves() const;
    void readIfNeeded();
    [[nodiscard]] CurveRequest wantedRequest() const;
    [[nodiscard]] bool holdsVisible(const CurveRequest& request) const;
    [[nodiscard]] Range xRange() const;

    // ---- lineplotpointing.cpp
    [[nodiscard]] MinMax valuesAt(const Drawn& drawn, int64_t offset) const;
    [[nodiscard]] Nearest nearestTo(int64_t offset, double height) const;
    [[nodiscard]] QString elementText(const Drawn& drawn, int64_t offset, int64_t series) const;
    [[nodiscard]] QString positionText(const Plotted& of, const Curve& curve, const QString& x) const;
    [[nodiscard]] int64_t offsetAt(const QPoint& pixel) const;
    void chooseAt(const QPoint& pixel);

    // ---- lineplotlooks.cpp
    void styleCurves();
    void styleMarks();
    [[nodiscard]] bool hasColourScale() const;
    [[nodiscard]] bool isByKey() const;
    [[nodiscard]] int looksOf(const Drawn& drawn, std::size_t n) const;
    [[nodiscard]] QColor colourOf(const Drawn& drawn, std::size_t n) const;

    void offerKeys();
    /// Those of m_reading.
    void draw(std::vector<Curves> curves);
    void drawAnew(std::vector<Curves> curves);
    [[nodiscard]] bool isOfPlotted(const std::vector<Curves>& curves) const;
    void replacePoints(std::vector<Curves> curves);
    void setPoints(const Drawn& drawn) const;
    void setUnit(double unit);
    static void setMarks(const Drawn& drawn);
    void drawMarks(const Plotted& of);
    void name(const Drawn& drawn);
    void drawOddValues();
    void labelAxes();
    void showWholeX();
    void rescale();
    void rescaleValues();
    void tellNotes();
    [[nodiscard]] bool isMarks(const Plotted& of) const;

    QSharedPointer<IndexTicker> m_indices;
    ColourBar m_bar;
    QCPItemTracer* m_tracer;
    QCPItemStraightLine* m_cursor;
    QAction* m_logarithmic;
    QAction* m_logarithmicX;
    QToolButton* m_addButton;
    QMenu* m_addMenu;
    std::shared_ptr<const Neighbours> m_neighbours;
    std::vector<KeyPath> m_added;
    std::vector<Plotted> m_plotted;  ///< drawn
    std::vector<Plotted> m_reading;  ///< what the job reads
    double m_unit = 1;               ///< of the y axis
    bool m_stale = false;            ///< what was read is not true any more
    std::vector<Drawn> m_drawn;
    std::vector<Drawn> m_marks;
    std::vector<QCPGraph*> m_odd;  ///< where curves are +Inf, −Inf, NaN
    Job<std::vector<Curves>> m_job;
    bool m_compact = false;
    bool m_readAgain = false;     ///< the view moved while a read was under way
    bool m_settingRange = false;  ///< the ranges change by us, not by a person
    bool m_xChosen = false;       ///< a person zoomed or panned along x
    bool m_yChosen = false;
};

}  // namespace tensordesk
