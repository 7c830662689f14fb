// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/thread/threadcontext.h"

#include <cstdint>
#include <memory>

namespace tensordesk {

/// A point in the history of all structures. A view stores the snapshot at which it was made, because it reads nested levels lazily
/// and must show the keys, names and batch sizes of that moment. Levels keep their past only while a view may ask for it
/// (Node::asOf). Taking a snapshot costs the same for any tree. Safe to use from any thread.
class Snapshot {
public:
    /// Returns a snapshot of now, or inside a Scope the snapshot of that scope.
    [[nodiscard]] static std::shared_ptr<const Snapshot> current();
    ~Snapshot();
    Snapshot(const Snapshot&) = delete;
    Snapshot& operator=(const Snapshot&) = delete;

    /// Returns the number of the snapshot. Changes made while the counter had this value came after the snapshot.
    [[nodiscard]] uint64_t time() const noexcept { return m_time; }

    /// Returns the time of the latest snapshot.
    [[nodiscard]] static uint64_t latest() noexcept;
    /// True if a view uses a snapshot of time t with after < t ≤ until.
    [[nodiscard]] static bool isWanted(uint64_t after, uint64_t until);

    /// While this object lives, the views that this thread makes use one snapshot. Views of nested levels get the snapshot of the
    /// view above them this way.
    class Scope {
    public:
        explicit Scope(std::shared_ptr<const Snapshot> snapshot);

    private:
        ThreadContextScope<std::shared_ptr<const Snapshot>> m_scope;
    };

private:
    Snapshot();
    uint64_t m_time;
};

}  // namespace tensordesk
