// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/thread/threadcontext.h"

namespace tensordesk {

ThreadContext& ThreadContext::current() noexcept
{
    thread_local ThreadContext context;
    return context;
}

}  // namespace tensordesk
