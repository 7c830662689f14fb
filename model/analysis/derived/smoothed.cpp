// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/derived/smoothed.h"

#include "model/analysis/derived/transformedsource.h"
#include "model/tensordict/indices/part.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/abs.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/cat.h>

#include <algorithm>

namespace tensordesk {
namespace {

/// Sums of the first 0, 1, … elements along a dim.
at::Tensor sumsBefore(const at::Tensor& values, int64_t dim)
{
    return at::cat({values.narrow(dim, 0, 1).sub(values.narrow(dim, 0, 1)), values.cumsum(dim)}, dim);
}

class SmoothedSource final : public TransformedSource {
public:
    SmoothedSource(const Leaf& base, std::size_t dim, int64_t reach)
        : TransformedSource(base, DType::Double), m_dim(dim), m_reach(reach), m_present(presentOf(base))
    {
    }

    std::optional<Leaf> present() const override { return m_present; }

    at::Tensor read(const std::vector<Range>& part) const override
    {
        const auto dim = static_cast<int64_t>(m_dim);
        const auto [start, step, count] = part[m_dim];
        Part wide = part;
        const int64_t begin = std::max<int64_t>(0, start - m_reach);
        const int64_t end = std::min(shape()[m_dim], start + (count - 1) * step + m_reach + 1);
        wide[m_dim] = {begin, 1, end - begin};
        at::Tensor values = base().at(indexOf(wide)).tensor();
        values = (values.is_complex() ? at::abs(values) : values).to(at::kDouble);
        at::Tensor counts = values.isfinite();
        if (m_present) {
            counts = counts.logical_and(m_present->at(indexOf(wide)).tensor());
        }
        values = values.where(counts, values.new_zeros({}));
        const at::Tensor centres = at::arange(count, at::kLong).mul(step).add(start);
        const at::Tensor from = centres.sub(m_reach).clamp_min(begin).sub(begin);
        const at::Tensor to = centres.add(m_reach + 1).clamp_max(end).sub(begin);
        const auto sumOver = [&](const at::Tensor& each) {
            const at::Tensor sums = sumsBefore(each, dim);
            return sums.index_select(dim, to).sub(sums.index_select(dim, from));
        };
        return sumOver(values).div(sumOver(counts.to(at::kDouble)));  // 0 / 0 is NaN
    }

private:
    std::size_t m_dim;
    int64_t m_reach;  ///< on both sides of an index
    std::optional<Leaf> m_present;
};

}  // namespace

Leaf smoothed(const Leaf& leaf, std::size_t dim, int64_t window)
{
    return Leaf(std::make_shared<SmoothedSource>(leaf, dim, window / 2));
}

}  // namespace tensordesk
