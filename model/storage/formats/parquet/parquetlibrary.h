// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/parquet/arrowfile.h"

#include <memory>

namespace tensordesk {

/// True if this build has the library that writes Parquet files, which requires pyarrow at build time.
[[nodiscard]] bool isParquetBuilt() noexcept;

/// Loads that library once and creates a file. Throws OSError if the library, or the pyarrow with which it was built, is missing,
/// and RuntimeError for errors of Arrow.
[[nodiscard]] std::unique_ptr<arrowfile::File> createArrowFile(const arrowfile::Layout& layout, arrowfile::Sink& sink);

}  // namespace tensordesk
