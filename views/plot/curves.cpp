// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/curves.h"

#include "analysis/minmax.h"
#include "common/leafpart.h"

#include <ATen/ops/abs.h>

#include <algorithm>
#include <limits>

namespace tensordesk {

namespace {

    constexpr int64_t kKeepBytes = 64 << 20;
    // A run must hold several elements before its two points are fewer than these.
    constexpr int64_t kThinFactor = 4;

    int64_t countCurves(const DimSelection& selection)
    {
        int64_t count = 1;
        for (std::size_t dim = 0; dim < selection.rank(); ++dim) {
            if (selection.dim(dim).role == DimRole::Each) {
                count *= selection.count(dim);
            }
        }
        return count;
    }

    /// The selection with no more indices of its curve dims than the first curves need.
    DimSelection firstCurves(const DimSelection& selection)
    {
        DimSelection first = selection;
        int64_t wanted = Curves::kMost;
        for (std::size_t dim = selection.rank(); dim-- > 0;) {
            if (selection.dim(dim).role == DimRole::Each) {
                const int64_t count = selection.count(dim);
                first.setRange(dim, partOf(selection.dim(dim).range, 0, std::min(count, wanted)));
                wanted = (wanted + count - 1) / count;
            }
        }
        return first;
    }

    /// The n-th combination of the indices of the dims that have a curve each, counted among those shown, the
    /// last dim fastest; 0 for other dims.
    std::vector<int64_t> combination(const DimSelection& selection, int64_t n)
    {
        std::vector<int64_t> offsets(selection.rank(), 0);
        for (std::size_t dim = selection.rank(); dim-- > 0;) {
            if (selection.dim(dim).role == DimRole::Each) {
                offsets[dim] = n % selection.count(dim);
                n /= selection.count(dim);
            }
        }
        return offsets;
    }

    /// The part of `elements` (of the selection's shown dims) or of the leaf itself that is one curve's stretch.
    Leaf stretchOf(const Leaf& leaf, const DimSelection& selection, const std::optional<Leaf>& elements,
                   const std::vector<int64_t>& offsets, const CurveRequest& request)
    {
        Index index;
        for (std::size_t dim = 0; dim < selection.rank(); ++dim) {
            const auto& shown = selection.dim(dim);
            const Range range = elements ? Range{0, 1, shown.range.count} : shown.range;
            switch (shown.role) {
            case DimRole::X: {
                const Range part = partOf(range, request.first, request.count);
                index.emplace_back(Slice{part.start, part.start + (part.count - 1) * part.step + 1, part.step});
                break;
            }
            case DimRole::Each:
                index.emplace_back(range.start + offsets[dim] * range.step);
                break;
            case DimRole::Fixed:
                if (!elements) {
                    index.emplace_back(shown.index);
                }
                break;
            case DimRole::Y:
            case DimRole::Channel:
                break;
            }
        }
        return (elements ? *elements : leaf).at(index);
    }

    QVector<QCPGraphData> everyPoint(const Leaf& stretch, const Range& indices)
    {
        at::Tensor values = snapshot(stretch);
        values = (values.is_complex() ? at::abs(values) : values).to(at::kDouble);
        const double* const value = values.const_data_ptr<double>();
        QVector<QCPGraphData> points(values.numel());
        for (qsizetype i = 0; i < points.size(); ++i) {
            points[i] = {static_cast<double>(indices.start + i * indices.step), value[i]};
        }
        return points;
    }

    QVector<QCPGraphData> extremes(const Leaf& stretch, const Range& indices, int64_t columns, Progress& progress)
    {
        const auto runs = decimate(stretch, columns, progress);
        QVector<QCPGraphData> points;
        points.reserve(static_cast<qsizetype>(2 * runs.size()));
        const double width = static_cast<double>(indices.count) / static_cast<double>(std::max<std::size_t>(runs.size(), 1));
        for (std::size_t run = 0; run < runs.size(); ++run) {
            const double middle = (static_cast<double>(run) + 0.5) * width - 0.5;
            const double key = static_cast<double>(indices.start) + middle * static_cast<double>(indices.step);
            points.append({key, runs[run].min});
            points.append({key, runs[run].max});
        }
        return points;
    }

    /// A Progress that is the n-th of several equal parts of another.
    class PartProgress final : public Progress {
    public:
        PartProgress(Progress& whole, int64_t part, int64_t parts) : m_whole(whole), m_part(part), m_parts(parts) { }
        bool isCancelled() const override { return m_whole.isCancelled(); }
        void report(int64_t done, int64_t total) override
        {
            m_whole.report(m_part * total + done, m_parts * total);
        }

    private:
        Progress& m_whole;
        int64_t m_part, m_parts;
    };

}  // namespace

Curves Curves::read(const Leaf& leaf, const DimSelection& selection, const CurveRequest& request,
                    const std::optional<Leaf>& known, Progress& progress)
{
    Curves result;
    result.request = request;
    result.curveCount = countCurves(selection);
    result.elements = known;
    const DimSelection first = firstCurves(selection);
    const int64_t bytes = first.elementCount() * itemSize(leaf.dtype());
    if (!known && bytes <= kKeepBytes) {
        result.elements = Leaf(readPart(leaf, first, progress));
    }
    const auto x = selection.dimWith(DimRole::X);
    if (!x || request.count <= 0) {
        return result;
    }
    result.thinned = request.count > kThinFactor * request.columns;
    const Range indices = partOf(selection.dim(*x).range, request.first, request.count);
    const int64_t shown = std::min(result.curveCount, kMost);
    for (int64_t n = 0; n < shown; ++n) {
        progress.check();
        const auto offsets = combination(first, n);
        Curve curve;
        for (std::size_t dim = 0; dim < selection.rank(); ++dim) {
            const auto& each = selection.dim(dim);
            curve.position.push_back(each.role == DimRole::Each ? each.range.start + offsets[dim] * each.range.step
                                                                : each.index);
        }
        const Leaf stretch = stretchOf(leaf, first, result.elements, offsets, request);
        PartProgress part(progress, n, shown);
        curve.points = result.thinned ? extremes(stretch, indices, request.columns, part) : everyPoint(stretch, indices);
        result.curves.push_back(std::move(curve));
    }
    leaf.checkIntact();
    return result;
}

}  // namespace tensordesk
