// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/message.h"

#include <optional>

namespace tensordesk {

// Note [Gloo's thread]: Gloo receives on a thread of its own, and throws there at an unexpected message, such as one that is longer
// than its buffer. Nothing catches there, so that the program would end with everything that is open in it. Instead the thread
// stops forever, with the locks that it holds. After that nothing may call into the process group or destroy its parts, since both
// would wait for these locks.

/// Makes Gloo's thread stop instead of ending the program; other threads still end it. Sets the handler of std::terminate(), which
/// is shared by the program: only the first call has an effect.
void guardGlooThread();

/// Returns Gloo's message before its thread stopped; empty while it runs. Safe to call from any thread; costs nothing.
[[nodiscard]] std::optional<Message> glooFailure();

}  // namespace tensordesk
