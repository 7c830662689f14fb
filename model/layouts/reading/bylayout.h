// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/layouts/laidout.h"
#include "model/layouts/layoutfit.h"

#include <memory>

namespace tensordesk {

/// Reads a file by a layout that fits it, into `made`. Returns what keeps it from being read, as a sentence; empty if it was. `made` is
/// as it was if it was not.
[[nodiscard]] Message readByLayout(const Storage& stored, const std::shared_ptr<const Layout>& layout, const LayoutFit& fit,
                                   LaidOut& made);

}  // namespace tensordesk
