// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/curves/curves.h"

#include "model/analysis/values/partialsource.h"
#include "model/analysis/values/realvalues.h"
#include "model/tensordict/leaves/farleaf.h"
#include "views/common/eachpart.h"
#include "views/common/leafpart.h"
#include "views/common/shareprogress.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace tensordesk {

namespace {

constexpr int64_t kKeepCurveBytes = 64 << 20;
// For a leaf on another machine: these bytes travel.
constexpr int64_t kKeepFarBytes = 64 << 10, kFewFarElements = 1 << 14;
// Curves of more points than screens have columns are worth a pyramid.
constexpr int64_t kLongCurve = 1 << 16;
// Shortest runs of all pyramids together: some 32 MiB.
constexpr int64_t kRuns = 1 << 20;
// As many elements are gone through in a few milliseconds.
constexpr int64_t kFewElements = 1 << 18;
// Columns with this many runs can be drawn without elements: the error is less than a tenth of a pixel.
constexpr int64_t kManyRuns = 4;
// Elements to be read at once.
constexpr int64_t kCurveBlock = 1 << 20;

/// The first column that, with those after it, the pyramids draw well enough without the elements. On a logarithmic
/// axis columns grow.
std::size_t columnsToRead(const CurveSource& source, const CurveRequest& request)
{
    if (source.pyramids.empty()) {
        return request.columns.size();
    }
    // Elements of another machine would travel for a tenth of a pixel.
    const int64_t least = (source.isRemote ? 1 : kManyRuns) * source.pyramids.front().shortest();
    const auto isWide = [&](int64_t first, int64_t next) { return next - first >= least; };
    const auto wide = std::adjacent_find(request.columns.begin(), request.columns.end(), isWide);
    return static_cast<std::size_t>(wide - request.columns.begin());
}

QVector<QCPGraphData> everyPoint(const Leaf& stretch, const Range& indices, Integer offset)
{
    const at::Tensor values = snapshot(stretch);
    QVector<QCPGraphData> points(values.numel());
    withElements(
        values,
        [&](const auto& elements) {
            for (qsizetype i = 0; i < points.size(); ++i) {
                points[i] = {static_cast<double>(indices.start + i * indices.step), elements(i)};
            }
        },
        offset);
    return points;
}

/// Points of a curve, as they are drawn: by their places in the x dim, of which `indices` are shown.
auto sinkTo(QVector<QCPGraphData>& points, const Range& indices, int64_t offset = 0)
{
    return [&points, indices, offset](const CurvePoint& point) {
        const double at = point.index + static_cast<double>(offset);
        points.append({static_cast<double>(indices.start) + at * static_cast<double>(indices.step), point.value});
    };
}

/// One series of a curve.
struct Series {
    Leaf elements;
    const Pyramid* pyramid;  ///< null for a short one
    Range indices;           ///< in the x dim
    bool isAtHand;           ///< the elements are in memory
    at::Tensor present;      ///< which of them there are; undefined: all
    Integer offset;          ///< that points are less than they
};

/// Limits the request to the existing elements, which precede the missing ones.
CurveRequest within(CurveRequest request, int64_t reach)
{
    request.count = std::clamp<int64_t>(reach - request.first, 0, request.count);
    if (request.isThinned()) {
        const int64_t end = request.first + request.count;
        request.columns.erase(std::lower_bound(request.columns.begin(), request.columns.end(), end), request.columns.end());
        request.columns.push_back(end);
    }
    return request;
}

/// Reads the elements of columns, some at a time, and thins them.
void readColumns(const Series& series, std::span<const int64_t> borders, QVector<QCPGraphData>& points, Progress& progress)
{
    for (std::size_t first = 0; first + 1 < borders.size();) {
        progress.report(borders[first] - borders.front(), borders.back() - borders.front());
        progress.check();
        std::size_t last = first + 1;
        while (last + 1 < borders.size() && borders[last + 1] - borders[first] <= kCurveBlock) {
            ++last;
        }
        std::vector<int64_t> block;
        for (std::size_t n = first; n <= last; ++n) {
            block.push_back(borders[n] - borders[first]);
        }
        const Leaf stretch = series.elements.at({Slice{borders[first], borders[last], {}}});
        thin(snapshot(stretch), nullptr, block, sinkTo(points, series.indices, borders[first]), series.offset);
        first = last;
    }
}

/// Thins columns on another machine by the extremes of short runs, which that machine computes: all elements would travel too long.
void outlineColumns(const Series& series, std::span<const int64_t> borders, QVector<QCPGraphData>& points, Progress& progress)
{
    const int64_t first = borders.front();
    const Leaf stretch = lessOffset(series.elements.at({Slice{first, borders.back(), {}}}), series.offset);
    const Pyramid pyramid = Pyramid::build(stretch, kRuns, progress);
    std::vector<int64_t> within;
    std::transform(borders.begin(), borders.end(), std::back_inserter(within), [&](int64_t border) { return border - first; });
    thin(pyramid, within, sinkTo(points, series.indices, first));
}

QVector<QCPGraphData> everyPointOf(const Series& series, const CurveRequest& request)
{
    const Leaf stretch = series.elements.at({Slice{request.first, request.first + request.count, {}}});
    return everyPoint(stretch, partOf(series.indices, request.first, request.count), series.offset);
}

QVector<QCPGraphData> pointsOf(const Series& series, const CurveSource& source, const CurveRequest& request, Progress& progress)
{
    if (series.present.defined()) {
        const std::span present(series.present.const_data_ptr<bool>(), static_cast<std::size_t>(series.present.numel()));
        const auto end = std::find(present.begin(), present.end(), false);
        Series whole = series;
        whole.present = at::Tensor();
        if (std::find(end, present.end(), true) == present.end()) {
            const CurveRequest part = within(request, end - present.begin());
            return part.count > 0 ? pointsOf(whole, source, part, progress) : QVector<QCPGraphData>();
        }
        // If all members have few steps, each has its point.
        QVector<QCPGraphData> points, every = everyPointOf(whole, request);
        std::copy_if(every.begin(), every.end(), std::back_inserter(points), [&](const QCPGraphData& point) {
            const double at = (point.key - static_cast<double>(series.indices.start)) / static_cast<double>(series.indices.step);
            return present[static_cast<std::size_t>(std::llround(at))];
        });
        return points;
    }
    if (!request.isThinned()) {
        return everyPointOf(series, request);
    }
    QVector<QCPGraphData> points;
    const std::span columns(request.columns);
    points.reserve(4 * static_cast<qsizetype>(columns.size()));
    if (series.isAtHand) {
        thin(series.elements.tensor(), series.pyramid, columns, sinkTo(points, series.indices), series.offset);
        return points;
    }
    const std::size_t toRead = std::min(columnsToRead(source, request), columns.size() - 1);
    const bool isLong = columns[toRead] - columns.front() > kFewFarElements;
    (isLong && source.isRemote ? outlineColumns : readColumns)(series, columns.first(toRead + 1), points, progress);
    if (toRead + 1 < columns.size()) {
        thin(*series.pyramid, columns.subspan(toRead), sinkTo(points, series.indices));
    }
    return points;
}

}  // namespace

