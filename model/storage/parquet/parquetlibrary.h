// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/parquet/arrowfile.h"

#include <memory>

namespace tensordesk {

/// Whether this build has the library that writes Parquet files: it was built where there was a pyarrow.
[[nodiscard]] bool isParquetBuilt() noexcept;

/// Loads that library once. OSError if it is missing, or if the pyarrow that it was built with is; RuntimeError for what Arrow
/// says.
[[nodiscard]] std::unique_ptr<arrowfile::File> createArrowFile(const arrowfile::Layout& layout, arrowfile::Sink& sink);

}  // namespace tensordesk
