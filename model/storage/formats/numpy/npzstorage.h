// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/zip/zipbytes.h"
#include "model/storage/files/zip/zipdirectory.h"
#include "model/storage/formats/common/rewrittenfilestorage.h"

#include <memory>
#include <optional>
#include <string>

namespace tensordesk {

/// An open .npz file: a tensordict with batch size [] and an entry for each array. Uncompressed arrays are mapped in place and can
/// be edited; compressed ones are decompressed on access. A rewritten archive stores all arrays as numpy saves its own: in C order
/// and little-endian.
class NpzStorage final : public RewrittenFileStorage {
public:
    NpzStorage(const std::string& path, const OpenOptions& options);

    [[nodiscard]] std::string formatName() const override { return "npz file"; }
    [[nodiscard]] StoredLevel kindOf(const KeyPath& path) const override
    {
        return path.empty() ? StoredLevel::Dict : StoredLevel::TensorDict;
    }
    /// Returns the numpy dtypes of arrays that are shown with another dtype, such as times. Reads the header of the array.
    [[nodiscard]] NotesReader notes() const override;
    /// Also decompresses each member and checks its CRC.
    void verify(const std::function<void(const Finding&)>& report, Progress& progress) const override;
    /// Also rejects levels and batch sizes, which the file cannot store.
    void checkHolds(const TensorDict& td, const Mutation& change) const override;

protected:
    void finishEdits(FileOverlay& file, Progress& progress) override;
    [[nodiscard]] const FormatLimits& limits() const override;
    [[nodiscard]] TensorDict readFrom(const std::shared_ptr<SingleFile>& file) const override;
    void writeTo(const std::string& path, const TensorDict& td, Progress& progress) const override;
    /// Names compressed members and texts.
    [[nodiscard]] std::optional<Message> whatIsLost() const override;
    void reopen() override;

private:
    void openAll(const SourceDecorator& decorate);

    std::shared_ptr<const ZipDirectory> m_directory;
};

}  // namespace tensordesk
