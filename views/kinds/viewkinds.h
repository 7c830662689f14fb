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

/// A kind of view of a leaf: tabs, menus, settings and the verb `render` are made from these rows. Another kind is another
/// value of ViewKind, for which the compiler then asks for DimRules, another row, and a LeafView. Texts for people are
/// translated by viewText().
struct ViewKindRow {
    ViewKind kind;
    const char* name;    ///< in settings, and of `render --view`
    const char* plural;  ///< "lines": what `render` says of it
    const char* title;   ///< on its tab
    const char* action;  ///< in the menu
    const char* tip;
    Symbol symbol;
    std::size_t leastRank;                         ///< it offers to show leaves of so many dims
    std::vector<std::string_view> pictureOptions;  ///< of `render`, beside those that all kinds take: see PictureOptions
    LeafView* (*make)(QWidget* parent);
};

/// All kinds, in the order of tabs, menus and shortcuts.
[[nodiscard]] const std::vector<ViewKindRow>& viewKinds();
[[nodiscard]] const ViewKindRow& rowOf(ViewKind kind);
/// Null for a name that no kind has.
[[nodiscard]] const ViewKindRow* viewKindNamed(const QString& name);
/// A row's text in the language of the window.
[[nodiscard]] QString viewText(const char* text);

}  // namespace tensordesk
