// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/hdf5/write/packers.h"

#include <algorithm>
#include <utility>

namespace tensordesk {

Packers::Packers()
{
    const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
    for (unsigned i = 0; i < cores; ++i)
        m_threads.emplace_back([this] { work(); });
}

Packers::~Packers()
{
    {
        const std::scoped_lock lock(m_mutex);
        m_isClosing = true;
        m_tasks.clear();
    }
    m_changed.notify_all();
}

std::future<PackedChunk> Packers::start(Task task)
{
    std::packaged_task<PackedChunk()> packaged(std::move(task));
    std::future<PackedChunk> future = packaged.get_future();
    {
        const std::scoped_lock lock(m_mutex);
        m_tasks.push_back(std::move(packaged));
    }
    m_changed.notify_one();
    return future;
}

void Packers::work()
{
    while (true) {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_isClosing || !m_tasks.empty(); });
        if (m_tasks.empty())
            return;
        std::packaged_task<PackedChunk()> task = std::move(m_tasks.front());
        m_tasks.pop_front();
        lock.unlock();
        task();
    }
}

}  // namespace tensordesk
