// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/parameters/optimizerstate.h"
#include "model/tensordict/tree/tensordict.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// A parameter or buffer of a module, as state dicts contain them.
struct ModuleParameter {
    KeyPath path;
    std::string name;  ///< dotted, as torch names it: "enc.0.weight"; without the levels that are common to all parameters
    Leaf leaf;
    bool isBuffer = false;                   ///< never trained: it has no floating-point elements, or the name of a known buffer
    std::optional<std::size_t> tiedTo = {};  ///< the first parameter with the same stored elements
    std::optional<OptimizedState> state = {};

    /// Returns the name of its module: `name` up to its last dot; empty for parameters of the root.
    [[nodiscard]] std::string module() const;
    /// Returns the rest of the name: "weight".
    [[nodiscard]] std::string ownName() const;
};

/// The parameters of a checkpoint or state dict.
struct ParameterTable {
    std::vector<ModuleParameter> parameters = {};   ///< in the order of the file
    std::vector<OptimizerSummary> optimizers = {};  ///< whose state was found
    bool isComplete = true;                         ///< false: further parameters were skipped

    /// Returns the number of elements; tied parameters count once.
    [[nodiscard]] int64_t elementCount() const;
    /// Returns the number of bytes; tied parameters count once.
    [[nodiscard]] int64_t bytes() const;
};

/// Returns the parameters of a tensordict that is a checkpoint, a state dict, or the parameters of a module; empty if it is none:
/// it has batch dims, or too few keys named as parameters are (weight, bias …) and no optimizer. The state of torch's optimizers is
/// joined to its parameters, by name if the file has the names, and otherwise by order and shape. Parameters with the same bytes of
/// a file are tied. Reads no elements except small numbers of optimizers; opens up to `most` entries.
[[nodiscard]] std::optional<ParameterTable> parametersOf(const TensorDict& td, std::size_t most = 100'000);

}  // namespace tensordesk
