// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/values/plain.h"

#include <string_view>

namespace tensordesk {

/// The value of a literal of Python, as headers of .npy files are: dicts of text keys, tuples and lists, which both become
/// lists, texts, integers, True, False and None. Nothing is evaluated. ValueError for anything else, and for nesting beyond
/// 32 levels.
[[nodiscard]] Plain parseLiteral(std::string_view text);

}  // namespace tensordesk
