// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/mutations/mutations.h"
#include "model/tensordict/tree/holder.h"

#include <utility>
#include <vector>

namespace tensordesk {

/// The changes of one statement or operation: all are computed and checked before the first takes effect.
class Changes {
public:
    /// Adds `leaf[index] = value`, broadcast as in torch (leading dims of size 1 are dropped) and cast. Throws RuntimeError if the
    /// shape does not fit, or for complex values in a real leaf.
    void assign(const KeyPath& path, const Leaf& leaf, const BoundIndex& index, const at::Tensor& value);
    /// Writes the whole leaf.
    void assign(const KeyPath& path, const Leaf& leaf, const at::Tensor& value);
    /// Writes a value without checks. REQUIRES: it has the shape of the leaf, and its dtype can be cast.
    void assignFitting(KeyPath path, Leaf leaf, at::Tensor value);
    void set(KeyPath path, Entry entry);
    /// Replaces a non-tensor value. Like elements, it can be written in locked tensordicts.
    void setValue(KeyPath path, NonTensor value);
    void erase(KeyPath path);
    void rename(KeyPath from, KeyPath to);
    /// Reorders the keys of the level at `path`: see TensorDict::arrange(). REQUIRES: at least one key.
    void arrange(KeyPath path, std::vector<Key> keys);

    /// Applies the changes. REQUIRES: every set() will succeed.
    void apply(Mutations& mutations) const;
    /// Applies the changes to `td`, which `mutations` changes. Errors of keys and entries are found on a copy of the tree first, so
    /// that nothing is changed if it throws. Throws RuntimeError for a locked level.
    void apply(const TensorDict& td, Mutations& mutations) const;

private:
    /// Adds a change of keys, which is checked before any change is made.
    void addOfKeys(KeyPath path, Mutation mutation);

    std::vector<Mutation> m_mutations;
    std::vector<std::pair<KeyPath, TensorDict>> m_levels;  ///< tensordicts that are set
    std::vector<KeyPath> m_keys;                           ///< keys that are added, removed or moved
    std::vector<std::size_t> m_ofKeys;                     ///< the mutations of these keys
};

/// Makes `td`, which `mutations` changes, equal to `result`: its batch size, names and entries. Throws, before any change,
/// NotImplementedError for another batch size of a lazy stack, which depends on its members, and RuntimeError if `td` is locked.
void become(const TensorDict& td, const TensorDict& result, Mutations& mutations);
/// Makes the level `td` at `path` equal to `result`. `mutations` changes the root.
void become(const TensorDict& td, const KeyPath& path, const TensorDict& result, Mutations& mutations);

/// Throws ValueError if `source`, set at `path` below `root`, would contain itself.
void checkNoCycle(const TensorDict& root, const KeyPath& path, const TensorDict& source);

/// Throws KeyError if a tensor or a value is on the path: nothing can be written below it.
void checkWay(const TensorDict& td, const KeyPath& path);

}  // namespace tensordesk
