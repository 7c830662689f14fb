// SPDX-License-Identifier: BSD-3-Clause
#pragma once

namespace tensordesk::probe {

/// Protects all memory allocated from now on from accesses beyond its end. Note [Checked heap].
void checkFromNowOn();

/// Ends the process if anything was written beyond the end of an earlier allocation. After a thousand calls checks only after much
/// was allocated.
void checkHeap();

}  // namespace tensordesk::probe
