// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>

#include <array>

class QFontMetrics;
class QPalette;
class QWidget;

namespace tensordesk {

/// The colour scheme chosen in the settings.
enum class ColourScheme { System, Light, Dark };

/// The colours with a meaning, in addition to those of the palette. Each has a contrast of at least 4.5:1 on every background of
/// its scheme, and is always accompanied by a shape or a word.
struct SemanticColours {
    QColor accent;     ///< the selection and the position in a dim
    QColor inferred;   ///< amber: inferred or truncated
    QColor broken;     ///< red
    QColor edited;     ///< violet: edited and unsaved
    QColor notLoaded;  ///< grey
};

/// The appearance of the program: FusionStyle with one palette. Defines all lengths and colours beyond those of the widget style.
namespace style {

/// Sets the application's style and palette; call it again to change the scheme. ColourScheme::System follows the desktop while the
/// program runs.
void apply(ColourScheme scheme);

/// Returns the name of a scheme in settings: "system", "light" or "dark".
[[nodiscard]] QString nameOf(ColourScheme scheme);
/// Returns the scheme with a name; ColourScheme::System for an unknown name.
[[nodiscard]] ColourScheme schemeNamed(const QString& name);

/// True for the dark scheme.
[[nodiscard]] bool isDark();
/// Returns the colours of the current scheme.
[[nodiscard]] const SemanticColours& colours();
/// Returns the colours of either scheme, for tests and for pictures on paper.
[[nodiscard]] const SemanticColours& coloursOf(bool dark);
[[nodiscard]] QPalette paletteOf(bool dark);

/// Returns the colour of the n-th curve of a plot, n ≥ 0, in the order of Okabe and Ito, repeated after eight. Grey replaces the
/// two that are not visible on the current background.
[[nodiscard]] QColor curveColour(int n);

/// Returns a font with digits of equal width in the UI font's size, for numbers, keys, shapes and code.
[[nodiscard]] QFont monospaced(const QFont& like);

/// Returns `units` steps of the 4 px grid, scaled with the font. Device independent.
[[nodiscard]] int grid(const QFontMetrics& metrics, int units = 1);
[[nodiscard]] int grid(const QWidget* widget, int units = 1);
/// Returns the corner radius.
[[nodiscard]] int radius(const QFontMetrics& metrics);
/// Returns the height of a row of a tree, list, table or of chips, in which each font of a row fits: the font itself, its
/// monospaced() one, which may be higher, and both in bold.
[[nodiscard]] int rowHeight(const QFont& font);
/// Returns the edge of an icon beside text.
[[nodiscard]] int iconSize(const QFontMetrics& metrics);

/// Returns `over` blended on `under` with the weight `share`, 0 … 1.
[[nodiscard]] QColor mixed(const QColor& over, const QColor& under, double share);
/// Returns the contrast as defined by WCAG 2.1, 1 … 21.
[[nodiscard]] double contrast(const QColor& a, const QColor& b);

}  // namespace style

}  // namespace tensordesk
