// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/jobs/job.h"
#include "views/plot/colourbar.h"
#include "views/plot/curves/curvereadout.h"
#include "views/plot/curves/curveset.h"
#include "views/plot/fittedaxis.h"
#include "views/plot/plotview.h"

#include <optional>

class QAction;
class QToolButton;

namespace tensordesk {

class AddedKeys;
class IndexTicker;
class LegendList;

/// Curves of a leaf over one of its dims, one for each index of other dims, or with a band around each for the spread
/// of other dims; beside them curves of other keys with the same dim, of which bools are marked where they are true.
/// Long ones are thinned to what the screen can show, so that no spike is lost; what is needed to zoom in is kept from
/// the first read, or read again where that is too much.
class LinePlotView final : public PlotView {
    Q_OBJECT

public:
    explicit LinePlotView(QWidget* parent = nullptr);

    [[nodiscard]] ViewKind kind() const override { return ViewKind::Line; }
    void setLeaf(const ShownLeaf& leaf, const DimSelection& selection) override;
    void setSelection(const DimSelection& selection) override;
    void setNeighbours(std::shared_ptr<const Neighbours> neighbours) override;
    void refresh() override;
    void prepare(const PictureOptions& options) override;
    void configure(const PictureOptions& options) override;

    void setLogarithmic(bool logarithmic);
    void setLogarithmicX(bool logarithmic);
    /// The keys whose curves are drawn too, where they have the dim along x.
    void setAdded(std::vector<KeyPath> keys);
    [[nodiscard]] const std::vector<KeyPath>& added() const noexcept;
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
    [[nodiscard]] QToolButton* addButton() const;
    [[nodiscard]] LegendList* legend() const noexcept { return m_legend; }

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
    void restyle() override;
    void fitValues() override;
    void showValues(std::optional<ValueLink::Span> values) override;

private:
    // ---- reading
    [[nodiscard]] std::vector<PlottedLeaf> wantedLeaves() const;
    [[nodiscard]] bool fits(const ShownLeaf& leaf) const;
    void readIfNeeded();
    [[nodiscard]] bool holdsWanted() const;
    [[nodiscard]] Range xRange() const;

    // ---- drawing
    void draw(std::vector<Curves> curves);
    void styleCurves();
    void showColourBar();
    void labelAxes();
    void rescale();
    void rescaleValues();
    void tellNotes();

    // ---- pointing
    [[nodiscard]] QStringList valuesAt(int64_t offset) const;
    [[nodiscard]] int64_t offsetAt(const QPoint& pixel) const;
    [[nodiscard]] curvereadout::Nearest nearestTo(const QPoint& pixel) const;
    void chooseAt(const QPoint& pixel);

    QSharedPointer<IndexTicker> m_indices;
    FittedAxis m_x;
    FittedAxis m_y;
    CurveSet m_curves;
    ColourBar m_bar;
    QCPItemTracer* m_tracer;
    QCPItemStraightLine* m_cursor;
    QAction* m_logarithmic;
    QAction* m_logarithmicX;
    AddedKeys* m_added;
    LegendList* m_legend;
    std::vector<PlottedLeaf> m_reading;  ///< what the job reads
    Job<std::vector<Curves>> m_job;
    bool m_compact = false;
};

}  // namespace tensordesk
