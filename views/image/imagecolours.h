// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/image/imagestyle.h"

#include <optional>

namespace tensordesk {

/// The colours of an image while a person looks at one plane after another: what was chosen, and the limits in force, which
/// follow the values of each plane, stay while stepping, or are a person's. A zoom never changes them. A value.
class ImageColours {
public:
    /// What is in force.
    [[nodiscard]] const ImageStyle& style() const noexcept { return m_style; }
    [[nodiscard]] const ColourLimits& limits() const noexcept { return m_limits; }
    /// With the limits in force.
    [[nodiscard]] ImageStyle painted() const;
    /// For all planes of a film: limits that stay, or else each plane's own.
    [[nodiscard]] ImageStyle forFilm() const;

    /// Nothing: what suits the values. The limits follow the values again.
    void setMap(std::optional<ColourMap> map);
    void setSymmetric(std::optional<bool> symmetric);
    /// Picture or heat map; the limits follow the values again.
    void setKind(std::optional<Raster::Kind> kind);
    /// Whether limits that follow the values stay while stepping.
    void setFixed(bool fixed) noexcept { m_isFixed = fixed; }

    /// A person chose the limits.
    void choose(const ColourLimits& limits);
    /// The limits follow the values again.
    void follow() noexcept { m_source = Source::None; }
    /// The limits are those for a plane, and for `values`, the least and the greatest of all views that share a scale.
    void fit(const Raster& raster, const ColourLimits& values);
    /// Another plane of the leaf is shown.
    void step() noexcept;
    /// The elements may have changed.
    void expire() noexcept;

    /// Whether the plane that is about to be shown needs fit().
    [[nodiscard]] bool needFit() const noexcept { return m_source == Source::None; }
    /// Whether they give way to other values in other views.
    [[nodiscard]] bool mayFollow() const noexcept { return m_source != Source::Person && !m_isFixed; }

private:
    /// What the limits come from.
    enum class Source { None, Values, Person };

    ImageStyle m_style;  ///< its limits are never set
    ColourLimits m_limits;
    Source m_source = Source::None;
    bool m_isFixed = false;
};

}  // namespace tensordesk
