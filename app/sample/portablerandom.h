// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <random>

namespace tensordesk {

/// Random numbers that are equal on every platform. The standard defines the results of its engines, but not those of its
/// distributions; these are our own.
class PortableRandom {
public:
    explicit PortableRandom(uint64_t seed) : m_engine(seed) { }

    /// Returns a uniform number in [low, high).
    double uniform(double low, double high)
    {
        const double unit = static_cast<double>(m_engine() >> 11) * 0x1p-53;
        return low + (high - low) * unit;
    }

    /// Returns a number with mean 0 and variance 1, within ±6: the sum of twelve uniform numbers (Irwin–Hall), which needs no
    /// logarithm and is close enough to normal for noise.
    double normal()
    {
        double sum = 0;
        for (int i = 0; i < 12; ++i) {
            sum += uniform(-0.5, 0.5);
        }
        return sum;
    }

private:
    std::mt19937_64 m_engine;
};

}  // namespace tensordesk
