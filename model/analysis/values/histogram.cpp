// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/values/histogram.h"

#include "model/analysis/far/farfigures.h"
#include "model/analysis/values/realvalues.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/leaves/leafblocks.h"

#include <ATen/Parallel.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <mutex>
#include <type_traits>

namespace tensordesk {

namespace {

/// Which bin a value falls into.
class Bins {
public:
    Bins(int64_t count, double min, double max) : m_count(count), m_min(min), m_max(max)
    {
        if (count < 1 || !(min <= max) || !std::isfinite(min) || !std::isfinite(max)) {
            throw Error(ErrorKind::ValueError, "a histogram needs at least one bin and a finite range");
        }
        m_perBin = perBin();
        if (min == max || !std::isfinite(m_perBin)) {
            // So much room that numbers lie between, also beside huge ones.
            constexpr double kMost = std::numeric_limits<double>::max();
            const double room = std::max(0.5, std::max(std::abs(min), std::abs(max)) * 1e-9);
            m_min = std::max(min - room, -kMost);
            m_max = std::min(max + room, kMost);
            m_perBin = perBin();
        }
    }
    [[nodiscard]] Histogram empty() const { return {m_min, m_max, std::vector<int64_t>(static_cast<std::size_t>(m_count))}; }
    void count(double x, int64_t times, std::vector<int64_t>& counts) const
    {
        if (x >= m_min && x <= m_max) {
            const double bin = std::floor((x / 2 - m_min / 2) * m_perBin);
            counts[static_cast<std::size_t>(std::clamp(bin, 0.0, static_cast<double>(m_count - 1)))] += times;
        }
    }

private:
    /// Halved, so that the width of a range over all doubles does not overflow.
    [[nodiscard]] double perBin() const { return static_cast<double>(m_count) / (m_max / 2 - m_min / 2); }

    int64_t m_count;
    double m_min, m_max, m_perBin = 0;
};

}  // namespace

void Histogram::add(const Histogram& other)
{
    std::transform(counts.begin(), counts.end(), other.counts.begin(), counts.begin(), std::plus<>());
}

Histogram histogram(const Leaf& leaf, int64_t bins, double min, double max, Progress& progress)
{
    const Bins into(bins, min, max);
    if (auto far = farHistogram(leaf, bins, min, max, progress)) {
        return *std::move(far);
    }
    Histogram result = into.empty();
    std::mutex mutex;
    guardingTorch([&] {
        LeafBlocks(leaf).forEachInAnyOrder({}, progress, [&](const at::Tensor& stored) {
            const at::Tensor block = asComputable(stored);
            withRealValues(block, [&](const auto* values) {
                at::parallel_for(0, block.numel(), 1 << 16, [&](int64_t begin, int64_t end) {
                    Histogram part = into.empty();
                    if constexpr (sizeof *values == 1) {
                        double value = std::numeric_limits<std::decay_t<decltype(*values)>>::min();
                        for (const int64_t times : countValues(values + begin, end - begin)) {
                            into.count(value++, times, part.counts);
                        }
                    } else {
                        for (int64_t i = begin; i < end; ++i) {
                            into.count(realValue(values[i]), 1, part.counts);
                        }
                    }
                    const std::lock_guard lock(mutex);
                    result.add(part);
                });
            });
        });
    });
    return result;
}

Histogram rebinned(const Histogram& histogram, int64_t bins, double min, double max)
{
    const Bins into(bins, min, max);
    Histogram result = into.empty();
    const double width = (histogram.max - histogram.min) / static_cast<double>(histogram.counts.size());
    for (std::size_t bin = 0; bin < histogram.counts.size(); ++bin) {
        into.count(histogram.min + (static_cast<double>(bin) + 0.5) * width, histogram.counts[bin], result.counts);
    }
    return result;
}

}  // namespace tensordesk
