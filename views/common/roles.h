// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

namespace tensordesk {

/// The roles of item models, in addition to Qt's own.
enum Role {
    RawValueRole = Qt::UserRole + 1,  ///< the number behind the text, for sorting and colouring
    KeyPathRole,                      ///< QStringList: the nested key
    ErrorRole,                        ///< QString: the reason if the item is broken; otherwise empty
    StateRole,                        ///< states marked by the view: combined ItemState values
    ShapeRole,                        ///< ShapeTokens
    KindRole,                         ///< int: an EntryKind
    RoundedRole,                      ///< QString: a number with few digits to show instead of its text, see PointDelegate
    ExactRole,                        ///< QString: the value of a cell whose text is rounded, in full; otherwise empty
    PaddingRole,                      ///< int: the number of characters to leave free after a number, see PointDelegate
};

/// The values of StateRole.
enum ItemState {
    LoadingState = 1,  ///< a placeholder while the item is read
    EditedState = 2,   ///< edited and unsaved
};

}  // namespace tensordesk
