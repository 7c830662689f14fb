// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/document/document.h"
#include "model/document/filelock.h"
#include "model/document/history.h"
#include "model/document/interruptedsave.h"
#include "model/document/keptentry.h"
#include "model/storage/files/filewatch.h"
#include "model/tensordict/leaves/stagedsource.h"

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace tensordesk {

/// The state of a document. As an observer it records the writes of the edit in progress, and rejects writes without an edit.
struct Document::Private final : WriteObserver, std::enable_shared_from_this<Document::Private> {
    class Recorder;

    Opener opener;
    std::optional<Shape> batchSize;
    std::shared_ptr<Storage> storage;
    TensorDict td;
    std::string path;
    Mode mode = Mode::ReadOnly;
    std::optional<InterruptedSave> interrupted;
    std::optional<Message> obstacle;  ///< the reason why it cannot be undone
    std::optional<FileLock> lock;
    FileWatch watch;
    History history;
    std::set<std::shared_ptr<StagedSource>> edited;  ///< all that were ever edited, since undo can edit them again
    std::vector<std::unique_ptr<KeptEntry>> kept;    ///< deleted entries, for undo
    std::vector<StagedWrite>* recording = nullptr;   ///< receives the writes of the edit in progress

    void open();
    void findInterrupted();
    void watchAgain();
    void requireEdit(const KeyPath& at) const;
    /// Applies a mutation to td. Returns the change, with the data to undo it; empty if it changed nothing.
    [[nodiscard]] std::optional<Change> record(const Mutation& mutation);
    void checkHolds(const Change& change);
    void add(Change change);
    /// Undoes the writes of an edit that failed halfway.
    void dropWrites(const Change& change);
    /// Drops patches that only repeat the file, after the history returned to its saved state.
    void tidy();
    void writing(const std::shared_ptr<StagedSource>& source, const Part& part, const at::Tensor& before,
                 const at::Tensor& after) override;
};

}  // namespace tensordesk
