// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>

namespace tensordesk {

/// Receives the progress of a long operation and can ask it to stop. The window connects it to a job, the command line to a
/// progress bar. Called from the working thread; reports are cheap and may be frequent.
class Progress {
public:
    virtual ~Progress() = default;
    [[nodiscard]] virtual bool isCancelled() const { return false; }
    /// Reports that `done` of `total` is processed, in bytes unless the caller states otherwise.
    virtual void report(int64_t done, int64_t total) { static_cast<void>(done), static_cast<void>(total); }

    /// Throws Error(Cancelled) if a stop was requested. Call it every few tens of milliseconds.
    void check() const;
    /// Returns a Progress that ignores reports and never stops.
    static Progress& none();
};

}  // namespace tensordesk
