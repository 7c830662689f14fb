// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/fileio.h"
#include "model/storage/formats/parquet/arrowfile.h"
#include "model/tensordict/base/progress.h"

#include <cstdint>
#include <exception>
#include <memory>
#include <string>

namespace tensordesk {

/// Writes the bytes of a Parquet file, and stores an error that cannot be passed through Arrow. Collects the many small writes of Arrow.
/// Can be cancelled by `progress`.
class ParquetSink final : public arrowfile::Sink {
public:
    /// `path`: for messages. REQUIRES: `progress` outlives it.
    ParquetSink(Descriptor file, std::string path, Progress& progress);

    /// Begins the file. Throws the errors of createArrowFile(), and OSError. REQUIRES: the result does not outlive this.
    [[nodiscard]] std::unique_ptr<arrowfile::File> begin(const arrowfile::Layout& layout);
    /// Throws the stored error, or else RuntimeError with `error`, a text of Arrow, if that is not null.
    void check(const char* error) const;
    /// Completes `file`, and writes all collected bytes. Throws as check() does.
    void finish(arrowfile::File& file);
    /// Returns the bytes received so far.
    [[nodiscard]] int64_t size() const noexcept { return m_offset + static_cast<int64_t>(m_pending.size()); }

    bool write(const void* bytes, int64_t size) noexcept override;

private:
    void writePending();

    Descriptor m_file;
    std::string m_path;
    Progress& m_progress;
    int64_t m_offset = 0;   ///< of the bytes that are not written yet
    std::string m_pending;  ///< these
    std::exception_ptr m_failure;
};

}  // namespace tensordesk
