// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/readonlystorage.h"
#include "model/storage/series/replay/replaystate.h"

#include <memory>
#include <string>
#include <vector>

namespace tensordesk {

/// A replay buffer whose rows are shown in chronological order: see oldestFirst(). Read-only, because a statement such as `td[3] =
/// …` would change another row when it is repeated on the buffer in stored order, which the recovery of unsaved edits does.
class OldestFirstStorage final : public ReadOnlyStorage {
public:
    /// Returns an OldestFirstStorage over `stored`; or `stored` itself if the buffer's state does not state the written rows.
    [[nodiscard]] static std::unique_ptr<Storage> over(std::unique_ptr<Storage> stored);

    [[nodiscard]] const std::string& path() const override { return m_stored->path(); }
    [[nodiscard]] std::string formatName() const override { return m_stored->formatName(); }
    [[nodiscard]] TensorDict root() const override { return m_root; }
    [[nodiscard]] std::vector<Finding> findings() const override;
    void verify(const std::function<void(const Finding&)>& report, Progress& progress) const override
    {
        m_stored->verify(report, progress);
    }

    void checkMayWrite(const std::string& file) const override;
    void checkMayRestructure() const override;

private:
    OldestFirstStorage(std::unique_ptr<Storage> stored, const ReplayRows& rows);

    std::unique_ptr<Storage> m_stored;
    ReplayRows m_rows;
    TensorDict m_root;
};

}  // namespace tensordesk
