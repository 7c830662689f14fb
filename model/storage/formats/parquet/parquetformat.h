// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/format.h"

namespace tensordesk {

/// Parquet tables for other programs; written, never opened. Offered if isParquetBuilt(); otherwise writing throws an error that
/// states what to install.
[[nodiscard]] const Format& parquetFormat();

}  // namespace tensordesk
