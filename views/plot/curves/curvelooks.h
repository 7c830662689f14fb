// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include <cstddef>

namespace tensordesk {

/// How the curves of a plot are told apart, which depends on how many there are. Curves have numbers, those of the first
/// key first. A value.
class CurveLooks {
public:
    /// Of no curves.
    CurveLooks() = default;
    /// `curves`: of all keys together.
    CurveLooks(std::size_t keys, std::size_t curves) : m_keys(keys), m_curves(curves) { }

    /// Many curves of one key have the colours of a scale, which tells more than a legend.
    [[nodiscard]] bool hasColourScale() const noexcept { return m_keys == 1 && isMany(); }
    /// Many curves of several keys: those of one key look alike, and share a line of the legend.
    [[nodiscard]] bool isByKey() const noexcept { return m_keys > 1 && isMany(); }
    /// Whether the legend has a line for a curve. `isFirst`: of its key.
    [[nodiscard]] bool isInLegend(bool isFirst) const noexcept
    {
        const bool isAlone = m_keys == 1 && m_curves == 1;
        return !isAlone && !hasColourScale() && (isFirst || !isByKey());
    }
    /// Of the n-th curve, one of the `key`-th key.
    [[nodiscard]] QColor colour(std::size_t key, std::size_t n) const;
    [[nodiscard]] Qt::PenStyle dashes(std::size_t key, std::size_t n) const;

private:
    [[nodiscard]] bool isMany() const noexcept;

    std::size_t m_keys = 0;
    std::size_t m_curves = 0;
};

}  // namespace tensordesk
