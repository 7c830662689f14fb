// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jobs/job.h"
#include "plot/curves.h"
#include "plot/plotview.h"

#include <optional>

class QAction;

namespace tensordesk {

class IndexTicker;

/// Curves of a leaf over one of its dims, one for each index of other dims, or with a band around each for the spread
/// of other dims. Long ones are thinned to what
/// the screen can show, so that no spike is lost; what is needed to zoom in is kept from the first read, or
/// read again where that is too much.
class LinePlotView final : public PlotView {
    Q_OBJECT

public:
    explicit LinePlotView(QWidget* parent = nullptr);

    [[nodiscard]] ViewKind kind() const override { return ViewKind::Line; }
    /// Most for what runs over time or is long in one dim; little for pixels.
    [[nodiscard]] int offers(const LeafDims& leaf) const override;
    void setLeaf(const ShownLeaf& leaf, const DimSelection& selection) override;
    void setSelection(const DimSelection& selection) override;
    void refresh() override;

    void setLogarithmic(bool logarithmic);
    /// What is drawn; empty while nothing is.
    [[nodiscard]] const std::optional<Curves>& curves() const noexcept { return m_curves; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void read() override;
    [[nodiscard]] QString obstacle() const override;
    [[nodiscard]] bool isDrawn() const override { return m_curves.has_value(); }
    void forget() override;
    void showAll() override;
    void point(const QPoint& pixel) override;
    void unpoint() override;
    void restyle() override { styleCurves(); }

private:
    /// A curve near the pointer, with what is drawn of it there: a point, or a run's two.
    struct Nearest {
        const Curve* curve = nullptr;
        MinMax values{};
    };

    void readIfNeeded();
    void draw(Curves curves);
    void drawCurve(int n, const Curve& curve, bool named);
    void styleCurves();
    void labelAxes();
    void rescale();
    void tellNotes();
    [[nodiscard]] Nearest nearestTo(double index, double height) const;
    [[nodiscard]] QString elementText(const Curve& curve, int64_t offset, int64_t series) const;
    [[nodiscard]] QString positionText(const Curve& curve, const QString& x) const;
    [[nodiscard]] CurveRequest requestFor(double lower, double upper) const;
    [[nodiscard]] CurveRequest wantedRequest() const;
    [[nodiscard]] Range xRange() const;

    QSharedPointer<IndexTicker> m_indices;
    QCPItemTracer* m_tracer;
    QAction* m_logarithmic;
    std::optional<Curves> m_curves;
    std::shared_ptr<const CurveSource> m_source;  ///< of the selection; none until it was read
    Job<Curves> m_job;
    bool m_readAgain = false;        ///< the view moved while a read was under way
    bool m_settingRange = false;     ///< the ranges change by us, not by a person
    bool m_xChosen = false;          ///< a person zoomed or panned along x
    bool m_yChosen = false;
};

}  // namespace tensordesk
