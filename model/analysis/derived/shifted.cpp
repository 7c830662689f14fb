// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/derived/shifted.h"

#include "model/analysis/derived/transformedsource.h"
#include "model/tensordict/indices/part.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/zeros.h>

#include <algorithm>

namespace tensordesk {
namespace {

class ShiftedSource final : public TransformedSource {
public:
    ShiftedSource(const Leaf& base, std::size_t dim, int64_t by) : TransformedSource(base, base.dtype()), m_dim(dim), m_by(by) { }

    std::optional<Leaf> present() const override
    {
        const int64_t size = shape()[m_dim];
        Shape along(shape().size(), 1);
        along[m_dim] = size;
        const at::Tensor from = at::arange(size, at::kLong).sub(m_by);
        return Leaf(from.ge(0).logical_and(from.lt(size)).view(along).expand(shape()));
    }

    at::Tensor read(const std::vector<Range>& part) const override
    {
        at::Tensor result = at::zeros(shapeOf(part), at::TensorOptions().dtype(dtype()));
        const auto [start, step, count] = part[m_dim];
        // The requested indices from `first` to before `end` are indices of the base.
        const int64_t size = shape()[m_dim], from = start - m_by;
        const int64_t first = std::clamp<int64_t>(from < 0 ? (-from + step - 1) / step : 0, 0, count);
        const int64_t end = std::clamp<int64_t>(from < size ? (size - from + step - 1) / step : 0, first, count);
        if (first < end) {
            Part moved = part;
            moved[m_dim] = {from + first * step, step, end - first};
            result.narrow(static_cast<int64_t>(m_dim), first, end - first).copy_(base().at(indexOf(moved)).tensor());
        }
        return result;
    }

private:
    std::size_t m_dim;
    int64_t m_by;
};

}  // namespace

Leaf shifted(const Leaf& leaf, std::size_t dim, int64_t by)
{
    return Leaf(std::make_shared<ShiftedSource>(leaf, dim, by));
}

}  // namespace tensordesk
