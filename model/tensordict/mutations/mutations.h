// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/mutations/mutation.h"

namespace tensordesk {

/// The target of all changes to a tensordict: statements, the window and scripts go through it. A document records them with undo;
/// DirectMutations applies them at once to a tensordict in memory.
class Mutations {
public:
    virtual ~Mutations() = default;
    /// Applies a mutation. Checks everything first and changes nothing if it throws.
    virtual void apply(const Mutation& mutation) = 0;
};

/// Applies each change at once to a tensordict in memory, without undo.
class DirectMutations final : public Mutations {
public:
    explicit DirectMutations(TensorDict root) : m_root(std::move(root)) { }
    void apply(const Mutation& mutation) override { applyTo(m_root, mutation); }

private:
    TensorDict m_root;
};

/// Returns the entry with elements of its own, to be set in members of a stack. A stack of leaves in memory becomes one tensor on
/// their device; otherwise the members would share leaves and a change of one would change the other. Any other entry is returned
/// unchanged: a ragged stack, and a stored leaf, which a document copies itself.
[[nodiscard]] Entry ownElements(Entry entry);

}  // namespace tensordesk
