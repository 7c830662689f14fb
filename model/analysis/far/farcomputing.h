// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/leaves/leaf.h"
#include "model/tensordict/values/pythonvalue.h"

#include <functional>
#include <string>

namespace tensordesk {

/// The functions of FarComputer::compute(); see farfigures.h and farhealth.h.
namespace far {
inline constexpr const char *kSummary = "summary", *kHistogram = "histogram", *kExtremes = "extremes", *kHealth = "health";
}  // namespace far

/// Returns the answer of FarComputer::compute() on the machine of the elements. `of`: FarLeaf::description, or FarTree::description.
/// `arrayAt`: see leafFrom(). Throws ValueError for another question.
[[nodiscard]] PythonValue computedHere(const std::string& what, const PythonValue& of, const PythonValue& arguments,
                                       const std::function<Leaf(const PythonValue& address)>& arrayAt, Progress& progress);

}  // namespace tensordesk
