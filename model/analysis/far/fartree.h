// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/farleaf.h"
#include "model/tensordict/tree/tensordict.h"

#include <functional>
#include <memory>
#include <optional>

namespace tensordesk {

/// A tensordict whose leaves a FarComputer reaches.
struct FarTree {
    std::shared_ptr<const FarComputer> computer;
    PythonValue
        description;  ///< levels, stacks, values that are not tensors, and leaves; the elements of small ones that are made here
};

/// Returns the tensordict as a FarComputer reaches it, whatever layout or view it is. Empty if its large leaves are not all on one other
/// machine, and if its description would be longer than a message. Opens all levels; reads leaves that are made here, such as flags of
/// episodes.
[[nodiscard]] std::optional<FarTree> farTreeOf(const TensorDict& td);

/// Returns the tensordict that a FarTree describes, where its arrays are; see leafFrom(). Throws ValueError for any other
/// description.
[[nodiscard]] TensorDict treeFrom(const PythonValue& description, const std::function<Leaf(const PythonValue& address)>& arrayAt);

}  // namespace tensordesk
