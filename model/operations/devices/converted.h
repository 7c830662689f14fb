// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

/// Returns `td` with its real floating-point leaves cast to `floats`, for writing it elsewhere; all others are shared. Reads
/// nothing: a leaf is cast part by part when it is read, so that it may be larger than memory. Throws ValueError if `floats` is not
/// a floating-point dtype.
[[nodiscard]] TensorDict converted(const TensorDict& td, DType floats);

}  // namespace tensordesk
