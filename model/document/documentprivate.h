// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/document/document.h"
#include "model/document/filelock.h"
#include "model/document/history.h"
#include "model/document/interruptedsave.h"
#include "model/document/keptentry.h"
#include "model/storage/collected/filewatch.h"
#include "model/tensordict/leaves/stagedsource.h"

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace tensordesk {

/// The state of a document. As an observer it takes the writes of the edit in progress down, and
/// refuses those that no edit asked for.
struct Document::Private final : WriteObserver, std::enable_shared_from_this<Document::Private> {
    class Recorder;

    Opener opener;
    std::optional<Shape> batchSize;
    std::shared_ptr<Storage> storage;
    TensorDict td;
    std::string path;
    Mode mode = Mode::ReadOnly;
    std::optional<InterruptedSave> interrupted;
    std::optional<Message> obstacle;  ///< why that cannot be taken back
    std::optional<FileLock> lock;
    FileWatch watch;
    History history;
    std::set<std::shared_ptr<StagedSource>> edited;  ///< all that were ever edited: undo can edit them again
    std::vector<std::unique_ptr<KeptEntry>> kept;    ///< deleted entries, for undo
    std::vector<StagedWrite>* recording = nullptr;   ///< where the edit in progress notes its writes

    void open();
    void findInterrupted();
    void watchAgain();
    void requireEdit(const KeyPath& at) const;
    /// Makes a mutation of td and gives what it changed, with what takes it back; nothing if it changed nothing.
    [[nodiscard]] std::optional<Change> record(const Mutation& mutation);
    void checkHolds(const Change& change);
    void add(Change change);
    /// Takes the writes of an edit that failed half-way back.
    void dropWrites(const Change& change);
    /// Where the history is back at what the file holds, patches only repeat it.
    void tidy();
    void writing(const std::shared_ptr<StagedSource>& source, const Part& part, const at::Tensor& before,
                 const at::Tensor& after) override;
};

}  // namespace tensordesk
