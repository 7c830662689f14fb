// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSettings>

namespace tensordesk {

/// Returns the format of the program's settings: JSON of a few kilobytes. QSettings's own formats create any object that Qt can
/// read from a stream, of any size that a damaged file states; here a value is a text, a number, a truth value, or a list or map of
/// these. An invalid or too large file counts as missing. Values are not checked: the code that reads a value does it.
[[nodiscard]] QSettings::Format settingsFormat();

}  // namespace tensordesk
