// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>

class QColor;
class QPixmap;

namespace tensordesk {

/// The program's symbols: one stroke width, designed for 16 px. Named by meaning; an action has the same symbol in menu, toolbar,
/// palette and context menu.
enum class Symbol {
    // kinds of entries
    TensorDict,
    LazyStack,
    Tensorclass,
    Tensor,
    NestedTensor,
    NonTensor,
    Broken,
    Members,  ///< the members of a lazy stack
    // actions and states
    Open,
    OpenFolder,
    Save,
    Undo,
    Redo,
    Edit,
    ReadOnly,
    Export,
    Reload,
    Search,
    Table,
    Plot,
    Image,
    Histogram,
    Scatter,
    Shapes,
    Copy,
    Info,
    Warning,
    Error,
    Close,
    Play,
    Pause,
    Next,
    Previous,
    Settings,
    Sample,
    Add,
    Remove,
    Help,
    Fit,
};
inline constexpr int kSymbolCount = static_cast<int>(Symbol::Fit) + 1;

/// Returns the symbol in the palette's text colour of the current scheme when it is painted, and in its disabled and selected
/// colours where a widget requests these.
[[nodiscard]] QIcon icon(Symbol symbol);
/// Returns the symbol in one fixed colour.
[[nodiscard]] QIcon icon(Symbol symbol, const QColor& colour);
/// Returns an empty icon, which aligns texts if only some have an icon.
[[nodiscard]] QIcon blankIcon();
/// Returns a square picture `size` device-independent pixels wide. Cached.
[[nodiscard]] QPixmap pixmap(Symbol symbol, const QColor& colour, int size, qreal devicePixelRatio);

/// Returns the program's icon, in its own colours.
[[nodiscard]] QIcon programIcon();

}  // namespace tensordesk
