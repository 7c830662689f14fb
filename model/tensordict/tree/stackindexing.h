// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <functional>
#include <optional>
#include <vector>

namespace tensordesk {

class LazyStackNode;

/// Indexes a lazy stack. The items for the stack dim select members, and the rest of the index is applied to each member. If the
/// result cannot be a stack, it is a tensordict of the stacked entries, each indexed on access.
class StackIndexing {
public:
    /// REQUIRES: the stack outlives it.
    explicit StackIndexing(const LazyStackNode& stack);

    /// Implements Node::at().
    [[nodiscard]] TensorDict at(const BoundIndex& index) const;
    [[nodiscard]] std::optional<TensorDict> atEach(const Index& index) const;

private:
    [[nodiscard]] TensorDict membersAt(const BoundIndex& index) const;
    [[nodiscard]] TensorDict basicAt(const BoundIndex& index) const;
    [[nodiscard]] TensorDict advancedAt(const BoundIndex& index) const;
    [[nodiscard]] TensorDict gatheredRows(const BoundIndex& index) const;
    [[nodiscard]] TensorDict nothingAt(const BoundIndex& index) const;
    [[nodiscard]] TensorDict noMembersAt(const Index& items, int64_t dim) const;
    [[nodiscard]] BoundIndex ofOneMember(const BoundIndex& index) const;
    [[nodiscard]] TensorDict mapped(const BoundIndex& index, Shape batch, std::function<Entry(const Entry&)> transform) const;
    [[nodiscard]] TensorDict mappingAt(const BoundIndex& index) const;

    const LazyStackNode& m_stack;
    const std::vector<TensorDict>& m_members;
    int64_t m_dim;
    const DimName& m_dimName;
};

}  // namespace tensordesk
