// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/series/lerobot/writing/featurestatistics.h"

#include <ATen/ops/lerp.h>
#include <ATen/ops/maximum.h>
#include <ATen/ops/mean.h>
#include <ATen/ops/minimum.h>
#include <ATen/ops/sort.h>
#include <ATen/ops/std.h>
#include <ATen/ops/tensor.h>

#include <algorithm>
#include <cmath>

namespace tensordesk {

FeatureStatistics FeatureStatistics::of(const at::Tensor& steps)
{
    const at::Tensor sorted = std::get<0>(at::sort(steps.to(at::kDouble), 0));
    const int64_t count = sorted.size(0);
    FeatureStatistics result;
    result.count = count;
    result.min = sorted[0];
    result.max = sorted[count - 1];
    result.mean = at::mean(sorted, 0);
    result.std = at::std(sorted, 0, false);
    for (std::size_t i = 0; i < kQuantiles.size(); ++i) {
        const double place = kQuantiles[i] * static_cast<double>(count - 1);
        const auto below = static_cast<int64_t>(place);
        result.quantiles[i] = at::lerp(sorted[below], sorted[std::min(below + 1, count - 1)], place - static_cast<double>(below));
    }
    return result;
}

void FeatureStatistics::merge(const FeatureStatistics& other)
{
    const auto all = static_cast<double>(count + other.count);
    const double own = static_cast<double>(count) / all;
    const double others = static_cast<double>(other.count) / all;
    const at::Tensor together = mean.mul(own).add(other.mean.mul(others));
    const auto spread = [&](const FeatureStatistics& part) { return part.std.square().add(part.mean.sub(together).square()); };
    std = spread(*this).mul(own).add(spread(other).mul(others)).sqrt();
    mean = together;
    min = at::minimum(min, other.min);
    max = at::maximum(max, other.max);
    for (std::size_t i = 0; i < quantiles.size(); ++i) {
        quantiles[i] = quantiles[i].mul(own).add(other.quantiles[i].mul(others));
    }
    count += other.count;
}

std::vector<int64_t> PixelStatistics::sampled(int64_t frames)
{
    constexpr int64_t least = 100, most = 10'000;
    const auto wanted = static_cast<int64_t>(std::pow(static_cast<double>(frames), 0.75));
    const int64_t count = std::max(std::min(least, frames), std::min(wanted, most));
    std::vector<int64_t> chosen;
    for (int64_t i = 0; i < count; ++i) {
        const double place = count == 1 ? 0
                                        : static_cast<double>(i) * static_cast<double>(frames - 1) / static_cast<double>(count - 1);
        chosen.push_back(std::llrint(place));
    }
    return chosen;
}

void PixelStatistics::add(std::span<const uint8_t> pixels, int64_t height, int64_t width)
{
    constexpr int64_t target = 150, large = 300;
    const int64_t step = std::max(width, height) < large ? 1 : std::max(width, height) / target;
    for (int64_t row = 0; row < height; row += step) {
        for (int64_t column = 0; column < width; column += step) {
            for (std::size_t channel = 0; channel < 3; ++channel) {
                ++m_counts[channel][pixels[static_cast<std::size_t>((row * width + column) * 3) + channel]];
            }
        }
    }
    ++m_frames;
}

FeatureStatistics PixelStatistics::result() const
{
    constexpr double white = 255;
    FeatureStatistics result;
    result.count = m_frames;
    std::array<std::vector<double>, 4 + FeatureStatistics::kQuantiles.size()> figures;
    for (const auto& counts : m_counts) {
        double all = 0, sum = 0, squares = 0;
        int least = -1, most = 0;
        for (int value = 0; value < 256; ++value) {
            const auto count = static_cast<double>(counts[static_cast<std::size_t>(value)]);
            all += count;
            sum += count * value;
            squares += count * value * value;
            least = least < 0 && count > 0 ? value : least;
            most = count > 0 ? value : most;
        }
        const double mean = sum / all;
        figures[0].push_back(least / white);
        figures[1].push_back(most / white);
        figures[2].push_back(mean / white);
        figures[3].push_back(std::sqrt(std::max(squares / all - mean * mean, 0.0)) / white);
        for (std::size_t i = 0; i < FeatureStatistics::kQuantiles.size(); ++i) {
            double seen = 0;
            int value = 0;
            while (value < most
                   && (seen += static_cast<double>(counts[static_cast<std::size_t>(value)]))
                          <= FeatureStatistics::kQuantiles[i] * (all - 1)) {
                ++value;
            }
            figures[4 + i].push_back(value / white);
        }
    }
    const auto tensorOf = [](const std::vector<double>& values) { return at::tensor(values, at::kDouble).reshape({3, 1, 1}); };
    result.min = tensorOf(figures[0]);
    result.max = tensorOf(figures[1]);
    result.mean = tensorOf(figures[2]);
    result.std = tensorOf(figures[3]);
    for (std::size_t i = 0; i < result.quantiles.size(); ++i) {
        result.quantiles[i] = tensorOf(figures[4 + i]);
    }
    return result;
}

}  // namespace tensordesk
