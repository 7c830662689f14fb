// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/tdz/tdzstorage.h"

#include "model/storage/files/fileio.h"
#include "model/storage/files/zip/zipcrc.h"
#include "model/storage/files/zip/zippeek.h"
#include "model/storage/files/zip/zipverify.h"
#include "model/storage/formats/memmap/files/replayfolder.h"
#include "model/storage/formats/memmap/memmapreader.h"
#include "model/storage/formats/memmap/memmapverify.h"
#include "model/storage/formats/memmap/metajson.h"
#include "model/storage/formats/tdz/tdzformat.h"
#include "model/storage/formats/tdz/tdzwriter.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/tree/visit.h"

#include <algorithm>
#include <functional>
#include <set>

namespace tensordesk {

namespace {

/// Members that are of the layout, and nobody looks for.
bool belongsToLayout(const std::string& name)
{
    return name == kReplayStorageFile || name == "json_types.json" || name.ends_with("/json_types.json");
}

std::shared_ptr<OpenedArchive> archiveOf(const std::shared_ptr<SingleFile>& file)
{
    return std::make_shared<OpenedArchive>(FileStretch::whole(file), file->path());
}

/// Returns all members; findings of the archive are reported with theirs.
std::shared_ptr<ArchiveFiles> filesOf(const std::shared_ptr<OpenedArchive>& archive, const SourceDecorator& decorate)
{
    auto files = std::make_shared<ArchiveFiles>(archive, "", decorate);
    for (const Message& oddity : archive->oddities())
        files->report({Finding::Severity::Warning, {}, archive->path(), oddity});
    return files;
}

}  // namespace

bool isTdzArchive(const std::string& path)
{
    const auto names = someZipNames(path);
    return std::ranges::find(names, kMetaFile) != names.end();
}

TdzStorage::TdzStorage(const std::string& path, const OpenOptions& options)
    : RewrittenFileStorage(std::make_shared<SingleFile>(path))
{
    openAll(options.decorate);
}

void TdzStorage::openAll(const SourceDecorator& decorate)
{
    m_archive = archiveOf(file());
    m_files = filesOf(m_archive, decorate);
    setRoot(openMemmapRoot(m_files), {});
}

TdzStorage::~TdzStorage() = default;

std::vector<Finding> TdzStorage::findings() const
{
    return m_files->findings();
}

void TdzStorage::beginEditing(const std::string& journal)
{
    m_files->checkEditingAllowed();
    RewrittenFileStorage::beginEditing(journal);
}

void TdzStorage::finishEdits(FileOverlay& file, Progress& progress)
{
    const ProgressScope scope(progress);
    updateCrcs(file, m_archive->directory());
}

const FormatLimits& TdzStorage::limits() const
{
    return *tdzFormat().limits();
}

TensorDict TdzStorage::readFrom(const std::shared_ptr<SingleFile>& file) const
{
    return openMemmapRoot(filesOf(archiveOf(file), {}));
}

void TdzStorage::writeTo(const std::string& path, const TensorDict& td, Progress& progress) const
{
    writeTdz(td, path, td.device() ? "cpu" : "None", progress);
}

std::optional<Message> TdzStorage::whatIsLost() const
{
    const auto& members = m_archive->directory().members();
    if (const auto packed = std::ranges::find_if_not(members, &ZipMember::isStored); packed != members.end())
        return Message("the member {} is packed", stringLiteral(packed->name));
    const auto archive = archiveOf(file());
    visitBelow(openMemmapRoot(filesOf(archive, {})), StackWalk::ByMember, [](const Entry&) { });
    if (const auto unused = archive->unused(); !unused.empty())
        return Message("the member {}, which is not a part of the tensordict, would be lost", stringLiteral(unused.front()));
    return std::nullopt;
}

void TdzStorage::reopen()
{
    openAll({});
}

void TdzStorage::verify(const std::function<void(const Finding&)>& report, Progress& progress) const
{
    const ProgressScope scope(progress);
    // The defect of a member is reported once, with its entry if there is one.
    std::set<std::string> told;
    const std::function<void(const Finding&)> reportOnce = [&](const Finding& finding) {
        if (told.insert(finding.message.english()).second || finding.severity != Finding::Severity::Error)
            report(finding);
    };
    // Read again: edits change the CRCs.
    const auto archive = archiveOf(file());
    verifyLevels(filesOf(archive, {}), [](const KeyPath&, const std::string&) { }, reportOnce, progress);
    for (const std::string& name : archive->unused())
        if (!belongsToLayout(name))
            report({Finding::Severity::Note, {}, joined(path(), name), Message("is not part of the tensordict")});
    verifyMembers(archive->bytes(), archive->directory(), [&](const ZipMember&, const Error& error) {
        reportOnce({Finding::Severity::Error, {}, path(), error.reason()});
    });
}

}  // namespace tensordesk
