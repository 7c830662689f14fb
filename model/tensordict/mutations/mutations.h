// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/mutations/mutation.h"

namespace tensordesk {

/// Where changes to a tensordict take effect: statements, the window and scripts all go through here.
/// A document stages them with undo; DirectMutations applies them at once to a tensordict in memory.
class Mutations {
public:
    virtual ~Mutations() = default;
    /// Checks everything first and changes nothing when it throws.
    virtual void apply(const Mutation& mutation) = 0;
};

/// Applies every change at once to a tensordict in memory, without undo.
class DirectMutations final : public Mutations {
public:
    explicit DirectMutations(TensorDict root) : m_root(std::move(root)) { }
    void apply(const Mutation& mutation) override { applyTo(m_root, mutation); }

private:
    TensorDict m_root;
};

/// A stack of leaves in memory as a tensor of its own, on their device, which Python reads it as: set in members as
/// it is, it would be the very leaves that they have, and changing one would change the other. Any other entry as it
/// is: a ragged stack, and a stored one, of which a document makes its own copy.
[[nodiscard]] Entry ownElements(Entry entry);

}  // namespace tensordesk
