// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/distributed/crew/crew.h"
#include "model/distributed/processgroup.h"

#include <ATen/core/Tensor.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace tensordesk {

/// How the work of a crew ended, as the leader reports it to the other processes.
struct CrewVerdict {
    int status = 0;      ///< the exit status
    std::string reason;  ///< the sentence that names a process that ended early; empty: there is none
};

/// The processes of a process group, which torchrun starts on one or several machines. The leader is rank 0. Process r works on the
/// members r, r + size, r + 2 size and so on, and sends all results at the end.
class RankCrew final : public Crew {
public:
    /// Joins the group that the environment names; see ProcessGroup::joined() for errors. Exchanges may take a day, because some
    /// processes may have much more to do than others.
    [[nodiscard]] static std::unique_ptr<RankCrew> joined(Progress& progress);
    explicit RankCrew(ProcessGroup& group) : m_group(group) { }

    [[nodiscard]] int size() const noexcept override { return m_group.size(); }
    [[nodiscard]] bool isLeader() const noexcept override { return m_group.rank() == 0; }
    /// Also throws RuntimeError in the leader if a process has other members, or failed before it had results.
    [[nodiscard]] std::optional<std::vector<std::string>> share(const std::vector<std::string>& names, const Work& work,
                                                                Progress& progress) override;

    /// Sends the verdict to the other processes, of which some may have ended. After a failure, waits for at most some seconds,
    /// since others may still be at work. REQUIRES: isLeader().
    void announce(int status, bool hasFailed, Progress& progress);
    /// Sends the error of this process to the leader, in place of results. REQUIRES: !isLeader(), and share() did not return.
    void reportFailure(const Error& error);
    /// Waits for the verdict of the leader and, after a failure, for its end: torchrun ends all processes after the first that fails,
    /// and the leader prints the error. Throws RuntimeError if the leader has ended. REQUIRES: !isLeader().
    [[nodiscard]] CrewVerdict verdict(Progress& progress);

private:
    class Inbox;

    void send(std::string bytes, uint64_t fingerprint);
    void awaitEndOfLeader(Progress& progress);

    ProcessGroup& m_group;
    std::string m_lost;  ///< the sentence on a process that ended early
    /// Messages that may still be on their way, and their tensors.
    std::vector<Transfer> m_sent;
};

}  // namespace tensordesk
