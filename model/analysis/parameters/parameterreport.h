// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/parameters/parameterfigures.h"
#include "model/analysis/parameters/parameters.h"
#include "model/tensordict/tree/tensordict.h"

#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// Returns for each parameter the one of an earlier checkpoint to compare with: that of the same name, and of several that at the
/// same path. Null if there is none, or if it has another shape. REQUIRES: `before` outlives the result.
[[nodiscard]] std::vector<const ModuleParameter*> counterparts(const ParameterTable& before, const ParameterTable& now);

/// Returns the device on which a parameter was when it was saved, such as "cuda:0"; empty if it is unknown.
[[nodiscard]] std::string savedDeviceOf(const ModuleParameter& parameter);
/// True if some parameter was on another device than the CPU.
[[nodiscard]] bool hasDevices(const ParameterTable& table);

/// The parameters of one module with statistics of all their elements. Tied parameters count in the module of the first.
struct ModuleFigures {
    std::string name;
    std::vector<std::size_t> parameters;  ///< indices in the table, without those of inner modules
    std::vector<std::size_t> outer = {};  ///< indices of the modules around it, outermost first
    int64_t elements = 0;
    int64_t bytes = 0;
    std::optional<ParameterFigures> figures = {};  ///< empty until those of all its parameters are known
};

/// The modules to return: those with parameters of their own, or also those around several of these, whose statistics are totals.
enum class ModuleLevels : uint8_t { Own, All };

/// Returns the modules in the order of their first parameter, outer ones first. REQUIRES: one element of `figures` per parameter.
[[nodiscard]] std::vector<ModuleFigures> modulesOf(const ParameterTable& table,
                                                   const std::vector<std::optional<ParameterFigures>>& figures,
                                                   ModuleLevels levels = ModuleLevels::Own);

/// Returns a tensordict with a row per parameter and an entry per column, to be written as CSV, Parquet …: `name`, `module`,
/// `shape`, `dtype`, `elements`, `bytes`, `norm`, `mean`, `std`, `min`, `max`, `nan`, `inf`, `zeros`; and if some parameter has
/// them, `device`, `tied_to`, `optimizer_step`, `lr`, `momentum`, `effective_step` and `change`. Unknown numbers are NaN. REQUIRES:
/// one element of `figures` per parameter.
[[nodiscard]] TensorDict toTensorDict(const ParameterTable& table, const std::vector<ParameterFigures>& figures);

}  // namespace tensordesk
