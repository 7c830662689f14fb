// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/shownentry.h"

#include <QString>

#include <vector>

namespace tensordesk {

/// Texts on entries of a tree, for copying and read-outs: one line each, unless stated otherwise.
namespace entrytexts {

/// Returns `td["next", "obs"]`.
[[nodiscard]] QString python(const std::vector<ShownEntry>& entries);
/// Returns `("next", "obs")`; for several entries a list, as for `select(*keys)`.
[[nodiscard]] QString keys(const std::vector<ShownEntry>& entries);
/// Returns `/next/obs`.
[[nodiscard]] QString slashPaths(const std::vector<ShownEntry>& entries);
/// Returns the files of leaves, each once; empty if there are none.
[[nodiscard]] QString files(const std::vector<ShownEntry>& entries);
/// Returns their number and the bytes of their leaves; empty for one or none.
[[nodiscard]] QString summary(const std::vector<ShownEntry>& entries);

}  // namespace entrytexts

}  // namespace tensordesk
