// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tensordesk {

/// What an action of that text is called in a list: the text without the mark of its key, and without the keys behind a
/// tabulator, which are the action's own only in some places.
[[nodiscard]] inline QString actionName(const QString& text)
{
    return text.section(QLatin1Char('\t'), 0, 0).remove(QLatin1Char('&'));
}

}  // namespace tensordesk
