// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/error.h"

#include <QBasicTimer>
#include <QObject>
#include <QString>

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>

namespace tensordesk {

/// The state of a background job, independent of its result: running, progress and the signals at its end. A job is started
/// repeatedly with new tasks; only the latest counts, and earlier ones emit nothing. Lives in the GUI thread, as do its signals.
class AbstractJob : public QObject {
    Q_OBJECT

public:
    /// The unit of progress().
    enum class Unit { Bytes, Items };
    /// The progress of the running task. `total` is 0 until it is known.
    struct Amount {
        int64_t done = 0;
        int64_t total = 0;
        bool operator==(const Amount&) const = default;
    };

    using QObject::QObject;

    /// Returns the title in the list of jobs, such as "Export to rollout.h5".
    [[nodiscard]] const QString& title() const noexcept { return m_title; }
    void setTitle(QString title) { m_title = std::move(title); }
    [[nodiscard]] Unit unit() const noexcept { return m_unit; }
    void setUnit(Unit unit) noexcept { m_unit = unit; }

    /// True from start() until one of the signals that end the task. A cancelled task runs until its next check of Progress.
    [[nodiscard]] virtual bool isRunning() const = 0;
    [[nodiscard]] Amount progress() const noexcept;
    /// True if the current, or last, task can be cancelled; see Job::start().
    [[nodiscard]] bool isCancellable() const noexcept { return m_isCancellable; }
    /// Requests the task to stop. cancelled() is emitted when it has stopped; a task that is not cancellable runs to its end first.
    /// Drops a function that waits by whenFree(). Does nothing if no task runs.
    void cancel();

    /// Calls `start` once no task runs: at once, or right after the signal that ends the current task. A view that changes during a
    /// read thus shows that result first, and then reads again. Of several waiting functions only the last is called; starting
    /// another task drops it.
    void whenFree(std::function<void()> start);
    /// True if a function passed to whenFree() waits for the task to end.
    [[nodiscard]] bool isAwaited() const noexcept { return m_next != nullptr; }

Q_SIGNALS:
    void started();
    /// progress() changed: at most 25 times a second; the last change is always reported.
    void progressed();
    /// The task has ended and its result can be taken. Each task ends with exactly one of done(), failed() and cancelled(), unless
    /// another task was started in its place.
    void done();
    void failed(const tensordesk::Error& error);
    void cancelled();

protected:
    /// Written by the working thread, read by this object.
    struct Counters {
        std::atomic<int64_t> done = 0;
        std::atomic<int64_t> total = 0;
    };
    std::shared_ptr<Counters> m_counters;

    void timerEvent(QTimerEvent* event) override;
    virtual void cancelTask() = 0;
    /// Starts a task and drops a waiting function.
    void begin(bool isCancellable);
    /// Calls the function that waits by whenFree(), unless a slot has started another task. Called last at the end of a task.
    void goOn();
    /// Emits failed() for the task's exception, or cancelled() for null.
    void reportEnd(std::exception_ptr exception);

private:
    QString m_title;
    Unit m_unit = Unit::Bytes;
    bool m_isCancellable = true;
    QBasicTimer m_pulse;           ///< while a task runs
    Amount m_told;                 ///< by progressed()
    std::function<void()> m_next;  ///< waits by whenFree()
};

}  // namespace tensordesk
