// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/format.h"

namespace tensordesk {

/// Parquet tables, a row per batch position. Without isParquetBuilt() opening and writing throw an error that states what to install.
[[nodiscard]] const Format& parquetFormat();

}  // namespace tensordesk
