// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/mutations/mutations.h"

namespace tensordesk {

/// Changes a tensordict that is computed with on another device: changes that `target` makes to `source` are also made to its view
/// on the device. Elements are written through the view's leaves to their original location.
class DeviceMutations final : public Mutations {
public:
    /// `view` is onComputeDevice(source, device); `target` changes `source`. REQUIRES: both outlive this object.
    DeviceMutations(TensorDict source, TensorDict view, at::Device device, Mutations& target)
        : m_source(std::move(source)), m_view(std::move(view)), m_device(device), m_target(target)
    {
    }

    void apply(const Mutation& mutation) override;

private:
    TensorDict m_source, m_view;
    at::Device m_device;
    Mutations& m_target;
};

}  // namespace tensordesk
