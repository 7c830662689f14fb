// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

/// A NonTensorData or NonTensorStack that stands alone, as `td.get(key)` gives it: the value or values, and what a
/// tensordict says of itself. It is an instance of a tensorclass with the one field "data", which none of its keys is:
/// what tensordicts can do it can do too. A handle as TensorDict is.
class NonTensorObject {
public:
    NonTensorObject(const NonTensor& data, DimNames names = {}, std::optional<at::Device> device = {});
    /// `td` as such an object, or a lazy stack of such; nothing for any other.
    [[nodiscard]] static std::optional<NonTensorObject> of(const TensorDict& td);

    [[nodiscard]] NonTensor data() const;
    [[nodiscard]] bool isStack() const { return data().isStack(); }
    /// The instance of the tensorclass.
    [[nodiscard]] const TensorDict& carrier() const noexcept { return m_carrier; }
    /// A tensordict without keys that says of itself what the object does.
    [[nodiscard]] TensorDict header() const;

private:
    explicit NonTensorObject(TensorDict carrier) : m_carrier(std::move(carrier)) { }

    TensorDict m_carrier;
};

}  // namespace tensordesk
