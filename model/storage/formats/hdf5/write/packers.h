// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/hdf5/write/h5compression.h"

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <future>
#include <mutex>
#include <thread>
#include <vector>

namespace tensordesk {

/// Threads, one per core, that compress chunks.
class Packers {
public:
    using Task = std::function<PackedChunk()>;

    Packers();
    /// Waits for running tasks and drops the others.
    ~Packers();
    Packers(const Packers&) = delete;
    Packers& operator=(const Packers&) = delete;

    [[nodiscard]] std::size_t count() const noexcept { return m_threads.size(); }
    /// Starts a task. Tasks run in the order of the calls.
    [[nodiscard]] std::future<PackedChunk> start(Task task);

private:
    void work();

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<std::packaged_task<PackedChunk()>> m_tasks;
    bool m_isClosing = false;
    std::vector<std::jthread> m_threads;
};

}  // namespace tensordesk
