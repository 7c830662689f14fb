// SPDX-License-Identifier: BSD-3-Clause
#include "model/remote/near/remoteprogram.h"

#include <mutex>

namespace tensordesk {
namespace {

std::mutex mutex;
std::string named;

}  // namespace

void setRemoteProgram(std::string program)
{
    const std::lock_guard lock(mutex);
    named = std::move(program);
}

std::string remoteProgram()
{
    const std::lock_guard lock(mutex);
    return named;
}

}  // namespace tensordesk
