// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/curves.h"

#include "common/eachpart.h"
#include "common/leafpart.h"
#include "common/shareprogress.h"

#include <ATen/ops/abs.h>

#include <algorithm>

namespace tensordesk {

namespace {

    constexpr int64_t kKeepBytes = 64 << 20;
    // A run must hold several elements before its two points are fewer than these.
    constexpr int64_t kThinFactor = 4;
    // Curves of more points than screens have columns are worth a pyramid.
    constexpr int64_t kLongCurve = 1 << 16;
    // Shortest runs of all pyramids together: some 32 MiB.
    constexpr int64_t kRuns = 1 << 20;
    // As many elements are gone through in a few milliseconds.
    constexpr int64_t kFewElements = 1 << 18;

    int64_t shownCurves(const CurveSource& source) { return std::min(source.curveCount, Curves::kMost); }

    bool isThinned(const CurveRequest& request) { return request.count > kThinFactor * request.columns; }

    /// How long runs may be, for one on each column.
    int64_t longestRun(const CurveRequest& request) { return std::max<int64_t>(request.count / request.columns, 1); }

    // What a doubling gets at least on a logarithmic axis.
    constexpr int64_t kLeastColumns = 64;

    /// The stretches that are thinned alike.
    std::vector<CurveRequest> piecesOf(const CurveRequest& request)
    {
        if (!request.logarithmic || !isThinned(request)) {
            return {request};
        }
        std::vector<CurveRequest> pieces;
        const int64_t end = request.first + request.count;
        for (int64_t first = request.first; first < end;) {
            const int64_t next = std::min(end, std::max<int64_t>(2 * first, 1));
            pieces.push_back({first, next - first, request.columns});
            first = next;
        }
        for (CurveRequest& piece : pieces) {
            piece.columns = std::max(request.columns / static_cast<int64_t>(pieces.size()), kLeastColumns);
        }
        return pieces;
    }

    bool pyramidServes(const CurveSource& source, const CurveRequest& request)
    {
        return isThinned(request) && !source.pyramids.empty()
            && source.pyramids.front().shortest() <= longestRun(request);
    }

