// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

/// Returns `td` for computing on `device`: its leaves report that device, and parts that are read are copied there, through pinned
/// memory. Writes go back to the original location. Costs nothing per leaf; on "meta" nothing is ever read. Returns `td` itself for
/// "cpu". Keys added to `td` later are not visible. REQUIRES: a usable device, see usableDevice().
[[nodiscard]] TensorDict onComputeDevice(const TensorDict& td, at::Device device);

}  // namespace tensordesk
