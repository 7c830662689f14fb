// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <memory>
#include <vector>

namespace tensordesk {

/// A NonTensorData or NonTensorStack that stands alone, as `td.get(key)` gives it: the value or values, and what a
/// tensordict says of itself. It is an instance of a tensorclass with the one field "data", which none of its keys is:
/// what tensordicts can do it can do too. A handle as TensorDict is.
class NonTensorObject {
public:
    /// The entry that an object is, or is a part of: changes in place change it too.
    struct Origin {
        TensorDict level;
        Key key;
        std::vector<Index> indices = {};  ///< those that lead from the entry to the object
    };

    NonTensorObject(const NonTensor& data, DimNames names = {}, std::optional<at::Device> device = {});
    /// `td` as such an object, or a lazy stack of such; nothing for any other.
    [[nodiscard]] static std::optional<NonTensorObject> of(const TensorDict& td);

    /// Returns the object that the entry `key` of `level` is.
    [[nodiscard]] static NonTensorObject ofEntry(const TensorDict& level, const Key& key, const NonTensor& data);
    /// Returns the object at an index. The positions of a stack are parts of the same entry; of one value for a whole batch
    /// there are no parts, as in Python.
    [[nodiscard]] NonTensorObject at(const Index& index) const;

    /// Null for an object that is not a part of a tensordict.
    [[nodiscard]] const Origin* origin() const noexcept { return m_origin.get(); }
    [[nodiscard]] NonTensor data() const;
    [[nodiscard]] bool isStack() const { return data().isStack(); }
    /// The instance of the tensorclass.
    [[nodiscard]] const TensorDict& carrier() const noexcept { return m_carrier; }
    /// A tensordict without keys that says of itself what the object does.
    [[nodiscard]] TensorDict header() const;

private:
    explicit NonTensorObject(TensorDict carrier) : m_carrier(std::move(carrier)) { }

    TensorDict m_carrier;
    std::shared_ptr<const Origin> m_origin;
};

}  // namespace tensordesk
