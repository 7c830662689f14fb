// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/values/minmax.h"

#include <span>

namespace tensordesk {

/// The extremes of a 1-d leaf in runs of several lengths, so that any range can be drawn at any zoom in time proportional to its
/// pixels. Immutable; safe to read from any thread.
class Pyramid {
public:
    /// Consecutive runs of one length.
    struct Runs {
        int64_t first = 0;                 ///< the first element of the first run
        int64_t length = 0;                ///< elements per run; the last run of the leaf may be shorter
        std::span<const MinMax> extremes;  ///< valid as long as the pyramid
    };

    /// A single run.
    struct Run {
        int64_t first = 0;
        int64_t count = 0;
        MinMax extremes{};
        /// True if all of its elements are finite numbers, so that a curve has no gap there.
        [[nodiscard]] bool isWhole() const noexcept;
    };

    /// Reads the leaf once. The shortest runs are as short as `mostRuns` of them allow, but at least 64 elements long. Takes about
    /// 32 bytes per run. Of a leaf on another machine there are at most 8192, so that they travel quickly. REQUIRES: leaf.dim() == 1, mostRuns ≥ 1.
    [[nodiscard]] static Pyramid build(const Leaf& leaf, int64_t mostRuns, Progress& progress = Progress::none());

    [[nodiscard]] int64_t elementCount() const noexcept { return m_elements; }
    /// Returns the number of elements of the shortest runs.
    [[nodiscard]] int64_t shortest() const noexcept { return m_shortest; }
    /// Returns the runs that overlap `count` elements from `first` on: the longest with at most `longest` elements each, or the
    /// shortest. REQUIRES: elements of the leaf.
    [[nodiscard]] Runs runs(int64_t first, int64_t count, int64_t longest) const;
    /// Returns the longest run that starts at `first`, ends before `end` and is whole; otherwise the shortest that contains
    /// `first`. REQUIRES: 0 ≤ first < end ≤ elementCount().
    [[nodiscard]] Run runAt(int64_t first, int64_t end) const;

private:
    [[nodiscard]] Run run(std::size_t level, int64_t length, int64_t number) const;

    int64_t m_elements = 0;
    int64_t m_shortest = 1;
    std::vector<std::vector<MinMax>> m_levels;  ///< each run of a level covers four of the previous level
};

}  // namespace tensordesk
