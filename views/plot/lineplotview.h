// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/leafview.h"
#include "jobs/job.h"
#include "plot/curves.h"

#include <optional>

class QLabel;

namespace tensordesk {

class ContentStack;
class IndexTicker;
class PlotWidget;

/// Curves of a leaf over one of its dims, one for each index of other dims. Long ones are thinned to what
/// the screen can show, so that no spike is lost, and read again as a person zooms in.
class LinePlotView final : public LeafView {
    Q_OBJECT

public:
    explicit LinePlotView(QWidget* parent = nullptr);

    [[nodiscard]] ViewKind kind() const override { return ViewKind::Line; }
    /// Most for what runs over time or is long in one dim; little for pixels.
    [[nodiscard]] int offers(const LeafDims& leaf) const override;
    void setLeaf(const ShownLeaf& leaf, const DimSelection& selection) override;
    void setSelection(const DimSelection& selection) override;
    void clear(const QString& hint) override;
    void refresh() override;
    void copy() override;
    [[nodiscard]] std::vector<AbstractJob*> jobs() override { return {&m_job}; }

    [[nodiscard]] PlotWidget* plot() { return m_plot; }
    /// What is drawn; empty while nothing is.
    [[nodiscard]] const std::optional<Curves>& curves() const noexcept { return m_curves; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void read();
    void readIfNeeded();
    void draw(Curves curves);
    void showFailure(const Error& error);
    void styleCurves();
    void labelAxes();
    void rescale();
    void showAll();
    void point(const QPoint& pixel);
    void unpoint();
    void showNotice();
    [[nodiscard]] QString curveName(const Curve& curve) const;
    [[nodiscard]] CurveRequest requestFor(double lower, double upper) const;
    [[nodiscard]] Range xRange() const;

    PlotWidget* m_plot;
    ContentStack* m_stack;
    QLabel* m_notice;
    QSharedPointer<IndexTicker> m_indices;
    QCPItemTracer* m_tracer;
    QCPItemText* m_pointed;
    std::optional<ShownLeaf> m_leaf;
    DimSelection m_selection;
    std::optional<Curves> m_curves;
    std::optional<Leaf> m_elements;  ///< of the selection; see Curves
    Job<Curves> m_job;
    bool m_readAgain = false;        ///< the view moved while a read was under way
    bool m_settingRange = false;     ///< the ranges change by us, not by a person
    bool m_xChosen = false;          ///< a person zoomed or panned along x
    bool m_yChosen = false;
};

}  // namespace tensordesk
