// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/devices/computedevice.h"

#include "model/operations/devices/devices.h"
#include "model/tensordict/leaves/leafimpl.h"
#include "model/tensordict/tree/mappingnode.h"
#include "model/tensordict/tree/rewrapped.h"

namespace tensordesk {

namespace {

/// A leaf that is brought to another device whenever it is read.
class DeviceLeaf final : public Leaf::Impl {
public:
    DeviceLeaf(Leaf base, at::Device device) : Impl(base.shape(), base.dtype(), device), m_base(std::move(base)) { }

    [[nodiscard]] LeafPtr at(const BoundIndex& index) const override
    {
        return std::make_shared<DeviceLeaf>(m_base.at(index), device());
    }
    [[nodiscard]] at::Tensor tensor() const override { return movedLeaf(m_base, device()).tensor(); }
    void assign(const at::Tensor& value) const override { m_base.assign(movedTensor(value, m_base.device())); }

    [[nodiscard]] int64_t bytes() const override { return m_base.bytes(); }
    [[nodiscard]] std::shared_ptr<LeafSource> source() const noexcept override { return m_base.source(); }
    void checkIntact() const override { m_base.checkIntact(); }
    [[nodiscard]] bool isEdited() const override { return m_base.isEdited(); }
    [[nodiscard]] std::pair<LeafPtr, StridedElements> strided(LeafPtr) const override
    {
        auto [base, elements] = m_base.impl()->strided(m_base.impl());
        return {std::make_shared<DeviceLeaf>(Leaf(std::move(base)), device()), std::move(elements)};
    }

private:
    Leaf m_base;
};

Leaf broughtTo(const Leaf& leaf, at::Device device)
{
    if (!leaf.members().empty())
        return withMembers(leaf, [device](const Leaf& member) { return broughtTo(member, device); });
    return Leaf(std::shared_ptr<const Leaf::Impl>(std::make_shared<DeviceLeaf>(leaf, device)));
}

}  // namespace

TensorDict onComputeDevice(const TensorDict& td, at::Device device)
{
    if (device.is_cpu())
        return td;
    const auto onDevice = [device](const Entry& entry) -> Entry {
        if (const auto* leaf = std::get_if<Leaf>(&entry); leaf && leaf->device() != device)
            return broughtTo(*leaf, device);
        const auto* child = std::get_if<TensorDict>(&entry);
        return child ? Entry(onComputeDevice(*child, device)) : entry;
    };
    if (auto inner = rewrapped(td, [device](const TensorDict& part) { return onComputeDevice(part, device); }))
        return *std::move(inner);
    const auto& mapping = dynamic_cast<const MappingNode&>(*td.node());
    TensorDict result(std::make_shared<MappingNode>(td.batchSize(), td.names(), device,
                                                    std::make_shared<DerivedTable>(mapping.table(), onDevice)));
    if (td.isLocked())
        result.setLocked(true);
    return result;
}

}  // namespace tensordesk
