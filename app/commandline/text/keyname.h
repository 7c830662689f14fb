// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <optional>
#include <string>

namespace tensordesk {

/// The entry that a person names on the command line: a key as it is, `next/reward`, `next.reward`, or
/// Python's `("next", "reward")`. Keys may hold slashes and dots: what is there decides. KeyError.
[[nodiscard]] KeyPath keyNamed(const TensorDict& root, const std::string& text);
/// Nothing for an empty text: a person named none.
[[nodiscard]] inline std::optional<KeyPath> keyNamedIfAny(const TensorDict& root, const std::string& text)
{
    return text.empty() ? std::nullopt : std::optional(keyNamed(root, text));
}

}  // namespace tensordesk
