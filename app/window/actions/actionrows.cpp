// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/actions/actionrow.h"

#include <iterator>

namespace tensordesk {

std::vector<ActionRow> actionRows()
{
    std::vector<ActionRow> rows;
    for (const auto& ofMenu : {fileRows, editRows, viewRows, goRows, helpRows}) {
        std::vector<ActionRow> more = ofMenu();
        rows.insert(rows.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    }
    return rows;
}

}  // namespace tensordesk
