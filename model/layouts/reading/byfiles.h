// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/layouts/laidout.h"

#include <memory>
#include <optional>

namespace tensordesk {

/// Reads several files that are shown as one stack, each of which has an episode or more, by a layout that fits the first; null: by the
/// names in common use. Nothing if one of them cannot be read so. REQUIRES: the root is a lazy stack of files.
[[nodiscard]] std::optional<LaidOut> readFiles(const Storage& stored, const std::shared_ptr<const Layout>& layout);

}  // namespace tensordesk
