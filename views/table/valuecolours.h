// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/valuerange.h"
#include "views/image/colourmap.h"
#include "views/style/style.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tensordesk {

/// Colours of values between the minimum and maximum seen so far: blue, white and red around zero if there are both signs,
/// otherwise from dark to bright.
class ValueColours {
public:
    /// Extends the range, finite or NaN for none. Returns true if colours change.
    bool widen(double least, double greatest)
    {
        const double low = std::fmin(m_least, least);
        const double high = std::fmax(m_greatest, greatest);
        const bool wider = !(low == m_least && high == m_greatest);
        m_least = low;
        m_greatest = high;
        return wider;
    }

    [[nodiscard]] QColor of(double value) const
    {
        if (std::isnan(value)) {
            return colourmap::nan();
        }
        const bool bothSigns = m_least < 0 && m_greatest > 0;
        const double reach = std::max(-m_least, m_greatest);
        const double low = bothSigns ? -reach : m_least;
        const double high = bothSigns ? reach : m_greatest;
        const double share = valuerange::shareOf(value, low, high);
        const auto& table = colourmap::table(bothSigns ? ColourMap::Diverging : ColourMap::Viridis);
        return QColor(table[static_cast<std::size_t>(std::lround(share * 255))]);
    }

    /// Returns black or white, whichever is more legible on that colour.
    [[nodiscard]] static QColor textOn(const QColor& ground)
    {
        return style::contrast(Qt::black, ground) > style::contrast(Qt::white, ground) ? Qt::black : Qt::white;
    }

private:
    double m_least = std::numeric_limits<double>::quiet_NaN();
    double m_greatest = std::numeric_limits<double>::quiet_NaN();
};

}  // namespace tensordesk
