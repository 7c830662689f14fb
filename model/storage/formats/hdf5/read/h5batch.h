// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/hdf5/library/h5file.h"
#include "model/storage/formats/hdf5/library/h5id.h"
#include "model/storage/formats/hdf5/read/h5attributes.h"
#include "model/storage/formats/hdf5/read/h5group.h"
#include "model/storage/formats/hdf5/read/h5knownnumbers.h"
#include "model/tensordict/base/keypath.h"
#include "model/tensordict/indices/shape.h"

#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

// Note [Batch size of a group] HDF5 does not store the batch size. The record of this program (h5attributes.h) is used as long as
// the group's own datasets agree with it. Otherwise the batch size is inferred as in the oracle: the longest leading shape that the
// group's datasets and the batch sizes of its child groups share, deepest groups first. An empty group has [], which also makes
// that of its parent []. Unlike the oracle, inference ignores non-tensor values except marked stacks: in the oracle one stored int
// makes the batch size []. Inference opens objects, 20 µs each when their headers are in memory, unless the probe
// reported them. So it stops at the first
// disagreement at dim 0, and of a large group it examines only some thousands, picked from all over it. The rest is assumed to
// agree; entries that do not are shown as broken, with advice.

/// The batch size of a group and how it was found.
struct BatchFinding {
    std::optional<Shape> batch;   ///< empty: nothing in the group has a shape, so any batch size fits
    DimNames names;               ///< as recorded, one per dim of `batch`
    bool isRecorded = false;      ///< from the record of this program
    bool isContradicted = false;  ///< there is a record that contradicts the datasets
    bool isPartial = false;       ///< not all objects were examined
};

/// Finds the batch size of an open group of `file`. `isGuessed`: infers one that is not recorded, which opens objects that `known`
/// does not know; otherwise the result is empty. REQUIRES (all): H5Lock held.
[[nodiscard]] BatchFinding findBatch(H5File& file, H5KnownNumbers& known, hid_t group, bool isGuessed);

/// A group that the probe reported, which is not opened.
struct H5UnopenedGroup {
    std::string place;  ///< its absolute HDF5 path
    H5Identity identity;
    std::vector<H5Link> links;
};
/// Infers the batch size of such a group, which has no record.
[[nodiscard]] BatchFinding inferBatch(H5File& file, H5KnownNumbers& known, const H5UnopenedGroup& group);

/// Returns the group at `address` if the probe reported it. Has it probed unless it was.
[[nodiscard]] std::optional<H5UnopenedGroup> unopenedGroup(H5File& file, std::string place, haddr_t address, unsigned long number);

/// A dataset nested in `group` whose shape does not start with `batch`.
struct BatchConflict {
    KeyPath path;
    Shape shape;
};
[[nodiscard]] std::optional<BatchConflict> findConflict(H5File& file, H5KnownNumbers& known, hid_t group, const Shape& batch);

}  // namespace tensordesk
