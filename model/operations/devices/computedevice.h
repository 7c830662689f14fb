// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

/// `td` to be computed with on `device`: its leaves say that they are there, and what is read of one, the part asked
/// for and no more, is brought there as it is read, through pinned memory. What is written to a leaf goes back to where
/// it came from. Costs nothing per leaf; on "meta" nothing is ever read. `td` itself for "cpu". Keys that `td` gains
/// later do not show. REQUIRES: a usable device, see usableDevice().
[[nodiscard]] TensorDict onComputeDevice(const TensorDict& td, at::Device device);

}  // namespace tensordesk
