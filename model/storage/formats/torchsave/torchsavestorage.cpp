// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/torchsave/torchsavestorage.h"

#include "model/storage/files/fileio.h"
#include "model/storage/files/filestretch.h"
#include "model/storage/files/zip/zipcrc.h"
#include "model/storage/files/zip/zippeek.h"
#include "model/storage/files/zip/zipverify.h"
#include "model/storage/formats/torchsave/torcharchive.h"
#include "model/storage/formats/torchsave/torchrecords.h"
#include "model/storage/formats/torchsave/torchtree.h"
#include "model/tensordict/base/progressscope.h"

#include <fcntl.h>

#include <algorithm>
#include <array>

namespace tensordesk {

namespace {

/// The first bytes of a file.
std::string headOf(const std::string& path, int64_t size)
{
    const Descriptor file = openFile(path, O_RDONLY);
    const FileState state = FileState::ofOpen(file.get(), path);
    std::string head(static_cast<std::size_t>(state.isRegular() ? std::min(size, state.size) : 0), '\0');
    readAt(file, head.data(), head.size(), 0, path);
    return head;
}

/// True for a pickle of protocol 0 or 1. These begin with no mark, so that the name must say it too.
bool isOldPickle(const std::string& path, std::string_view head)
{
    static constexpr std::array<std::string_view, 6> kEndings{".pkl", ".pickle", ".pck", ".p", ".pt", ".pth"};
    if (std::ranges::none_of(kEndings, [&](std::string_view ending) { return path.ends_with(ending); }))
        return false;
    constexpr std::string_view kFirst = "(]})lcIKMJFGNSTUV";
    if (head.empty() || kFirst.find(head.front()) == kFirst.npos)
        return false;
    const Descriptor file = openFile(path, O_RDONLY);
    char last = 0;
    readAt(file, &last, 1, FileState::ofOpen(file.get(), path).size - 1, path);
    return last == '.';
}

}  // namespace

bool isTorchSaveFile(const std::string& path)
{
    if (!isFile(path))
        return false;
    const std::string head = headOf(path, 2);
    if (head.starts_with("PK")) {
        const auto names = someZipNames(path);
        return std::ranges::any_of(names, TorchArchive::namesPickle) && std::ranges::find(names, "meta.json") == names.end();
    }
    return (head.size() == 2 && head[0] == '\x80' && head[1] >= 2 && head[1] <= 5) || isOldPickle(path, head);
}

TorchSaveStorage::TorchSaveStorage(const std::string& path, const OpenOptions& options)
    : SingleFileStorage(std::make_shared<SingleFile>(path))
{
    try {
        if (headOf(path, 2) == "PK")
            openArchive(options);
        else
            openPickle(options);
    } catch (Error& error) {
        error.inFile(path);
        throw;
    }
}

TorchSaveStorage::~TorchSaveStorage() = default;

void TorchSaveStorage::openArchive(const OpenOptions& options)
{
    TorchArchive archive(FileStretch::whole(file()), options);
    TensorDict root = archive.root();
    setRoot(std::move(root), archive.findings());
    m_levels = archive.levels();
    m_archives = archive.archives();
}

void TorchSaveStorage::openPickle(const OpenOptions& options)
{
    const auto mapping = file()->mapping();
    std::string read;
    if (!mapping)
        read = file()->read(0, file()->size());
    const std::string_view bytes = mapping ? std::string_view(reinterpret_cast<const char*>(mapping->data()),
                                                              static_cast<std::size_t>(file()->size()))
                                           : std::string_view(read);
    PicklePlace place(file(), bytes, 0);
    const auto show = [&](const TorchRecords& records, const PickleGraph& graph) {
        TorchTree tree(records, path(), options, graph.end());
        TensorDict root = tree.root(graph.root());
        setRoot(std::move(root), tree.findings());
        m_levels = tree.levels();
        m_archives = tree.archives();
    };
    if (LegacyRecords::recognises(bytes.substr(0, 32))) {
        const LegacyRecords records(bytes, std::move(place));
        show(records, records.object());
    } else {
        show(NoRecords(std::move(place)), PickleGraph(bytes));
    }
    file()->checkIntact();
}

void TorchSaveStorage::verify(const std::function<void(const Finding&)>& report, Progress& progress) const
{
    verifyEntries(root(), report, progress);
    const ProgressScope scope(progress);
    for (const StoredArchive& archive : m_archives) {
        const ZipBytes bytes = zipBytesOf(FileStretch::of(file(), archive.begin, archive.size));
        verifyMembers(bytes, *archive.directory, [&](const ZipMember& member, const Error& error) {
            report({Finding::Severity::Error, {}, path(), Message("{}: {}", stringLiteral(member.name), error.reason())});
        });
    }
}

void TorchSaveStorage::finishEdits(FileOverlay& written, Progress&)
{
    for (const StoredArchive& archive : m_archives)
        updateCrcs(written, *archive.directory, archive.begin);
}

}  // namespace tensordesk
