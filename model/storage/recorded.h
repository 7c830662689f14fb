// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/message.h"
#include "model/tensordict/indices/dimnames.h"
#include "model/tensordict/indices/shape.h"
#include "model/tensordict/values/plain.h"

#include <string>
#include <string_view>

// What files record of a tensordict in JSON, whatever their format: sizes, names of dims, classes.

namespace tensordesk {

/// The value of a field; null if there is none.
[[nodiscard]] const Plain* fieldOf(const Plain::Dict& fields, std::string_view name);

/// `[2, 3]` as sizes of `least` and more. ValueError, calling it `what`, if it is anything else, or an array of these sizes
/// would have more elements than 64 bits count.
[[nodiscard]] Shape sizesFrom(const Plain& list, const Message& what, int64_t least = 0);
[[nodiscard]] Plain plainSizes(const Shape& shape);

/// `["time", null]`, or null for none. ValueError if they are no names for `dims` dims.
[[nodiscard]] DimNames namesFrom(const Plain& list, std::size_t dims);
[[nodiscard]] Plain plainNames(const DimNames& names);

/// `<class 'a.b.C'>` without its decoration; other texts as they are.
[[nodiscard]] std::string bareClassName(const std::string& type);

}  // namespace tensordesk
