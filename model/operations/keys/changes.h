// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/mutations/mutations.h"
#include "model/tensordict/tree/holder.h"

#include <utility>
#include <vector>

namespace tensordesk {

/// The changes of one statement or operation: all are worked out and checked before the first takes effect.
class Changes {
public:
    /// `leaf[index] = value`, broadcast as torch does (leading dims of size 1 are dropped) and cast.
    /// RuntimeError if the shape does not fit, or if a complex value meets a real leaf.
    void assign(const KeyPath& path, const Leaf& leaf, const BoundIndex& index, const at::Tensor& value);
    /// Writes the whole leaf.
    void assign(const KeyPath& path, const Leaf& leaf, const at::Tensor& value);
    /// Writes a value known to fit. REQUIRES: it has the shape of the leaf, and its dtype can be cast.
    void assignFitting(KeyPath path, Leaf leaf, at::Tensor value);
    void set(KeyPath path, Entry entry);
    /// Another value in place of one that is no tensor: as elements are, it is written into locked tensordicts too.
    void setValue(KeyPath path, NonTensor value);
    void erase(KeyPath path);
    void rename(KeyPath from, KeyPath to);
    /// Keys of the level at `path` in their order: see TensorDict::arrange(). REQUIRES: one at least.
    void arrange(KeyPath path, std::vector<Key> keys);

    /// REQUIRES: every set() will do.
    void apply(Mutations& mutations) const;
    /// Applies them to `td`, on whose keys `mutations` acts: what is wrong with a key or an entry is found on a copy
    /// of the tree first, so that nothing is changed when this throws. RuntimeError for a locked level.
    void apply(const TensorDict& td, Mutations& mutations) const;

private:
    /// A change of keys: what is wrong with them is found before it is made.
    void addOfKeys(KeyPath path, Mutation mutation);

    std::vector<Mutation> m_mutations;
    std::vector<std::pair<KeyPath, TensorDict>> m_levels;  ///< tensordicts that are set
    std::vector<KeyPath> m_keys;                           ///< that come, go, or move
    std::vector<std::size_t> m_ofKeys;                     ///< the mutations of these
};

/// Makes `td`, on which `mutations` acts, what `result` is: its batch size, names and entries. Before
/// anything is changed, NotImplementedError for another batch size of a lazy stack, whose batch size follows from its
/// members, and RuntimeError if `td` is locked.
void become(const TensorDict& td, const TensorDict& result, Mutations& mutations);
/// Makes the level `td` at `path` become `result`, on whose root `mutations` acts.
void become(const TensorDict& td, const KeyPath& path, const TensorDict& result, Mutations& mutations);

/// ValueError if `source`, put at `path` below `root`, would contain itself.
void checkNoCycle(const TensorDict& root, const KeyPath& path, const TensorDict& source);

/// KeyError if a tensor or a value stands on the way to `path`: nothing can be written below it.
void checkWay(const TensorDict& td, const KeyPath& path);

}  // namespace tensordesk
