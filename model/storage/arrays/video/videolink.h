// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/arrays/video/protocol.h"
#include "model/storage/files/fileio.h"
#include "model/storage/files/guarded/guardedprocess.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>

namespace tensordesk {

/// A process of tensordesk-video: started on first use, and again after it ended. See Note [Video]. One thread at a time.
class VideoLink {
public:
    /// Returns a place for this number of bytes of an answer.
    using Room = std::function<void*(std::size_t bytes)>;

    /// Sends a request with the bytes that follow it, and an open file, if one belongs to it; waits for the answer. Throws OSError with
    /// the reason if it failed, and Cancelled as the thread's ProgressScope says. The process ends if it did not survive, or was not
    /// waited for.
    video::Outcome ask(const video::Request& request, const std::string& more, const Descriptor& file, const Room& room);
    /// True if the process runs: it knows the files that were opened.
    [[nodiscard]] bool isRunning() const noexcept { return m_process.has_value(); }

private:
    void receive(void* to, std::size_t bytes);

    std::optional<GuardedProcess> m_process;
};

}  // namespace tensordesk
