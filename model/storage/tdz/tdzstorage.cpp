// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/tdz/tdzstorage.h"

#include "model/storage/fileio.h"
#include "model/storage/memmap/memmapreader.h"
#include "model/storage/memmap/memmapverify.h"
#include "model/storage/memmap/metajson.h"
#include "model/storage/replay/replayfolder.h"
#include "model/storage/tdz/tdzwriter.h"
#include "model/storage/zip/zipcrc.h"
#include "model/storage/zip/zipextract.h"
#include "model/storage/zip/zippeek.h"
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

std::shared_ptr<ArchiveFiles> filesOf(const std::shared_ptr<SingleFile>& file, SourceDecorator decorate)
{
    return std::make_shared<ArchiveFiles>(file, std::make_shared<const ZipDirectory>(zipBytesOf(file)), std::move(decorate));
}

}  // namespace

bool isTdzArchive(const std::string& path)
{
    const auto names = someZipNames(path);
    return std::ranges::find(names, kMetaFile) != names.end();
}

TdzStorage::TdzStorage(const std::string& path, const OpenOptions& options)
    : RewrittenFileStorage(std::make_shared<SingleFile>(path)),
      m_directory(std::make_shared<const ZipDirectory>(zipBytesOf(file()))),
      m_files(std::make_shared<ArchiveFiles>(file(), m_directory, options.decorate))
{
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
    updateCrcs(file, *m_directory);
}

TensorDict TdzStorage::readFrom(const std::shared_ptr<SingleFile>& file) const
{
    return openMemmapRoot(filesOf(file, {}));
}

void TdzStorage::writeTo(const std::string& path, const TensorDict& td, Progress& progress) const
{
    writeTdz(td, path, td.device() ? "cpu" : "None", progress);
}

std::optional<Message> TdzStorage::whatIsLost() const
{
    const auto& members = m_directory->members();
    if (const auto packed = std::ranges::find_if_not(members, &ZipMember::isStored); packed != members.end())
        return Message("the member {} is packed", stringLiteral(packed->name));
    const auto files = filesOf(file(), {});
    visitBelow(openMemmapRoot(files), StackWalk::ByMember, [](const Entry&) { });
    if (const auto unused = files->unused(); !unused.empty())
        return Message("the member {}, which is no part of the tensordict, would be lost", stringLiteral(unused.front()));
    return std::nullopt;
}

void TdzStorage::reopen()
{
    m_directory = std::make_shared<const ZipDirectory>(zipBytesOf(file()));
    m_files = std::make_shared<ArchiveFiles>(file(), m_directory, SourceDecorator());
    setRoot(openMemmapRoot(m_files), {});
}

void TdzStorage::verify(const std::function<void(const Finding&)>& report, Progress& progress) const
{
    const ProgressScope scope(progress);
    // What is wrong with a member is told once, of the entry that it is of where there is one.
    std::set<std::string> told;
    const std::function<void(const Finding&)> reportOnce = [&](const Finding& finding) {
        if (told.insert(finding.message.english()).second || finding.severity != Finding::Severity::Error)
            report(finding);
    };
    // Read again: edits change the CRCs.
    const auto directory = std::make_shared<const ZipDirectory>(zipBytesOf(file()));
    const auto files = std::make_shared<ArchiveFiles>(file(), directory, SourceDecorator());
    verifyLevels(files, [](const KeyPath&, const std::string&) { }, reportOnce, progress);
    for (const std::string& name : files->unused())
        if (!belongsToLayout(name))
            report({Finding::Severity::Note, {}, joined(path(), name), Message("is not part of the tensordict")});
    for (const ZipMember& member : directory->members()) {
        if (member.isFolder())
            continue;
        try {
            extract(files->bytes(), member, [&](std::string_view) { progress.check(); });
        } catch (const Error& error) {
            if (error.kind() == ErrorKind::Cancelled)
                throw;
            reportOnce({Finding::Severity::Error, {}, path(), error.reason()});
        }
    }
}

}  // namespace tensordesk
