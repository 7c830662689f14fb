// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "expression/evaluator.h"
#include "tensordict/mutations.h"

namespace tensordesk {

/// A part of the tensordict that statements change: an entry or level, or what an index picks of it.
struct Target {
    Value value;          ///< TensorDict, Leaf, or the plain value of a non-tensor entry
    KeyPath path;         ///< of the entry or level, from the root
    bool isPart = false;  ///< an index was applied: it has values, but no keys, of its own
    bool isCopy = false;  ///< that index gathers (a mask, a list): writing here would be lost
};

/// Finds what the left side of a statement stands for.
class TargetFinder {
public:
    /// `root` is the tensordict named `td`.
    TargetFinder(Evaluator& evaluator, const TensorDict& root) : m_evaluator(evaluator), m_root(root) {}

    /// The target that `expression` names and that exists. Errors as for reading it; TypeError for what can
    /// be no target, and where writing would be lost.
    [[nodiscard]] Target find(const Expression& expression);
    /// The object of a subscript or attribute: a target that is about to be changed inside.
    [[nodiscard]] Target findObject(const Expression& expression);

private:
    Evaluator& m_evaluator;
    const TensorDict& m_root;
};

}  // namespace tensordesk
