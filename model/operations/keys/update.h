// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/mutations/mutations.h"

#include <c10/core/Scalar.h>

#include <optional>
#include <utility>
#include <vector>

namespace tensordesk {

class Changes;

// Writes into a tensordict. Every function checks everything first and changes nothing if it throws; paths of `mutations` are
// relative to `td`. "In place" keeps each entry's storage, shape and dtype: values are cast.

// Lazy stacks are written member by member, also keys that only some of their members have: a stack on the same dim provides its
// members, any other tensordict its parts along that dim.

/// Entries by (nested) key, in order: the source of an update. A tensordict with an empty path provides all its entries.
using Entries = std::vector<std::pair<KeyPath, Entry>>;

/// Returns the entries of the root of `td`.
[[nodiscard]] Entries entriesOf(const TensorDict& td);

/// Implements `set`: stores the entry or, with `inPlace`, copies it into an existing entry.
void setEntry(const TensorDict& td, const KeyPath& path, const Entry& entry, bool inPlace, Mutations& mutations);
/// Implements `set_`: copies into an existing entry. Throws KeyError, and RuntimeError unless the shapes are equal.
void setInPlace(const TensorDict& td, const KeyPath& path, const Entry& entry, Mutations& mutations);
/// Implements `set_at_`: `td[path][index] = entry`, broadcast as in torch. If `path` is a level, `entry` is a tensordict, and each
/// of its entries is written to the entry of the same key.
void setAt(const TensorDict& td, const KeyPath& path, const Entry& entry, const Index& index, Mutations& mutations);
/// Implements `fill_` and `zero_`: writes one number to the tensor, or to all tensors in the level, at `path` (empty: all of td).
void fill(const TensorDict& td, const KeyPath& path, const at::Tensor& number, Mutations& mutations);

struct UpdateOptions {
    bool inPlace = false;  ///< copies into existing entries; others are added
    bool clone = false;    ///< stores copies; otherwise entries by reference
    /// only these keys and entries nested in them; a level that does not exist is added as a whole
    std::optional<std::vector<KeyPath>> keys = {};
    /// levels of the source that replace existing levels instead of being merged, unless `inPlace`
    std::vector<KeyPath> whole = {};
};

/// Implements `update`: levels are merged (in tensordict's strict mode, replaced), and a leaf replaces a level or vice versa.
/// Throws ValueError for a lazy stack that cannot be split like the one into which it is merged.
void update(const TensorDict& td, const Entries& source, const UpdateOptions& options, Mutations& mutations);
/// Appends the changes of `update` for the level at `path` to `changes`.
void planUpdate(Changes& changes, const TensorDict& level, const KeyPath& path, const Entries& source,
                const UpdateOptions& options);
/// Implements `update` with update_batch_size: a tensordict whose batch size contradicts that of `td` replaces all of its entries.
/// Throws RuntimeError if `source` lacks an entry of `td`.
void updateWithBatch(const TensorDict& td, const TensorDict& source, Mutations& mutations);
/// Implements `update_`: copies into existing entries. Throws KeyError for a missing one, and ValueError for a tensor instead of a
/// level or vice versa. Values are broadcast.
void updateInPlace(const TensorDict& td, const Entries& source, const std::optional<std::vector<KeyPath>>& keys,
                   Mutations& mutations);
/// Implements `update_at_`: writes each entry of `source`, or only those of `keys`, to the part `index` of the existing entry of
/// the same key.
void updateAt(const TensorDict& td, const Entries& source, const Index& index, const std::optional<std::vector<KeyPath>>& keys,
              Mutations& mutations);

/// Implements `out=`: copies the result into existing tensors of the same shape and dtype, replaces other entries, and adds missing
/// ones. Throws RuntimeError unless the batch sizes are equal.
void writeResult(const TensorDict& out, const TensorDict& result, Mutations& mutations);

}  // namespace tensordesk
