// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

/// What a Storage can besides whose format keeps lazy stacks as such. REQUIRES as its put(): the file is being edited.
/// Each call is all or nothing, and gives the stack back as it will lie in the file.
class StackStorage {
public:
    virtual ~StackStorage() = default;
    StackStorage(const StackStorage&) = delete;
    StackStorage& operator=(const StackStorage&) = delete;

    /// Puts `member` before the one at `position`.
    virtual TensorDict insertMember(const KeyPath& path, std::size_t position, const TensorDict& member) = 0;
    virtual TensorDict removeMember(const KeyPath& path, std::size_t position) = 0;

protected:
    StackStorage() = default;
};

}  // namespace tensordesk
