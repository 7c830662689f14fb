// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

/// True of what the oracle's attrs() gives: a tensordict of TensorAttrs, which say of each leaf what it is to become.
[[nodiscard]] bool describesLeaves(const TensorDict& td);

/// `td` with each leaf of the dtype that `attributes` says of it, and no device; leaves of which it says none are shared.
/// NotImplementedError where it says a device: files hold those as objects, which are not brought to life.
[[nodiscard]] TensorDict castAsDescribed(const TensorDict& td, const TensorDict& attributes);

}  // namespace tensordesk
