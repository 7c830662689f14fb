// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/linkpolicy.h"

#include <atomic>

namespace tensordesk {

namespace {

std::atomic<bool> follows = false;  // ambient, see Note [Links out of a folder]

}  // namespace

bool followsLinks() noexcept
{
    return follows;
}
void setFollowsLinks(bool value) noexcept
{
    follows = value;
}

}  // namespace tensordesk
