// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/image/imagestyle.h"

#include <optional>

namespace tensordesk {

/// The colours of an image over several planes: the chosen map, and the current limits, which follow the values of each plane, stay
/// fixed while stepping, or were set by the user. Zooming never changes them. A value type.
class ImageColours {
public:
    /// Returns the current style.
    [[nodiscard]] const ImageStyle& style() const noexcept { return m_style; }
    [[nodiscard]] const ColourLimits& limits() const noexcept { return m_limits; }
    /// Returns the style with the current limits.
    [[nodiscard]] ImageStyle painted() const;
    /// Returns the style for all planes of a film: fixed limits, or each plane's own.
    [[nodiscard]] ImageStyle forFilm() const;

    /// Empty: chosen by the values. The limits follow the values again.
    void setMap(std::optional<ColourMap> map);
    void setSymmetric(std::optional<bool> symmetric);
    /// Sets picture or heat map; the limits follow the values again.
    void setKind(std::optional<Raster::Kind> kind);
    /// Sets if limits that follow the values stay fixed while stepping.
    void setFixed(bool fixed) noexcept { m_isFixed = fixed; }

    /// Sets limits chosen by the user.
    void choose(const ColourLimits& limits);
    /// Makes the limits follow the values again.
    void follow() noexcept { m_source = Source::None; }
    /// Sets the limits for a plane, and for `values`, the range of all views that share a scale.
    void fit(const Raster& raster, const ColourLimits& values);
    /// Call this when another plane of the leaf is shown.
    void step() noexcept;
    /// Call this when elements may have changed.
    void expire() noexcept;

    /// True if the next plane needs fit().
    [[nodiscard]] bool needFit() const noexcept { return m_source == Source::None; }
    /// True if they change with the values of other views.
    [[nodiscard]] bool mayFollow() const noexcept { return m_source != Source::Person && !m_isFixed; }

private:
    /// The source of the limits.
    enum class Source { None, Values, Person };

    ImageStyle m_style;  ///< its limits are never set
    ColourLimits m_limits;
    Source m_source = Source::None;
    bool m_isFixed = false;
};

}  // namespace tensordesk
