// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/arrays/numpytypes/npytype.h"
#include "model/storage/storage.h"

#include <memory>

namespace tensordesk {

/// Returns an array with a structured dtype as a level with an entry per field, as HDF5 compounds are shown. A numeric field is a
/// leaf that reads and writes its bytes in the records. `bytes`: the array as uint8 `[*shape, type.itemBytes]`; `path`: of the
/// level.
[[nodiscard]] TensorDict npyRecords(const std::shared_ptr<LeafSource>& bytes, const NpyType& type, const KeyPath& path,
                                    const SourceDecorator& decorate);

/// Returns the note "dtype" with the name of the numpy dtype, if the entry is shown with another dtype; see NpyType::name.
/// `fields`: the path into the records.
[[nodiscard]] EntryNotes npyNotes(const NpyType& type, const KeyPath& fields);

}  // namespace tensordesk
