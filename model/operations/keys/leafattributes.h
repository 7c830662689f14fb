// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <string>
#include <vector>

namespace tensordesk {

/// The oracle's attrs(): in the place of each leaf a TensorAttrs, which says those of its "device", "dtype" and "shape" that `fields`
/// name, and None for the others. Reads nothing. RuntimeError for a ragged leaf.
[[nodiscard]] TensorDict describeLeaves(const TensorDict& td, const std::vector<std::string>& fields);

/// True of what the oracle's attrs() gives: a tensordict of TensorAttrs, which say of each leaf what it is to become.
[[nodiscard]] bool describesLeaves(const TensorDict& td);

/// `td` with each leaf of the dtype and on the device that `attributes` says of it, and no device itself; leaves of which it says
/// neither are shared. NotImplementedError where it says a device that a file holds as an object, which is not brought to life.
[[nodiscard]] TensorDict castAsDescribed(const TensorDict& td, const TensorDict& attributes);

}  // namespace tensordesk
