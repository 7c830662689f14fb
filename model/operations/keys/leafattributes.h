// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <string>
#include <vector>

namespace tensordesk {

/// Implements the oracle's attrs(): returns a TensorAttrs for each leaf, with those of its "device", "dtype" and "shape" that
/// `fields` names, and None for the others. Reads nothing. Throws RuntimeError for a ragged leaf.
[[nodiscard]] TensorDict describeLeaves(const TensorDict& td, const std::vector<std::string>& fields);

/// True for a result of the oracle's attrs(): a tensordict of TensorAttrs, which describe the target of a cast for each leaf.
[[nodiscard]] bool describesLeaves(const TensorDict& td);

/// Returns `td` with each leaf cast to the dtype and device in `attributes`, without a device itself; leaves without either are
/// shared. Throws NotImplementedError for a device that a file stores as a pickled object, which is not unpickled.
[[nodiscard]] TensorDict castAsDescribed(const TensorDict& td, const TensorDict& attributes);

}  // namespace tensordesk
