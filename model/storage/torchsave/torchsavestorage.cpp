// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/torchsave/torchsavestorage.h"

#include "model/storage/fileio.h"
#include "model/storage/torchsave/torchobject.h"
#include "model/storage/torchsave/torchrecords.h"
#include "model/storage/torchsave/torchtree.h"
#include "model/storage/zip/zipcrc.h"
#include "model/storage/zip/zipextract.h"
#include "model/storage/zip/zippeek.h"

#include <fcntl.h>

#include <algorithm>

namespace tensordesk {

namespace {

constexpr std::string_view kPickleName = "data.pkl";
/// Of a pickle in an archive, whose values take some 40 times as much.
constexpr int64_t kMostPickle = int64_t{1} << 30;

/// The first bytes of a file.
std::string headOf(const std::string& path, int64_t size)
{
    const Descriptor file = openFile(path, O_RDONLY);
    const FileState state = FileState::ofOpen(file.get(), path);
    std::string head(static_cast<std::size_t>(state.isRegular() ? std::min(size, state.size) : 0), '\0');
    readAt(file, head.data(), head.size(), 0, path);
    return head;
}

}  // namespace

bool isTorchSaveFile(const std::string& path)
{
    if (!isFile(path))
        return false;
    const std::string head = headOf(path, 2);
    if (head.starts_with("PK")) {
        const auto names = someZipNames(path);
        return std::ranges::any_of(names, isTorchPickleName) && std::ranges::find(names, "meta.json") == names.end();
    }
    return head.size() == 2 && head[0] == '\x80' && head[1] >= 2 && head[1] <= 5;
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
    const ZipBytes bytes = zipBytesOf(file());
    m_directory = std::make_shared<const ZipDirectory>(bytes);
    const auto& members = m_directory->members();
    const auto found = std::ranges::find_if(members, [](const ZipMember& member) { return isTorchPickleName(member.name); });
    if (found == members.end())
        throw Error(ErrorKind::ValueError, "is a zip archive without a {}, so torch.save did not write it", kPickleName);
    const std::string top = found->name.substr(0, found->name.size() - kPickleName.size());
    if (const ZipMember* order = m_directory->find(top + "byteorder"))
        if (extracted(bytes, *order, 64) == "big")
            throw Error(
                ErrorKind::NotImplementedError,
                "was written on a big-endian machine, which this program does not read; load it in Python and save it anew");
    const std::string pickle = extracted(bytes, *found, kMostPickle);
    const PickleGraph graph(pickle);
    const ZipRecords records(file(), m_directory, top,
                             PicklePlace(found->isStored() ? file() : nullptr, pickle, found->isStored() ? found->offset : 0));
    TorchTree tree(records, path(), options, pickle.size());
    TensorDict root = tree.root(graph.root());
    std::vector<Finding> findings = tree.findings();
    for (const Message& oddity : m_directory->oddities())
        findings.push_back({Finding::Severity::Note, {}, path(), oddity});
    setRoot(std::move(root), std::move(findings));
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
    if (!m_directory)
        return;
    const ZipBytes bytes = zipBytesOf(file());
    for (const ZipMember& member : m_directory->members()) {
        progress.check();
        try {
            extract(bytes, member, [&](std::string_view) { progress.check(); });
        } catch (const Error& error) {
            if (error.kind() == ErrorKind::Cancelled)
                throw;
            report({Finding::Severity::Error, {}, path(), Message("{}: {}", stringLiteral(member.name), error.reason())});
        }
    }
}

void TorchSaveStorage::finishEdits(FileOverlay& written, Progress&)
{
    if (m_directory)
        updateCrcs(written, *m_directory);
}

}  // namespace tensordesk
