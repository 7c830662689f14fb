// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace tensordesk {

/// Solves linear equations by least squares. Equations are accumulated, so that memory does not grow with their number.
class LeastSquares {
public:
    explicit LeastSquares(std::size_t unknowns) : m_unknowns(unknowns), m_normal(unknowns * unknowns), m_right(unknowns) { }

    /// Adds the equation `factors` · unknowns = `result`. Ignores non-finite values.
    void add(const std::vector<double>& factors, double result);
    /// Adds the equations of another object with the same number of unknowns.
    void add(const LeastSquares& other);
    /// Returns the unknowns; empty without equations. An unknown that no equation determines is 0.
    [[nodiscard]] std::optional<std::vector<double>> solution() const;
    /// Returns the mean square of the results.
    [[nodiscard]] double meanSquare() const { return m_count == 0 ? 0 : m_squares / static_cast<double>(m_count); }

private:
    std::size_t m_unknowns;
    std::vector<double> m_normal, m_right;
    double m_squares = 0;
    int64_t m_count = 0;
};

}  // namespace tensordesk
