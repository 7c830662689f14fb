// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/layouts/laidout.h"
#include "model/layouts/layoutfit.h"

#include <memory>

namespace tensordesk {

/// Reads a file by a layout that fits it, into `made`. Returns the reason as a sentence if it cannot be read; `made` is unchanged
/// then. Empty on success.
[[nodiscard]] Message readByLayout(const Storage& stored, const std::shared_ptr<const Layout>& layout, const LayoutFit& fit,
                                   LaidOut& made);

}  // namespace tensordesk
