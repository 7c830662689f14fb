// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"
#include "views/text/shapetokens.h"

#include <vector>

namespace tensordesk {

/// What a lazy stack or a ragged tensor is made of.
struct StackContent {
    /// A key that not all members have.
    struct ExclusiveKey {
        KeyPath path;
        std::vector<std::size_t> members;  ///< that have it, in growing order
    };
    /// One position of the stacked dim.
    struct Member {
        ShapeTokens shape;
        int64_t length = 0;  ///< its size in the first dim in which members differ; -1 where none does
        int64_t keys = 0;    ///< of a tensordict, on its first level
        int64_t bytes = 0;
        std::vector<KeyPath> exclusive = {};  ///< keys that it has and others lack
        std::vector<KeyPath> missing = {};    ///< keys that others have
    };

    ShapeTokens shape;     ///< of the whole, ragged dims with their range
    int64_t stackDim = 0;  ///< along which the members lie
    bool isTensor = false;
    std::vector<Member> members = {};
    std::vector<ExclusiveKey> exclusiveKeys = {};  ///< of a level that is exclusive not what lies below it
    int64_t longest = 0;                           ///< the greatest length
};

/// May open stored members. Cost: linear in their entries; no element is read. REQUIRES: a lazy stack.
[[nodiscard]] StackContent stackContent(const TensorDict& td, Progress& progress);
/// The content of a tensor that is stacked of others. REQUIRES: leaf.members() is not empty.
[[nodiscard]] StackContent stackContent(const Leaf& leaf, std::size_t batchDims, const DimNames& names);

}  // namespace tensordesk
