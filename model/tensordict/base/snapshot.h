// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/thread/threadcontext.h"

#include <cstdint>
#include <memory>

namespace tensordesk {

/// A moment in the history of all structures. A view remembers the one it was made at, because it looks
/// at nested levels only when someone asks: keys, names and batch sizes that such a level had then are
/// what the view shows. Levels keep their past only while a view may ask for it (Node::asOf).
/// Cost: taking one is independent of what it covers. May be used from any thread.
class Snapshot {
public:
    /// The moment of now; inside a Scope, the moment of that.
    [[nodiscard]] static std::shared_ptr<const Snapshot> current();
    ~Snapshot();
    Snapshot(const Snapshot&) = delete;
    Snapshot& operator=(const Snapshot&) = delete;

    /// Counts snapshots: what changed when `time` had that value was later than this one.
    [[nodiscard]] uint64_t time() const noexcept { return m_time; }

    /// The time of the last snapshot.
    [[nodiscard]] static uint64_t latest() noexcept;
    /// True if a view remembers a time t with after < t ≤ until.
    [[nodiscard]] static bool isWanted(uint64_t after, uint64_t until);

    /// While it lives, views that this thread makes belong to one moment: those of the levels below a view
    /// to the moment of that view.
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
