// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/rerun/verdict.h"

#include "model/analysis/values/statistictext.h"

#include <algorithm>
#include <cmath>

namespace tensordesk {
namespace {

/// The least share of numbers that a supposition explains which is told as the cause.
constexpr double kMost = 0.95;
/// Of numbers that are alike at other places: ends of episodes and of blocks have no neighbour.
constexpr double kMostShifted = 0.8;

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
    if (better.share() < kMostShifted || better.share() < 2 * equal)
        return false;
    const std::string share = percent(better.share());
    tell(result, RerunVerdict::Mismatched,
         &better == &before ? Message("What is stored at a step belongs to the step before it: {} % are equal so.", share)
                            : Message("What is stored at a step belongs to the step after it: {} % are equal so.", share));
    return true;
}

/// The same numbers at other places: their mean and spread agree as only theirs do.
bool tellShuffle(RerunKey& result, const KeyTally& tally)
{
    const PairSums& pairs = tally.pairs();
    constexpr int64_t kFewest = 8;
    if (pairs.count < kFewest)
        return false;
    const double x = pairs.varianceX(), y = pairs.varianceY(), deviation = std::sqrt(x);
    const double skew = std::abs(pairs.skewX() - pairs.skewY());
    const bool isSpread = deviation > 0 && result.mean > 0.05 * deviation;
    const bool agrees = std::abs(pairs.meanX() - pairs.meanY()) <= tally.meanTolerance() && std::abs(x - y) <= 1e-3 * x
                     && skew <= 1e-2 * deviation * x + 1e-3 * std::abs(pairs.skewX());
    if (!isSpread || !agrees)
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

/// What is stored follows from what is computed by a line.
bool tellLine(RerunKey& result, const KeyTally& tally)
{
    const PairSums& pairs = tally.pairs();
    constexpr int64_t kFewest = 8;
    const double x = pairs.varianceX(), y = pairs.varianceY(), both = pairs.covariance();
    if (pairs.count < kFewest || !(x > 0) || !(y > 0) || both * both < (1 - 1e-6) * x * y)
        return false;
    const double slope = both / y, offset = pairs.meanX() - slope * pairs.meanY();
    if (std::abs(slope - 1) < 1e-4)
        tell(result, RerunVerdict::Mismatched,
             Message("What is stored is what is computed plus {}, everywhere.", statisticText(offset)));
    else
        tell(result, RerunVerdict::Mismatched,
             Message("What is stored is what is computed times {} plus {}, everywhere.", statisticText(slope),
                     statisticText(offset)));
    return true;
}

bool tellMistake(RerunKey& result, const KeyTally& tally, std::optional<double> factor)
{
    const auto& alternatives = tally.alternatives();
    const auto best = std::ranges::max_element(alternatives, {}, [](const auto& each) { return each.second.share(); });
    if (best == alternatives.end() || best->second.share() < kMost)
        return false;
    tell(result, RerunVerdict::Mismatched, toMessage(best->first, factor.value_or(1)));
    return true;
}

/// They differ as those of a policy that moved do, or otherwise.
void tellMoved(RerunKey& result, const KeyTally& tally)
{
    const PairSums& pairs = tally.pairs();
    if (result.ratio) {
        const RerunRatio& ratio = *result.ratio;
        // Where the stored ones are right, ratios of actions that were sampled have the mean 1, whatever the new policy is.
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
             Message("The module has moved: what it gives goes with what is stored (correlation {}), and differs.",
                     statisticText(correlation)));
    else
        tell(result, RerunVerdict::Unlike,
             Message("What the module gives does not go with what is stored: the correlation is {}.", statisticText(correlation)));
}

}  // namespace

void judge(RerunKey& result, const KeyTally& tally, int64_t storedWidth, int64_t nowWidth, std::optional<double> factor)
{
    const bool isEqual = result.equal == result.values;
    if (result.kind == RerunKind::Action) {
        tell(result, RerunVerdict::Told,
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
    else if (2 * result.equal >= result.values)  // a module that moves leaves hardly a number as it was
        tell(result, RerunVerdict::Unlike,
             Message("{} of {} numbers differ and the others are equal: these were edited, or are of another module.",
                     result.values - result.equal, result.values));
    else if (!tellShuffle(result, tally) && !tellLine(result, tally))
        tellMoved(result, tally);
}

}  // namespace tensordesk
