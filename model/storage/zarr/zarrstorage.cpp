// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/zarr/zarrstorage.h"

#include "model/storage/fileio.h"
#include "model/storage/zarr/zarrleaf.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/leaves/leafblocks.h"
#include "model/tensordict/tree/visit.h"

#include <algorithm>

namespace tensordesk {

ZarrStorage::ZarrStorage(const std::string& path, const OpenOptions& options)
    : m_path(withoutTrailingSlashes(path)), m_content(readZarr(std::make_shared<ZarrStore>(m_path), options))
{
}

void ZarrStorage::verify(const std::function<void(const Finding&)>& report, Progress& progress) const
{
    for (const Finding& finding : findings())
        report(finding);
    const ProgressScope scope(progress);
    const int64_t total = totalBytes(m_content.root);
    int64_t done = 0;
    const auto defect = [&](const KeyPath& path, const Error& error) {
        report({Finding::Severity::Error, path / error.key(), error.file(), error.reason()});
    };
    visitBelow(m_content.root, StackWalk::ByMember, [&](const KeyPath& path, const Entry& entry, const TensorDict&) {
        progress.check();
        if (const auto* broken = std::get_if<Broken>(&entry)) {
            defect(path, broken->error());
        } else if (const auto* leaf = std::get_if<Leaf>(&entry)) {
            try {
                LeafBlocks(*leaf).forEach([&](const at::Tensor& block) {
                    done += static_cast<int64_t>(block.nbytes());
                    progress.report(done, std::max(total, done));
                });
            } catch (const Error& error) {
                if (error.kind() == ErrorKind::Cancelled)
                    throw;
                defect(path, error);
            }
        }
    });
}

void ZarrStorage::beginEditing(const std::string&)
{
    throw zarrIsReadOnly(m_path);
}

void ZarrStorage::checkMayWrite(const std::string& file) const
{
    throw zarrIsReadOnly(file);
}

void ZarrStorage::checkMayRestructure() const
{
    throw zarrIsReadOnly(m_path);
}

Entry ZarrStorage::put(const KeyPath&, const Entry&)
{
    throw zarrIsReadOnly(m_path);
}

void ZarrStorage::erase(const KeyPath&)
{
    throw zarrIsReadOnly(m_path);
}

Entry ZarrStorage::rename(const KeyPath&, const KeyPath&)
{
    throw zarrIsReadOnly(m_path);
}

void ZarrStorage::setNames(const KeyPath&, const DimNames&)
{
    throw zarrIsReadOnly(m_path);
}

void ZarrStorage::setShapes(const std::vector<LevelDims>&)
{
    throw zarrIsReadOnly(m_path);
}

}  // namespace tensordesk
