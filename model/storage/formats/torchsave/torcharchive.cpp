// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/torchsave/torcharchive.h"

#include "model/storage/files/zip/zipbytes.h"
#include "model/storage/files/zip/zipextract.h"
#include "model/tensordict/base/error.h"

#include <algorithm>
#include <utility>

namespace tensordesk {

namespace {

constexpr std::string_view kPickleName = "data.pkl";
/// For a pickle in an archive, whose values take about 40 times as much.
constexpr int64_t kMostPickle = int64_t{1} << 30;

}  // namespace

bool TorchArchive::namesPickle(std::string_view member)
{
    const auto slash = member.find('/');
    return slash != std::string_view::npos && member.substr(slash + 1) == kPickleName;
}

const ZipMember& TorchArchive::pickleMember(const ZipDirectory& directory)
{
    const auto found = std::ranges::find_if(directory.members(), [](const ZipMember& member) { return namesPickle(member.name); });
    if (found == directory.members().end())
        throw Error(ErrorKind::ValueError, "is a zip archive without a {}, so torch.save did not write it", kPickleName);
    return *found;
}

TorchArchive::Pickle TorchArchive::pickleIn(const ZipBytes& archive, const ZipDirectory& directory)
{
    const ZipMember& found = pickleMember(directory);
    std::string top = found.name.substr(0, found.name.size() - kPickleName.size());
    if (const ZipMember* order = directory.find(top + "byteorder"))
        if (extracted(archive, *order, 64) == "big")
            throw Error(
                ErrorKind::NotImplementedError,
                "was written on a big-endian machine, which this program does not read; load it in Python and save it again");
    return {&found, std::move(top), extracted(archive, found, kMostPickle)};
}

TorchArchive::TorchArchive(const FileStretch& archive, OpenOptions options)
    : m_archive(archive), m_file(archive.file->path()), m_options(std::move(options)),
      m_directory(std::make_shared<const ZipDirectory>(zipBytesOf(archive))), m_pickle(pickleIn(zipBytesOf(archive), *m_directory)),
      m_graph(m_pickle.bytes), m_records(archive, m_directory, m_pickle.top,
                                         PicklePlace(m_pickle.member->isStored() ? archive.file : nullptr, m_pickle.bytes,
                                                     archive.begin + m_pickle.member->offset)),
      m_tree(m_records, m_file, m_options, m_pickle.bytes.size())
{
}

std::vector<StoredArchive> TorchArchive::archives()
{
    std::vector<StoredArchive> archives = m_tree.archives();
    archives.push_back({m_directory, m_archive.begin, m_archive.size});
    return archives;
}

std::vector<Finding> TorchArchive::findings()
{
    std::vector<Finding> findings = m_tree.findings();
    for (const Message& oddity : m_directory->oddities())
        findings.push_back({Finding::Severity::Note, {}, m_file, oddity});
    return findings;
}

}  // namespace tensordesk
