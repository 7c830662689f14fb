// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/curves/curvestyles.h"

#include "views/plot/colourbar.h"
#include "views/style/style.h"

#include <array>

namespace tensordesk {

namespace {

constexpr std::size_t kMostCurvesInLegend = 16;
constexpr std::size_t kColours = 8;  // of style::curveColour()
constexpr std::array kDashes = {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};

}  // namespace

bool CurveStyles::isMany() const noexcept
{
    return m_curves > kMostCurvesInLegend;
}

QColor CurveStyles::colour(std::size_t key, std::size_t n) const
{
    return hasColourScale() ? ColourBar::seriesColour(n, m_curves) : style::curveColour(static_cast<int>(isByKey() ? key : n));
}

Qt::PenStyle CurveStyles::dashes(std::size_t key, std::size_t n) const
{
    // After eight curves the colours repeat.
    return hasColourScale() ? Qt::SolidLine : kDashes[(isByKey() ? key : n) / kColours % kDashes.size()];
}

}  // namespace tensordesk
