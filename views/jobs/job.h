// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/base/progressscope.h"
#include "views/jobs/abstractjob.h"

#include <QFutureWatcher>
#include <QPointer>
#include <QPromise>
#include <QThreadPool>
#include <QtConcurrent/qtconcurrentrun.h>

#include <functional>
#include <optional>

namespace tensordesk {

/// A background job of a view: runs one task at a time on a pool and keeps its result.
///
///     Job<Window> m_job;
///     connect(&m_job, &AbstractJob::done, this, [this] { show(*m_job.takeResult()); });
///     m_job.start(JobPools::poolFor(leaf), [leaf](Progress& progress) { return readWindow(leaf, progress); });
///
/// The task must own, by value, everything that it uses: it may outlive the job until its next check for cancellation. It reports
/// to and checks its Progress. Its errors arrive typed in failed(); exceptions of LibTorch become an Error. `Result` is movable.
///
/// Note [Job ends]: a plain throw would arrive as QUnhandledException, so the task sets its exception itself. A continuation
/// (`then`) would not be called on cancel, and would assert if its context was destroyed; a watcher has neither problem. But it
/// emits `finished` twice for a task that ends while it is handed over, the second time for a result that was taken: only the first
/// counts.
template <typename Result>
class Job final : public AbstractJob {
public:
    using Task = std::function<Result(Progress&)>;
    using UnstoppableTask = std::function<Result()>;

    explicit Job(QObject* parent = nullptr) : AbstractJob(parent)
    {
        connect(&m_watcher, &QFutureWatcherBase::finished, this, [this] { finish(); });
    }
    ~Job() override
    {
        m_watcher.disconnect(this);
        m_watcher.cancel();
    }

    /// Starts a task and supersedes a running one, which is asked to stop and whose result is dropped.
    void start(QThreadPool& pool, Task task) { launch(pool, std::move(task), true); }
    /// Starts a task without Progress, which therefore cannot be cancelled.
    void start(QThreadPool& pool, UnstoppableTask task)
    {
        launch(pool, [task = std::move(task)](Progress&) { return task(); }, false);
    }

    [[nodiscard]] bool isRunning() const override { return m_running; }

    /// Returns the result of the finished task; empty otherwise, and once it was taken.
    [[nodiscard]] std::optional<Result> takeResult() { return std::exchange(m_result, std::nullopt); }

private:
    void launch(QThreadPool& pool, Task task, bool isCancellable)
    {
        m_watcher.cancel();
        m_result.reset();
        begin(isCancellable);
        m_running = true;
        m_watcher.setFuture(
            QtConcurrent::run(&pool, [task = std::move(task), counters = m_counters, isCancellable](QPromise<Result>& promise) {
                PromiseProgress progress(promise, *counters);
                const ProgressScope scope(isCancellable ? progress : Progress::none());
                try {
                    promise.addResult(guardingTorch([&] { return task(progress); }));
                } catch (...) {
                    promise.setException(std::current_exception());
                }
            }));
        Q_EMIT started();
    }

    void cancelTask() override { m_watcher.cancel(); }

    class PromiseProgress final : public Progress {
    public:
        PromiseProgress(QPromise<Result>& promise, Counters& counters) : m_promise(promise), m_counters(counters) { }
        bool isCancelled() const override { return m_promise.isCanceled(); }
        void report(int64_t done, int64_t total) override
        {
            m_counters.done = done;
            m_counters.total = total;
        }

    private:
        QPromise<Result>& m_promise;
        Counters& m_counters;
    };

    void finish()
    {
        if (!std::exchange(m_running, false)) {
            return;  // see Note [Job ends]
        }
        const QPointer<Job> self(this);  // a slot may destroy this object
        tellEnd();
        if (self) {
            goOn();
        }
    }

    void tellEnd()
    {
        auto future = m_watcher.future();
        if (!future.isCanceled() && future.resultCount() > 0) {
            m_result = future.takeResult();
            Q_EMIT done();
            return;
        }
        std::exception_ptr exception;
        try {
            future.waitForFinished();  // the task has finished: this only rethrows its error
        } catch (...) {
            exception = std::current_exception();
        }
        reportEnd(std::move(exception));
    }

    QFutureWatcher<Result> m_watcher;
    std::optional<Result> m_result;
    bool m_running = false;
};

}  // namespace tensordesk
