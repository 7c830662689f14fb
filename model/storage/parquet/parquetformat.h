// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/format.h"

namespace tensordesk {

/// Tables for other programs, by columns, which are written and never opened. Offered where isParquetBuilt(); else writing says
/// what to install.
[[nodiscard]] const Format& parquetFormat();

}  // namespace tensordesk
