// SPDX-License-Identifier: BSD-3-Clause
#pragma once

namespace tensordesk::probe {

/// Protects all memory allocated from now on from accesses beyond its end. Note [Checked heap].
void checkFromNowOn();

/// Ends the process if anything was written beyond the end of an allocation. Checks allocations that were made since the last call, and
/// older ones if they are few; otherwise now and then, so that this takes a tenth of the time.
void checkHeap();

}  // namespace tensordesk::probe
