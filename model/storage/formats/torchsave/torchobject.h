// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/values/pickle/picklegraph.h"
#include "model/tensordict/values/pickle/picklevalue.h"

#include <memory>
#include <string>

namespace tensordesk {

class LegacyRecords;

/// The object in a small file of torch.save, of any version, or in a pickle. Ignores its storages. Calls nothing.
class TorchObject {
public:
    /// `bytes`: the whole file. `path` is for messages. Throws ValueError if it is not such a file, or damaged.
    TorchObject(std::string bytes, const std::string& path);
    TorchObject(const TorchObject&) = delete;
    TorchObject& operator=(const TorchObject&) = delete;
    ~TorchObject();

    /// Returns the root object, valid while this object lives.
    [[nodiscard]] const PickleValue& root() const;

private:
    void openArchive(const std::string& path);

    std::string m_bytes;   ///< the file
    std::string m_pickle;  ///< the pickle, for an archive
    std::unique_ptr<const LegacyRecords> m_legacy;
    std::unique_ptr<const PickleGraph> m_graph;  ///< null for a file before 1.6, which has records
};

}  // namespace tensordesk
