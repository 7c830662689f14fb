// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/numpy/npzstorage.h"

#include "model/storage/numpy/npyentry.h"
#include "model/storage/zip/zipcrc.h"
#include "model/storage/zip/zipextract.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/tree/entrytable.h"
#include "model/tensordict/tree/mappingnode.h"

#include <set>

namespace tensordesk {

namespace {

constexpr std::string_view kNpyEnding = ".npy";

/// The key of a member; its whole name if another member has that key.
Key npzKey(const std::string& name, std::set<Key>& taken)
{
    const std::string_view key(name.data(), name.ends_with(kNpyEnding) ? name.size() - kNpyEnding.size() : name.size());
    if (taken.emplace(key).second)
        return Key(key);
    taken.insert(name);
    return name;
}

struct NpzArray {
    std::shared_ptr<SingleFile> file;
    std::shared_ptr<const ZipDirectory> directory;
    std::shared_ptr<UnpackedMembers> unpacked;
    SourceDecorator decorate;

    [[nodiscard]] Entry open(const ZipMember& member, const Key& key) const
    {
        try {
            member.check();
            return member.isStored() ? openNpy(file, member.offset, member.size, {key}, decorate) : openPackedNpy(unpacked, member);
        } catch (Error& error) {
            if (error.kind() == ErrorKind::Cancelled)
                throw;
            return Broken{error.inFile(file->path()), std::nullopt, std::nullopt};
        }
    }
};

}  // namespace

NpzStorage::NpzStorage(const std::string& path, const OpenOptions& options)
    : SingleFileStorage(std::make_shared<SingleFile>(path)), m_directory(std::make_shared<const ZipDirectory>(zipBytesOf(file())))
{
    const auto array = std::make_shared<const NpzArray>(
        NpzArray{file(), m_directory, std::make_shared<UnpackedMembers>(zipBytesOf(file())), options.decorate});
    auto table = std::make_shared<StoredTable>();
    std::set<Key> taken;
    for (const ZipMember& member : m_directory->members()) {
        if (member.isFolder())
            continue;
        const Key key = npzKey(member.name, taken);
        table->append(key, EntryLoader([array, &member, key] { return array->open(member, key); }));
    }
    std::vector<Finding> findings;
    for (const Message& oddity : m_directory->oddities())
        findings.push_back({Finding::Severity::Warning, {}, path, oddity});
    setRoot(TensorDict(std::make_shared<MappingNode>(Shape(), DimNames(), std::nullopt, std::move(table))), std::move(findings));
}

void NpzStorage::finishEdits(FileOverlay& file, Progress& progress)
{
    const ProgressScope scope(progress);
    updateCrcs(file, *m_directory);
}

void NpzStorage::verify(const std::function<void(const Finding&)>& report, Progress& progress) const
{
    for (const Finding& finding : findings())
        report(finding);
    verifyEntries(root(), report, progress);
    const ProgressScope scope(progress);
    // Read again: edits change the CRCs.
    const ZipBytes archive = zipBytesOf(file());
    const ZipDirectory directory(archive);
    std::set<Key> taken;
    for (const ZipMember& member : directory.members()) {
        if (member.defect || member.isFolder())
            continue;
        const Key key = npzKey(member.name, taken);
        try {
            extract(archive, member, [](std::string_view) { });
        } catch (const Error& error) {
            if (error.kind() == ErrorKind::Cancelled)
                throw;
            report({Finding::Severity::Error, {key}, path(), error.reason()});
        }
    }
}

}  // namespace tensordesk
