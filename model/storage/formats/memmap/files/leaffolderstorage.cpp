// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/memmap/files/leaffolderstorage.h"

#include "model/storage/files/fileio.h"
#include "model/storage/files/filestate.h"
#include "model/storage/formats/common/boolcheck.h"
#include "model/storage/formats/common/singlefilestorage.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/tree/visit.h"

namespace tensordesk {

LeafFolderStorage::LeafFolderStorage(const std::string& path, const OpenOptions& options)
    : m_context(std::make_shared<MemmapContext>(withoutTrailingSlashes(path), options.decorate))
{
}

LeafFolderStorage::~LeafFolderStorage()
{
    m_context->cancelEditing();
}

void LeafFolderStorage::verify(const std::function<void(const Finding&)>& report, Progress& progress) const
{
    verifyEntries(m_root, report, progress);
    visitBelow(m_root, StackWalk::ByMember, [&](const KeyPath& path, const Entry& entry, const TensorDict&) {
        progress.check();
        const auto* leaf = std::get_if<Leaf>(&entry);
        const std::string file = leaf != nullptr ? fileOf(*leaf) : std::string();
        const auto state = file.empty() ? std::nullopt : FileState::of(file);
        if (state && state->size > leaf->bytes()) {
            report(
                {Finding::Severity::Note, path, file,
                 Message("is longer than its shape tells: the last {} bytes belong to no element", state->size - leaf->bytes())});
        }
    });
    for (const Finding& finding : findings()) {
        if (finding.severity != Finding::Severity::Note) {
            report(finding);
        }
    }
}

void LeafFolderStorage::endEditing(Progress& progress)
{
    if (m_context->transaction()) {
        m_context->endEditing(progress);
    }
}

void LeafFolderStorage::checkMayWrite(const std::string& file) const
{
    m_context->checkMayWrite(file);
    checkWritable(file);
}

void LeafFolderStorage::checkMayRestructure() const
{
    throw Error(
        ErrorKind::NotImplementedError,
        "of a folder of the format {} only elements can be edited in place, not keys, shapes, names and non-tensor values; save it as a memmap folder or an HDF5 file to change these",
        Message::name(formatName()))
        .inFile(path());
}

}  // namespace tensordesk
