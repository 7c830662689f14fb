// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/zarr/zarrstorage.h"

#include "model/storage/zarr/zarrverify.h"

namespace tensordesk {

ZarrStorage::ZarrStorage(std::shared_ptr<ZarrStore> store, const OpenOptions& options)
    : m_store(std::move(store)), m_content(readZarr(m_store, options))
{
}

ZarrStorage::~ZarrStorage()
{
    m_store->cancelEditing();
}

void ZarrStorage::verify(const std::function<void(const Finding&)>& report, Progress& progress) const
{
    for (const Finding& finding : findings())
        report(finding);
    verifyZarr(m_store, report, progress);
}

void ZarrStorage::beginEditing(const std::string& journal)
{
    m_store->checkEditable();
    m_store->beginEditing(journal);
}

void ZarrStorage::checkMayRestructure() const
{
    m_store->checkEditable();
    throw Error(
        ErrorKind::NotImplementedError,
        "of a zarr store only elements can be edited in place, not keys, shapes, names and values that are no tensors; save "
        "it as a memmap folder or an HDF5 file to change these")
        .inFile(path());
}

}  // namespace tensordesk
