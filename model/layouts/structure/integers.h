// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/storage.h"

#include <optional>
#include <string>

namespace tensordesk {

/// Returns the integers, one or a list, of a key such as "lengths"; for a name that starts with "@", of that attribute of the root.
[[nodiscard]] std::optional<Shape> integersNamed(const Storage& stored, const std::string& name);

}  // namespace tensordesk
