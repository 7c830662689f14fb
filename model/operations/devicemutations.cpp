// SPDX-License-Identifier: BSD-3-Clause
#include "operations/devicemutations.h"

#include "operations/computedevice.h"

namespace tensordesk {

void DeviceMutations::assign(const KeyPath& path, const Leaf& target, const at::Tensor& value)
{
    m_target.assign(path, target, value);
}

void DeviceMutations::set(const KeyPath& path, Entry entry)
{
    m_target.set(path, std::move(entry));
    // What stands there now, seen from the device.
    TensorDict holder;
    holder.set({path.back()}, m_source.at(path));
    m_view.set(path, onComputeDevice(holder, m_device).at({path.back()}));
}

void DeviceMutations::erase(const KeyPath& path)
{
    m_target.erase(path);
    m_view.erase(path);
}

void DeviceMutations::rename(const KeyPath& from, const KeyPath& to)
{
    m_target.rename(from, to);
    m_view.rename(from, to);
}

void DeviceMutations::arrange(const KeyPath& path, const std::vector<Key>& keys)
{
    m_target.arrange(path, keys);
    m_view.child(path).arrange(keys);
}

void DeviceMutations::setNames(const KeyPath& path, DimNames names)
{
    m_target.setNames(path, names);
    m_view.child(path).setNames(std::move(names));
}

void DeviceMutations::setBatchSize(const KeyPath& path, Shape batch)
{
    m_target.setBatchSize(path, batch);
    m_view.child(path).setBatchSize(std::move(batch));
}

void DeviceMutations::setLocked(const KeyPath& path, bool locked)
{
    m_target.setLocked(path, locked);
    m_view.child(path).setLocked(locked);
}

void DeviceMutations::setDevice(const KeyPath& path, std::optional<at::Device> device)
{
    m_target.setDevice(path, device);
    m_view.child(path).setDevice(device);
}

void DeviceMutations::insertMember(const KeyPath& path, std::size_t position, TensorDict member)
{
    m_target.insertMember(path, position, member);
    m_view.child(path).insertMember(position, onComputeDevice(member, m_device));
}

}  // namespace tensordesk
