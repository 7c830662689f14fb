// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/shownentry.h"

#include <QString>

#include <vector>

namespace tensordesk {

/// What is copied of entries of a tree, and told of them: a line each, unless it says otherwise.
namespace entrytexts {

/// `td["next", "obs"]`.
[[nodiscard]] QString python(const std::vector<ShownEntry>& entries);
/// `("next", "obs")`; of several a list, as `select(*keys)` takes it.
[[nodiscard]] QString keys(const std::vector<ShownEntry>& entries);
/// `/next/obs`.
[[nodiscard]] QString slashPaths(const std::vector<ShownEntry>& entries);
/// The files that leaves are stored in, each once; empty without any.
[[nodiscard]] QString files(const std::vector<ShownEntry>& entries);
/// How many there are, and the bytes of their leaves; empty for one or none.
[[nodiscard]] QString summary(const std::vector<ShownEntry>& entries);

}  // namespace entrytexts

}  // namespace tensordesk
