// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>

namespace tensordesk {

/// How something long tells how far it is and learns that it should stop. The window bridges it to a
/// job, the command line to a bar. Called from the thread that does the work; reports are cheap and
/// may be frequent.
class Progress {
public:
    virtual ~Progress() = default;
    [[nodiscard]] virtual bool isCancelled() const { return false; }
    /// `done` of `total`, in bytes unless the caller says otherwise.
    virtual void report(int64_t done, int64_t total) { static_cast<void>(done), static_cast<void>(total); }

    /// Throws Error(Cancelled) if a stop was asked for. Call it every few tens of milliseconds.
    void check() const;
    /// One that nobody listens to.
    static Progress& none();
};

}  // namespace tensordesk
