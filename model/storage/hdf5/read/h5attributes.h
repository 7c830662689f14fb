// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/hdf5/library/h5file.h"
#include "model/tensordict/base/key.h"
#include "model/tensordict/indices/dimnames.h"
#include "model/tensordict/indices/shape.h"
#include "model/tensordict/values/plain.h"

#include <optional>
#include <vector>

namespace tensordesk {

/// What HDF5 has no place for: batch size, names and order of the keys of a group. Kept in an attribute `__tensordesk__`
/// of the group, as JSON text `{"version": 1, "batch_size": [16, 500], "names": ["env", null], "keys": ["obs", "done"]}`;
/// Python's tensordict ignores it.
struct GroupRecord {
    Shape batch;
    DimNames names;
    /// Their order; keys that the group has beside them follow as HDF5 lists them. Empty where that is the order of all, and
    /// where there are so many keys that no attribute holds them.
    std::vector<Key> keys = {};
};

/// The attributes of an open object in the order of their names, but for those that this program or Python's tensordict keeps its
/// own records in. One that cannot be read is opaque and says why. REQUIRES: H5Lock held.
[[nodiscard]] Plain::Dict attributesOf(H5File& file, hid_t object);

/// Empty if there is none or it says nothing sensible. REQUIRES (all): H5Lock held.
[[nodiscard]] std::optional<GroupRecord> readGroupRecord(hid_t group);
void writeGroupRecord(hid_t group, const GroupRecord& record);
/// A new key of the group comes behind those that its record has in another order than HDF5.
void recordNewKey(hid_t group, const Key& key);

/// The attribute `__tensordict_stack__` of a NonTensorStack's dataset: the shape of the stack.
[[nodiscard]] std::optional<Shape> readStackShape(hid_t dataset);
void writeStackShape(hid_t dataset, const Shape& shape);

/// The attribute `__tensordict_str__` = TRUE of a str.
void writeStringMark(hid_t dataset);

}  // namespace tensordesk
