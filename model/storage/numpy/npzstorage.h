// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/rawbytes/rewrittenfilestorage.h"
#include "model/storage/zip/zipbytes.h"
#include "model/storage/zip/zipdirectory.h"

#include <memory>
#include <optional>
#include <string>

namespace tensordesk {

/// One opened .npz file: a tensordict of batch size [] with an entry for each array in the archive. Stored arrays are mapped
/// where they lie and can be edited; packed ones are unpacked when someone looks. An archive that is written anew holds all of
/// them as numpy saves arrays of its own: row by row, with the lowest byte first.
class NpzStorage final : public RewrittenFileStorage {
public:
    NpzStorage(const std::string& path, const OpenOptions& options);

    [[nodiscard]] std::string formatName() const override { return "npz file"; }
    [[nodiscard]] StoredLevel kindOf(const KeyPath& path) const override
    {
        return path.empty() ? StoredLevel::Dict : StoredLevel::TensorDict;
    }
    /// The dtypes of arrays that are shown as another one, such as times. Reads the header of the array.
    [[nodiscard]] NotesReader notes() const override;
    /// Also unpacks each member and checks its CRC.
    void verify(const std::function<void(const Finding&)>& report, Progress& progress) const override;
    /// Also refuses levels and batch sizes, which would be gone when the file is opened again.
    void checkHolds(const TensorDict& td, const Mutation& change) const override;

protected:
    void finishEdits(FileOverlay& file, Progress& progress) override;
    [[nodiscard]] const FormatLimits& limits() const override;
    [[nodiscard]] TensorDict readFrom(const std::shared_ptr<SingleFile>& file) const override;
    void writeTo(const std::string& path, const TensorDict& td, Progress& progress) const override;
    /// Packed members, and texts.
    [[nodiscard]] std::optional<Message> whatIsLost() const override;
    void reopen() override;

private:
    void openAll(const SourceDecorator& decorate);

    std::shared_ptr<const ZipDirectory> m_directory;
};

}  // namespace tensordesk
