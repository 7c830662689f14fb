// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "tensordict/mutations.h"

namespace tensordesk {

/// Changes a tensordict that is computed with on another device: what `target` changes in `source`, its view on the
/// device shows too. Elements are written through the view's leaves, back to where they came from.
class DeviceMutations final : public Mutations {
public:
    /// `view` is onComputeDevice(source, device), `target` makes the changes of `source`, which must outlive this.
    DeviceMutations(TensorDict source, TensorDict view, at::Device device, Mutations& target)
        : m_source(std::move(source)), m_view(std::move(view)), m_device(device), m_target(target)
    {
    }

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
    TensorDict m_source, m_view;
    at::Device m_device;
    Mutations& m_target;
};

}  // namespace tensordesk
