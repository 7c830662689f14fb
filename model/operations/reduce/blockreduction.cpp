// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/reduce/blockreduction.h"

#include "model/tensordict/base/memory.h"
#include "model/tensordict/leaves/leafblocks.h"
#include "model/tensordict/leaves/scratch.h"

#include <ATen/TensorOperators.h>
#include <ATen/ops/amax.h>
#include <ATen/ops/amin.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/linalg_vector_norm.h>
#include <ATen/ops/logaddexp.h>
#include <ATen/ops/logsumexp.h>
#include <ATen/ops/maximum.h>
#include <ATen/ops/minimum.h>
#include <ATen/ops/nansum.h>
#include <ATen/ops/stack.h>
#include <ATen/ops/var_mean.h>
#include <ATen/ops/where.h>
#include <ATen/ops/zeros.h>

#include <algorithm>
#include <array>
#include <utility>

namespace tensordesk {

namespace {

using Dims = std::vector<int64_t>;

constexpr std::array kNames = {"sum", "nansum", "mean", "nanmean", "amax", "amin",      "prod",
                               "any", "all",    "norm", "std",     "var",  "logsumexp", "count_nonzero"};

DType wideDtype(DType dtype)
{
    return c10::isComplexType(dtype) ? at::kComplexDouble : c10::isFloatingType(dtype) ? at::kDouble : at::kLong;
}

/// The intermediate results for each position, until all blocks were read. Every reduced dim has size 1.
class Partials {
public:
    Partials(const BlockReduction& reduction, const Shape& shape, DType dtype)
        : m_name(reduction.name), m_order(reduction.order), m_values(at::empty(shape, at::TensorOptions(valueDtype(dtype))))
    {
        if (isSpread() || m_name == "nanmean")
            m_counts = at::zeros(shape, at::kDouble);
        if (isSpread())
            m_squares = at::zeros(shape, at::kDouble);
    }

    /// `place`: where the block belongs; `isFirst`: nothing of that place was seen yet.
    void add(const Part& place, bool isFirst, const at::Tensor& block, const Dims& dims)
    {
        const Part whole = wholePart(m_values.sizes().vec());
        const at::Tensor values = narrowed(m_values, whole, place);
        if (isSpread()) {
            addSpread(values, narrowed(m_counts, whole, place), narrowed(m_squares, whole, place), block, dims);
            return;
        }
        if (m_name == "nanmean")
            narrowed(m_counts, whole, place).add_(block.isnan().logical_not().sum(dims, true));
        const at::Tensor part = partOf(block, dims);
        values.copy_(isFirst ? part : together(values, part));
    }

    /// `count`: the elements behind each place.
    [[nodiscard]] at::Tensor result(int64_t count, double correction) const
    {
        if (m_name == "mean")
            return m_values / count;
        if (m_name == "nanmean")
            return m_values / m_counts;
        if (!isSpread())
            return m_values;
        const at::Tensor variance = m_squares / std::max(0.0, static_cast<double>(count) - correction);
        return m_name == "std" ? variance.sqrt() : variance;
    }

private:
    [[nodiscard]] bool isSpread() const { return m_name == "std" || m_name == "var"; }

    [[nodiscard]] DType valueDtype(DType dtype) const
    {
        if (m_name == "amax" || m_name == "amin")
            return dtype;
        if (m_name == "any" || m_name == "all")
            return at::kBool;
        if (m_name == "count_nonzero")
            return at::kLong;
        if (m_name == "norm")
            return at::kDouble;
        return (isSpread() || m_name == "logsumexp") && !c10::isComplexType(dtype) ? at::kDouble : wideDtype(dtype);
    }

    [[nodiscard]] at::Tensor partOf(const at::Tensor& block, const Dims& dims) const
    {
        const DType dtype = m_values.scalar_type();
        if (m_name == "amax")
            return at::amax(block, dims, true);
        if (m_name == "amin")
            return at::amin(block, dims, true);
        if (m_name == "norm")
            return at::linalg_vector_norm(block, m_order, dims, true, wideDtype(block.scalar_type()));
        if (m_name == "logsumexp")
            return at::logsumexp(block.to(dtype), dims, true);
        if (m_name == "count_nonzero")
            return block.ne(0).sum(dims, true);
        if (m_name == "nansum" || m_name == "nanmean")
            return at::nansum(block, dims, true, dtype);
        if (m_name == "sum" || m_name == "mean")
            return block.sum(dims, true, dtype);
        // Torch takes one dim at a time for the others.
        at::Tensor part = block;
        for (const int64_t dim : dims)
            part = m_name == "any" ? part.any(dim, true) : m_name == "all" ? part.all(dim, true) : part.prod(dim, true, dtype);
        return part;
    }

