// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/storage/storage.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <QString>

#include <optional>

namespace tensordesk {

/// Information on an entry beyond its metadata in memory. Reading it may access the file.
struct EntryFacts {
    /// The location of a stored leaf.
    struct Stored {
        QString file;
        QString layout;
        int64_t bytes = 0;    ///< on disk, of the whole stored array
        bool isPart = false;  ///< the leaf is a part of the stored array
    };
    /// The content of a tensordict.
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

/// Reads the facts: accesses the file for a leaf; opens all nested entries for a tensordict. Call it from a worker thread.
[[nodiscard]] EntryFacts readFacts(const Entry& entry, Progress& progress);

}  // namespace tensordesk
