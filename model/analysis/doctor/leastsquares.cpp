// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/leastsquares.h"

#include <algorithm>
#include <cmath>

namespace tensordesk {

void LeastSquares::add(const std::vector<double>& factors, double result)
{
    if (!std::isfinite(result) || !std::all_of(factors.begin(), factors.end(), [](double each) { return std::isfinite(each); }))
        return;
    for (std::size_t i = 0; i < m_unknowns; ++i) {
        for (std::size_t k = 0; k < m_unknowns; ++k)
            m_normal[i * m_unknowns + k] += factors[i] * factors[k];
        m_right[i] += factors[i] * result;
    }
    m_squares += result * result;
    ++m_count;
}

void LeastSquares::add(const LeastSquares& other)
{
    for (std::size_t i = 0; i < m_normal.size(); ++i)
        m_normal[i] += other.m_normal[i];
    for (std::size_t i = 0; i < m_right.size(); ++i)
        m_right[i] += other.m_right[i];
    m_squares += other.m_squares;
    m_count += other.m_count;
}

std::optional<std::vector<double>> LeastSquares::solution() const
{
    if (m_count == 0)
        return std::nullopt;
    // Gauss with pivots, each unknown scaled to the size of its own factors.
    const std::size_t n = m_unknowns;
    std::vector<double> scale(n), rows = m_normal, right = m_right, result(n, 0);
    for (std::size_t i = 0; i < n; ++i)
        scale[i] = m_normal[i * n + i] > 0 ? 1 / std::sqrt(m_normal[i * n + i]) : 0;
    for (std::size_t i = 0; i < n; ++i) {
        right[i] *= scale[i];
        for (std::size_t k = 0; k < n; ++k)
            rows[i * n + k] *= scale[i] * scale[k];
    }
    std::vector<std::size_t> order;
    std::vector<bool> isUsed(n, false);
    for (std::size_t round = 0; round < n; ++round) {
        std::size_t pivot = n;
        for (std::size_t i = 0; i < n; ++i)
            if (!isUsed[i] && (pivot == n || rows[i * n + i] > rows[pivot * n + pivot]))
                pivot = i;
        if (rows[pivot * n + pivot] < 1e-12)
            break;
        isUsed[pivot] = true;
        order.push_back(pivot);
        for (std::size_t i = 0; i < n; ++i) {
            if (i == pivot)
                continue;
            const double factor = rows[i * n + pivot] / rows[pivot * n + pivot];
            for (std::size_t k = 0; k < n; ++k)
                rows[i * n + k] -= factor * rows[pivot * n + k];
            right[i] -= factor * right[pivot];
        }
    }
    for (const std::size_t i : order)
        result[i] = right[i] / rows[i * n + i] * scale[i];
    return result;
}

}  // namespace tensordesk
