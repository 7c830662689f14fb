// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <functional>
#include <optional>

namespace tensordesk {

/// Applies `change` to each member of a lazy stack, or to the content of a tensorclass, and wraps the result
/// again. Nothing for an ordinary mapping.
[[nodiscard]] std::optional<TensorDict> rewrapped(const TensorDict& td, const std::function<TensorDict(const TensorDict&)>& change);

}  // namespace tensordesk
