// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/dimselection.h"
#include "views/style/icons.h"

#include <QString>

#include <string_view>
#include <vector>

class QWidget;

namespace tensordesk {

class LeafView;

/// A kind of view of a leaf: tabs, menus, settings and the verb `render` are made from these rows. To add a kind, add a value of
/// ViewKind, for which the compiler then requires DimRules, a row here, and a LeafView. Texts for users are translated by
/// viewText().
struct ViewKindRow {
    ViewKind kind;
    const char* name;    ///< in settings, and for `render --view`
    const char* plural;  ///< "lines": in the help of `render`
    const char* title;   ///< on its tab
    const char* action;  ///< in the menu
    const char* tip;
    Symbol symbol;
    std::size_t leastRank;                         ///< it offers to show leaves with at least this many dims
    std::vector<std::string_view> pictureOptions;  ///< of `render`, in addition to those of all kinds: see PictureOptions
    LeafView* (*make)(QWidget* parent);
};

/// Returns all kinds, in the order of tabs, menus and shortcuts.
[[nodiscard]] const std::vector<ViewKindRow>& viewKinds();
[[nodiscard]] const ViewKindRow& rowOf(ViewKind kind);
/// Returns a kind; null for an unknown name.
[[nodiscard]] const ViewKindRow* viewKindNamed(const QString& name);
/// Returns a row's text in the language of the window.
[[nodiscard]] QString viewText(const char* text);

}  // namespace tensordesk
