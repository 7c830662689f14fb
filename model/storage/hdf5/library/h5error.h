// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/hdf5/library/h5lock.h"
#include "model/tensordict/base/error.h"

#include <string>
#include <string_view>

namespace tensordesk {

/// The innermost description on this thread's HDF5 error stack; empty if none.
[[nodiscard]] std::string h5Cause();
/// The same, and clears the stack.
std::string takeH5Cause();

/// `what`, followed by the library's innermost reason: an Error without file or key, which the levels
/// above add.
[[nodiscard]] Error h5Error(Pattern<> what, ErrorKind kind = ErrorKind::OSError);

/// Hands `result` of an HDF5 call through, or throws h5Error(what) if it is negative.
template <typename Result>
Result h5Check(Result result, Pattern<> what, ErrorKind kind = ErrorKind::OSError)
{
    if (result < 0) {
        throw h5Error(what, kind);
    }
    return result;
}

}  // namespace tensordesk
