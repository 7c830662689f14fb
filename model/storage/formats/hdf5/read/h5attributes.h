// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/hdf5/library/h5file.h"
#include "model/tensordict/base/key.h"
#include "model/tensordict/indices/dimnames.h"
#include "model/tensordict/indices/shape.h"
#include "model/tensordict/values/pythonvalue.h"

#include <optional>
#include <vector>

namespace tensordesk {

/// Batch size, names and key order of a group, which HDF5 itself does not store. They are in an attribute `__tensordesk__` of the
/// group, as JSON text `{"version": 1, "batch_size": [16, 500], "names": ["env", null], "keys": ["obs", "done"]}`, which Python's
/// tensordict ignores.
struct GroupRecord {
    Shape batch;
    DimNames names;
    /// The order of the keys; further keys of the group follow in HDF5's order. Empty if HDF5's order is the order of all, or if
    /// there are too many keys for an attribute.
    std::vector<Key> keys = {};
};

/// Returns the attributes of an open object sorted by name, without the records of this program and of Python's tensordict. One
/// that cannot be read is opaque with the reason. REQUIRES: H5Lock held.
[[nodiscard]] PythonValue::Dict attributesOf(H5File& file, hid_t object);

/// Returns the record; empty if there is none or it is invalid. REQUIRES (all): H5Lock held.
[[nodiscard]] std::optional<GroupRecord> readGroupRecord(hid_t group);
void writeGroupRecord(hid_t group, const GroupRecord& record);
/// Appends a new key to the record of the group, if the record has an order other than HDF5's.
void recordNewKey(hid_t group, const Key& key);

/// Reads the attribute `__tensordict_stack__` of a NonTensorStack's dataset: the shape of the stack.
[[nodiscard]] std::optional<Shape> readStackShape(hid_t dataset);
void writeStackShape(hid_t dataset, const Shape& shape);

/// Writes the attribute `__tensordict_str__` = TRUE, which marks a str.
void writeStringMark(hid_t dataset);

}  // namespace tensordesk
