// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/numpy/npzstorage.h"

#include "model/storage/files/zip/zipcrc.h"
#include "model/storage/files/zip/zipextract.h"
#include "model/storage/formats/common/npyrecords.h"
#include "model/storage/formats/numpy/npyentry.h"
#include "model/storage/formats/numpy/npywriter.h"
#include "model/storage/formats/numpy/npzformat.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/tree/entrytable.h"
#include "model/tensordict/tree/mappingnode.h"

#include <algorithm>
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
            return member.isStored() ? openNpy(file, member.offset, member.size, {key}, decorate)
                                     : openPackedNpy(unpacked, member, {key});
        } catch (Error& error) {
            if (error.kind() == ErrorKind::Cancelled)
                throw;
            return Broken{error.inFile(file->path()), std::nullopt, std::nullopt};
        }
    }
};

TensorDict npzIn(const std::shared_ptr<SingleFile>& file, std::shared_ptr<const ZipDirectory> directory,
                 const SourceDecorator& decorate)
{
    const auto array = std::make_shared<const NpzArray>(
        NpzArray{file, std::move(directory), std::make_shared<UnpackedMembers>(zipBytesOf(file)), decorate});
    auto table = std::make_shared<StoredTable>();
    std::set<Key> taken;
    for (const ZipMember& member : array->directory->members()) {
        if (member.isFolder())
            continue;
        const Key key = npzKey(member.name, taken);
        table->append(key, EntryLoader([array, &member, key] { return array->open(member, key); }));
    }
    return TensorDict(std::make_shared<MappingNode>(Shape(), DimNames(), std::nullopt, std::move(table)));
}

}  // namespace

NpzStorage::NpzStorage(const std::string& path, const OpenOptions& options)
    : RewrittenFileStorage(std::make_shared<SingleFile>(path))
{
    openAll(options.decorate);
}

void NpzStorage::openAll(const SourceDecorator& decorate)
{
    m_directory = std::make_shared<const ZipDirectory>(zipBytesOf(file()));
    std::vector<Finding> findings;
    for (const Message& oddity : m_directory->oddities())
        findings.push_back({Finding::Severity::Warning, {}, path(), oddity});
    setRoot(npzIn(file(), m_directory, decorate), std::move(findings));
}

const FormatLimits& NpzStorage::limits() const
{
    return *npzFormat().limits();
}

TensorDict NpzStorage::readFrom(const std::shared_ptr<SingleFile>& file) const
{
    return npzIn(file, std::make_shared<const ZipDirectory>(zipBytesOf(file)), {});
}

void NpzStorage::writeTo(const std::string& path, const TensorDict& td, Progress& progress) const
{
    writeNpz(td, path, progress);
}

void NpzStorage::reopen()
{
    openAll({});
}

std::optional<Message> NpzStorage::whatIsLost() const
{
    const auto& members = m_directory->members();
    if (const auto packed = std::ranges::find_if_not(members, &ZipMember::isStored); packed != members.end())
        return Message("the member {} is packed", stringLiteral(packed->name));
    const TensorDict td = root();
    for (std::size_t i = 0; i < td.count(); ++i)
        if (const Entry entry = td.entryAt(i); std::holds_alternative<NonTensor>(entry))
            return Message("the array of texts {} would be lost", stringLiteral(td.keyAt(i)));
        else if (std::holds_alternative<TensorDict>(entry))
            return Message("the array of records or objects {} would be lost", stringLiteral(td.keyAt(i)));
    return std::nullopt;
}

NotesReader NpzStorage::notes() const
{
    return [bytes = zipBytesOf(file()), directory = m_directory](const KeyPath& path) -> EntryNotes {
        std::set<Key> taken;
        for (const ZipMember& member : directory->members()) {
            if (member.isFolder() || path.empty() || npzKey(member.name, taken) != path.front().key())
                continue;
            try {
                const NpyHeader header = readNpyHeader(member.size, [&](int64_t offset, int64_t count) {
                    return beginningOf(bytes, member, offset + count).substr(static_cast<std::size_t>(offset));
                });
                return npyNotes(header.type, path.tail());
            } catch (const Error&) {
                return {};  // the entry says why
            }
        }
        return {};
    };
}

void NpzStorage::checkHolds(const TensorDict& td, const Mutation& change) const
{
    RewrittenFileStorage::checkHolds(td, change);
    const auto* put = std::get_if<Set>(&change);
    if (put != nullptr && std::holds_alternative<TensorDict>(put->entry))
        throw Error(ErrorKind::NotImplementedError, "a .npz file can only hold arrays; store each leaf under a key of the root")
            .within(put->path)
            .inFile(path());
    if (std::holds_alternative<SetBatchSize>(change))
        throw Error(ErrorKind::NotImplementedError,
                    "a .npz file notes no batch size; save it as a memmap folder or an HDF5 file, and change it there")
            .inFile(path());
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
