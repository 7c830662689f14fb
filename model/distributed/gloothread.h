// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/message.h"

#include <optional>

namespace tensordesk {

// Note [Gloo's thread]: Gloo reads what other processes send on a thread of its own, and throws there at a message that it
// didn't expect: one of more bytes than it is received into, for example. Nobody catches on that thread, so that the
// program would end, with all that is open in it. Instead the thread halts for good, with the locks that it holds. From
// then on nothing may call into the process group, nor destroy what belongs to it: both would wait for these locks.

/// Lets Gloo's thread halt where it would end the program; other threads end it as ever. Sets the handler of
/// std::terminate(), which is the program's: the first call counts.
void guardGlooThread();

/// What Gloo said before its thread halted; none while it runs. May be called from any thread, and costs nothing.
[[nodiscard]] std::optional<Message> glooFailure();

}  // namespace tensordesk
