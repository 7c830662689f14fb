// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/rerun/verdict.h"

#include "model/analysis/values/statistictext.h"

#include <algorithm>
#include <cmath>

namespace tensordesk {
namespace {

/// The minimum share of explained numbers for a cause to be reported.
constexpr double kMost = 0.95;
/// For numbers that are equal at other positions: ends of episodes and of blocks have no neighbour.
constexpr double kMostShifted = 0.8;
/// The minimum number of differing numbers, and of distinct ones among them, for a cause to be reported: with a single observation,
/// two classes have two log-probabilities, which some temperature always explains. So each fitted parameter requires more.
constexpr int64_t kFewestDiffering = 16;
constexpr int64_t kFewestUnlike = 4;
constexpr int64_t kUnlikeForEach = 6;

bool isEvidence(const KeyTally& tally, int64_t differing, int64_t fitted)
{
    return differing >= kFewestDiffering && tally.unlikeNumbers() >= kFewestUnlike + kUnlikeForEach * fitted;
}

std::string percent(double share)
{
    return statisticText(std::floor(share * 1000) / 10);
}

void tell(RerunKey& result, RerunVerdict verdict, Message finding)
{
    result.verdict = verdict;
    result.finding = std::move(finding);
}

/// All numbers but some are equal to those of another step.
bool tellShift(RerunKey& result, const KeyTally& tally)
{
    const double equal = result.values == 0 ? 0 : static_cast<double>(result.equal) / static_cast<double>(result.values);
    const Explained &before = tally.stepBefore(), &after = tally.stepAfter();
    const Explained& better = before.share() >= after.share() ? before : after;
    if (better.share() < kMostShifted || better.share() < 2 * equal || better.shareOfDiffering() < kMostShifted
        || !isEvidence(tally, better.ofDiffering, 0))
        return false;
    const std::string share = percent(better.share());
    tell(result, RerunVerdict::Mismatched,
         &better == &before ? Message("The values stored at a step belong to the step before it: {} % are equal then.", share)
                            : Message("The values stored at a step belong to the step after it: {} % are equal then.", share));
    return true;
}

/// The same numbers, in whatever order: each has its like.
bool areSame(const std::vector<NumberPair>& pairs, double tolerance)
{
    std::vector<double> stored, now;
    for (const NumberPair& pair : pairs) {
        stored.push_back(pair.stored);
        now.push_back(pair.now);
    }
    std::ranges::sort(stored);
    std::ranges::sort(now);
    int64_t count = 0;
    for (std::size_t i = 0; i < stored.size(); ++i)
        count += std::abs(stored[i] - now[i]) <= tolerance ? 1 : 0;
    return static_cast<double>(count) >= kMost * static_cast<double>(pairs.size());
}

/// The same numbers at other places: their mean, spread and skew agree as only theirs do.
bool tellShuffle(RerunKey& result, const KeyTally& tally)
{
    const PairSums& pairs = tally.pairs();
    const int64_t differing = result.values - result.equal;
    if (pairs.count == 0 || !isEvidence(tally, differing, 0))
        return false;
    const double x = pairs.varianceX(), y = pairs.varianceY(), deviation = std::sqrt(x), each = tally.meanTolerance();
    const double skew = std::abs(pairs.skewX() - pairs.skewY());
    const bool isSpread = deviation > 0 && result.mean > 0.05 * deviation;
    // The change of moments if each number changes by `each`.
    const bool agrees = std::abs(pairs.meanX() - pairs.meanY()) <= each && std::abs(x - y) <= 4 * deviation * each
                     && skew <= 12 * x * each;
    if (!isSpread || !agrees || (tally.isSampleWhole() && !areSame(tally.sample(), 4 * each)))
        return false;
    const double ofSteps = tally.shareOfEqualSteps().value_or(0), ofRows = tally.shareOfEqualRows().value_or(0);
    tell(result, RerunVerdict::Mismatched,
         ofSteps >= kMost  ? Message("The same numbers are stored in another order of the rows: at each step they are those of "
                                     "other environments.")
         : ofRows >= kMost ? Message("The same numbers are stored in another order of time: each row has its own, at other steps.")
                           : Message("The same numbers are stored at other places: rows and time are mixed, as by a reshape in the "
                                     "wrong order or by shuffling."));
    return true;
}

/// Reports that the stored numbers are a linear function of the computed ones.
bool tellLine(RerunKey& result, const KeyTally& tally)
{
    const PairSums& pairs = tally.pairs();
    const double x = pairs.varianceX(), y = pairs.varianceY(), both = pairs.covariance();
    if (pairs.count == 0 || !(x > 0) || !(y > 0) || both * both < (1 - 1e-6) * x * y)
        return false;
    const double slope = both / y, offset = pairs.meanX() - slope * pairs.meanY();
    const auto isOnLine = [&](const NumberPair& pair) {
        const double tolerance = pair.tolerance + std::abs(slope) * NumberPair::kTolerance * (1 + std::abs(pair.now));
        return std::abs(slope * pair.now + offset - pair.stored) <= tolerance;
    };
    // A single outlier makes any data look linear.
    if (!isEvidence(tally, result.values - result.equal, 2) || !std::ranges::all_of(tally.sample(), isOnLine))
        return false;
    if (std::abs(slope - 1) < 1e-4)
        tell(result, RerunVerdict::Mismatched,
             Message("The stored values are the computed ones plus {}, everywhere.", statisticText(offset)));
    else
        tell(result, RerunVerdict::Mismatched,
             Message("The stored values are the computed ones times {} plus {}, everywhere.", statisticText(slope),
                     statisticText(offset)));
    return true;
}

bool tellMistake(RerunKey& result, const KeyTally& tally, std::optional<double> factor)
{
    const auto& alternatives = tally.alternatives();
    const auto best = std::ranges::max_element(alternatives, {}, [](const auto& each) { return each.second.shareOfDiffering(); });
    if (best == alternatives.end())
        return false;
    const auto& [mistake, explained] = *best;
    if (explained.share() < kMost || explained.shareOfDiffering() < kMost
        || !isEvidence(tally, explained.ofDiffering, fittedBy(mistake)))
        return false;
    tell(result, RerunVerdict::Mismatched,
         Message("{} That explains {} % of the numbers that differ.", toMessage(mistake, factor.value_or(1)),
                 percent(explained.shareOfDiffering())));
    return true;
}

/// They differ as those of a policy that moved do, or otherwise.
void tellMoved(RerunKey& result, const KeyTally& tally)
{
    const PairSums& pairs = tally.pairs();
    if (result.ratio) {
        const RerunRatio& ratio = *result.ratio;
        // If the stored numbers are correct, ratios of sampled actions have mean 1 for any new policy.
        const double error = ratio.deviation / std::sqrt(static_cast<double>(std::max<int64_t>(1, pairs.count)));
        const bool isOne = std::abs(ratio.mean - 1) <= std::max(0.05, 4 * error);
        if (isOne && result.mean <= 1) {
            tell(result, RerunVerdict::Moved,
                 Message("The policy has moved: the ratios of new to stored probabilities have the mean {} and the spread {}, as "
                         "those of sampled actions do.",
                         statisticText(ratio.mean), statisticText(ratio.deviation)));
            return;
        }
        tell(result, RerunVerdict::Unlike,
             Message("The ratios of new to stored probabilities have the mean {}; that of actions which a policy with the stored "
                     "log-probabilities sampled is 1.",
                     statisticText(ratio.mean)));
        return;
    }
    const double spread = std::sqrt(pairs.varianceX() * pairs.varianceY());
    const double correlation = pairs.count > 0 && spread > 0 ? pairs.covariance() / spread : 0;
    constexpr double kAlike = 0.9;
    if (correlation >= kAlike)
        tell(result, RerunVerdict::Moved,
             Message("The module has changed: its outputs correlate with the stored values (correlation {}), and differ.",
                     statisticText(correlation)));
    else
        tell(result, RerunVerdict::Unlike,
             Message("The outputs of the module do not correlate with the stored values: the correlation is {}.",
                     statisticText(correlation)));
}

}  // namespace

void judge(RerunKey& result, const KeyTally& tally, int64_t storedWidth, int64_t nowWidth, std::optional<double> factor)
{
    const bool isEqual = result.equal == result.values;
    if (result.kind == RerunKind::Action) {
        tell(result, RerunVerdict::Informative,
             isEqual ? Message("Without drawing, the same actions would be taken now.")
                     : Message("Without drawing, {} of {} numbers would be others now, by {} on average.",
                               result.values - result.equal, result.values, statisticText(result.mean)));
        return;
    }
    if (result.values == 0) {
        tell(result, RerunVerdict::Equal, Message("There is nothing to compare: all steps are padding, or at the bounds."));
        return;
    }
    if (storedWidth != nowWidth) {
        const Message shapes = storedWidth > nowWidth
                                 ? Message("{} numbers a step are stored, one for each dim of the action, and the module gives {}",
                                           storedWidth, nowWidth)
                                 : Message("The module gives {} numbers a step, one for each dim of the action, and {} is stored",
                                           nowWidth, storedWidth);
        tell(result, isEqual ? RerunVerdict::Mismatched : RerunVerdict::Misshapen,
             isEqual ? Message("{}: their sums are equal, so that the sum over the dims is missing.", shapes)
                     : Message("{}; their sums differ too.", shapes));
        return;
    }
    if (isEqual) {
        tell(result, RerunVerdict::Equal, Message("All {} numbers are equal.", result.values));
        return;
    }
    for (const auto& [explained, name] : {std::pair(&tally.half(), "float16"), std::pair(&tally.brain(), "bfloat16")})
        if (explained->of == result.values && explained->count == explained->of) {
            tell(result, RerunVerdict::Rounded, Message("The stored numbers are those computed now, rounded to {}.", name));
            return;
        }
    if (tellMistake(result, tally, factor) || tellShift(result, tally))
        return;
    if (result.nonFinite > 0)
        tell(result, RerunVerdict::Unlike, Message("{} numbers are NaN or infinite in one of both alone.", result.nonFinite));
    else if (2 * result.equal >= result.values)  // a module that changed keeps almost no number
        tell(result, RerunVerdict::Unlike,
             Message("{} of {} numbers differ and the others are equal: these were edited, or are of another module.",
                     result.values - result.equal, result.values));
    else if (!tellShuffle(result, tally) && !tellLine(result, tally))
        tellMoved(result, tally);
}

}  // namespace tensordesk
