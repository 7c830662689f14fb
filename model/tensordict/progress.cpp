// SPDX-License-Identifier: BSD-3-Clause
#include "tensordict/progress.h"

#include "tensordict/error.h"

namespace tensordesk {

void Progress::check() const
{
    if (isCancelled()) {
        throw Error(ErrorKind::Cancelled, "cancelled");
    }
}

Progress& Progress::none()
{
    static Progress nobody;
    return nobody;
}

}  // namespace tensordesk
