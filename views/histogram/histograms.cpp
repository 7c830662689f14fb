// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/histogram/histograms.h"

#include "model/analysis/values/partialsource.h"
#include "model/tensordict/leaves/scratch.h"
#include "views/common/eachpart.h"
#include "views/common/leafpart.h"
#include "views/common/shareprogress.h"

#include <ATen/ops/empty.h>

#include <algorithm>
#include <cmath>
#include <functional>

namespace tensordesk {

namespace {

constexpr int64_t kFewestBins = 8;
constexpr int64_t kMostBins = 256;
// Whatever is asked for: more have no pixel on any screen.
constexpr double kBinLimit = 8192;

/// Returns those of `elements`, which `part` shows of a leaf, that are not padding.
at::Tensor dataAmong(const at::Tensor& elements, const DimSelection& part, const std::optional<DataMask>& mask)
{
    if (!mask) {
        return elements.contiguous();
    }
    at::Tensor positions = partOf(*mask, part.toIndex()).tensor().cpu().contiguous().view(at::kByte).ne(0);
    while (positions.dim() < elements.dim()) {
        positions = positions.unsqueeze(-1);
    }
    return elements.index({positions.expand_as(elements)});
}

/// Calls `visit(part, data, padding)` with all data of the parts and how many elements are none, from elements kept
/// or, in pieces, those of the leaf. The selection may have a few more combinations than there are parts.
void forEachPiece(const Leaf& leaf, const HistogramSource& source, Progress& progress,
                  const std::function<void(std::size_t part, const Leaf& data, int64_t padding)>& visit)
{
    const auto visitData = [&](int64_t n, const DimSelection& where, const at::Tensor& elements) {
        if (const auto part = static_cast<std::size_t>(n); part < source.summaries.size()) {
            if (source.present) {
                const at::Tensor present = source.present->at(where.toIndex()).tensor();
                visit(part, Leaf(lessOffset(elements.masked_select(present), source.offset)), 0);
                return;
            }
            const at::Tensor data = dataAmong(elements, where, source.mask);
            visit(part, Leaf(lessOffset(data, source.offset)), elements.numel() - data.numel());
        }
    };
    if (!source.elements) {
        eachpart::forEachPiece(leaf, source.selection, progress, visitData);
        return;
    }
    const DimSelection kept = source.selection.ofResult();
    for (std::size_t part = 0; part < source.summaries.size(); ++part) {
        progress.check();
        const auto n = static_cast<int64_t>(part);
        visitData(n, eachpart::select(source.selection, n), source.elements->at(eachpart::select(kept, n).toIndex()).tensor());
    }
}

/// How often each value of elements of one byte occurs.
Histogram valuesOf(const Leaf& elements)
{
    const double least = elements.dtype() == DType::Char ? -128 : 0;
    return histogram(elements, 256, least - 0.5, least + 255.5);
}

bool isWhole(DType dtype)
{
    return dtype == DType::Bool || c10::isIntegralType(dtype, false);
}

/// Rice's rule: twice the third root of the number of elements.
int64_t suitingBins(int64_t elements)
{
    const auto bins = static_cast<int64_t>(std::ceil(2 * std::cbrt(static_cast<double>(elements))));
    return std::clamp(bins, kFewestBins, kMostBins);
}

struct Bins {
    int64_t count = 1;
    double low = 0, high = 0;
};

/// Half as wide as bins are if all values got `bins` of them, or those between low and high as many as suit: the
/// whole may be more than a double holds.
double halfWidthOf(const HistogramSource& source, std::optional<int64_t> bins, double low, double high, bool whole)
{
    const double one = whole ? 1 : 0;  // a range of integers includes both ends
    const double half = bins ? source.greatest / 2 - source.least / 2 : high / 2 - low / 2;
    const int64_t count = bins ? *bins : whole ? kMostBins : suitingBins(source.summaries.front().count);
    const double width = (half + one / 2) / static_cast<double>(count);
    return whole ? std::max(std::ceil(2 * width), 1.0) / 2 : width;
}

Bins binsFor(const HistogramSource& source, const HistogramRequest& request, bool whole)
{
    const bool part = request.low < request.high;
    double low = part ? std::max(request.low, source.least) : source.least;
    double high = part ? std::min(request.high, source.greatest) : source.greatest;
    if (low > high) {
        return {1, request.low, request.high};  // nothing lies there
    }
    const double width = halfWidthOf(source, request.bins, low, high, whole);
    if (whole) {
        low = std::floor(low) - 0.5;
        high = std::ceil(high) + 0.5;
    }
    const double bins = width > 0 ? std::clamp(std::ceil((high / 2 - low / 2) / width - 1e-6), 1.0, kBinLimit) : 1;
    return {static_cast<int64_t>(bins), low, whole ? low + 2 * width * bins : high};
}

}  // namespace

std::shared_ptr<const HistogramSource> HistogramSource::read(const Leaf& leaf, const LeafPlace& place,
                                                             const DimSelection& selection, Progress& progress)
{
    auto source = std::make_shared<HistogramSource>();
    source->present = presentOf(leaf);
    source->mask = source->present ? std::nullopt : dataMaskFor(leaf, place);
    source->selection = eachpart::first(selection, Histograms::kMost);
    source->partCount = eachpart::count(selection);
    const bool keep = source->selection.elementCount() <= mostBytesInMemory() / 4 / itemSize(leaf.dtype());
    if (keep) {
        source->elements = Leaf(readPart(leaf, source->selection, progress));
    }
    if (!source->present) {
        source->offset = wholeOffset(leaf.at(source->selection.toIndex()));
    }
    const auto parts = static_cast<std::size_t>(std::min(source->partCount, Histograms::kMost));
    source->summaries.assign(parts, Summary::none());
    if (!keep && itemSize(leaf.dtype()) == 1 && isWhole(leaf.dtype())) {
        source->values.assign(parts, valuesOf(Leaf(at::empty({0}, leaf.dtype()))));
    }
    ShareProgress reading(progress, 0, 2);  // the other half counts
    forEachPiece(leaf, *source, reading, [&](std::size_t part, const Leaf& data, int64_t padding) {
        Summary summary = summarize(data);
        summary.padding = padding;
        source->summaries[part].merge(summary);
        if (!source->values.empty()) {
            source->values[part].add(valuesOf(data));
        }
    });
    const Summary all = source->summary();
    source->least = all.min;
    source->greatest = all.max;
    return source;
}

Summary HistogramSource::summary() const
{
    Summary all = Summary::none();
    for (const Summary& part : summaries) {
        all.merge(part);
    }
    return all;
}

Histograms Histograms::count(const Leaf& leaf, std::shared_ptr<const HistogramSource> source, const HistogramRequest& request,
                             Progress& progress)
{
    Histograms result;
    result.request = request;
    result.whole = isWhole(leaf.dtype());
    if (!std::isnan(source->least)) {
        const Bins bins = binsFor(*source, request, result.whole);
        const Histogram nothing;
        for (std::size_t n = 0; n < source->summaries.size(); ++n) {
            const Histogram& counted = source->values.empty() ? nothing : source->values[n];
            result.parts.push_back({eachpart::position(source->selection, static_cast<int64_t>(n)),
                                    rebinned(counted, bins.count, bins.low, bins.high)});
        }
        if (source->values.empty()) {
            ShareProgress counting(progress, 1, 2);
            forEachPiece(leaf, *source, counting, [&](std::size_t part, const Leaf& data, int64_t) {
                result.parts[part].histogram.add(histogram(data, bins.count, bins.low, bins.high));
            });
        }
    }
    result.source = std::move(source);
    return result;
}

}  // namespace tensordesk
