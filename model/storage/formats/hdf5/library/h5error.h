// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/hdf5/library/h5lock.h"
#include "model/tensordict/base/error.h"

#include <string>
#include <string_view>

namespace tensordesk {

/// Returns the innermost description on this thread's HDF5 error stack; empty if there is none.
[[nodiscard]] std::string h5Cause();
/// Returns h5Cause() and clears the stack.
std::string takeH5Cause();

/// Returns an Error of `what` and the library's innermost reason, without file or key, which callers add.
[[nodiscard]] Error h5Error(Pattern<> what, ErrorKind kind = ErrorKind::OSError);

/// Returns `result` of an HDF5 call, or throws h5Error(what) if it is negative.
template <typename Result>
Result h5Check(Result result, Pattern<> what, ErrorKind kind = ErrorKind::OSError)
{
    if (result < 0) {
        throw h5Error(what, kind);
    }
    return result;
}

}  // namespace tensordesk
