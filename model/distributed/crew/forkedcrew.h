// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/distributed/crew/crew.h"
#include "model/distributed/crew/workerprocess.h"

#include <memory>
#include <vector>

namespace tensordesk {

// Note [Workers] Workers are forked, so that they share the memory and the start-up time of LibTorch. A fork copies only the thread
// that calls it: locks that other threads hold would stay locked in the worker, and LibTorch's threads would be missing. So workers
// start before any other thread does, and each process opens its own files, since forked ones share a position in the file.

/// This process as the leader, and worker processes on this machine. Each worker gets the next member when it is free. Workers end
/// with the leader, however it ends.
class ForkedCrew final : public Crew {
public:
    /// Starts `workers` processes, in each of which this function returns too. Standard output of workers is discarded, and each uses
    /// its share of the processors. Returns a lone crew if other threads are running already, see Note [Workers]. Throws OSError if
    /// no process can be started. REQUIRES: nothing is pending on stdout.
    [[nodiscard]] static std::unique_ptr<Crew> started(int workers);

    /// Ends the workers.
    ~ForkedCrew() override;

    [[nodiscard]] int size() const noexcept override { return static_cast<int>(m_workers.size()); }
    [[nodiscard]] bool isLeader() const noexcept override { return true; }
    /// The leader itself does no work, so that it reacts to stops and to ended workers at once.
    [[nodiscard]] std::optional<std::vector<std::string>> share(const std::vector<std::string>& names, const Work& work,
                                                                Progress& progress) override;

private:
    std::vector<WorkerProcess> m_workers;
};

}  // namespace tensordesk
