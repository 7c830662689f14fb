// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/series/collectedstorage.h"

#include <memory>
#include <string>

namespace tensordesk {

class DcpTree;

/// A folder of torch.distributed.checkpoint, shown as one tree of what all processes saved.
class DcpStorage final : public CollectedStorage {
public:
    /// Reads only the metadata.
    DcpStorage(const std::string& folder, const OpenOptions& options);
    ~DcpStorage() override;

    /// Also decompresses each chunk and checks its CRC.
    void verify(const std::function<void(const Finding&)>& report, Progress& progress) const override;

private:
    explicit DcpStorage(const std::shared_ptr<const DcpTree>& tree);

    std::shared_ptr<const DcpTree> m_tree;
};

/// True for a folder whose metadata starts like that of a distributed checkpoint.
[[nodiscard]] bool isDcpFolder(const std::string& folder);

}  // namespace tensordesk
