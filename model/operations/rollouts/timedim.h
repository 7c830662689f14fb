// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <cstdint>
#include <optional>

namespace tensordesk {

/// Returns the batch dim of time, according to its keys: every row ends an episode at the last index of that dim, or starts one at
/// the first; otherwise the last dim (see Note [Steps of an episode]). For a batch without names. Reads one index of these keys;
/// may open stored children. REQUIRES: a batch dim.
[[nodiscard]] int64_t timeDimOf(const TensorDict& td);
/// As above, but empty if no key shows it.
[[nodiscard]] std::optional<int64_t> toldTimeDimOf(const TensorDict& td);

}  // namespace tensordesk
