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
    /// `sources` have patches and lie in the file; `steps` then change its structure.
    Saving(Storage& storage, std::string path, std::vector<std::shared_ptr<StagedSource>> sources,
           std::vector<ReversibleStep> steps);

    /// Hands all edits to the storage, which collects them, and has it write them. When it throws the file is as it was;
    /// should even that fail, the message says so and the journal stays. The staged patches stay in either case; see
    /// finish().
    void run(Progress& progress);
    /// True once the storage was open for editing, whatever came of it.
    [[nodiscard]] bool hasBegun() const noexcept { return m_begun; }
    /// After run(): the sources stand for what lies in the file now and have no patches.
    /// Gives back what must be kept for undo.
    [[nodiscard]] std::vector<std::unique_ptr<KeptEntry>> finish();

private:
    void keepEntries(Progress& progress);
    void writeElements(Progress& progress);
    void replaySteps();

    Storage& m_storage;
    std::string m_path;
    std::vector<std::shared_ptr<StagedSource>> m_sources;
    std::vector<ReversibleStep> m_steps;
    std::vector<std::optional<Entry>> m_stored;      ///< by step: what lies in the file after it, where that is not written anew
    std::vector<std::unique_ptr<KeptEntry>> m_kept;  ///< by step: what lay there before; else null
    int64_t m_bytes = 0;                             ///< to write, for progress
    bool m_begun = false;
};

}  // namespace tensordesk
