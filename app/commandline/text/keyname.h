// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <optional>
#include <string>

namespace tensordesk {

/// Returns the entry named on the command line: a plain key, `next/reward`, `next.reward`, or Python's `("next", "reward")`. Keys
/// may contain slashes and dots: the existing keys decide. Throws KeyError.
[[nodiscard]] KeyPath keyNamed(const TensorDict& root, const std::string& text);
/// Returns the entry; empty for an empty text.
[[nodiscard]] inline std::optional<KeyPath> keyNamedIfAny(const TensorDict& root, const std::string& text)
{
    return text.empty() ? std::nullopt : std::optional(keyNamed(root, text));
}

}  // namespace tensordesk
