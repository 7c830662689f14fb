// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/devices/devicemutations.h"

#include "model/operations/devices/computedevice.h"
#include "model/tensordict/base/overloaded.h"

namespace tensordesk {

void DeviceMutations::apply(const Mutation& mutation)
{
    m_target.apply(mutation);
    const auto shown = Overloaded{
        [](const Assign&) { },  // written through the leaves of the view
        [&](const Set& each) {
            // The current level, as seen from the device.
            TensorDict holder;
            holder.set({each.path.back()}, m_source.at(each.path));
            m_view.set(each.path, onComputeDevice(holder, m_device).at({each.path.back()}));
        },
        [&](const InsertMember& each) {
            applyTo(m_view, InsertMember{each.path, each.position, onComputeDevice(each.member, m_device)});
        },
        [&](const auto& each) { applyTo(m_view, each); },
    };
    std::visit(shown, mutation);
}

}  // namespace tensordesk
