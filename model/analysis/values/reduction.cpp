// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/values/reduction.h"

#include "model/analysis/values/partialsource.h"
#include "model/tensordict/base/error.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/all.h>
#include <ATen/ops/amax.h>
#include <ATen/ops/amin.h>
#include <ATen/ops/any.h>
#include <ATen/ops/cat.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/mean.h>
#include <ATen/ops/median.h>
#include <ATen/ops/nanmedian.h>
#include <ATen/ops/nanquantile.h>
#include <ATen/ops/quantile.h>
#include <ATen/ops/scalar_tensor.h>
#include <ATen/ops/std.h>
#include <ATen/ops/where.h>

#include <algorithm>
#include <limits>

namespace tensordesk {

namespace {

constexpr int64_t kPieceBytes = int64_t{16} << 20;

/// The values with these dims as one, the last; torch knows medians and quantiles of one dim only.
at::Tensor flattened(const at::Tensor& values, at::IntArrayRef dims)
{
    std::vector<int64_t> order;
    for (int64_t dim = 0; dim < values.dim(); ++dim) {
        if (std::find(dims.begin(), dims.end(), dim) == dims.end()) {
            order.push_back(dim);
        }
    }
    const auto kept = static_cast<int64_t>(order.size());
    order.insert(order.end(), dims.begin(), dims.end());
    return values.permute(order).flatten(kept);
}

/// The shape of `values` with one index in these dims.
std::vector<int64_t> keptShape(const at::Tensor& values, at::IntArrayRef dims)
{
    std::vector<int64_t> shape = values.sizes().vec();
    for (const int64_t dim : dims) {
        shape[dim] = 1;
    }
    return shape;
}

/// Low end, middle and high end along the least of the dims.
at::Tensor spread(const at::Tensor& values, at::IntArrayRef dims, Reduction how)
{
    const at::Tensor numbers = values.scalar_type() == at::kDouble ? values : values.to(at::kFloat);
    const int64_t along = *std::min_element(dims.begin(), dims.end());
    if (how == Reduction::MeanStd) {
        const at::Tensor mean = numbers.mean(dims, true);
        const at::Tensor std = numbers.std(dims, at::Scalar(1), true);
        return at::cat({mean.sub(std), mean, mean.add(std)}, along);
    }
    const at::Tensor all = flattened(numbers, dims);
    const std::vector<int64_t> shape = keptShape(values, dims);
    std::vector<at::Tensor> ends;
    for (const double share : {0.25, 0.5, 0.75}) {
        ends.push_back(at::quantile(all, share, -1).reshape(shape));
    }
    return at::cat(ends, along);
}

at::Tensor reducedOnce(const at::Tensor& values, at::IntArrayRef dims, Reduction how)
{
    if (isSpread(how)) {
        return spread(values, dims, how);
    }
    const bool isFloat = values.is_floating_point() || values.is_complex();
    const at::Tensor numbers = isFloat ? values : values.to(at::kDouble);
    switch (how) {
    case Reduction::Mean: return numbers.mean(dims, true);
    case Reduction::Std: return numbers.std(dims, at::Scalar(1), true);
    case Reduction::Min: return values.amin(dims, true);
    case Reduction::Max: return values.amax(dims, true);
    case Reduction::Median: {
        const at::Tensor ordered = values.scalar_type() == at::kBool ? values.to(at::kByte) : values;
        const at::Tensor median = std::get<0>(flattened(ordered, dims).median(-1));
        return median.reshape(keptShape(values, dims)).to(values.scalar_type());
    }
    case Reduction::Any:
    case Reduction::All: {
        at::Tensor result = values;
        for (const int64_t dim : dims) {
            result = how == Reduction::Any ? result.any(dim, true) : result.all(dim, true);
        }
        return result;
    }
    case Reduction::MeanStd:
    case Reduction::Quartiles: break;
    }
    throw Error(ErrorKind::RuntimeError, "unknown reduction");
}

/// The least or the greatest of the values that are present.
at::Tensor presentExtreme(const at::Tensor& values, const at::Tensor& present, at::IntArrayRef dims, bool least)
{
    constexpr double kFar = std::numeric_limits<double>::infinity();
    const at::Tensor others = values.is_floating_point() ? at::scalar_tensor(least ? kFar : -kFar, values.options())
                            : least                      ? values.max()
                                                         : values.min();
    const at::Tensor filled = at::where(present, values, others);
    return least ? filled.amin(dims, true) : filled.amax(dims, true);
}

/// The quantiles of the values that are present, one after the other along the least of the dims; with `lower`, of two middle
/// elements the lower one. A NaN that is present passes through.
at::Tensor presentQuantiles(const at::Tensor& numbers, const at::Tensor& present, at::IntArrayRef dims,
                            std::initializer_list<double> shares, bool lower)
{
    const at::Scalar nan(std::numeric_limits<double>::quiet_NaN());
    const at::Tensor all = flattened(at::where(present, numbers, nan), dims);
    const at::Tensor hasNan = flattened(numbers.isnan().logical_and(present), dims).any(-1);
    const std::vector<int64_t> shape = keptShape(numbers, dims);
    std::vector<at::Tensor> quantiles;
    for (const double share : shares) {
        const at::Tensor one = lower ? std::get<0>(at::nanmedian(all, -1)) : at::nanquantile(all, share, -1);
        quantiles.push_back(at::where(hasNan, nan, one).reshape(shape));
    }
    return at::cat(quantiles, *std::min_element(dims.begin(), dims.end()));
}

/// reducedOnce() of the values that are present: 0 where none is.
at::Tensor reducedPresent(const at::Tensor& values, const at::Tensor& present, at::IntArrayRef dims, Reduction how)
{
    const at::Tensor numbers = values.is_complex() ? values : values.to(at::kDouble);
    const at::Tensor count = present.sum(dims, true);
    const auto sum = [&](const at::Tensor& each) { return at::where(present, each, at::Scalar(0)).sum(dims, true); };
    const auto mean = [&] { return sum(numbers).div(count); };
    const auto std = [&] { return sum(numbers.sub(mean()).abs().square()).div(count.sub(1)).sqrt(); };
    const auto result = [&]() -> at::Tensor {
        switch (how) {
        case Reduction::Mean: return mean();
        case Reduction::Std: return std();
        case Reduction::Min: return presentExtreme(values, present, dims, true);
        case Reduction::Max: return presentExtreme(values, present, dims, false);
        case Reduction::Median: return presentQuantiles(numbers, present, dims, {0.5}, true);
        case Reduction::Any: return sum(values.ne(0)).gt(0);
        case Reduction::All: return sum(values.eq(0)).eq(0);
        case Reduction::MeanStd:
            return at::cat({mean().sub(std()), mean(), mean().add(std())}, *std::min_element(dims.begin(), dims.end()));
        case Reduction::Quartiles: return presentQuantiles(numbers, present, dims, {0.25, 0.5, 0.75}, false);
        }
        throw Error(ErrorKind::RuntimeError, "unknown reduction");
    };
    return at::where(count.gt(0), result(), at::Scalar(0));
}

/// Returns where there are elements after reducing those that were present.
at::Tensor presentAfter(const at::Tensor& present, at::IntArrayRef dims, Reduction how)
{
    const at::Tensor left = present.sum(dims, true).gt(0);
    std::vector<int64_t> shape = left.sizes().vec();
    if (isSpread(how)) {
        shape[*std::min_element(dims.begin(), dims.end())] = 3;
    }
    return left.expand(shape);
}

/// Computes the requested part of the reduced leaf from the whole one: its elements, or their presence.
class ReducedSource final : public PartialSource {
public:
    enum class What { Elements, Presence };

