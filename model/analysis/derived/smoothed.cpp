// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/derived/smoothed.h"

#include "model/analysis/derived/transformedsource.h"
#include "model/tensordict/indices/part.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/abs.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/constant_pad_nd.h>
#include <ATen/ops/zeros.h>

#include <algorithm>

namespace tensordesk {
namespace {

/// Sums of the `width` elements from 0, `step`, 2 * `step`, … on, along the last dim; behind its end stand zeros. Each is what
/// lies in a block of `width` up to its end, and in the next block from its start (van Herk): a huge element spoils no sum
/// that it isn't part of, as it would differences of running sums.
at::Tensor windowSums(const at::Tensor& values, int64_t width, int64_t count, int64_t step)
{
    const int64_t size = (((count - 1) * step + width - 1) / width + 1) * width;
    const at::Tensor blocks = at::constant_pad_nd(values, {0, size - values.size(-1)}).unflatten(-1, {-1, width});
    const at::Tensor fromStart = blocks.cumsum(-1).flatten(-2), toEnd = blocks.flip(-1).cumsum(-1).flip(-1).flatten(-2);
    const at::Tensor starts = at::arange(count, at::kLong).mul(step);
    const at::Tensor next = fromStart.index_select(-1, starts.add(width - 1));
    return toEnd.index_select(-1, starts).add(next.where(starts.remainder(width).ne(0), next.new_zeros({})));
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
        if (count == 0)
            return at::zeros(shapeOf(part), at::kDouble);
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
        const auto sumOver = [&, stride = step, centres = count](const at::Tensor& each) {
            const at::Tensor fromFirst = at::constant_pad_nd(each.movedim(dim, -1), {begin - (start - m_reach), 0});
            return windowSums(fromFirst, 2 * m_reach + 1, centres, stride).movedim(-1, dim);
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
    // A wider one reaches no more elements.
    return Leaf(std::make_shared<SmoothedSource>(leaf, dim, std::min(window / 2, leaf.sizes()[dim])));
}

}  // namespace tensordesk
