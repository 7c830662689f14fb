// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/series/dcp/dcpstorage.h"

#include "model/storage/arrays/raw/rawleaf.h"
#include "model/storage/files/fileio.h"
#include "model/storage/files/filestretch.h"
#include "model/storage/files/linkpolicy.h"
#include "model/storage/files/zip/zipbytes.h"
#include "model/storage/files/zip/zipverify.h"
#include "model/storage/formats/safetensors/dottednames.h"
#include "model/storage/formats/torchsave/torcharchive.h"
#include "model/storage/series/dcp/dcpleaf.h"
#include "model/storage/series/dcp/dcpmetadata.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/tree/visit.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <unordered_map>
#include <utility>

namespace tensordesk {

namespace {

/// Its values take some 40 times as much.
constexpr int64_t kMostDcpMetadata = int64_t{1} << 30;

}  // namespace

/// The items of a distributed checkpoint, opened one by one. May be used from any thread.
class DcpTree : public std::enable_shared_from_this<DcpTree> {
public:
    DcpTree(std::string folder, const OpenOptions& options);

    [[nodiscard]] TensorDict root() const;
    [[nodiscard]] const std::string& folder() const noexcept { return m_folder; }
    /// All that the metadata says where it lies.
    [[nodiscard]] std::vector<DcpPlace> places() const;
    [[nodiscard]] FileStretch stretch(const DcpPlace& place) const;

private:
    [[nodiscard]] Entry opened(const DcpItem& item, const KeyPath& at) const;
    [[nodiscard]] Entry tensor(const DcpTensor& tensor, const KeyPath& at) const;
    [[nodiscard]] std::shared_ptr<SingleFile> file(const std::string& name) const;

    std::string m_folder;
    std::string m_realFolder;
    OpenOptions m_options;
    std::vector<DcpItem> m_items;
    std::unordered_map<std::string_view, const DcpItem*> m_byName;

