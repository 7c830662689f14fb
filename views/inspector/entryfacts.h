// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/storage/storage.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <QString>

#include <optional>

namespace tensordesk {

/// What is known of an entry beyond its metadata in memory: reading it may ask the file.
struct EntryFacts {
    /// Where a leaf is stored.
    struct Stored {
        QString file;
        QString layout;
        int64_t bytes = 0;    ///< on disk, of the whole stored array
        bool isPart = false;  ///< the leaf is a part of the stored array
    };
    /// What lies below a tensordict.
    struct Below {
        int64_t leaves = 0;
        int64_t nonTensors = 0;
        int64_t tensordicts = 0;
        int64_t broken = 0;
        int64_t bytes = 0;
    };

    std::optional<Stored> stored = {};
    std::optional<Below> below = {};
    EntryNotes notes = {};
};

/// Cost: a question to the file for a leaf; for a tensordict all entries below are opened. Call it from
/// a worker.
[[nodiscard]] EntryFacts readFacts(const Entry& entry, Progress& progress);

}  // namespace tensordesk