    ReducedSource(What what, Leaf leaf, std::vector<DimReduction> reductions, Shape shape, DType dtype)
        : PartialSource(std::move(shape), dtype), m_what(what), m_leaf(std::move(leaf)), m_present(presentOf(m_leaf)),
          m_reductions(std::move(reductions))
    {
    }

    std::optional<Leaf> present() const override
    {
        return m_present && m_what == What::Elements
                 ? std::optional(Leaf(std::make_shared<ReducedSource>(What::Presence, m_leaf, m_reductions, shape(), DType::Bool)))
                 : std::nullopt;
    }

    at::Tensor read(const std::vector<Range>& part) const override
    {
        Shape counts;
        for (const Range& range : part) {
            counts.push_back(range.count);
        }
        at::Tensor result = at::empty(counts, at::TensorOptions().dtype(dtype()));
        guardingTorch([&] { readInto(result, part); });
        return result;
    }
    void write(const std::vector<Range>&, const at::Tensor&) override
    {
        throw Error(ErrorKind::PermissionError, "A reduced value cannot be edited: edit its elements.");
    }
    std::string file() const override { return m_leaf.source() ? m_leaf.source()->file() : std::string(); }
    StorageLayout layout() const override { return {StorageLayout::Kind::Reduced}; }
    int64_t storedBytes() const override { return 0; }

private:
    /// Divides the part until its input is small.
    void readInto(const at::Tensor& result, const std::vector<Range>& part) const
    {
        int64_t bytes = itemSize(m_leaf.dtype());
        for (const Range& range : part) {
            bytes *= range.count;
        }
        for (const DimReduction& reduction : m_reductions) {
            bytes *= reduction.range.count;
        }
        const auto widest = std::max_element(part.begin(), part.end(),
                                             [](const Range& a, const Range& b) { return a.count < b.count; });
        if (bytes > kPieceBytes && widest != part.end() && widest->count > 1) {
            const auto dim = widest - part.begin();
            const int64_t half = widest->count / 2;
            std::vector<Range> first = part, second = part;
            first[dim].count = half;
            second[dim] = {widest->start + half * widest->step, widest->step, widest->count - half};
            readInto(result.narrow(dim, 0, half), first);
            readInto(result.narrow(dim, half, widest->count - half), second);
            return;
        }
        if (bytes > 0) {
            result.copy_(computed(part));
        }
    }

