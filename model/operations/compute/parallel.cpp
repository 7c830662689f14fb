// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/compute/parallel.h"

#include "model/tensordict/thread/gradientrecording.h"
#include "model/tensordict/thread/threadcontext.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <limits>
#include <mutex>
#include <thread>
#include <vector>

namespace tensordesk {

namespace {

/// The jobs that several threads share.
class Jobs {
public:
    explicit Jobs(int64_t count) : m_count(count) { }

    /// Runs jobs until none is left.
    void work(const std::function<void(int64_t)>& job)
    {
        for (int64_t number; (number = begin()) >= 0;) {
            std::exception_ptr failure;
            try {
                job(number);
            } catch (...) {
                failure = std::current_exception();
            }
            end(number, std::move(failure));
        }
    }

    /// Reports progress until the end; after a stop, running jobs are still waited for.
    void watch(Progress& progress)
    {
        std::unique_lock lock(m_mutex);
        while (m_running > 0 || (!m_isStopped && m_done < m_count)) {
            m_changed.wait_for(lock, std::chrono::milliseconds(30));
            const int64_t done = m_done;
            lock.unlock();
            progress.report(done, m_count);
            const bool isCancelled = progress.isCancelled();
            lock.lock();
            m_isStopped = m_isStopped || isCancelled;
        }
    }

    void rethrow() const
    {
        if (m_failure)
            std::rethrow_exception(m_failure);
    }

private:
    int64_t begin()
    {
        const std::lock_guard lock(m_mutex);
        if (m_isStopped || m_next == m_count)
            return -1;
        ++m_running;
        return m_next++;
    }

    void end(int64_t number, std::exception_ptr failure)
    {
        const std::lock_guard lock(m_mutex);
        --m_running;
        ++m_done;
        if (failure) {
            m_isStopped = true;
            if (!m_failure || number < m_failed) {
                m_failure = std::move(failure);
                m_failed = number;
            }
        }
        m_changed.notify_all();
    }

    const int64_t m_count;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    int64_t m_next = 0, m_running = 0, m_done = 0;
    bool m_isStopped = false;
    std::exception_ptr m_failure;
    int64_t m_failed = 0;
};

int64_t mostWorkers = std::numeric_limits<int64_t>::max();

}  // namespace

int64_t workerCount()
{
    return std::clamp<int64_t>(std::thread::hardware_concurrency(), 1, mostWorkers);
}

void limitWorkerCount(int64_t most)
{
    mostWorkers = std::max<int64_t>(most, 1);
}

void runInParallel(int64_t count, int64_t workers, const std::function<void(int64_t)>& job, Progress& progress)
{
    if (count == 0)
        return;
    if (ThreadContext::current().isAlone) {
        for (int64_t i = 0; i < count; ++i) {
            job(i);
            progress.report(i + 1, count);
            progress.check();
        }
        return;
    }
    Jobs jobs(count);
    {
        std::vector<std::jthread> threads;
        for (int64_t i = 0; i < std::clamp<int64_t>(workers, 1, std::min<int64_t>(count, 256)); ++i)
            threads.emplace_back([&, context = ThreadContext::current()] {
                ThreadContext::current() = context;
                GradientRecording::set(context.recordsGradients);
                jobs.work(job);
            });
        jobs.watch(progress);
    }
    jobs.rethrow();
    progress.check();
}

}  // namespace tensordesk
