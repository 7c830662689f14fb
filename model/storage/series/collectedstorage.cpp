// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/series/collectedstorage.h"

#include "model/storage/formats/common/singlefilestorage.h"
#include "model/tensordict/tree/mappingnode.h"

#include <algorithm>

namespace tensordesk {

void CollectedParts::add(CollectedPart part)
{
    const std::lock_guard lock(m_mutex);
    m_kinds[part.at] = part.kind;
    m_parts.push_back(std::move(part));
}

void CollectedParts::note(Finding finding)
{
    const std::lock_guard lock(m_mutex);
    m_findings.push_back(std::move(finding));
}

void CollectedParts::setKind(const KeyPath& path, StoredLevel kind)
{
    const std::lock_guard lock(m_mutex);
    m_kinds[path] = kind;
}

void CollectedParts::nameMembers(const KeyPath& stack, std::vector<std::string> names)
{
    const std::lock_guard lock(m_mutex);
    m_memberNames.insert_or_assign(stack, std::move(names));
}

std::vector<CollectedPart> CollectedParts::parts() const
{
    const std::lock_guard lock(m_mutex);
    return m_parts;
}

std::optional<StoredLevel> CollectedParts::kindAt(const KeyPath& path) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_kinds.find(path);
    return found == m_kinds.end() ? std::nullopt : std::optional(found->second);
}

std::vector<Finding> CollectedParts::findings() const
{
    const std::lock_guard lock(m_mutex);
    return m_findings;
}

std::vector<std::string> CollectedParts::memberNames(const KeyPath& stack) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_memberNames.find(stack);
    return found == m_memberNames.end() ? std::vector<std::string>() : found->second;
}

CollectedStorage::CollectedStorage(std::string path, std::string formatName, TensorDict root,
                                   std::shared_ptr<const CollectedParts> parts)
    : m_path(std::move(path)), m_formatName(std::move(formatName)), m_root(std::move(root)), m_parts(std::move(parts))
{
}

void CollectedStorage::verify(const std::function<void(const Finding&)>& report, Progress& progress) const
{
    // Entries that are broken in a part are reported by the part itself, with more to say.
    std::vector<Finding> broken;
    verifyEntries(m_root, [&](const Finding& finding) { broken.push_back(finding); }, progress);
    const std::vector<CollectedPart> parts = m_parts->parts();
    for (const Finding& finding : broken) {
        const auto covers = [&](const CollectedPart& part) { return !part.at.empty() && finding.path.startsWith(part.at); };
        if (std::ranges::none_of(parts, covers)) {
            report(finding);
        }
    }
    for (const CollectedPart& part : parts) {
        verifyPart(part, report, progress);
    }
}

void CollectedStorage::verifyPart(const CollectedPart& part, const std::function<void(const Finding&)>& report, Progress& progress)
{
    progress.check();
    try {
        openStorage(part.path)->verify(
            [&](Finding finding) {
                finding.path = part.at / finding.path;
                report(finding);
            },
            progress);
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled) {
            throw;
        }
        report({Finding::Severity::Error, part.at, error.file(), error.reason()});
    }
}

void CollectedStorage::checkMayWrite(const std::string& file) const
{
    if (file == m_path) {
        checkMayRestructure();
    }
    throw Error(ErrorKind::NotImplementedError,
                "is shown together with other files, which are read-only together; open it alone to edit it")
        .inFile(file);
}

void CollectedStorage::checkMayRestructure() const
{
    throw Error(
        ErrorKind::NotImplementedError,
        "several files shown as one tree are read-only; save them as a memmap folder or an HDF5 file, or open the file to edit alone")
        .inFile(m_path);
}

TensorDict levelOf(std::shared_ptr<EntryTable> table)
{
    return TensorDict(std::make_shared<MappingNode>(Shape(), DimNames(), std::nullopt, std::move(table)));
}

StoredLevel CollectedStorage::kindOf(const KeyPath& path) const
{
    if (const auto kind = m_parts->kindAt(path)) {
        return *kind;
    }
    return path.empty() && m_root.isLazyStack() ? StoredLevel::List : StoredLevel::TensorDict;
}

TensorDict openedPart(const std::string& path, const KeyPath& at, const OpenOptions& options, CollectedParts& parts)
{
    parts.watch().add(path);
    const auto storage = openStorage(path, options);
    parts.add({at, path, storage->kindOf({})});
    for (Finding finding : storage->findings()) {
        finding.path = at / finding.path;
        parts.note(std::move(finding));
    }
    return storage->root();
}

OpenOptions optionsAt(const KeyPath& at, const OpenOptions& options)
{
    OpenOptions own;
    own.asStored = options.asStored;
    own.oldestFirst = options.oldestFirst;
    own.guessBatches = options.guessBatches;
    if (options.decorate) {
        own.decorate = [at, decorate = options.decorate](const KeyPath& path, std::shared_ptr<LeafSource> source) {
            return decorate(at / path, std::move(source));
        };
    }
    return own;
}

}  // namespace tensordesk
