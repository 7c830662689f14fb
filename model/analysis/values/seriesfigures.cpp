// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/values/seriesfigures.h"

#include "model/tensordict/base/error.h"
#include "model/tensordict/leaves/leafblocks.h"

#include <ATen/TensorOperators.h>
#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/cat.h>

#include <cmath>

namespace tensordesk {

namespace {

/// Sums over the finite elements. Indices count from the middle of the series and values from its mean, so that products lose no
/// precision.
class Sums {
public:
    Sums(double middle, double mean) : m_middle(middle), m_mean(mean) { }

    void add(const at::Tensor& stored)
    {
        const at::Tensor values = (stored.is_complex() ? stored.abs() : stored).to(at::kCPU, at::kDouble).flatten();
        addTrapezoids(m_last.defined() ? at::cat({m_last, values}) : values);
        const at::Tensor finite = values.isfinite();
        const at::Tensor x = (at::arange(values.numel(), at::kDouble) + (m_done - m_middle)).masked_select(finite);
        const at::Tensor y = values.masked_select(finite) - m_mean;
        m_count += static_cast<double>(x.numel());
        m_x += x.sum().item<double>();
        m_y += y.sum().item<double>();
        m_xx += x.dot(x).item<double>();
        m_xy += x.dot(y).item<double>();
        m_done += static_cast<double>(values.numel());
        m_last = values.slice(0, values.numel() - 1);
    }

    [[nodiscard]] double area() const { return m_area; }
    /// NaN below two elements.
    [[nodiscard]] double slope() const { return (m_xy - m_x * m_y / m_count) / (m_xx - m_x * m_x / m_count); }

private:
    void addTrapezoids(const at::Tensor& values)
    {
        const at::Tensor means = (values.slice(0, 0, values.numel() - 1) + values.slice(0, 1)) / 2;
        m_area += means.masked_select(means.isfinite()).sum().item<double>();
    }

    double m_middle, m_mean;
    double m_done = 0;
    double m_count = 0, m_x = 0, m_y = 0, m_xx = 0, m_xy = 0;
    double m_area = 0;
    at::Tensor m_last;  ///< the last element before the next block
};

}  // namespace

SeriesFigures seriesFigures(const Leaf& series, int64_t step, Progress& progress)
{
    SeriesFigures figures;
    figures.summary = summarize(series, progress);
    Sums sums(static_cast<double>(series.elementCount() - 1) / 2, std::isfinite(figures.summary.mean) ? figures.summary.mean : 0);
    guardingTorch([&] {
        LeafBlocks(series, kBlockBytes).forEachPart([&](const Part& part) {
            progress.check();
            sums.add(series.at(indexOf(part)).tensor());
        });
    });
    figures.integral = sums.area() * static_cast<double>(step);
    figures.slope = sums.slope() / static_cast<double>(step);
    return figures;
}

}  // namespace tensordesk
