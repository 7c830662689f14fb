// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include <cstddef>

namespace tensordesk {

/// The colours and legend lines of the curves of a plot, depending on their number. Curves are numbered, those of the first key
/// first. A value type.
class CurveStyles {
public:
    /// For no curves.
    CurveStyles() = default;
    /// `curves`: the number for all keys together.
    CurveStyles(std::size_t keys, std::size_t curves) : m_keys(keys), m_curves(curves) { }

    /// True if many curves of one key get the colours of a scale, which is clearer than a legend.
    [[nodiscard]] bool hasColourScale() const noexcept { return m_keys == 1 && isMany(); }
    /// True if many curves of several keys share colour and legend line per key.
    [[nodiscard]] bool isByKey() const noexcept { return m_keys > 1 && isMany(); }
    /// True if the legend has a line for a curve. `isFirst`: it is the first of its key.
    [[nodiscard]] bool isInLegend(bool isFirst) const noexcept
    {
        const bool isAlone = m_keys == 1 && m_curves == 1;
        return !isAlone && !hasColourScale() && (isFirst || !isByKey());
    }
    /// Returns the colour of the n-th curve, which belongs to the `key`-th key.
    [[nodiscard]] QColor colour(std::size_t key, std::size_t n) const;
    [[nodiscard]] Qt::PenStyle dashes(std::size_t key, std::size_t n) const;

private:
    [[nodiscard]] bool isMany() const noexcept;

    std::size_t m_keys = 0;
    std::size_t m_curves = 0;
};

}  // namespace tensordesk