    [[nodiscard]] at::Tensor together(const at::Tensor& a, const at::Tensor& b) const
    {
        if (m_name == "amax")
            return at::maximum(a, b);
        if (m_name == "amin")
            return at::minimum(a, b);
        if (m_name == "norm")
            return m_order == 0 ? a + b : at::linalg_vector_norm(at::stack({a, b}), m_order, {0});
        if (m_name == "logsumexp")
            return at::logaddexp(a, b);
        if (m_name == "any")
            return a.logical_or(b);
        if (m_name == "all")
            return a.logical_and(b);
        return m_name == "prod" ? a * b : a + b;
    }

    /// Two groups of numbers as one: Chan, Golub and LeVeque, "Updating formulae and a pairwise algorithm for
    /// computing sample variances" (1979).
    static void addSpread(const at::Tensor& means, const at::Tensor& counts, const at::Tensor& squares, const at::Tensor& block,
                          const Dims& dims)
    {
        const auto [variance, mean] = at::var_mean(block.to(means.scalar_type()), dims, 0, true);
        const double added = static_cast<double>(block.numel()) / static_cast<double>(std::max<int64_t>(mean.numel(), 1));
        const at::Tensor total = counts + added;
        const at::Tensor known = counts > 0;
        const at::Tensor distance = at::where(known, mean - means, 0.0), length = distance.abs();
        squares.add_(variance * added + length * length * counts * added / total);
        means.copy_(at::where(known, means + distance * added / total, mean));
        counts.copy_(total);
    }

    std::string_view m_name;
    double m_order;
    at::Tensor m_values;   ///< for std and var the means
    at::Tensor m_counts;   ///< the counts
    at::Tensor m_squares;  ///< the sum of the squared distances from the mean
};

}  // namespace

bool reducesByBlocks(const Leaf& leaf, std::string_view name)
{
    if (std::ranges::find(kNames, name) == kNames.end())
        return false;
    // Torch adds up integers, as those of a scratch file, in a copy of all of them as int64.
    const bool isCast = name == "sum" && leaf.isInMemory() && leaf.device().is_cpu() && leaf.dtype() != at::kLong
                     && c10::isIntegralType(leaf.dtype(), true);
    return isLarge(leaf) || (isCast && leaf.bytes() > mostBytesInMemory() && leaf.tensor().is_contiguous());
}

at::Tensor reducedByBlocks(const Leaf& leaf, const BlockReduction& reduction,
                           const std::function<at::Tensor(const at::Tensor&)>& function)
{
    // Not every operator works out shapes alone, so that it is asked about a few elements.
    Shape few = leaf.shape();
    for (int64_t& size : few)
        size = std::min<int64_t>(size, 2);
    const at::Tensor like = function(at::empty(few, at::TensorOptions(leaf.dtype()).device(at::kMeta)));
    Dims dims;
    for (int64_t dim = 0; dim < leaf.dim(); ++dim)
        if (!reduction.dims)
            dims.push_back(dim);
    for (const int64_t dim : reduction.dims.value_or(Dims()))
        dims.push_back(wrapDim(dim, leaf.dim()));
    Shape kept = leaf.shape();
    int64_t count = 1;
    for (const int64_t dim : dims)
        count *= std::exchange(kept[static_cast<std::size_t>(dim)], 1);
    checkFits(kept, at::kDouble);
    // The cast comes first: the sum of floats cast to ints is one of ints.
    const bool casts = reduction.name == "sum" || reduction.name == "prod" || reduction.name == "nansum";
    const DType dtype = casts ? c10::promoteTypes(leaf.dtype(), like.scalar_type()) : leaf.dtype();
    const bool isOther = casts && wideDtype(like.scalar_type()) != wideDtype(dtype);
    Partials partials(reduction, kept, isOther ? like.scalar_type() : dtype);
    LeafBlocks(leaf).forEachPart([&](const Part& part) {
        Part place = part;
        bool isFirst = true;
        for (const int64_t dim : dims) {
            Range& range = place[static_cast<std::size_t>(dim)];
            // Blocks come in row-major order: the first of a place starts where its reduced dims do.
            isFirst = isFirst && range.start == 0;
            range = {0, 1, 1};
        }
        const at::Tensor block = leaf.at(indexOf(part)).tensor();
        partials.add(place, isFirst, isOther ? block.to(like.scalar_type()) : block, dims);
    });
    at::Tensor result = partials.result(count, reduction.correction).to(like.scalar_type());
    if (like.dim() == leaf.dim())
        return result;
    Shape shape;
    for (int64_t dim = 0; dim < leaf.dim(); ++dim)
        if (std::ranges::find(dims, dim) == dims.end())
            shape.push_back(kept[static_cast<std::size_t>(dim)]);
    return result.reshape(shape);
}

}  // namespace tensordesk