    at::Tensor computed(const std::vector<Range>& part) const
    {
        std::vector<Range> input = part;
        for (const DimReduction& reduction : m_reductions) {
            input[reduction.dim] = reduction.range;
        }
        Index index;
        for (const Range& range : input) {
            index.emplace_back(Slice{range.start, range.start + (range.count - 1) * range.step + 1, range.step});
        }
        const bool isOfValues = m_what == What::Elements;
        at::Tensor values = isOfValues ? m_leaf.at(index).tensor().to(at::kCPU) : at::Tensor();
        at::Tensor present = m_present ? m_present->at(index).tensor() : at::Tensor();
        for (auto last = m_reductions.rbegin(); last != m_reductions.rend();) {
            std::vector<int64_t> dims;
            const Reduction how = last->how;
            for (; last != m_reductions.rend() && last->how == how; ++last) {
                dims.push_back(last->dim);
            }
            if (isOfValues) {
                values = present.defined() ? reducedPresent(values, present, dims, how) : reducedOnce(values, dims, how);
            }
            if (present.defined()) {
                present = presentAfter(present, dims, how);
            }
        }
        m_leaf.checkIntact();
        values = isOfValues ? values : present;
        for (const DimReduction& reduction : m_reductions) {
            const Range& ends = part[reduction.dim];
            values = values.slice(reduction.dim, ends.start, ends.start + ends.count * ends.step, ends.step);
        }
        return values;
    }

    What m_what;
    Leaf m_leaf;
    std::optional<Leaf> m_present;
    std::vector<DimReduction> m_reductions;
};

}  // namespace

std::string_view reductionName(Reduction reduction)
{
    switch (reduction) {
    case Reduction::Mean: return "mean";
    case Reduction::Std: return "std";
    case Reduction::Min: return "min";
    case Reduction::Max: return "max";
    case Reduction::Median: return "median";
    case Reduction::Any: return "any";
    case Reduction::All: return "all";
    case Reduction::MeanStd: return "meanstd";
    case Reduction::Quartiles: return "quartiles";
    }
    return {};
}

std::string toPython(const DimReduction& reduction, const Shape& shape)
{
    std::string text;
    const Range& range = reduction.range;
    if (range != Range{0, 1, shape[reduction.dim]}) {
        Index part(static_cast<std::size_t>(reduction.dim), Slice{});
        part.emplace_back(Slice{range.start, range.start + range.count * range.step, range.step});
        text = "[" + toPython(part) + "]";
    }
    const bool isExtreme = reduction.how == Reduction::Min || reduction.how == Reduction::Max;
    text += std::string(isExtreme ? ".a" : ".") + std::string(reductionName(reduction.how));
    text += "(" + std::to_string(reduction.dim) + ", keepdim=True)";
    return reduction.how == Reduction::Median ? text + ".values" : text;
}

DType reducedDtype(DType dtype, Reduction reduction)
{
    switch (reduction) {
    case Reduction::Any:
    case Reduction::All: return DType::Bool;
    case Reduction::Mean:
    case Reduction::Std: return c10::isFloatingType(dtype) || c10::isComplexType(dtype) ? dtype : DType::Float;
    case Reduction::Min:
    case Reduction::Max:
    case Reduction::Median: return dtype;
    case Reduction::MeanStd:
    case Reduction::Quartiles: return dtype == DType::Double ? dtype : DType::Float;
    }
    return dtype;
}

std::vector<int64_t> reducedSizes(const std::vector<DimReduction>& reductions)
{
    std::vector<int64_t> sizes;
    for (std::size_t i = 0; i < reductions.size(); ++i) {
        const bool isFirst = i == 0 || reductions[i - 1].how != reductions[i].how;
        sizes.push_back(isFirst && isSpread(reductions[i].how) ? 3 : 1);
    }
    return sizes;
}

Leaf reduced(const Leaf& leaf, std::vector<DimReduction> reductions)
{
    Shape shape = leaf.shape();
    DType dtype = leaf.dtype();
    const std::vector<int64_t> sizes = reducedSizes(reductions);
    for (std::size_t i = reductions.size(); i-- > 0;) {
        shape[reductions[i].dim] = sizes[i];
        dtype = reducedDtype(dtype, reductions[i].how);
    }
    return Leaf(
        std::make_shared<ReducedSource>(ReducedSource::What::Elements, leaf, std::move(reductions), std::move(shape), dtype));
}

}  // namespace tensordesk
