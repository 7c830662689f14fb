// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/series/replay/oldestfirststorage.h"

#include "model/storage/openingswitches.h"
#include "model/storage/series/replay/oldestfirst.h"
#include "model/tensordict/base/error.h"

namespace tensordesk {

std::unique_ptr<Storage> OldestFirstStorage::over(std::unique_ptr<Storage> stored)
{
    const ReplayState state = replayState(stored->path(), stored->root());
    if (!state.rows)
        return stored;
    return std::unique_ptr<Storage>(new OldestFirstStorage(std::move(stored), *state.rows));
}

OldestFirstStorage::OldestFirstStorage(std::unique_ptr<Storage> stored, const ReplayRows& rows)
    : m_stored(std::move(stored)), m_rows(rows), m_root(oldestFirst(m_stored->root(), rows))
{
}

std::vector<Finding> OldestFirstStorage::findings() const
{
    std::vector<Finding> findings = m_stored->findings();
    findings.insert(findings.begin(),
                    {Finding::Severity::Note,
                     {},
                     path(),
                     Message("The {} written rows are shown, the oldest first: row 0 is row {} of the replay buffer",
                             m_rows.written, m_rows.oldest)});
    return findings;
}

void OldestFirstStorage::checkMayWrite(const std::string& file) const
{
    try {
        checkMayRestructure();
    } catch (Error& error) {
        throw error.inFile(file);
    }
}

void OldestFirstStorage::checkMayRestructure() const
{
    throw Error(ErrorKind::NotImplementedError,
                "a replay buffer shown with its oldest row first is read-only; open it without {} to edit it", switchOldestFirst())
        .inFile(path());
}

}  // namespace tensordesk
