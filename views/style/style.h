// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>

#include <array>

class QFontMetrics;
class QPalette;
class QWidget;

namespace tensordesk {

/// What a person chose in the settings.
enum class ColourScheme { System, Light, Dark };

/// The colours that mean something, beyond those of the palette. Each has a contrast of at least 4.5:1 on
/// every background of its scheme, and is always doubled by a shape or a word.
struct SemanticColours {
    QColor accent;     ///< the selection and the place in a dim
    QColor inferred;   ///< amber: inferred or truncated
    QColor broken;     ///< red
    QColor edited;     ///< violet: edited and unsaved
    QColor notLoaded;  ///< grey
};

/// How the program looks: FusionStyle with one palette. All lengths and colours that
/// are not the widget style's own come from here.
namespace style {

/// Sets the application's style and palette; call it again to change the scheme. With
/// ColourScheme::System the desktop is followed while the program runs.
void apply(ColourScheme scheme);

/// "system", "light" or "dark": what a scheme is called in settings.
[[nodiscard]] QString nameOf(ColourScheme scheme);
/// ColourScheme::System for what is no name of one.
[[nodiscard]] ColourScheme schemeNamed(const QString& name);

/// True while the dark scheme is in force.
[[nodiscard]] bool isDark();
/// The colours of the scheme in force.
[[nodiscard]] const SemanticColours& colours();
/// The colours of a scheme by name: for tests and for pictures on paper.
[[nodiscard]] const SemanticColours& coloursOf(bool dark);
[[nodiscard]] QPalette paletteOf(bool dark);

/// Colour of the n-th curve of a plot, in the order of Okabe and Ito, n ≥ 0; it starts anew after eight.
/// The two that one could not see on the background in force are exchanged for grey.
[[nodiscard]] QColor curveColour(int n);

/// The UI font's size in a face whose figures all have one width: numbers, keys, shapes and code.
[[nodiscard]] QFont monospaced(const QFont& like);

/// `units` steps of the 4 px grid for a font of the usual size; grows with the font. Device independent.
[[nodiscard]] int grid(const QFontMetrics& metrics, int units = 1);
[[nodiscard]] int grid(const QWidget* widget, int units = 1);
/// The one corner radius.
[[nodiscard]] int radius(const QFontMetrics& metrics);
/// Returns the height of a row of a tree, list, table or of chips. A text in any face that a row may have fits: the font itself, its
/// monospaced() one, which may be higher, and both of them bold.
[[nodiscard]] int rowHeight(const QFont& font);
/// Edge of an icon that stands beside text.
[[nodiscard]] int iconSize(const QFontMetrics& metrics);

/// `share` of `over` laid on `under`, 0 … 1.
[[nodiscard]] QColor mixed(const QColor& over, const QColor& under, double share);
/// Contrast as WCAG 2.1 defines it, 1 … 21.
[[nodiscard]] double contrast(const QColor& a, const QColor& b);

}  // namespace style

}  // namespace tensordesk
