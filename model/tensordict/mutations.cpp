// SPDX-License-Identifier: BSD-3-Clause
#include "tensordict/mutations.h"

#include <algorithm>

namespace tensordesk {

namespace {

bool isStackInMemory(const Leaf& leaf)
{
    return !leaf.members().empty()
        && std::ranges::all_of(leaf.members(), [](const Leaf& member) { return member.isInMemory() || isStackInMemory(member); });
}

}  // namespace

Entry ownElements(Entry entry)
{
    const auto* leaf = std::get_if<Leaf>(&entry);
    return leaf && !leaf->isRagged() && isStackInMemory(*leaf) ? Leaf(leaf->tensor()) : std::move(entry);
}

void DirectMutations::assign(const KeyPath& path, const Leaf& target, const at::Tensor& value)
{
    try {
        target.assign(value);
    } catch (Error& error) {
        error.within(path);
        throw;
    }
}

void DirectMutations::set(const KeyPath& path, Entry entry)
{
    m_root.set(path, ownElements(std::move(entry)));
}

void DirectMutations::erase(const KeyPath& path)
{
    m_root.erase(path);
}

void DirectMutations::rename(const KeyPath& from, const KeyPath& to)
{
    m_root.rename(from, to);
}

void DirectMutations::arrange(const KeyPath& path, const std::vector<Key>& keys)
{
    m_root.child(path).arrange(keys);
}

void DirectMutations::setNames(const KeyPath& path, DimNames names)
{
    m_root.child(path).setNames(std::move(names));
}

void DirectMutations::setBatchSize(const KeyPath& path, Shape batch)
{
    try {
        m_root.child(path).setBatchSize(std::move(batch));
    } catch (Error& error) {
        error.within(path);
        throw;
    }
}

void DirectMutations::setLocked(const KeyPath& path, bool locked)
{
    m_root.child(path).setLocked(locked);
}

void DirectMutations::setDevice(const KeyPath& path, std::optional<at::Device> device)
{
    m_root.child(path).setDevice(device);
}

void DirectMutations::insertMember(const KeyPath& path, std::size_t position, TensorDict member)
{
    m_root.child(path).insertMember(position, std::move(member));
}

}  // namespace tensordesk
