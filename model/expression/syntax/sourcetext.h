// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/error.h"

#include <string>
#include <string_view>

namespace tensordesk {

/// The error, marked at a place of the source: with the line of the place and carets under it. Long lines are cut around the
/// place; columns are counted in characters, not bytes.
[[nodiscard]] Error withCaret(Error error, std::string_view source, Place place);

/// `; did you mean 'dim'?` of the nearest known name; empty if none is near.
[[nodiscard]] Message suggestion(const std::string& nearest);

/// Throws an Error that shows the place of an unknown name, and carries the nearest known one as its candidate, if one is near.
[[noreturn]] void failNear(const std::string& nearest, ErrorKind kind, const Message& message, std::string_view source,
                           Place place);

/// Throws an Error that shows the place.
[[noreturn]] void failAt(ErrorKind kind, const Message& message, std::string_view source, Place place);

}  // namespace tensordesk
