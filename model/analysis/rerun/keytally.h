// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/rerun/mistakes.h"
#include "model/analysis/rerun/rerun.h"
#include "model/operations/rollouts/stepmarks.h"

#include <ATen/core/Tensor.h>

#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace tensordesk {

/// Sums over pairs of numbers, x stored and y computed now, for their regression line and moments.
struct PairSums {
    int64_t count = 0;
    double originX = 0, originY = 0;  ///< the first pair, subtracted so that sums of large numbers keep their precision
    double x = 0, y = 0, xx = 0, yy = 0, xy = 0, xxx = 0, yyy = 0;

    void add(double stored, double now);
    [[nodiscard]] double meanX() const { return originX + x / static_cast<double>(count); }
    [[nodiscard]] double meanY() const { return originY + y / static_cast<double>(count); }
    [[nodiscard]] double varianceX() const;
    [[nodiscard]] double varianceY() const;
    [[nodiscard]] double covariance() const;
    /// Returns the central third moment.
    [[nodiscard]] double skewX() const;
    [[nodiscard]] double skewY() const;
};

/// How many numbers a hypothesis explains, of those to which it applies, and of these that clearly differ from the computed number.
/// Equal numbers prove nothing.
struct Explained {
    int64_t count = 0, of = 0;
    int64_t ofDiffering = 0, differing = 0;

    void add(bool isExplained, bool isDifferent)
    {
        ++of;
        count += isExplained ? 1 : 0;
        differing += isDifferent ? 1 : 0;
        ofDiffering += isDifferent && isExplained ? 1 : 0;
    }
    [[nodiscard]] double share() const { return of == 0 ? 0 : static_cast<double>(count) / static_cast<double>(of); }
    [[nodiscard]] double shareOfDiffering() const
    {
        return differing == 0 ? 0 : static_cast<double>(ofDiffering) / static_cast<double>(differing);
    }
};

/// A stored number with the computed one, and the tolerance for equality.
struct NumberPair {
    static constexpr double kTolerance = 1e-5;  ///< the default tolerance: absolute and relative

    double stored = 0, now = 0, tolerance = 0;

    /// True if they differ by more than rounding can explain.
    [[nodiscard]] bool differs() const { return !(std::abs(now - stored) <= 4 * tolerance); }
};

/// Statistics of one key as stored and as computed now, block by block, from which the verdict follows. Memory does not grow with
/// the rollout, except for a few numbers per row and per time step, up to a limit.
class KeyTally {
public:
    /// The steps of a block.
    struct Block {
        const StepGrid& grid;
        Stretch stretch;
        at::Tensor data = {};  ///< bool [rows, count]: true for data; undefined if there is no padding
    };
    /// Data of each step besides its numbers: [steps]; undefined if there is none.
    struct Beside {
        at::Tensor rounding = {};  ///< additional tolerance
        at::Tensor untold = {};    ///< bools: excluded
    };

    /// `longest`: the number of steps of the longest row. `eventShape`: of the numbers of a step, empty for one number.
    KeyTally(RerunKind kind, KeyPath key, int64_t rows, int64_t longest, Shape eventShape, int64_t worst);

    /// Adds numbers. Both are float64 [steps of the block, numbers of a step], on the CPU.
    void add(const Block& block, const at::Tensor& stored, const at::Tensor& now, const Beside& beside);
    /// Adds the numbers that a mistake would store. `differs`: see differing(). [steps]
    void addAlternative(const Block& block, LogProbMistake mistake, const at::Tensor& storedSums, const at::Tensor& sums,
                        const at::Tensor& differs, const Beside& beside);
    /// Returns true where the sums of steps clearly differ: bool [steps]. False at padding and excluded steps.
    [[nodiscard]] static at::Tensor differing(const Block& block, const at::Tensor& storedSums, const at::Tensor& nowSums,
                                              const Beside& beside);

    /// Returns the statistics, without a verdict.
    [[nodiscard]] RerunKey result() const;

    [[nodiscard]] const PairSums& pairs() const noexcept { return m_pairs; }
    [[nodiscard]] const Explained& stepBefore() const noexcept { return m_stepBefore; }
    [[nodiscard]] const Explained& stepAfter() const noexcept { return m_stepAfter; }
    /// The hypothesis that the stored numbers are the new ones rounded to float16, or to bfloat16.
    [[nodiscard]] const Explained& half() const noexcept { return m_half; }
    [[nodiscard]] const Explained& brain() const noexcept { return m_brain; }
    [[nodiscard]] const std::map<LogProbMistake, Explained>& alternatives() const noexcept { return m_alternatives; }
    /// Returns some finite numbers, evenly distributed; all of them if there are few.
    [[nodiscard]] const std::vector<NumberPair>& sample() const noexcept { return m_sample; }
    [[nodiscard]] bool isSampleWhole() const noexcept { return m_sampleStride == 1; }
    /// Returns the number of distinct stored numbers among those that clearly differ, at most kMostUnlike.
    [[nodiscard]] int64_t unlikeNumbers() const noexcept { return static_cast<int64_t>(m_unlike.size()); }
    static constexpr std::size_t kMostUnlike = 64;
    /// Returns the tolerance for a mean over all numbers.
    [[nodiscard]] double meanTolerance() const;
    /// Returns the share of time steps (over all rows), or of rows (over all steps), with equal means; empty for a single row or
    /// step, or too many of them.
    [[nodiscard]] std::optional<double> shareOfEqualSteps() const { return shareOfEqual(m_ofSteps); }
    [[nodiscard]] std::optional<double> shareOfEqualRows() const { return shareOfEqual(m_ofRows); }

private:
    struct Means {
        double stored = 0, now = 0, tolerance = 0;
        int64_t count = 0;
    };

    void tell(const NumberPair& pair);
    void keepSample(const NumberPair& pair);
    void countUnlike(const NumberPair& pair);
    void keepWorst(const Block& block, int64_t step, int64_t element, double stored, double now);
    [[nodiscard]] static std::optional<double> shareOfEqual(const std::vector<Means>& means);

    RerunKey m_result;
    Shape m_eventShape;
    int64_t m_most;
    double m_sum = 0, m_tolerances = 0;
    double m_ratioSum = 0, m_ratioSquares = 0, m_kl = 0;
    int64_t m_outside = 0, m_ratios = 0;
    PairSums m_pairs;
    Explained m_stepBefore, m_stepAfter, m_half, m_brain;
    std::map<LogProbMistake, Explained> m_alternatives;
    std::vector<Means> m_ofSteps, m_ofRows;
    std::vector<NumberPair> m_sample;
    int64_t m_sampleStride = 1;
    std::set<double> m_unlike;
};

}  // namespace tensordesk
