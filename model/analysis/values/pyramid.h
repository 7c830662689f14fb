// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/values/minmax.h"

#include <span>

namespace tensordesk {

/// The extremes of a 1-d leaf in runs of several lengths, so that any stretch of it can be drawn at any
/// zoom in the time its pixels take. Immutable once built; may be read from any thread.
class Pyramid {
public:
    /// Consecutive runs of one length.
    struct Runs {
        int64_t first = 0;                 ///< element that the first run begins with
        int64_t length = 0;                ///< elements in a run; the leaf's last may be shorter
        std::span<const MinMax> extremes;  ///< lives as long as the pyramid
    };

    /// One of them.
    struct Run {
        int64_t first = 0;
        int64_t count = 0;
        MinMax extremes{};
        /// Whether all of its elements are finite numbers, so that a curve goes through it without a gap.
        [[nodiscard]] bool isWhole() const noexcept;
    };

    /// Reads the leaf once. The shortest runs are as short as `mostRuns` of them allow, but not below 64 elements;
    /// it takes about 32 bytes a run. REQUIRES: leaf.dim() == 1, mostRuns ≥ 1.
    [[nodiscard]] static Pyramid build(const Leaf& leaf, int64_t mostRuns, Progress& progress = Progress::none());

    [[nodiscard]] int64_t elementCount() const noexcept { return m_elements; }
    /// Elements in the shortest runs.
    [[nodiscard]] int64_t shortest() const noexcept { return m_shortest; }
    /// The runs that overlap `count` elements from `first` on: the longest of at most `longest` elements each, or
    /// else the shortest there are. REQUIRES: elements of the leaf.
    [[nodiscard]] Runs runs(int64_t first, int64_t count, int64_t longest) const;
    /// The longest run that begins with `first`, ends before `end` and is whole; else the shortest that `first` lies in,
    /// whatever it is. REQUIRES: 0 ≤ first < end ≤ elementCount().
    [[nodiscard]] Run runAt(int64_t first, int64_t end) const;

private:
    [[nodiscard]] Run run(std::size_t level, int64_t length, int64_t number) const;

    int64_t m_elements = 0;
    int64_t m_shortest = 1;
    std::vector<std::vector<MinMax>> m_levels;  ///< each run of a level covers four of the one before
};

}  // namespace tensordesk
