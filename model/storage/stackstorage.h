// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

/// The additional operations of a Storage whose format stores lazy stacks by member. REQUIRES, as put(): the file is being edited.
/// Each call is all or nothing, and returns the stack as it will be stored.
class StackStorage {
public:
    virtual ~StackStorage() = default;
    StackStorage(const StackStorage&) = delete;
    StackStorage& operator=(const StackStorage&) = delete;

    /// Inserts `member` before the one at `position`.
    virtual TensorDict insertMember(const KeyPath& path, std::size_t position, const TensorDict& member) = 0;
    virtual TensorDict removeMember(const KeyPath& path, std::size_t position) = 0;

protected:
    StackStorage() = default;
};

}  // namespace tensordesk
