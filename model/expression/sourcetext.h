// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "tensordict/error.h"

#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

/// A part of a source text, in bytes.
struct Place {
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// `message`, then the line of `place` with carets under it. Long lines are cut around the place;
/// columns are counted in characters, not bytes.
[[nodiscard]] std::string withCaret(const std::string& message, std::string_view source, Place place);

/// `; did you mean 'dim'?` of the nearest of `known`; empty if none is near.
[[nodiscard]] std::string suggestion(const std::string& name, const std::vector<std::string>& known);

/// True of what withCaret() gives.
[[nodiscard]] bool hasCaret(std::string_view message);

/// Throws an Error whose message shows the place.
[[noreturn]] void failAt(ErrorKind kind, const std::string& message, std::string_view source, Place place);

}  // namespace tensordesk
