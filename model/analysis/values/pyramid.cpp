// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/values/pyramid.h"

#include "model/tensordict/leaves/farleaf.h"

#include <algorithm>
#include <cmath>

namespace tensordesk {

namespace {

constexpr int64_t kShortest = 64;
constexpr int64_t kFactor = 4;
constexpr int64_t kMostFarRuns = 8192;

}  // namespace

Pyramid Pyramid::build(const Leaf& leaf, int64_t mostRuns, Progress& progress)
{
    Pyramid pyramid;
    pyramid.m_elements = leaf.elementCount();
    pyramid.m_shortest = kShortest;
    if (farLeafOf(leaf)) {
        mostRuns = std::min(mostRuns, kMostFarRuns);
    }
    while ((pyramid.m_elements + pyramid.m_shortest - 1) / pyramid.m_shortest > mostRuns) {
        pyramid.m_shortest *= 2;
    }
    pyramid.m_levels.push_back(extremesOfRuns(leaf, pyramid.m_shortest, progress));
    while (pyramid.m_levels.back().size() > kFactor) {
        const std::vector<MinMax>& fine = pyramid.m_levels.back();
        std::vector<MinMax> coarse;
        coarse.reserve(fine.size() / kFactor + 1);
        for (std::size_t i = 0; i < fine.size(); ++i) {
            if (i % kFactor == 0) {
                coarse.push_back(fine[i]);
            } else {
                coarse.back() = merged(coarse.back(), fine[i]);
            }
        }
        pyramid.m_levels.push_back(std::move(coarse));
    }
    return pyramid;
}

Pyramid::Runs Pyramid::runs(int64_t first, int64_t count, int64_t longest) const
{
    std::size_t level = 0;
    int64_t length = m_shortest;
    while (level + 1 < m_levels.size() && length * kFactor <= longest) {
        ++level;
        length *= kFactor;
    }
    const int64_t from = first / length;
    const int64_t to = std::min<int64_t>((first + count + length - 1) / length, static_cast<int64_t>(m_levels[level].size()));
    return {from * length, length,
            std::span(m_levels[level]).subspan(static_cast<std::size_t>(from), static_cast<std::size_t>(to - from))};
}

bool Pyramid::Run::isWhole() const noexcept
{
    return !extremes.hasNan && std::isfinite(extremes.min) && std::isfinite(extremes.max);
}

Pyramid::Run Pyramid::run(std::size_t level, int64_t length, int64_t number) const
{
    const int64_t first = number * length;
    return {first, std::min(length, m_elements - first), m_levels[level][static_cast<std::size_t>(number)]};
}

Pyramid::Run Pyramid::runAt(int64_t first, int64_t end) const
{
    Run longest = run(0, m_shortest, first / m_shortest);
    int64_t length = m_shortest;
    for (std::size_t level = 1; level < m_levels.size() && first == longest.first && longest.isWhole(); ++level) {
        length *= kFactor;
        const Run next = run(level, length, first / length);
        if (next.first != first || next.first + next.count > end || !next.isWhole()) {
            break;
        }
        longest = next;
    }
    return longest;
}

}  // namespace tensordesk
