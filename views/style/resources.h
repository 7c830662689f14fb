// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tensordesk {

/// Makes the compiled-in icons and fonts readable: they lie in a static library, which else is left out. Any number
/// of times.
void loadResources();

}  // namespace tensordesk
