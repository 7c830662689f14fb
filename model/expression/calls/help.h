// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/calls/registry.h"

#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

/// The help on a function, method or attribute.
struct HelpEntry {
    std::string name;       ///< as written: `td.select`, `torch.where`, `len`
    std::string signature;  ///< `(key, default=None)`; empty for an attribute
    const char* kind;       ///< "view", "compute", "in place", "metadata"
    std::string doc;        ///< one line
};

/// Returns the prefix of an owner's operations: "td.", "tensor.", "torch.".
[[nodiscard]] const char* prefixOf(Owner owner) noexcept;
[[nodiscard]] const char* nameOf(OperationKind kind) noexcept;

/// Returns the help on everything in the registry, by owner and in table order.
[[nodiscard]] std::vector<HelpEntry> helpEntries();
/// Returns the help on `name`: an entry of the registry, with or without prefix (`td.select`, `select`), or operators of LibTorch
/// (`torch.linalg.norm`, `linalg_norm`), one entry per signature. Empty if there is none.
[[nodiscard]] std::vector<HelpEntry> helpOn(std::string_view name);
/// Returns the most similar name with help; empty if none is similar.
[[nodiscard]] std::string nearestHelp(std::string_view name);

/// Returns the names that may follow a dot after a value of this owner, sorted, private ones last; includes LibTorch's operators.
[[nodiscard]] std::vector<std::string> completionsFor(Owner owner);

/// Returns the reference page: every entry of the registry as Markdown.
[[nodiscard]] std::string referencePage();

}  // namespace tensordesk
