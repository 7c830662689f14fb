// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/message.h"

namespace tensordesk {

// The command-line options with which the user sets OpenOptions. The window has switches and translates these patterns to their
// names (format::text()). Sentences with one say "open it with {}".

[[nodiscard]] inline Message switchAsStored()
{
    return Message("--raw");
}

[[nodiscard]] inline Message switchOldestFirst()
{
    return Message("--oldest-first");
}

}  // namespace tensordesk
