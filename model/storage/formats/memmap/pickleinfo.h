// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/values/pickle.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace tensordesk {

/// Returns a description of a pickle by its first opcodes: "numpy.ndarray", "set", "bytes". Runs, imports and builds nothing.
/// `fieldKey`: describes the value of this key of a pickled dict; empty for the pickled object itself. Returns "object" if the
/// opcodes do not show it; never fails, since any bytes are possible.
[[nodiscard]] std::string describePickle(std::string_view pickle, std::string_view fieldKey);

/// Returns the content of a pickle of at most kMostPickleBytes, or the value of `fieldKey` in its dict: a plain value if it can be
/// written again unchanged (no tuples), else an opaque one with a description. A longer pickle is only described. `objects` Named:
/// a list with objects stays a list.
[[nodiscard]] PythonValue pickledValue(std::string_view bytes, std::string_view fieldKey, Objects objects = Objects::Refused);

inline constexpr int64_t kMostPickleBytes = int64_t{1} << 20;

}  // namespace tensordesk
