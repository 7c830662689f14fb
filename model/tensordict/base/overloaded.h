// SPDX-License-Identifier: BSD-3-Clause
#pragma once

namespace tensordesk {

/// Combines several lambdas into one visitor of a std::variant.
template <typename... Parts>
struct Overloaded : Parts... {
    using Parts::operator()...;
};
template <typename... Parts>
Overloaded(Parts...) -> Overloaded<Parts...>;

}  // namespace tensordesk
