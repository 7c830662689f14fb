// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/format.h"
#include "model/storage/formats/fit/formatlimits.h"

#include <memory>
#include <string>

namespace tensordesk {

/// Text for other programs: written, never opened, because it does not describe its source.
class TextFormat final : public Format {
public:
    using Write = void (*)(const TensorDict& td, const std::string& path, Progress& progress);

    TextFormat(FormatRow row, FormatLimits limits, Write write) : m_row(std::move(row)), m_limits(limits), m_write(write) { }

    [[nodiscard]] const FormatRow& row() const override { return m_row; }
    [[nodiscard]] const FormatLimits* limits() const override { return &m_limits; }
    [[nodiscard]] bool recognises(const std::string&) const override { return false; }
    /// Throws NotImplementedError.
    [[nodiscard]] std::unique_ptr<Storage> open(const std::string& path, const OpenOptions& options) const override;
    void write(const TensorDict& td, const std::string& path, const WriteOptions& options, Progress& progress) const override;

private:
    FormatRow m_row;
    FormatLimits m_limits;
    Write m_write;
};

/// Returns the CSV format: one row per position of the batch.
[[nodiscard]] const Format& csvFormat();
/// Returns the JSON format: objects and nested lists.
[[nodiscard]] const Format& jsonFormat();

}  // namespace tensordesk
