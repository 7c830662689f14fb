// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/histogram/histograms.h"
#include "views/jobs/job.h"
#include "views/plot/axes/fittedaxis.h"
#include "views/plot/plotview.h"
#include "views/plot/seriesmark.h"

#include <optional>

class QCheckBox;
class QComboBox;

namespace tensordesk {

class LegendList;

/// Histograms of a leaf's values: one over all shown elements, or one per index of dims that are shown separately, such as colour
/// channels; with the numbers of NaN and infinities. After zooming, the visible range is counted again in finer bins.
class HistogramView final : public PlotView {
    Q_OBJECT

public:
    explicit HistogramView(QWidget* parent = nullptr);

    [[nodiscard]] ViewKind kind() const override { return ViewKind::Histogram; }
    void setLeaf(const ShownLeaf& leaf, const DimSelection& selection) override;
    void setSelection(const DimSelection& selection) override;
    void refresh() override;
    void setPaddingRule(const PaddingRule& rule) override;
    void configure(const PictureOptions& options) override;

    /// Returns the drawn histograms; empty if there are none.
    [[nodiscard]] const std::optional<Histograms>& histograms() const noexcept { return m_histograms; }
    [[nodiscard]] QCheckBox* logarithmicBox() { return m_logarithmic; }
    [[nodiscard]] QComboBox* binsBox() { return m_bins; }

protected:
    void read() override;
    [[nodiscard]] QString obstacle() const override { return m_leaf->obstacle(m_selection); }
    [[nodiscard]] bool isDrawn() const override { return m_histograms.has_value(); }
    void forget() override;
    void showAll() override;
    void point(const QPoint& pixel) override;
    void unpoint() override;
    void restyle() override { styleBars(); }
    void fitValues() override;
    void showValues(std::optional<ValueLink::Span> values) override;

private:
    void draw(Histograms histograms);
    void drawBars();
    void styleBars();
    void tellNotes();
    void rescale();
    void setLogarithmic(bool logarithmic);
    [[nodiscard]] HistogramRequest wantedRequest() const;
    [[nodiscard]] QString partName(const Histograms::Part& part) const;
    bool markNearest(const QPoint& pixel, int64_t bin);
    [[nodiscard]] QString binText(const Histogram& histogram, int64_t bin) const;

    FittedAxis m_x;
    LegendList* m_legend;
    QCheckBox* m_logarithmic;
    QComboBox* m_bins;
    SeriesMark m_mark;
    std::optional<Histograms> m_histograms;
    std::shared_ptr<const HistogramSource> m_source;  ///< of the selection; null until it was read
    Job<Histograms> m_job;
    const PaddingRule* m_padding = nullptr;
    double m_unit = 1;  ///< of the x axis, see Note [Axis units]
};

}  // namespace tensordesk
