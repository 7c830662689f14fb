// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/common/singlefilestorage.h"
#include "model/storage/formats/torchsave/torchtree.h"

#include <map>
#include <string>
#include <vector>

namespace tensordesk {

/// An open file of torch.save, or a pickle. Elements can be edited in place.
class TorchSaveStorage final : public SingleFileStorage {
public:
    TorchSaveStorage(const std::string& path, const OpenOptions& options);
    ~TorchSaveStorage() override;

    [[nodiscard]] std::string formatName() const override { return "torch.save file"; }
    [[nodiscard]] StoredLevel kindOf(const KeyPath& path) const override
    {
        const auto found = m_levels.find(path);
        return found == m_levels.end() ? StoredLevel::Dict : found->second;
    }
    void verify(const std::function<void(const Finding&)>& report, Progress& progress) const override;

protected:
    void finishEdits(FileOverlay& written, Progress& progress) override;

private:
    void openArchive(const OpenOptions& options);
    void openPickle(const OpenOptions& options);

    std::map<KeyPath, StoredLevel> m_levels;  ///< without dicts
    std::vector<StoredArchive> m_archives;    ///< an inner one before the one around it
};

/// True for the files that this format opens, by their first bytes and, for archives, by the names in them.
[[nodiscard]] bool isTorchSaveFile(const std::string& path);

}  // namespace tensordesk
