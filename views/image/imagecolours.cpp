// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/image/imagecolours.h"

namespace tensordesk {

ImageStyle ImageColours::painted() const
{
    ImageStyle style = m_style;
    style.limits = m_limits;
    return style;
}

ImageStyle ImageColours::forFilm() const
{
    ImageStyle style = m_style;
    style.values.reset();
    if (m_source == Source::Person || m_isFixed) {
        style.limits = m_limits;
    }
    return style;
}

void ImageColours::setMap(std::optional<ColourMap> map)
{
    m_style.map = map;
    m_style.symmetric.reset();
    follow();
}

void ImageColours::setSymmetric(std::optional<bool> symmetric)
{
    m_style.symmetric = symmetric;
    follow();
}

void ImageColours::setKind(std::optional<Raster::Kind> kind)
{
    m_style.kind = kind;
    follow();
}

void ImageColours::choose(const ColourLimits& limits)
{
    m_limits = limits;
    m_source = Source::Person;
}

void ImageColours::fit(const Raster& raster, const ColourLimits& values)
{
    m_style.values = values;
    m_limits = m_style.limitsFor(raster);
    m_source = Source::Values;
}

void ImageColours::step() noexcept
{
    if (m_source == Source::Values && !m_isFixed) {
        m_source = Source::None;
    }
}

void ImageColours::expire() noexcept
{
    if (m_source == Source::Values) {
        m_source = Source::None;
    }
}

}  // namespace tensordesk
