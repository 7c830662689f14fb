// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/calls/registry.h"

#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

/// What a person is told of something that can be called or asked for.
struct HelpEntry {
    std::string name;       ///< as it is written: `td.select`, `torch.where`, `len`
    std::string signature;  ///< `(key, default=None)`; empty for an attribute
    const char* kind;       ///< "view", "compute", "in place", "metadata"
    std::string doc;        ///< one line
};

/// "td.", "tensor.", "torch.": what stands before the names of an owner's operations.
[[nodiscard]] const char* prefixOf(Owner owner) noexcept;
[[nodiscard]] const char* nameOf(OperationKind kind) noexcept;

/// Everything in the registry, by owner and in the order of its rows.
[[nodiscard]] std::vector<HelpEntry> helpEntries();
/// What `name` stands for: an entry of the registry, with or without what stands before it (`td.select`, `select`), or
/// operators of LibTorch (`torch.linalg.norm`, `linalg_norm`), a signature each. Empty if there is none.
[[nodiscard]] std::vector<HelpEntry> helpOn(std::string_view name);
/// The nearest name there is help on; empty if none is near.
[[nodiscard]] std::string nearestHelp(std::string_view name);

/// The names that may follow a dot after a value of this owner, in order, private ones last; those of LibTorch's operators
/// too.
[[nodiscard]] std::vector<std::string> completionsFor(Owner owner);

/// The reference page: every entry of the registry as Markdown.
[[nodiscard]] std::string referencePage();

}  // namespace tensordesk
