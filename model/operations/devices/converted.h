// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

/// `td` with its leaves of real floating-point numbers as `floats`, for writing it elsewhere; all others are shared.
/// Reads nothing: a leaf is cast part by part as it is read, so that one larger than memory can be. ValueError if
/// `floats` is no floating-point dtype.
[[nodiscard]] TensorDict converted(const TensorDict& td, DType floats);

}  // namespace tensordesk
