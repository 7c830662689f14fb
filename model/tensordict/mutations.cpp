// SPDX-License-Identifier: BSD-3-Clause
#include "tensordict/mutations.h"

namespace tensordesk {

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
    m_root.set(path, std::move(entry));
}

void DirectMutations::erase(const KeyPath& path)
{
    m_root.erase(path);
}

void DirectMutations::rename(const KeyPath& from, const KeyPath& to)
{
    m_root.rename(from, to);
}

void DirectMutations::setNames(const KeyPath& path, DimNames names)
{
    TensorDict level = path.empty() ? m_root : m_root.child(path);
    level.setNames(std::move(names));
}

}  // namespace tensordesk