    mutable std::mutex m_mutex;  ///< guards the following members
    mutable std::map<std::string, std::shared_ptr<SingleFile>> m_files;
};

DcpTree::DcpTree(std::string folder, const OpenOptions& options)
    : m_folder(std::move(folder)), m_realFolder(realPath(m_folder)), m_options(options)
{
    const std::string file = joined(m_folder, kDcpMetadataFile);
    checkLeadsWithin(file, m_realFolder);
    try {
        m_items = readDcpMetadata(readFile(file, kMostDcpMetadata));
    } catch (Error& error) {
        throw error.inFile(file);
    }
    for (const DcpItem& item : m_items)
        m_byName.emplace(item.name, &item);
}

TensorDict DcpTree::root() const
{
    const NamedLoader load = [self = shared_from_this()](const std::string& name, const KeyPath& at) {
        return self->opened(*self->m_byName.at(name), at);
    };
    std::vector<std::string> names;
    std::vector<PlacedName> placed;
    for (const DcpItem& item : m_items) {
        names.push_back(item.name);
        placed.push_back({item.name, item.path.empty() ? std::vector<Key>{item.name} : item.path});
    }
    const bool isPlaced = std::ranges::any_of(m_items, [](const DcpItem& item) { return !item.path.empty(); });
    return isPlaced ? atTheirPaths(placed, load) : splitAtDots(names, load);
}

std::vector<DcpPlace> DcpTree::places() const
{
    std::vector<DcpPlace> places;
    for (const DcpItem& item : m_items) {
        if (item.place)
            places.push_back(*item.place);
        for (const DcpChunk& chunk : item.tensor ? item.tensor->chunks : std::vector<DcpChunk>())
            if (chunk.place)
                places.push_back(*chunk.place);
    }
    return places;
}

std::shared_ptr<SingleFile> DcpTree::file(const std::string& name) const
{
    const std::lock_guard lock(m_mutex);
    if (const auto known = m_files.find(name); known != m_files.end())
        return known->second;
    const std::string path = pathWithin(m_folder, m_realFolder, name);
    if (!exists(path))
        throw Error(ErrorKind::FileNotFoundError,
                    "this file of the checkpoint is missing; copy it here from where the process that wrote it ran")
            .inFile(path);
    return m_files.emplace(name, std::make_shared<SingleFile>(path)).first->second;
}

FileStretch DcpTree::stretch(const DcpPlace& place) const
{
    if (place.isTransformed)
        throw Error(ErrorKind::NotImplementedError,
                    "was packed by an extension of the program that saved it; load it in Python and save it without one")
            .inFile(joined(m_folder, kDcpMetadataFile));
    return FileStretch::of(file(place.file), place.offset, place.length);
}

Entry DcpTree::tensor(const DcpTensor& tensor, const KeyPath& at) const
{
    try {
        static_cast<void>(extentOf(tensor.shape, tensor.dtype));
        std::vector<DcpLeaf::Chunk> chunks;
        for (const DcpChunk& chunk : tensor.chunks) {
            if (!chunk.place)
                throw Error(ErrorKind::ValueError, "the metadata lacks the location of the chunk at {}", toString(chunk.offsets))
                    .inFile(joined(m_folder, kDcpMetadataFile));
            if (chunk.offsets.size() != chunk.sizes.size())
                throw Error(ErrorKind::ValueError, "has a chunk of {} sizes and {} offsets", chunk.sizes.size(),
                            chunk.offsets.size())
                    .inFile(joined(m_folder, kDcpMetadataFile));
            Part part;
            for (std::size_t dim = 0; dim < chunk.sizes.size(); ++dim)
                part.push_back({chunk.offsets[dim], 1, chunk.sizes[dim]});
            chunks.push_back({std::move(part), stretch(*chunk.place)});
        }
        std::shared_ptr<LeafSource> source = std::make_shared<DcpLeaf>(tensor.shape, tensor.dtype, std::move(chunks));
        return Leaf(m_options.decorate ? m_options.decorate(at, std::move(source)) : std::move(source));
    } catch (Error& error) {
        if (error.kind() == ErrorKind::Cancelled)
            throw;
        return Broken{error, tensor.shape, tensor.dtype};
    }
}

Entry DcpTree::opened(const DcpItem& item, const KeyPath& at) const
{
    const std::string metadata = joined(m_folder, kDcpMetadataFile);
    if (item.defect)
        throw Error(*item.defect).inFile(metadata);
    if (item.tensor)
        return tensor(*item.tensor, at);
    if (!item.place)
        throw Error(ErrorKind::ValueError, "the metadata lacks its location").inFile(metadata);
    const FileStretch archive = stretch(*item.place);
    try {
        return TorchArchive(archive, optionsAt(at, m_options)).content();
    } catch (Error& error) {
        throw error.inFile(archive.file->path());
    }
}

DcpStorage::DcpStorage(const std::string& folder, const OpenOptions& options)
    : DcpStorage(std::make_shared<const DcpTree>(folder, options))
{
}

namespace {

/// A program that rewrites a checkpoint writes its metadata last.
std::shared_ptr<const CollectedParts> watchedParts(const std::string& folder)
{
    auto parts = std::make_shared<CollectedParts>();
    parts->watch().add(joined(folder, kDcpMetadataFile));
    return parts;
}

}  // namespace

DcpStorage::DcpStorage(const std::shared_ptr<const DcpTree>& tree)
    : CollectedStorage(tree->folder(), "distributed checkpoint", tree->root(), watchedParts(tree->folder())), m_tree(tree)
{
}

DcpStorage::~DcpStorage() = default;

void DcpStorage::verify(const std::function<void(const Finding&)>& report, Progress& progress) const
{
    CollectedStorage::verify(report, progress);
    const ProgressScope scope(progress);
    // Opened again, so that no one else uses these leaves and each consists of chunks.
    visitLeaves(std::make_shared<const DcpTree>(path(), OpenOptions())->root(), StackWalk::ByMember,
                [&](const KeyPath& key, const Leaf& leaf) {
                    try {
                        if (const auto* chunks = dynamic_cast<const DcpLeaf*>(leaf.source().get()))
                            chunks->checkChunks();
                    } catch (const Error& error) {
                        if (error.kind() == ErrorKind::Cancelled)
                            throw;
                        report({Finding::Severity::Error, key, error.file().empty() ? path() : error.file(), error.reason()});
                    }
                });
    for (const DcpPlace& place : m_tree->places()) {
        std::optional<FileStretch> archive;
        try {
            archive = m_tree->stretch(place);
            const ZipBytes bytes = zipBytesOf(*archive);
            verifyMembers(bytes, ZipDirectory(bytes), [&](const ZipMember&, const Error& error) {
                report({Finding::Severity::Error,
                        {},
                        archive->file->path(),
                        Message("the archive at byte {}: {}", place.offset, error.reason())});
            });
        } catch (const Error& error) {
            if (error.kind() == ErrorKind::Cancelled)
                throw;
            // A missing file is reported with its entry.
            if (archive)
                report({Finding::Severity::Error,
                        {},
                        archive->file->path(),
                        Message("the archive at byte {}: {}", place.offset, error.reason())});
        }
    }
}

bool isDcpFolder(const std::string& folder)
{
    const std::string path = joined(folder, kDcpMetadataFile);
    if (!isFolder(folder) || !isFile(path))
        return false;
    const SingleFile file(path);
    constexpr int64_t looked = 256;
    return isDcpMetadata(file.read(0, std::min(looked, file.size())));
}

}  // namespace tensordesk
