// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tree/leaffigures.h"

#include "model/analysis/values/datasummary.h"
#include "model/analysis/values/statistictext.h"
#include "model/tensordict/base/error.h"
#include "views/image/thumbnail.h"
#include "views/text/elementtext.h"
#include "views/text/format.h"

#include <QStringList>

#include <algorithm>

namespace tensordesk {

namespace {

// As many as a column has room for.
constexpr int64_t kCurveRuns = 64;

std::optional<LeafFigures::Storage> readStorage(const Leaf& leaf, Progress& progress)
{
    const EntryFacts facts = readFacts(leaf, progress);
    if (!facts.stored) {
        return std::nullopt;
    }
    LeafFigures::Storage storage{*facts.stored, {}, {}};
    const Shape chunk = leaf.source()->chunkShape();
    if (!chunk.empty()) {
        QStringList sizes;
        for (const int64_t size : chunk) {
            sizes << QString::number(size);
        }
        storage.chunks = sizes.join(QStringLiteral(" × "));
        // The filters follow the chunks in the text of the layout.
        storage.compression = storage.place.layout.section(QStringLiteral(", "), 1);
    }
    return storage;
}

LeafFigures::Statistics statisticsOf(const Summary& summary, DType dtype)
{
    const SummaryText text = SummaryText::of(summary);
    LeafFigures::Statistics statistics{summary.min, summary.max, summary.mean};
    statistics.count = summary.count;
    statistics.nan = summary.nan;
    statistics.inf = summary.inf;
    statistics.zeros = summary.zeros;
    statistics.minText = format::text(text.min);
    statistics.maxText = format::text(text.max);
    statistics.meanText = format::text(text.mean);
    statistics.exactMin = summary.whole ? statistics.minText : elementtext::text(dtype, summary.min);
    statistics.exactMax = summary.whole ? statistics.maxText : elementtext::text(dtype, summary.max);
    return statistics;
}

}  // namespace

LeafFigures LeafFigures::read(const Leaf& leaf, const LeafPlace& place, const FigureKinds& kinds, LeafFigures known,
                              Progress& progress)
{
    const FigureKinds wanted = kinds.without(known.known);
    known.known = {known.known.statistics || wanted.statistics, known.known.curve || wanted.curve,
                   known.known.storage || wanted.storage, known.known.picture || wanted.picture};
    try {
        if (wanted.storage) {
            known.storage = readStorage(leaf, progress);
        }
        if (wanted.picture && !leaf.isRagged()) {
            const int64_t batchDims = place.levels.empty() ? 0 : place.levels.back().dim();
            known.picture = thumbnailOf(leaf, batchDims, kPictureEdge);
        }
        const bool hasElements = leaf.isRagged() ? leaf.bytes() > 0 : leaf.elementCount() > 0;
        known.isTooLarge = leaf.bytes() > kMostBytes;
        if (wanted.statistics && hasElements && !known.isTooLarge) {
            const DataSummary told = summarizeData(leaf, place, {}, progress);
            known.statistics = statisticsOf(told.summary, leaf.dtype());
            known.statistics->mask = told.mask;
        }
        if (wanted.curve && hasElements && !known.isTooLarge) {
            const int64_t length = std::max<int64_t>((leaf.elementCount() + kCurveRuns - 1) / kCurveRuns, 1);
            known.curve = extremesOfRuns(lessOffset(leaf, wholeOffset(leaf)), length, progress);
        }
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled) {
            throw;
        }
        known.failure = format::text(error.inContext());
    }
    return known;
}

}  // namespace tensordesk
