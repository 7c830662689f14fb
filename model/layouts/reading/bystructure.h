// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/layouts/laidout.h"

#include <optional>

namespace tensordesk {

/// Reads a file by its structure and the common names, at any depth; see laidOut(). Empty if it stays as stored.
[[nodiscard]] std::optional<LaidOut> readByStructure(const Storage& stored);

}  // namespace tensordesk
