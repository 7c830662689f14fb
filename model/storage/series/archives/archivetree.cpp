// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/series/archives/archivetree.h"

#include "model/storage/files/fileio.h"
#include "model/storage/files/zip/zipextract.h"
#include "model/storage/formats/numpy/npyentry.h"
#include "model/storage/formats/numpy/npyobjects.h"
#include "model/storage/formats/torchsave/torcharchive.h"
#include "model/storage/series/archives/exportedweights.h"
#include "model/storage/series/archives/unpackedfiles.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/values/pickle/pickletext.h"

#include <algorithm>
#include <array>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

namespace tensordesk {
namespace {

/// The most bytes of a text, and of a packed pickle, that are shown.
constexpr int64_t kMostText = int64_t{16} << 20;
constexpr int64_t kMostPacked = int64_t{256} << 20;
constexpr std::size_t kMostDepth = 100;
/// The first bytes of an HDF5 file without a user block.
constexpr std::string_view kHdf5Mark = "\x89HDF\r\n\x1a\n";

/// The folders and files of an archive.
struct Folder {
    std::map<std::string, Folder, std::less<>> folders;
    std::vector<std::pair<std::string, const ZipMember*>> files;
};

Folder foldersOf(const ZipDirectory& directory)
{
    Folder root;
    for (const ZipMember& member : directory.members()) {
        Folder* folder = &root;
        std::string_view rest = member.name;
        std::size_t depth = 0;
        for (std::size_t slash = rest.find('/'); slash != rest.npos && depth < kMostDepth; slash = rest.find('/'), ++depth) {
            if (slash > 0)
                folder = &folder->folders[std::string(rest.substr(0, slash))];
            rest.remove_prefix(slash + 1);
        }
        if (!rest.empty())
            folder->files.emplace_back(rest, &member);
    }
    return root;
}

/// A file's name without its ending, as arrays of .npz are called: members that count up are then known as such.
Key keyOf(const std::string& name)
{
    const std::string_view ending = fileEnding(name);
    return Key(name.substr(0, name.size() - ending.size()));
}

bool isText(std::string_view bytes)
{
    return std::ranges::none_of(bytes,
                                [](char each) { return each >= 0 && each < ' ' && each != '\n' && each != '\r' && each != '\t'; })
        && isUtf8(bytes);
}

class Tree : public std::enable_shared_from_this<Tree> {
public:
    Tree(std::shared_ptr<OpenedArchive> archive, OpenOptions options, std::shared_ptr<CollectedParts> parts,
         std::shared_ptr<UnpackedFiles> files)
        : m_archive(std::move(archive)), m_options(std::move(options)), m_parts(std::move(parts)), m_files(std::move(files))
    {
    }

    [[nodiscard]] TensorDict root(const KeyPath& at)
    {
        const Folder all = foldersOf(m_archive->directory());
        const Folder* top = &all;
        while (top->files.empty() && top->folders.size() == 1)
            top = &top->folders.begin()->second;
        return level(*top, at);
    }

private:
    [[nodiscard]] TensorDict level(const Folder& folder, const KeyPath& at)
    {
        const auto config = std::ranges::find_if(folder.files, [](const auto& file) { return isWeightsConfig(file.first); });
        if (config != folder.files.end()) {
            try {
                return exportedWeights(*m_archive, *config->second, at, m_options.decorate);
            } catch (const Error& error) {
                if (error.kind() == ErrorKind::Cancelled)
                    throw;
                m_parts->note({Finding::Severity::Warning, at, joined(m_archive->path(), config->second->name), error.reason()});
            }
        }
        auto table = std::make_shared<StoredTable>();
        for (const auto& [name, below] : folder.folders)
            table->append(Key(name), Entry(level(below, at / Key(name))));
        for (const auto& [name, member] : folder.files) {
            Key key = keyOf(name);
            while (table->find(key))
                key += '\'';
            const KeyPath place = at / key;
            table->append(key, EntryLoader(
                                   [self = shared_from_this(), member = member, place] { return self->opened(*member, place); }));
        }
        return levelOf(std::move(table));
    }

    [[nodiscard]] Entry opened(const ZipMember& member, const KeyPath& at)
    {
        try {
            member.check();
            return entry(member, at);
        } catch (Error& error) {
            if (error.kind() == ErrorKind::Cancelled)
                throw;
            return Broken{error.inFile(joined(m_archive->path(), member.name)), std::nullopt, std::nullopt};
        }
    }

