// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/hdf5/library/h5file.h"
#include "model/storage/hdf5/library/h5id.h"
#include "model/storage/hdf5/read/h5attributes.h"
#include "model/tensordict/base/keypath.h"
#include "model/tensordict/indices/shape.h"

#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

// Note [Batch size of a group]
// HDF5 does not store it. What our own record says (h5attributes.h) holds, as long as the group's own
// datasets agree. Else it is inferred as the oracle does: the longest leading shape that the group's
// datasets and its child groups' batch sizes share, deepest first; an empty group has [] and gives
// its parent []. Unlike the oracle we leave out every value that is no tensor, but for stacks marked
// as such: there one stored int would make it [].
// Inferring opens objects, 20 µs each when their headers are in memory, so it stops at the first
// disagreement at dim 0, and it looks at no more than some thousands, picked from all over a large
// group: the rest of a file of a hundred thousand datasets is taken to agree, and what does not is
// shown as broken, with advice.

/// How the batch size of a group was found.
struct BatchFinding {
    std::optional<Shape> batch;   ///< empty: nothing in the group has a shape, any batch size fits
    DimNames names;               ///< as recorded, by dim of `batch`
    bool isRecorded = false;      ///< from our record
    bool isContradicted = false;  ///< there is a record, but datasets do not agree with it
    bool isPartial = false;       ///< not everything was looked at
};

/// REQUIRES (all): H5Lock held; `group` is an open group of `file`.
/// `isGuessed`: infers a batch size that is not recorded, which opens objects; else there is none.
[[nodiscard]] BatchFinding findBatch(H5File& file, hid_t group, bool isGuessed);

/// A dataset below `group`, not the groups' own records, whose shape does not start with `batch`.
struct BatchConflict {
    KeyPath path;
    Shape shape;
};
[[nodiscard]] std::optional<BatchConflict> findConflict(H5File& file, hid_t group, const Shape& batch);

}  // namespace tensordesk
