// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/parquet/arrowfile.h"
#include "model/storage/formats/parquet/arrowreader.h"

#include <memory>

namespace tensordesk {

/// True if this build has the library that reads and writes Parquet files, which requires pyarrow at build time.
[[nodiscard]] bool isParquetBuilt() noexcept;

// Each loads that library on first use. Throws OSError if the library, or the pyarrow with which it was built, is missing.

/// Creates a file. Throws RuntimeError for errors of Arrow.
[[nodiscard]] std::unique_ptr<arrowfile::File> createArrowFile(const arrowfile::Layout& layout, arrowfile::Sink& sink);

/// Opens a file, with the memory that Arrow may take at a time. Throws OSError if it is damaged, with Arrow's reason.
[[nodiscard]] std::unique_ptr<arrowfile::Reader> openArrowFile(arrowfile::Source& source, int64_t mostBytes);

}  // namespace tensordesk
