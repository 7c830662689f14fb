// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <string_view>

namespace tensordesk {

/// True if `name` is a method or an attribute of tensordicts that containers of the strict rules lack: reductions, names, locks and
/// lazy stacks. See Validation::Strict.
[[nodiscard]] bool isMissingByStrictRules(std::string_view name);

}  // namespace tensordesk
