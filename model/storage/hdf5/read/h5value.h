// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/hdf5/library/h5id.h"
#include "model/tensordict/values/nontensor.h"

#include <string>

namespace tensordesk {

/// The value of a dataset that holds no tensor: text, what Python's tensordict stores as bytes tagged
/// `NUMPY:…`, enumerations as their integers, lists of varying length. Sizes nest as lists. What has
/// no plain value is opaque, with a description. OSError when it cannot be read or holds more than a
/// million values or 64 MiB: such a value is not shown. REQUIRES (both): H5Lock held.
[[nodiscard]] NonTensor readNonTensor(hid_t dataset, const Shape& batch);

/// Stores `value` as Python's to_h5 does in a new dataset `name` of `group`. TypeError for what it
/// refuses: None, dicts, mixed stacks, integers beyond 64 bits; ValueError for text with a NUL.
void writeNonTensor(hid_t group, const std::string& name, const NonTensor& value);

}  // namespace tensordesk
