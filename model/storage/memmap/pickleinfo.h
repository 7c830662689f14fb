// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/values/pickle.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace tensordesk {

/// What a pickle holds, as far as its first opcodes tell: "numpy.ndarray", "set", "bytes". Nothing in
/// it is run, imported or built. `fieldKey`: the pickle is of a dict, and what stands under this key
/// is meant; empty for the pickled object itself. "object" if the opcodes do not tell, which is no
/// error: any bytes may come.
[[nodiscard]] std::string describePickle(std::string_view pickle, std::string_view fieldKey);

/// What a pickle of at most kMostPickleBytes holds, or its dict holds under `fieldKey`: the value itself if it is a plain one
/// that can be written again just as it is (no tuples), else an opaque one with the description. Of more bytes that are given,
/// and may be the beginning of a longer one, only the description is made. `objects` named: a list stays one where it holds
/// objects.
[[nodiscard]] Plain pickledValue(std::string_view bytes, std::string_view fieldKey, Objects objects = Objects::Refused);

inline constexpr int64_t kMostPickleBytes = int64_t{1} << 20;

}  // namespace tensordesk
