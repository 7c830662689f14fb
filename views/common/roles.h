// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

namespace tensordesk {

/// Roles beyond Qt's own that the item models answer to.
enum Role {
    RawValueRole = Qt::UserRole + 1,  ///< the number behind the text, for sorting and colouring
    KeyPathRole,                      ///< QStringList: the nested key
    ErrorRole,                        ///< QString: why the item is broken; empty if it is not
    StateRole,                        ///< what the view marks: loading, edited, …; or-ed ItemState values
    ShapeRole,                        ///< ShapeTokens
    KindRole,                         ///< int: an EntryKind
};

/// What StateRole says of an item.
enum ItemState {
    LoadingState = 1,  ///< a stand-in for what is being read
    EditedState = 2,   ///< edited and unsaved
};

}  // namespace tensordesk
