// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>

class QColor;
class QPixmap;

namespace tensordesk {

/// Our drawings: one stroke width, made for 16 px. Named by what they stand for; an action has the same
/// one in menu, toolbar, palette and context menu.
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

/// The drawing in the palette's text colour, whatever scheme is in force when it is painted; in the
/// palette's disabled and selected colours where the widget asks for these.
[[nodiscard]] QIcon icon(Symbol symbol);
/// The icon in one fixed colour.
[[nodiscard]] QIcon icon(Symbol symbol, const QColor& colour);
/// Nothing, in the room of an icon: keeps texts below each other where only some have one.
[[nodiscard]] QIcon blankIcon();
/// A square picture `size` device-independent pixels wide. Cached.
[[nodiscard]] QPixmap pixmap(Symbol symbol, const QColor& colour, int size, qreal devicePixelRatio);

/// The program's own icon, in its own colours.
[[nodiscard]] QIcon programIcon();

}  // namespace tensordesk
