// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/mutations/mutations.h"

namespace tensordesk {

/// Applies changes to a tensordict and to its copy on another device, with which an expression computes. Changes of the structure
/// are made in both; elements are written through the leaves of the copy to their original location.
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
