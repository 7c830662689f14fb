// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/hdf5/library/h5file.h"
#include "model/tensordict/base/keypath.h"
#include "model/tensordict/values/nontensor.h"

#include <string>

namespace tensordesk {

/// The value of a dataset that holds no tensor, or of a field of its records: see ValueDecoder. Sizes nest as lists; no data are
/// None. OSError when it cannot be read or holds more than a million values or 64 MiB: such a value is not shown.
/// REQUIRES (all): H5Lock held.
[[nodiscard]] NonTensor readNonTensor(H5File& file, hid_t dataset, const KeyPath& fields, const Shape& batch);

/// The value of an open attribute, just so.
[[nodiscard]] Plain readAttribute(H5File& file, hid_t attribute);

/// True of a dataset that has a type and no elements, not even none of them (NULL dataspace).
[[nodiscard]] bool isWithoutData(hid_t dataset);

/// Stores `value` as Python's to_h5 does in a new dataset `name` of `group`. Throws what checkNonTensor() does.
void writeNonTensor(hid_t group, const std::string& name, const NonTensor& value);

/// TypeError for what Python's to_h5 refuses: None, dicts, mixed stacks, integers beyond 64 bits; ValueError for text with a NUL.
void checkNonTensor(const NonTensor& value);

}  // namespace tensordesk