Leaf CurveSource::part(const Leaf& leaf, const std::optional<Leaf>& kept, int64_t n, int64_t series) const
{
    DimSelection one = eachpart::select(kept ? selection.ofResult() : selection, n);
    if (const auto spread = one.dimWith(DimRole::Spread)) {
        one.setIndex(*spread, series);
        one.setRole(*spread, DimRole::Fixed);
    }
    return (kept ? *kept : leaf).at(one.toIndex());
}

Leaf CurveSource::seriesOf(const Leaf& leaf, int64_t n, int64_t series) const
{
    return part(leaf, elements, n, series);
}

at::Tensor CurveSource::presentOf(const Leaf& leaf, int64_t n, int64_t series) const
{
    const auto ofLeaf = tensordesk::presentOf(leaf);
    return ofLeaf ? snapshot(part(*ofLeaf, present, n, series)) : at::Tensor();
}

int64_t CurveSource::shownCurves() const
{
    return std::min(curveCount, Curves::most(selection));
}

std::shared_ptr<const CurveSource> CurveSource::read(const Leaf& leaf, const DimSelection& selection, Integer offset, bool isLess,
                                                     Progress& progress)
{
    auto source = std::make_shared<CurveSource>();
    source->offset = offset;
    source->isLess = isLess;
    source->selection = eachpart::first(selection, Curves::most(selection));
    source->curveCount = eachpart::count(selection);
    source->series = selection.dimWith(DimRole::Spread) ? 3 : 1;
    const auto present = tensordesk::presentOf(leaf);
    source->isRemote = isFar(leaf);
    const int64_t mostKept = source->isRemote ? kKeepFarBytes : kKeepCurveBytes;
    const bool keep = source->selection.elementCount() <= mostKept / itemSize(leaf.dtype());
    if (keep) {
        source->elements = Leaf(readPart(leaf, source->selection, progress));
        source->present = present ? std::optional(Leaf(readPart(*present, source->selection, progress))) : std::nullopt;
    }
    if (!present && selection.count(*selection.dimWith(DimRole::X)) > kLongCurve) {
        const int64_t count = source->shownCurves() * source->series;
        for (int64_t n = 0; n < count; ++n) {
            ShareProgress part(progress, n, count);
            Progress& told = keep ? Progress::none() : static_cast<Progress&>(part);
            progress.check();
            const Leaf series = source->seriesOf(leaf, n / source->series, n % source->series);
            source->pyramids.push_back(Pyramid::build(lessOffset(series, source->taken()), kRuns / count, told));
        }
        leaf.checkIntact();
    }
    return source;
}

bool Curves::isAtHand(const CurveSource& source, const CurveRequest& request)
{
    if (source.elements) {
        const bool isQuick = request.isThinned() && !source.pyramids.empty();
        return isQuick || request.count * source.shownCurves() * source.series <= kFewElements;
    }
    return request.isThinned() && columnsToRead(source, request) == 0;
}

Curves Curves::read(const Leaf& leaf, std::shared_ptr<const CurveSource> source, const CurveRequest& request, Progress& progress)
{
    Curves result;
    result.request = request;
    const Range indices = source->selection.dim(*source->selection.dimWith(DimRole::X)).range;
    const int64_t count = request.count > 0 ? source->shownCurves() * source->series : 0;
    for (int64_t n = 0; n < count; ++n) {
        progress.check();
        const int64_t series = n % source->series;
        if (series == 0) {
            result.curves.push_back({eachpart::position(source->selection, n / source->series), {}, {}, {}});
        }
        const Pyramid* const pyramid = source->pyramids.empty() ? nullptr : &source->pyramids[static_cast<std::size_t>(n)];
        Curve& curve = result.curves.back();
        ShareProgress part(progress, n, count);
        (series == source->series / 2 ? curve.points
         : series == 0 ? curve.low
                       : curve.high) = pointsOf({source->seriesOf(leaf, n / source->series, series), pyramid, indices,
                                                 source->elements.has_value(), source->presentOf(leaf, n / source->series, series),
                                                 source->taken()},
                                                *source, request, part);
    }
    if (!source->elements) {
        leaf.checkIntact();
    }
    result.source = std::move(source);
    return result;
}

}  // namespace tensordesk
