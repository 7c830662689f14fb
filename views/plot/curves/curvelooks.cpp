// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/curves/curvelooks.h"

#include "views/plot/colourbar.h"
#include "views/style/style.h"

#include <array>

namespace tensordesk {

namespace {

constexpr std::size_t kMostCurvesInLegend = 16;
constexpr std::size_t kColours = 8;  // of style::curveColour()
constexpr std::array kDashes = {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};

}  // namespace

bool CurveLooks::isMany() const noexcept
{
    return m_curves > kMostCurvesInLegend;
}

QColor CurveLooks::colour(std::size_t key, std::size_t n) const
{
    return hasColourScale() ? ColourBar::seriesColour(n, m_curves) : style::curveColour(static_cast<int>(isByKey() ? key : n));
}

Qt::PenStyle CurveLooks::dashes(std::size_t key, std::size_t n) const
{
    // Past eight curves the colours start anew.
    return hasColourScale() ? Qt::SolidLine : kDashes[(isByKey() ? key : n) / kColours % kDashes.size()];
}

}  // namespace tensordesk
