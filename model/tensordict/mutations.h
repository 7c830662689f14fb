// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "tensordict/tensordict.h"

namespace tensordesk {

/// Where changes to a tensordict take effect: statements, the window and scripts all go through here.
/// A document stages them with undo; DirectMutations applies them at once to a tensordict in memory.
/// Every call checks everything first and changes nothing when it throws.
class Mutations {
public:
    virtual ~Mutations() = default;
    /// Copies `value` into `target`, a leaf or an indexed part of the leaf at `path`; broadcast and
    /// cast to its dtype.
    virtual void assign(const KeyPath& path, const Leaf& target, const at::Tensor& value) = 0;
    /// Adds or replaces an entry, as TensorDict::set.
    virtual void set(const KeyPath& path, Entry entry) = 0;
    virtual void erase(const KeyPath& path) = 0;
    virtual void rename(const KeyPath& from, const KeyPath& to) = 0;
    /// As TensorDict::arrange of the level at `path`.
    virtual void arrange(const KeyPath& path, const std::vector<Key>& keys) = 0;
    /// Names the batch dims of the level at `path` and of those below.
    virtual void setNames(const KeyPath& path, DimNames names) = 0;
    /// As TensorDict::setBatchSize, setLocked, setDevice and insertMember of the level at `path`.
    virtual void setBatchSize(const KeyPath& path, Shape batch) = 0;
    virtual void setLocked(const KeyPath& path, bool locked) = 0;
    virtual void setDevice(const KeyPath& path, std::optional<at::Device> device) = 0;
    virtual void insertMember(const KeyPath& path, std::size_t position, TensorDict member) = 0;
};

/// Applies every change at once to a tensordict in memory, without undo.
class DirectMutations final : public Mutations {
public:
    explicit DirectMutations(TensorDict root) : m_root(std::move(root)) { }
    void assign(const KeyPath& path, const Leaf& target, const at::Tensor& value) override;
    void set(const KeyPath& path, Entry entry) override;
    void erase(const KeyPath& path) override;
    void rename(const KeyPath& from, const KeyPath& to) override;
    void arrange(const KeyPath& path, const std::vector<Key>& keys) override;
    void setNames(const KeyPath& path, DimNames names) override;
    void setBatchSize(const KeyPath& path, Shape batch) override;
    void setLocked(const KeyPath& path, bool locked) override;
    void setDevice(const KeyPath& path, std::optional<at::Device> device) override;
    void insertMember(const KeyPath& path, std::size_t position, TensorDict member) override;

private:
    TensorDict m_root;
};

/// A stack of leaves in memory as a tensor of its own, on their device, which Python reads it as: set in members as
/// it is, it would be the very leaves that they have, and changing one would change the other. Any other entry as it
/// is: a ragged stack, and a stored one, of which a document makes its own copy.
[[nodiscard]] Entry ownElements(Entry entry);

}  // namespace tensordesk
