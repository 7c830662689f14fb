// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/node.h"

namespace tensordesk {

/// An instance of a tensorclass: a tensordict shown with the name of its class. The class is never imported; its fields are the
/// keys of the content.
class TypedNode final : public Node {
public:
    TypedNode(TensorDict content, std::string tensorclass)
        : m_content(std::move(content)), m_tensorclass(std::move(tensorclass)) { }

    [[nodiscard]] const TensorDict& content() const noexcept { return m_content; }
    /// Returns the recorded `module.Name`.
    [[nodiscard]] const std::string& tensorclass() const noexcept { return m_tensorclass; }

    [[nodiscard]] std::string typeName() const override { return m_tensorclass.substr(m_tensorclass.rfind('.') + 1); }
    [[nodiscard]] const Shape& batchSize() const override { return node().batchSize(); }
    [[nodiscard]] DimNames names() const override { return node().names(); }
    [[nodiscard]] std::optional<at::Device> device() const override { return node().device(); }
    [[nodiscard]] bool isLocked() const override { return node().isLocked(); }

    [[nodiscard]] std::size_t count() const override { return node().count(); }
    [[nodiscard]] Key keyAt(std::size_t position) const override { return node().keyAt(position); }
    [[nodiscard]] std::optional<std::size_t> positionOf(const Key& key) const override { return node().positionOf(key); }
    [[nodiscard]] Entry entryAt(std::size_t position) const override { return node().entryAt(position); }

    void setBatchSize(Shape batch) override { node().setBatchSize(std::move(batch)); }
    void setNames(DimNames names) override { node().setNames(std::move(names)); }
    void setDevice(std::optional<at::Device> device) override { node().setDevice(device); }
    void put(const Key& key, Entry entry) override { node().put(key, std::move(entry)); }
    void erase(const Key& key) override { node().erase(key); }

    void lock(const LockToken& above) override { node().lock(above); }
    void checkUnlockable(const LockToken& above) const override { node().checkUnlockable(above); }
    void unlock() override { node().unlock(); }

    [[nodiscard]] TensorDict at(const BoundIndex& index) const override
    {
        return TensorDict::typed(m_content.at(index), m_tensorclass);
    }
    [[nodiscard]] std::optional<TensorDict> atEach(const Index& index) const override
    {
        const auto result = node().atEach(index);
        return result ? std::optional(TensorDict::typed(*result, m_tensorclass)) : std::nullopt;
    }
    [[nodiscard]] TensorDict shallowCopy() const override { return TensorDict::typed(m_content.shallowCopy(), m_tensorclass); }
    [[nodiscard]] std::optional<TensorDict> asOf(const std::shared_ptr<const Snapshot>& moment) const override
    {
        const auto past = node().asOf(moment);
        return past ? std::optional(TensorDict::typed(*past, m_tensorclass)) : std::nullopt;
    }

private:
    [[nodiscard]] Node& node() const noexcept { return *m_content.node(); }

    TensorDict m_content;
    std::string m_tensorclass;
};

}  // namespace tensordesk
