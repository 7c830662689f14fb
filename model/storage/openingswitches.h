// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/message.h"

namespace tensordesk {

// How a person asks for some of OpenOptions: by an option of the command line. A window has switches of its own and says their
// names for these patterns, in English too (format::text()). Sentences with one say "open it with {}".

[[nodiscard]] inline Message switchAsStored()
{
    return Message("--raw");
}

[[nodiscard]] inline Message switchOldestFirst()
{
    return Message("--oldest-first");
}

}  // namespace tensordesk
