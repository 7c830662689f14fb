// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "tensordict/plain.h"

#include <string>

namespace tensordesk {

/// True if JSON holds the value exactly: no complex numbers, bytes or pickled objects in it.
[[nodiscard]] bool isJson(const Plain& value);

/// The pickle, protocol 4, of a value that JSON does not hold, such as bytes. NotImplementedError for
/// an object that was pickled itself: what it is made of is not known.
[[nodiscard]] std::string pickled(const Plain& value);

}  // namespace tensordesk
