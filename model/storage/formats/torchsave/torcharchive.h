// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/filestretch.h"
#include "model/storage/files/zip/zipdirectory.h"
#include "model/storage/formats/torchsave/torchrecords.h"
#include "model/storage/formats/torchsave/torchtree.h"
#include "model/storage/storage.h"
#include "model/tensordict/values/pickle/picklegraph.h"

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

/// An archive of torch.save, in a file or a part of one, while it is being opened. It owns the pickle; leaves refer only to the
/// file, and can outlive this object.
class TorchArchive {
public:
    /// Reads the archive's directory and the pickle. Throws ValueError if it is not such an archive.
    TorchArchive(const FileStretch& archive, OpenOptions options);

    /// Returns the content as a tree. Throws the error of the root entry if that is Broken.
    [[nodiscard]] TensorDict root() { return m_tree.root(m_graph.root()); }
    /// Returns the content as an entry of a larger tree, which may be Broken.
    [[nodiscard]] Entry content() { return m_tree.content(m_graph.root()); }
    /// Returns the findings. Call it after root() or content().
    [[nodiscard]] std::vector<Finding> findings();
    /// Returns the kinds of the nested levels by path; see TorchTree::levels().
    [[nodiscard]] std::map<KeyPath, StoredLevel> levels() { return m_tree.levels(); }
    /// Returns the archives in the file, an inner one before the one around it. Call it once, after root() or content().
    [[nodiscard]] std::vector<StoredArchive> archives();

    /// True for the name of the pickle that every such archive has: `top/data.pkl`, exactly one folder deep.
    [[nodiscard]] static bool namesPickle(std::string_view member);
    /// Returns the member with the pickle. Throws ValueError if there is none.
    [[nodiscard]] static const ZipMember& pickleMember(const ZipDirectory& directory);
    /// The member with the pickle, and the top folder of all members, with a trailing slash.
    struct Pickle {
        const ZipMember* member;
        std::string top;
        std::string bytes;
    };
    /// Returns the pickle, which points into `directory`. Throws ValueError if there is none, and NotImplementedError if a big-endian
    /// machine wrote it.
    [[nodiscard]] static Pickle pickleIn(const ZipBytes& archive, const ZipDirectory& directory);

private:
    FileStretch m_archive;
    std::string m_file;
    OpenOptions m_options;
    std::shared_ptr<const ZipDirectory> m_directory;
    Pickle m_pickle;
    PickleGraph m_graph;
    ZipRecords m_records;
    TorchTree m_tree;
};

}  // namespace tensordesk
