// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <memory>
#include <vector>

namespace tensordesk {

/// A standalone NonTensorData or NonTensorStack, as `td.get(key)` returns it: the value or values, with the metadata of a
/// tensordict. It is an instance of a tensorclass with the single field "data", which is not one of its keys, and supports all
/// operations of tensordicts. A handle like TensorDict.
class NonTensorObject {
public:
    /// The entry that an object is, or is a part of. In-place changes change it too.
    struct Origin {
        TensorDict level;
        Key key;
        std::vector<Index> indices = {};  ///< the indices from the entry to the object
    };

    NonTensorObject(const NonTensor& data, DimNames names = {}, std::optional<at::Device> device = {});
    /// Returns `td` as such an object, or a lazy stack of such; empty for any other tensordict.
    [[nodiscard]] static std::optional<NonTensorObject> of(const TensorDict& td);

    /// Returns the object for the entry `key` of `level`.
    [[nodiscard]] static NonTensorObject ofEntry(const TensorDict& level, const Key& key, const NonTensor& data);
    /// Returns the object at an index. Positions of a stack are parts of the same entry; a single value for a whole batch has no
    /// parts, as in Python.
    [[nodiscard]] NonTensorObject at(const Index& index) const;

    /// Returns the entry; null for an object that is not a part of a tensordict.
    [[nodiscard]] const Origin* origin() const noexcept { return m_origin.get(); }
    [[nodiscard]] NonTensor data() const;
    [[nodiscard]] bool isStack() const { return data().isStack(); }
    /// Returns the instance of the tensorclass.
    [[nodiscard]] const TensorDict& carrier() const noexcept { return m_carrier; }
    /// Returns a tensordict without keys that has the metadata of the object.
    [[nodiscard]] TensorDict header() const;

private:
    explicit NonTensorObject(TensorDict carrier) : m_carrier(std::move(carrier)) { }

    TensorDict m_carrier;
    std::shared_ptr<const Origin> m_origin;
};

}  // namespace tensordesk
