// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/parquet/parquetentries.h"
#include "model/storage/readonlystorage.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace tensordesk {

/// An open Parquet file, with a row per batch position; see contentOf(). Read-only.
class ParquetStorage final : public ReadOnlyStorage {
public:
    /// Reads the footer.
    explicit ParquetStorage(const std::string& path);

    [[nodiscard]] const std::string& path() const override { return m_file->path(); }
    [[nodiscard]] std::string formatName() const override { return "Parquet"; }
    [[nodiscard]] TensorDict root() const override { return m_content.root; }
    [[nodiscard]] StoredLevel kindOf(const KeyPath&) const override
    {
        return m_content.isTensorDict ? StoredLevel::TensorDict : StoredLevel::Dict;
    }
    [[nodiscard]] std::vector<Finding> findings() const override { return m_content.findings; }
    [[nodiscard]] NotesReader notes() const override;
    /// Decodes every column.
    void verify(const std::function<void(const Finding&)>& report, Progress& progress) const override;
    void checkMayRestructure() const override;

private:
    std::shared_ptr<const ParquetFile> m_file;
    ParquetContent m_content;
};

}  // namespace tensordesk
