// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSettings>

namespace tensordesk {

/// The format in which the program keeps its settings: JSON, of which a file holds a few kilobytes. QSettings's own
/// formats make any object that Qt can read from a stream, of any size that a damaged file states; here a value is a
/// text, a number, a truth value, or a list or map of these. What is no such file, or larger than any that we write, is
/// as if it were not there. Numbers and names are as a file has them: who takes a value checks that it is one that
/// fits.
[[nodiscard]] QSettings::Format settingsFormat();

}  // namespace tensordesk
