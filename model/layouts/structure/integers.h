// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/storage.h"

#include <optional>
#include <string>

namespace tensordesk {

/// Returns the integers, or bools as 0 and 1, that the file has under a key, as "meta/ends", or for a name that starts with "@" in an
/// attribute of its root: one, or a list. Nothing for other values, and for more than 100,000. Reads them.
[[nodiscard]] std::optional<Shape> integersNamed(const Storage& stored, const std::string& name);

}  // namespace tensordesk
