// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/doctor/doctor.h"
#include "model/tensordict/leaves/leaf.h"

#include <functional>
#include <optional>
#include <vector>

// The checks of a rollout that is stored on another machine, which makes them there. They find what they find here.
namespace tensordesk {

/// Returns examine() of a tensordict that is on another machine; empty if it is not. The check of the files of a data set, and those
/// that need a tokenizer, are not made there. Throws the errors of that machine and of the connection.
[[nodiscard]] std::optional<std::vector<CheckResult>> farExamination(const TensorDict& td, const HealthOptions& options,
                                                                     Progress& progress);

/// Returns the answer to the question of farExamination(), on the machine of the tensordict. `arrayAt`: see leafFrom(). Throws ValueError
/// for another question.
[[nodiscard]] PythonValue examinedHere(const PythonValue& td, const PythonValue& arguments,
                                       const std::function<Leaf(const PythonValue& address)>& arrayAt, Progress& progress);

}  // namespace tensordesk