    /// Of the n-th curve one series' elements: from those kept, or from the leaf itself.
    Leaf seriesOf(const Leaf& leaf, const CurveSource& source, int64_t n, int64_t series)
    {
        DimSelection one = eachpart::select(source.elements ? source.selection.ofResult() : source.selection, n);
        if (const auto spread = one.dimWith(DimRole::Spread)) {
            one.setIndex(*spread, series);
            one.setRole(*spread, DimRole::Fixed);
        }
        return (source.elements ? *source.elements : leaf).at(one.toIndex());
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

    /// What is drawn of a series.
    struct Stretch {
        QVector<QCPGraphData> points;
        QVector<double> nanKeys;
    };

    /// Two points in the middle of each run, or of as many `together`. `indices` are those of the whole curve.
    void appendRuns(const Pyramid::Runs& runs, const Range& indices, int64_t together, Stretch& stretch)
    {
        QVector<QCPGraphData>& points = stretch.points;
        const auto count = static_cast<int64_t>(runs.extremes.size());
        points.reserve(points.size() + 2 * (count / together + 2));
        // Which runs stand together does not depend on where the stretch begins: nothing flickers while it moves.
        const int64_t number = runs.first / runs.length;
        for (int64_t i = 0; i < count;) {
            const int64_t first = runs.first + i * runs.length;
            MinMax span = runs.extremes[static_cast<std::size_t>(i)];
            for (++i; i < count && (number + i) % together != 0; ++i) {
                span = merged(span, runs.extremes[static_cast<std::size_t>(i)]);
            }
            const int64_t last = std::min(runs.first + i * runs.length, indices.count) - 1;
            const double middle = static_cast<double>(first + last) / 2;
            const double key = static_cast<double>(indices.start) + middle * static_cast<double>(indices.step);
            points.append({key, span.min});
            points.append({key, span.max});
            if (span.hasNan && span.min <= span.max) {
                stretch.nanKeys.append(key);
            }
        }
    }

    /// The points of one stretch of a series. `all` are the indices of the whole curve.
    void appendPoints(const Leaf& series, const Range& all, const CurveRequest& request, Stretch& drawn,
                      Progress& progress)
    {
        const Leaf stretch = series.at({Slice{request.first, request.first + request.count, {}}});
        const Range indices = partOf(all, request.first, request.count);
        if (!isThinned(request)) {
            drawn.points += everyPoint(stretch, indices);
            return;
        }
        const int64_t length = longestRun(request);
        const auto extremes = extremesOfRuns(stretch, length, progress);
        appendRuns({0, length, extremes}, indices, 1, drawn);
    }

}  // namespace

std::shared_ptr<const CurveSource> CurveSource::read(const Leaf& leaf, const DimSelection& selection, Progress& progress)
{
    auto source = std::make_shared<CurveSource>();
    source->selection = eachpart::first(selection, Curves::kMost);
    source->curveCount = eachpart::count(selection);
    source->series = selection.dimWith(DimRole::Spread) ? 3 : 1;
    const bool keep = source->selection.elementCount() <= kKeepBytes / itemSize(leaf.dtype());
    if (keep) {
        source->elements = Leaf(readPart(leaf, source->selection, progress));
    }
    if (selection.count(*selection.dimWith(DimRole::X)) > kLongCurve) {
        const int64_t count = shownCurves(*source) * source->series;
        for (int64_t n = 0; n < count; ++n) {
            ShareProgress part(progress, n, count);
            Progress& told = keep ? Progress::none() : static_cast<Progress&>(part);
            progress.check();
            const Leaf series = seriesOf(leaf, *source, n / source->series, n % source->series);
            source->pyramids.push_back(Pyramid::build(series, kRuns / count, told));
        }
        leaf.checkIntact();
    }
    return source;
}

bool Curves::isAtHand(const CurveSource& source, const CurveRequest& request)
{
    const auto pieces = piecesOf(request);
    return std::all_of(pieces.begin(), pieces.end(), [&](const CurveRequest& piece) {
        return pyramidServes(source, piece)
            || (source.elements && piece.count * shownCurves(source) * source.series <= kFewElements);
    });
}

Curves Curves::read(const Leaf& leaf, std::shared_ptr<const CurveSource> source, const CurveRequest& request,
                    Progress& progress)
{
    Curves result;
    result.request = request;
    result.thinned = isThinned(request);
    const auto pieces = piecesOf(request);
    const Range all = source->selection.dim(*source->selection.dimWith(DimRole::X)).range;
    const int64_t count = request.count > 0 ? shownCurves(*source) * source->series : 0;
    for (int64_t n = 0; n < count; ++n) {
        progress.check();
        const int64_t series = n % source->series;
        if (series == 0) {
            result.curves.push_back({eachpart::position(source->selection, n / source->series), {}, {}, {}, {}});
        }
        Stretch drawn;
        for (const CurveRequest& piece : pieces) {
            if (pyramidServes(*source, piece)) {
                const Pyramid& pyramid = source->pyramids[static_cast<std::size_t>(n)];
                const Pyramid::Runs runs = pyramid.runs(piece.first, piece.count, longestRun(piece));
                appendRuns(runs, all, std::max<int64_t>(longestRun(piece) / runs.length, 1), drawn);
            } else {
                ShareProgress part(progress, n, count);
                appendPoints(seriesOf(leaf, *source, n / source->series, series), all, piece, drawn, part);
            }
        }
        Curve& curve = result.curves.back();
        if (series == source->series / 2) {
            curve.points = std::move(drawn.points);
            curve.nanKeys = std::move(drawn.nanKeys);
        } else {
            (series == 0 ? curve.low : curve.high) = std::move(drawn.points);
        }
    }
    if (!source->elements) {
        leaf.checkIntact();
    }
    result.source = std::move(source);
    return result;
}

}  // namespace tensordesk
