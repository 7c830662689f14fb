// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"
#include "model/tensordict/values/pythonvalue.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace tensordesk {

/// Computes on elements where they are stored, on another machine, so that only the result travels.
class FarComputer {
public:
    virtual ~FarComputer() = default;
    FarComputer(const FarComputer&) = delete;
    FarComputer& operator=(const FarComputer&) = delete;

    /// Returns the result of the function `what`. `leaf`: FarLeaf::description. Throws its errors. Can be cancelled by the thread's
    /// ProgressScope.
    [[nodiscard]] virtual PythonValue compute(const std::string& what, const PythonValue& leaf,
                                              const PythonValue& arguments) const = 0;

protected:
    FarComputer() = default;
};

/// An array that a FarComputer reaches.
struct FarArray {
    std::shared_ptr<const FarComputer> computer;
    PythonValue address;  ///< its own way to name it
};

/// A leaf whose elements a FarComputer reaches.
struct FarLeaf {
    std::shared_ptr<const FarComputer> computer;
    PythonValue description;  ///< the arrays, which of their elements, and how they are stacked
};

/// True if the array of which the leaf is a part, or that of its first member, is on another machine. Cheap.
[[nodiscard]] bool isFar(const Leaf& leaf);

/// Returns the leaf as a FarComputer reaches it. Empty if its elements, or some of them, are here, or are computed here.
[[nodiscard]] std::optional<FarLeaf> farLeafOf(const Leaf& leaf);

/// Returns the leaf that a FarLeaf describes, where its arrays are. Throws ValueError for another description, or of elements that
/// the arrays do not have.
[[nodiscard]] Leaf leafFrom(const PythonValue& description, const std::function<Leaf(const PythonValue& address)>& arrayAt);

}  // namespace tensordesk
