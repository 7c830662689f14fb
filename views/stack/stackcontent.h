// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"
#include "views/text/shapetokens.h"

#include <vector>

namespace tensordesk {

/// The members of a lazy stack or a ragged tensor.
struct StackContent {
    /// A key that not all members have.
    struct ExclusiveKey {
        KeyPath path;
        std::vector<std::size_t> members;  ///< members with the key, ascending
    };
    /// One position of the stack dim.
    struct Member {
        ShapeTokens shape;
        int64_t length = 0;  ///< its size in the first dim in which members differ; -1 if there is none
        int64_t keys = 0;    ///< of a tensordict, on its first level
        int64_t bytes = 0;
        std::vector<KeyPath> exclusive = {};  ///< keys of it that others lack
        std::vector<KeyPath> missing = {};    ///< keys of others that it lacks
    };

    ShapeTokens shape;     ///< of the whole, ragged dims with their range
    int64_t stackDim = 0;  ///< the stack dim
    bool isTensor = false;
    std::vector<Member> members = {};
    std::vector<ExclusiveKey> exclusiveKeys = {};  ///< for an exclusive level without its contents
    int64_t longest = 0;                           ///< the maximum length
};

/// Returns the content of a lazy stack. May open stored members; reads no element. O(entries of the members). REQUIRES: a lazy
/// stack.
[[nodiscard]] StackContent stackContent(const TensorDict& td, Progress& progress);
/// Returns the content of a stacked tensor. REQUIRES: leaf.members() is not empty.
[[nodiscard]] StackContent stackContent(const Leaf& leaf, std::size_t batchDims, const DimNames& names);

}  // namespace tensordesk
