// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/mutations/mutations.h"

#include <c10/core/Scalar.h>

#include <optional>
#include <utility>
#include <vector>

namespace tensordesk {

class Changes;

// Writing into a tensordict. Every function checks all of it first and changes nothing when it throws; paths of
// `mutations` begin at `td`. "In place" keeps each entry's storage, shape and dtype: values are cast.

// Lazy stacks are written member by member, also with keys that only some of their members have: a stack along the same dim
// brings its members, any other tensordict its parts along that dim.

/// Entries under their (nested) keys, in order: what an update brings. A tensordict under no key brings all it has.
using Entries = std::vector<std::pair<KeyPath, Entry>>;

/// Those of the root of `td`.
[[nodiscard]] Entries entriesOf(const TensorDict& td);

/// `set`: stores the entry, or, `inPlace`, copies it into the one that is there, if there is one.
void setEntry(const TensorDict& td, const KeyPath& path, const Entry& entry, bool inPlace, Mutations& mutations);
/// `set_`: copies into an entry that is there. KeyError, RuntimeError unless the shapes are equal.
void setInPlace(const TensorDict& td, const KeyPath& path, const Entry& entry, Mutations& mutations);
/// `set_at_`: `td[path][index] = entry`, broadcast as torch does; of a level, each of its entries in `entry`.
void setAt(const TensorDict& td, const KeyPath& path, const Entry& entry, const Index& index, Mutations& mutations);
/// `fill_` and `zero_`: one number into the tensor, or all tensors below the level, at `path` (empty: all of td).
void fill(const TensorDict& td, const KeyPath& path, const at::Tensor& number, Mutations& mutations);

struct UpdateOptions {
    bool inPlace = false;                           ///< copies into entries that are there; others are added
    bool clone = false;                             ///< stores copies; else entries by reference
    std::optional<std::vector<KeyPath>> keys = {};  ///< only these and what is below them; a level that is not there comes whole
    std::vector<KeyPath> whole = {};                ///< those of the source whose levels replace levels, unless `inPlace`
};

/// `update`: levels are merged (replaced, by the strict rules), a leaf replaces a level and the other way round. ValueError
/// for a lazy stack that cannot be split as the one that it is merged into.
void update(const TensorDict& td, const Entries& source, const UpdateOptions& options, Mutations& mutations);
/// The changes of `update` of the level at `path`.
void planUpdate(Changes& changes, const TensorDict& level, const KeyPath& path, const Entries& source,
                const UpdateOptions& options);
/// `update` with update_batch_size: a tensordict of a batch size that contradicts that of `td` takes the place of all its
/// entries. RuntimeError where it lacks one of them.
void updateWithBatch(const TensorDict& td, const TensorDict& source, Mutations& mutations);
/// `update_`: copies into entries, all of which must be there: KeyError; ValueError for a tensor where a level
/// is, or the other way round. Values are broadcast.
void updateInPlace(const TensorDict& td, const Entries& source, const std::optional<std::vector<KeyPath>>& keys,
                   Mutations& mutations);
/// `update_at_`: the entries of another into a part of each entry, or of those that `keys` name.
void updateAt(const TensorDict& td, const Entries& source, const Index& index, const std::optional<std::vector<KeyPath>>& keys,
              Mutations& mutations);

/// What `out=` does with a result: copied into the tensors of the same shape and dtype that are there; entries of
/// other kinds are replaced, missing ones are added. RuntimeError unless the batch sizes are equal.
void writeResult(const TensorDict& out, const TensorDict& result, Mutations& mutations);

}  // namespace tensordesk
