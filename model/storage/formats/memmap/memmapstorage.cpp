// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/memmap/memmapstorage.h"

#include "model/storage/files/fileio.h"
#include "model/storage/formats/memmap/leftovers.h"
#include "model/storage/formats/memmap/memmapeditor.h"
#include "model/storage/formats/memmap/memmapreader.h"
#include "model/storage/formats/memmap/memmapverify.h"
#include "model/storage/formats/memmap/metajson.h"

namespace tensordesk {

MemmapStorage::MemmapStorage(const std::string& path, const OpenOptions& options)
    : m_context(std::make_shared<MemmapContext>(withoutTrailingSlashes(path), options.decorate)), m_root(openMemmapRoot(m_context))
{
}

MemmapStorage::~MemmapStorage()
{
    m_context->cancelEditing();
}

std::vector<Finding> MemmapStorage::findings() const
{
    std::vector<Finding> findings = m_context->findings();
    for (const auto& [path, folder] : m_context->folders()) {
        try {
            findLeftovers(folder->path(), path, m_context->scratchFolder(),
                          [&](const Finding& finding) { findings.push_back(finding); });
        } catch (const Error&) {
            // A folder that was removed since is reported on access.
        }
    }
    return findings;
}

void MemmapStorage::verify(const std::function<void(const Finding&)>& report, Progress& progress) const
{
    verifyMemmap(path(), m_context->scratchFolder(), report, progress);
}

void MemmapStorage::beginEditing(const std::string& journal)
{
    m_context->checkEditingAllowed();
    checkWritable(joined(path(), kMetaFile));
    m_context->beginEditing(journal);
}

void MemmapStorage::checkMayWrite(const std::string& file) const
{
    m_context->checkMayWrite(file);
    checkWritable(file);
}

void MemmapStorage::endEditing(Progress& progress)
{
    if (m_context->transaction())
        m_context->endEditing(progress);
}

Entry MemmapStorage::reopened(const KeyPath& path) const
{
    return openMemmapRoot(m_context).at(path);
}

TensorDict MemmapStorage::reopenedStack(const KeyPath& path) const
{
    const TensorDict root = openMemmapRoot(m_context);
    return path.empty() ? root : root.child(path);
}

Entry MemmapStorage::put(const KeyPath& path, const Entry& entry)
{
    MemmapEditor(*m_context).put(path, entry);
    return reopened(path);
}

void MemmapStorage::erase(const KeyPath& path)
{
    MemmapEditor(*m_context).erase(path);
}

Entry MemmapStorage::rename(const KeyPath& from, const KeyPath& to)
{
    MemmapEditor(*m_context).rename(from, to);
    return reopened(to);
}

void MemmapStorage::setNames(const KeyPath& path, const DimNames& names)
{
    MemmapEditor(*m_context).setNames(path, names);
}

void MemmapStorage::setShapes(const std::vector<LevelDims>& levels)
{
    MemmapEditor(*m_context).setShapes(levels);
}

TensorDict MemmapStorage::insertMember(const KeyPath& path, std::size_t position, const TensorDict& member)
{
    MemmapEditor(*m_context).insertMember(path, position, member);
    return reopenedStack(path);
}

TensorDict MemmapStorage::removeMember(const KeyPath& path, std::size_t position)
{
    MemmapEditor(*m_context).removeMember(path, position);
    return reopenedStack(path);
}

}  // namespace tensordesk
