// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <cstdint>
#include <optional>

namespace tensordesk {

/// The batch dim along which time runs, as its keys tell: at the last index of that dim every row ends an episode, or at the
/// first one every row starts one; else the last dim (see Note [Steps of an episode]). Of a batch without names, say. Reads
/// one index of these keys; may open stored children. REQUIRES: a batch dim.
[[nodiscard]] int64_t timeDimOf(const TensorDict& td);
/// The same, but nothing where no key tells it.
[[nodiscard]] std::optional<int64_t> toldTimeDimOf(const TensorDict& td);

}  // namespace tensordesk
