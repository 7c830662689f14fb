// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/rawbytes/filestretch.h"
#include "model/storage/storage.h"
#include "model/storage/torchsave/torchrecords.h"
#include "model/storage/torchsave/torchtree.h"
#include "model/storage/zip/zipdirectory.h"
#include "model/tensordict/values/pickle/picklegraph.h"

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

/// An archive of torch.save, a file or a stretch of one, while it is opened: holds its pickle, which the leaves do without.
class TorchArchive {
public:
    /// Reads the archive's directory and the pickle. ValueError if it is no such archive.
    TorchArchive(const FileStretch& archive, OpenOptions options);

    /// What it holds, as a tree or as an entry of a larger one. Throws if the whole is broken.
    [[nodiscard]] TensorDict root() { return m_tree.root(m_graph.root()); }
    [[nodiscard]] Entry content() { return m_tree.content(m_graph.root()); }
    /// What is odd; to be asked after these.
    [[nodiscard]] std::vector<Finding> findings();
    [[nodiscard]] std::map<KeyPath, StoredLevel> levels() { return m_tree.levels(); }
    [[nodiscard]] const std::shared_ptr<const ZipDirectory>& directory() const noexcept { return m_directory; }

    /// True for the name of the pickle that every such archive has: `top/data.pkl`, and nothing deeper.
    [[nodiscard]] static bool namesPickle(std::string_view member);
    /// The member of that name. ValueError if there is none.
    [[nodiscard]] static const ZipMember& pickleMember(const ZipDirectory& directory);

private:
    /// The member that holds the pickle, and the folder in the archive that all members lie in, with its slash.
    struct Pickle {
        const ZipMember* member;
        std::string top;
        std::string bytes;
    };
    [[nodiscard]] static Pickle pickleIn(const FileStretch& archive, const ZipDirectory& directory);

    std::string m_file;
    OpenOptions m_options;
    std::shared_ptr<const ZipDirectory> m_directory;
    Pickle m_pickle;
    PickleGraph m_graph;
    ZipRecords m_records;
    TorchTree m_tree;
};

}  // namespace tensordesk
