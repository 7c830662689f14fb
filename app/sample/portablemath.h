// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

// Sine and cosine computed only by additions and multiplications, which IEEE 754 rounds equally everywhere; those of the C library
// differ in the last bit between systems.
namespace tensordesk::portable {

inline constexpr double kPi = 3.14159265358979323846;

/// Returns the equal angle within [-π, π].
[[nodiscard]] inline double wrapped(double angle)
{
    return angle - 2 * kPi * std::floor(angle / (2 * kPi) + 0.5);
}

/// Returns the sine, with an error below 1e-15 for |x| ≤ 10.
[[nodiscard]] inline double sine(double x)
{
    x = wrapped(x);
    if (x > kPi / 2) {
        x = kPi - x;
    } else if (x < -kPi / 2) {
        x = -kPi - x;
    }
    double sum = 1;  // Taylor's series up to x^21, innermost bracket first
    for (int k = 20; k >= 2; k -= 2) {
        sum = 1 - x * x / (k * (k + 1)) * sum;
    }
    return x * sum;
}

/// Returns the cosine, with an error below 3e-15 for |x| ≤ 10.
[[nodiscard]] inline double cosine(double x)
{
    return sine(x + kPi / 2);
}

}  // namespace tensordesk::portable
