// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <string>
#include <string_view>

namespace tensordesk {

/// What a pickle holds, as far as its first opcodes tell: "numpy.ndarray", "set", "bytes". Nothing in
/// it is run, imported or built. `fieldKey`: the pickle is of a dict, and what stands under this key
/// is meant; empty for the pickled object itself. "object" if the opcodes do not tell, which is no
/// error: any bytes may come.
[[nodiscard]] std::string describePickle(std::string_view pickle, std::string_view fieldKey);

/// The same for the file at `path`, of which only the beginning is read. Throws if it cannot be read.
[[nodiscard]] std::string describePickleFile(const std::string& path, std::string_view fieldKey);

}  // namespace tensordesk
