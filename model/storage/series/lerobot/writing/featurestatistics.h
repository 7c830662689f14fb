// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <ATen/core/Tensor.h>

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace tensordesk {

/// The statistics that LeRobot stores of a feature, as float64 tensors of the shape of a step; for pixels `[3, 1, 1]`, from 0 to 1.
/// Source: compute_episode_stats() and aggregate_stats() of lerobot 0.4.4, where quantiles are estimated.
struct FeatureStatistics {
    static constexpr std::array<double, 5> kQuantiles{0.01, 0.1, 0.5, 0.9, 0.99};

    at::Tensor min, max, mean, std;
    std::array<at::Tensor, kQuantiles.size()> quantiles;
    int64_t count = 0;

    /// Returns those of steps `[steps, …]`. REQUIRES: at least one step.
    [[nodiscard]] static FeatureStatistics of(const at::Tensor& steps);
    /// Adds those of other steps: quantiles become their mean, weighted by count, as LeRobot has it.
    void merge(const FeatureStatistics& other);
};

/// The statistics of the pixels of some frames.
class PixelStatistics {
public:
    /// Returns the frames to read of `frames` ones: all up to 100, fewer of more. Source: sample_indices() of lerobot 0.4.4.
    [[nodiscard]] static std::vector<int64_t> sampled(int64_t frames);
    /// `pixels`: `[height, width, 3]`. Large frames are thinned, as in lerobot.
    void add(std::span<const uint8_t> pixels, int64_t height, int64_t width);
    /// REQUIRES: a frame was added.
    [[nodiscard]] FeatureStatistics result() const;

private:
    std::array<std::array<int64_t, 256>, 3> m_counts = {};  ///< by channel and value
    int64_t m_frames = 0;
};

}  // namespace tensordesk
