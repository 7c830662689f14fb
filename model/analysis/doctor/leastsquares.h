// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace tensordesk {

/// The unknowns that satisfy linear equations best, summed up one by one: memory does not grow with them.
class LeastSquares {
public:
    explicit LeastSquares(std::size_t unknowns) : m_unknowns(unknowns), m_normal(unknowns * unknowns), m_right(unknowns) { }

    /// `factors` times the unknowns is `result`. What is not finite is left out.
    void add(const std::vector<double>& factors, double result);
    /// What another one, of as many unknowns, summed up.
    void add(const LeastSquares& other);
    /// Nothing without equations. An unknown that no equation tells apart is 0.
    [[nodiscard]] std::optional<std::vector<double>> solution() const;
    /// Of the results.
    [[nodiscard]] double meanSquare() const { return m_count == 0 ? 0 : m_squares / static_cast<double>(m_count); }

private:
    std::size_t m_unknowns;
    std::vector<double> m_normal, m_right;
    double m_squares = 0;
    int64_t m_count = 0;
};

}  // namespace tensordesk
