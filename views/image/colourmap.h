// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRgb>
#include <QString>

#include <array>

namespace tensordesk {

/// Maps from numbers to colours. All but Grey can be distinguished with every kind of colour vision.
enum class ColourMap { Viridis, Cividis, Magma, Grey, Diverging };

inline constexpr std::array kColourMaps = {ColourMap::Viridis, ColourMap::Cividis, ColourMap::Magma, ColourMap::Grey,
                                           ColourMap::Diverging};

namespace colourmap {

/// Returns 256 opaque colours for the minimum to the maximum value.
[[nodiscard]] const std::array<QRgb, 256>& table(ColourMap map);
/// Returns the colour for NaN and infinities, which no map contains.
[[nodiscard]] QColor nan();
[[nodiscard]] QColor plusInfinity();
[[nodiscard]] QColor minusInfinity();
/// Returns the colour that is blended over pixels where a mask is true.
[[nodiscard]] QColor mask();
[[nodiscard]] QString name(ColourMap map);

}  // namespace colourmap

}  // namespace tensordesk
