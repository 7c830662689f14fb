// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/common/rewrittenfilestorage.h"
#include "model/storage/formats/tdz/archivefiles.h"
#include "model/storage/formats/tdz/openedarchive.h"

#include <memory>
#include <optional>
#include <string>

namespace tensordesk {

/// An open .tdz archive: the memmap layout in a zip file. Uncompressed leaves are mapped in place and can be edited there.
class TdzStorage final : public RewrittenFileStorage {
public:
    TdzStorage(const std::string& path, const OpenOptions& options);
    ~TdzStorage() override;

    [[nodiscard]] std::string formatName() const override { return "tdz archive"; }
    [[nodiscard]] std::vector<Finding> findings() const override;
    /// Also decompresses each member and checks its CRC.
    void verify(const std::function<void(const Finding&)>& report, Progress& progress) const override;
    void beginEditing(const std::string& journal) override;

protected:
    void finishEdits(FileOverlay& file, Progress& progress) override;
    [[nodiscard]] const FormatLimits& limits() const override;
    [[nodiscard]] TensorDict readFrom(const std::shared_ptr<SingleFile>& file) const override;
    void writeTo(const std::string& path, const TensorDict& td, Progress& progress) const override;
    /// Names compressed members, and those that are not part of the layout.
    [[nodiscard]] std::optional<Message> whatIsLost() const override;
    void reopen() override;

private:
    void openAll(const SourceDecorator& decorate);

    std::shared_ptr<OpenedArchive> m_archive;
    std::shared_ptr<ArchiveFiles> m_files;
};

/// True if it is an archive with a meta.json at its top, by the names in it.
[[nodiscard]] bool isTdzArchive(const std::string& path);

}  // namespace tensordesk
