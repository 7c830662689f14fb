// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/hdf5/library/h5file.h"
#include "model/tensordict/base/keypath.h"
#include "model/tensordict/values/nontensor.h"

#include <string>

namespace tensordesk {

/// Returns the value of a non-tensor dataset, or of a field of its compounds: see ValueDecoder. Dims become nested lists; a dataset
/// without data is None. Throws OSError if it cannot be read or has more than a million values or 64 MiB. REQUIRES (all): H5Lock
/// held.
[[nodiscard]] NonTensor readNonTensor(H5File& file, hid_t dataset, const KeyPath& fields, const Shape& batch);

/// Returns the value of an open attribute, as above.
[[nodiscard]] PythonValue readAttribute(H5File& file, hid_t attribute);

/// True for a dataset with a type but no dataspace extent (NULL dataspace).
[[nodiscard]] bool isWithoutData(hid_t dataset);

/// Stores `value` in a new dataset `name` of `group`, as Python's to_h5 does. Throws the errors of checkNonTensor().
void writeNonTensor(hid_t group, const std::string& name, const NonTensor& value);

/// Throws TypeError for values that Python's to_h5 rejects: None, dicts, mixed stacks, integers beyond 64 bits; and ValueError for
/// text with a NUL.
void checkNonTensor(const NonTensor& value);

}  // namespace tensordesk
