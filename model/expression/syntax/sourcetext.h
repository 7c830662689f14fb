// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/error.h"

#include <string>
#include <string_view>

namespace tensordesk {

/// Returns the error, marked at a place of the source: with the line of the place and carets below it. Long lines are cut around
/// the place; columns count characters, not bytes.
[[nodiscard]] Error withCaret(Error error, std::string_view source, Place place);

/// Returns `; did you mean 'dim'?` for the most similar known name; empty if none is similar.
[[nodiscard]] Message suggestion(const std::string& nearest);

/// Throws an Error that shows the place of an unknown name, and has the most similar known one as its candidate, if there is one.
[[noreturn]] void failNear(const std::string& nearest, ErrorKind kind, const Message& message, std::string_view source,
                           Place place);

/// Throws an Error that shows the place.
[[noreturn]] void failAt(ErrorKind kind, const Message& message, std::string_view source, Place place);

}  // namespace tensordesk
