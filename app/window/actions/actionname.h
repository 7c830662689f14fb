// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tensordesk {

/// Returns the name of an action in a list: its text without the mnemonic mark, and without a key after a tab, which only applies
/// in some places.
[[nodiscard]] inline QString actionName(const QString& text)
{
    return text.section(QLatin1Char('\t'), 0, 0).remove(QLatin1Char('&'));
}

}  // namespace tensordesk
