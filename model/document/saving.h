// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/document/keptentry.h"
#include "model/document/step.h"
#include "model/tensordict/leaves/stagedsource.h"

#include <memory>
#include <string>
#include <vector>

namespace tensordesk {

/// Writes staged edits to a file, all or nothing.
class Saving {
public:
    /// `sources` have patches and are in the file; `steps` then change its structure.
    Saving(Storage& storage, std::string path, std::vector<std::shared_ptr<StagedSource>> sources,
           std::vector<ReversibleStep> steps);

    /// Passes all edits to the storage and makes it write them. If it throws, the file is unchanged; if even restoring fails, the
    /// message states it and the journal of previous bytes stays on disk. The patches stay until finish().
    void run(Progress& progress);
    /// True once the storage was open for editing, regardless of the result.
    [[nodiscard]] bool hasBegun() const noexcept { return m_begun; }
    /// Makes the sources refer to the new content of the file, without patches. Returns the previous entries to keep for undo.
    /// REQUIRES: run() succeeded.
    [[nodiscard]] std::vector<std::unique_ptr<KeptEntry>> finish();

private:
    void keepEntries(Progress& progress);
    void writeElements(Progress& progress);
    void replaySteps();

    Storage& m_storage;
    std::string m_path;
    std::vector<std::shared_ptr<StagedSource>> m_sources;
    std::vector<ReversibleStep> m_steps;
    std::vector<std::optional<Entry>> m_stored;      ///< by step: the resulting entry in the file, unless the file is rewritten
    std::vector<std::unique_ptr<KeptEntry>> m_kept;  ///< by step: the previous entry; null if there was none
    int64_t m_bytes = 0;                             ///< bytes to write, for progress
    bool m_begun = false;
};

}  // namespace tensordesk