    [[nodiscard]] Entry entry(const ZipMember& member, const KeyPath& at)
    {
        const std::string head = beginningOf(m_archive->bytes(), member, 8);
        if (head.starts_with(kNpyMark))
            return member.isStored()
                     ? openNpy(m_archive->stretch().file, m_archive->stretchOf(member).begin, member.size, at, m_options.decorate)
                     : openPackedNpy(m_archive->unpacked(), member, at);
        if (head.starts_with("PK\3\4"))
            return inner(member, at);
        if (head.size() >= 2 && head[0] == '\x80' && head[1] >= 2 && head[1] <= 5)
            return pickle(member, at);
        if (!fileEnding(member.name).empty() || head == kHdf5Mark)
            return file(member, at);
        if (member.size <= kMostText) {
            const std::string content = extracted(m_archive->bytes(), member, kMostText);
            if (content.starts_with('{') || content.starts_with('[')) {
                try {
                    return NonTensor(parseJson(content), {});
                } catch (const Error&) {  // a text, then
                }
            }
            if (isText(content))
                return NonTensor(content, {});
        }
        throw Error(ErrorKind::NotImplementedError, "cannot be opened within an archive; unpack the archive and open the file");
    }

    /// Opens a copy of a member whose format cannot be read within another file.
    [[nodiscard]] Entry file(const ZipMember& member, const KeyPath& at)
    {
        const std::string name = joined(m_archive->path(), member.name);
        const std::string path = m_files->unpack(*m_archive, member);
        try {
            const auto storage = openStorage(path, optionsAt(at, m_options));
            m_parts->setKind(at, storage->kindOf({}));
            for (Finding finding : storage->findings()) {
                finding.path = at / finding.path;
                finding.file = name;
                m_parts->note(std::move(finding));
            }
            return storage->root();
        } catch (Error& error) {
            throw error.movedTo(name, path);
        }
    }

    /// A file of torch.save, or an archive such as .npz.
    [[nodiscard]] Entry inner(const ZipMember& member, const KeyPath& at)
    {
        const FileStretch stretch = member.isStored()
                                      ? m_archive->stretchOf(member)
                                      : FileStretch::whole(std::make_shared<SingleFile>(m_files->unpack(*m_archive, member)));
        auto archive = std::make_shared<OpenedArchive>(stretch, joined(m_archive->path(), member.name), m_archive.get());
        const auto& members = archive->directory().members();
        if (std::ranges::any_of(members, [](const ZipMember& each) { return TorchArchive::namesPickle(each.name); })) {
            TorchArchive saved(stretch, optionsAt(at, m_options));
            Entry content = saved.content();
            for (Finding& finding : saved.findings()) {
                finding.path = at / finding.path;
                m_parts->note(std::move(finding));
            }
            for (const auto& [path, kind] : saved.levels())
                m_parts->setKind(at / path, kind);
            return content;
        }
        if (at.size() > kMostDepth)
            throw Error(ErrorKind::ValueError, "is nested in more than {} folders and archives", kMostDepth);
        return std::make_shared<Tree>(std::move(archive), m_options, m_parts, m_files)->root(at);
    }

    [[nodiscard]] Entry pickle(const ZipMember& member, const KeyPath& at)
    {
        const bool isStored = member.isStored();
        const std::string content = isStored ? m_archive->stretchOf(member).read(0, member.size)
                                             : extracted(m_archive->bytes(), member, kMostPacked);
        std::shared_ptr<ByteFile> file = isStored ? m_archive->stretch().file : nullptr;
        NpyObjects objects = npyObjects(content, file, isStored ? m_archive->stretchOf(member).begin : 0, at, m_options.decorate);
        for (Finding& finding : objects.findings)
            m_parts->note(std::move(finding));
        for (const auto& [path, kind] : objects.levels)
            m_parts->setKind(path, kind);
        return std::move(objects.entry);
    }

    std::shared_ptr<OpenedArchive> m_archive;
    OpenOptions m_options;
    std::shared_ptr<CollectedParts> m_parts;
    std::shared_ptr<UnpackedFiles> m_files;
};

}  // namespace

std::string_view fileEnding(std::string_view name)
{
    static constexpr std::array<std::string_view, 9> kEndings{".npy",    ".npz", ".pt",   ".pth",        ".pkl",
                                                              ".pickle", ".h5",  ".hdf5", ".safetensors"};
    const auto* const found = std::ranges::find_if(kEndings, [&](std::string_view ending) { return name.ends_with(ending); });
    return found == kEndings.end() ? std::string_view() : *found;
}

TensorDict archiveTree(const std::shared_ptr<OpenedArchive>& archive, const OpenOptions& options,
                       const std::shared_ptr<CollectedParts>& parts)
{
    return std::make_shared<Tree>(archive, options, parts, std::make_shared<UnpackedFiles>())->root({});
}

}  // namespace tensordesk
