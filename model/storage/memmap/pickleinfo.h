// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/values/pickle.h"

#include <string>
#include <string_view>

namespace tensordesk {

/// What a pickle holds, as far as its first opcodes tell: "numpy.ndarray", "set", "bytes". Nothing in
/// it is run, imported or built. `fieldKey`: the pickle is of a dict, and what stands under this key
/// is meant; empty for the pickled object itself. "object" if the opcodes do not tell, which is no
/// error: any bytes may come.
[[nodiscard]] std::string describePickle(std::string_view pickle, std::string_view fieldKey);

/// The value that the file at `path` holds, or that its dict holds under `fieldKey`: itself if it is a plain one that can
/// be written again just as it is (no tuples) and the file has at most a megabyte, else an opaque one with the description.
/// `objects` named: a list stays one where it holds objects. Throws if the file cannot be read.
[[nodiscard]] Plain readPickleFile(const std::string& path, std::string_view fieldKey, Objects objects = Objects::Refused);

}  // namespace tensordesk
