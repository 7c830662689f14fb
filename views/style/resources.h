// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tensordesk {

/// Makes the compiled-in icons and fonts available: they are in a static library, which is left out otherwise. Can be called
/// repeatedly.
void loadResources();

}  // namespace tensordesk
