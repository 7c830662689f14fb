// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRgb>
#include <QString>

#include <array>

namespace tensordesk {

/// From numbers to colours. All but Grey are told apart with every kind of colour vision.
enum class ColourMap { Viridis, Cividis, Magma, Grey, Diverging };

inline constexpr std::array kColourMaps = {ColourMap::Viridis, ColourMap::Cividis, ColourMap::Magma, ColourMap::Grey,
                                           ColourMap::Diverging};

namespace colourmap {

/// 256 opaque colours from the least to the greatest value.
[[nodiscard]] const std::array<QRgb, 256>& table(ColourMap map);
/// What stands for NaN and for infinities: in none of the maps.
[[nodiscard]] QColor nan();
[[nodiscard]] QColor plusInfinity();
[[nodiscard]] QColor minusInfinity();
/// What lies, half of it, over pixels where a mask is true.
[[nodiscard]] QColor mask();
[[nodiscard]] QString name(ColourMap map);

}  // namespace colourmap

}  // namespace tensordesk
