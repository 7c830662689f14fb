// SPDX-License-Identifier: BSD-3-Clause
#include "model/document/keptentry.h"

#include "model/document/statefolder.h"
#include "model/storage/files/atomicwrite.h"
#include "model/storage/files/fileio.h"
#include "model/storage/files/systemerror.h"
#include "model/storage/files/temporary/temporarylock.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <mutex>

namespace tensordesk {
namespace {

const Key kKey = "entry";

}  // namespace

/// The folder of entries kept by this process, locked while it runs.
class KeptFolder {
public:
    KeptFolder() : m_path(temporaryName(joined(stateFolder("kept"), kStem)))
    {
        if (::mkdir(m_path.c_str(), 0700) != 0) {
            throw systemError(errno, "cannot be created", m_path);
        }
        m_lock = TemporaryLock(m_path);
    }
    ~KeptFolder() { removeQuietly(m_path); }
    KeptFolder(const KeptFolder&) = delete;
    KeptFolder& operator=(const KeptFolder&) = delete;

    [[nodiscard]] static std::shared_ptr<KeptFolder> ofThisProcess()
    {
        static std::mutex mutex;
        static std::weak_ptr<KeptFolder> folder;
        static pid_t owner = 0;  // a child that was forked has a folder of its own
        const std::lock_guard guard(mutex);
        std::shared_ptr<KeptFolder> current = owner == ::getpid() ? folder.lock() : nullptr;
        if (!current) {
            current = std::make_shared<KeptFolder>();
            folder = current;
            owner = ::getpid();
        }
        return current;
    }
    [[nodiscard]] std::string newName() { return joined(m_path, std::to_string(m_count++)); }

    static constexpr const char* kStem = "process";

private:
    std::string m_path;
    TemporaryLock m_lock;
    std::atomic<int64_t> m_count = 0;
};

KeptEntry::KeptEntry(const Entry& entry, Progress& progress) : m_owner(KeptFolder::ofThisProcess()), m_folder(m_owner->newName())
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
        m_entry = m_storage->root().at({kKey});
    }
    return *m_entry;
}

void KeptEntry::removeAbandoned() noexcept
{
    try {
        tensordesk::removeAbandoned(joined(statePath("kept"), KeptFolder::kStem));
    } catch (const std::exception&) {
        // Then it stays until the next time.
    }
}

}  // namespace tensordesk
