// SPDX-License-Identifier: BSD-3-Clause
#pragma once

namespace tensordesk::probe {

/// Memory taken from now on cannot be read or written beyond its end. Note [Checked heap].
void checkFromNowOn();

/// Ends the process if anything was written beyond a piece of memory that was taken before. After a thousand calls only
/// once much was taken since.
void checkHeap();

}  // namespace tensordesk::probe
