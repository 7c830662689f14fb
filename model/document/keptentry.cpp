// SPDX-License-Identifier: BSD-3-Clause
#include "document/keptentry.h"

#include "document/statefolder.h"
#include "storage/atomicwrite.h"
#include "storage/fileio.h"

#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <filesystem>

namespace tensordesk {
namespace {

const Key kKey = "entry";

std::string newFolder(const std::string& documentPath)
{
    static std::atomic<int64_t> number = 0;
    return joined(stateFolder("kept"), stateNameOf(documentPath) + "-" + std::to_string(::getpid()) + "-"
                                           + std::to_string(number++));
}

}  // namespace

KeptEntry::KeptEntry(const Entry& entry, const std::string& documentPath, Progress& progress)
    : m_folder(newFolder(documentPath))
{
    Shape batch;
    if (const auto* td = std::get_if<TensorDict>(&entry)) {
        const Shape whole = td->batchSize();  // the members of a stack may not share all of it
        batch.assign(whole.begin(), std::find(whole.begin(), whole.end(), -1));
    } else if (const auto* nonTensor = std::get_if<NonTensor>(&entry)) {
        batch = nonTensor->batchSize();
    }
    TensorDict holder(batch);
    holder.set({kKey}, entry);
    writeTensorDict(holder, m_folder, {}, progress);
}

KeptEntry::~KeptEntry()
{
    m_entry.reset();
    m_storage.reset();
    removeQuietly(m_folder);
}

const Entry& KeptEntry::entry()
{
    if (!m_entry) {
        m_storage = openStorage(m_folder);
        m_entry = entryIn(*m_storage);
    }
    return *m_entry;
}

Entry KeptEntry::entryIn(const Storage& storage)
{
    return storage.root().at({kKey});
}

void KeptEntry::removeStale(const std::string& documentPath)
{
    const std::string prefix = stateNameOf(documentPath) + "-";
    std::error_code failure;
    for (const auto& folder : std::filesystem::directory_iterator(statePath("kept"), failure)) {
        if (folder.path().filename().string().starts_with(prefix)) {
            removeQuietly(folder.path().string());
        }
    }
}

}  // namespace tensordesk
