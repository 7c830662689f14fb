// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/values/pickle/picklegraph.h"
#include "model/tensordict/values/pickle/picklevalue.h"

#include <memory>
#include <string>

namespace tensordesk {

class LegacyRecords;

/// What a small file of torch.save, of any age, or a pickle stands for. Its storages are left alone. Nothing is called.
class TorchObject {
public:
    /// `bytes`: all of the file. ValueError if it is none, or damaged; `path` is for messages.
    TorchObject(std::string bytes, const std::string& path);
    TorchObject(const TorchObject&) = delete;
    TorchObject& operator=(const TorchObject&) = delete;
    ~TorchObject();

    /// Lives as long as this.
    [[nodiscard]] const PickleValue& root() const;

private:
    void openArchive(const std::string& path);

    std::string m_bytes;   ///< of the file
    std::string m_pickle;  ///< of an archive
    std::unique_ptr<const LegacyRecords> m_legacy;
    std::unique_ptr<const PickleGraph> m_graph;  ///< null where there are records of a file before 1.6
};

}  // namespace tensordesk
