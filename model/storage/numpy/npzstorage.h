// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/rawbytes/singlefilestorage.h"
#include "model/storage/zip/zipbytes.h"
#include "model/storage/zip/zipdirectory.h"

#include <memory>
#include <string>

namespace tensordesk {

/// One opened .npz file: a tensordict of batch size [] with an entry for each array in the archive. Stored arrays are mapped
/// where they lie and can be edited; packed ones are unpacked when someone looks.
class NpzStorage final : public SingleFileStorage {
public:
    NpzStorage(const std::string& path, const OpenOptions& options);

    [[nodiscard]] std::string formatName() const override { return "npz file"; }
    /// Also unpacks each member and checks its CRC.
    void verify(const std::function<void(const Finding&)>& report, Progress& progress) const override;

protected:
    void finishEdits(FileOverlay& file, Progress& progress) override;

private:
    std::shared_ptr<const ZipDirectory> m_directory;
};

}  // namespace tensordesk
