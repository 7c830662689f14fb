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

/// What any background job tells of itself, whatever it computes: state, progress and the signals that
/// end it. A job is started again and again with new tasks; the newest wins, and nothing is heard of
/// those before it. Lives in the GUI thread, as do its signals.
class AbstractJob : public QObject {
    Q_OBJECT

public:
    /// What the numbers of progress() count.
    enum class Unit { Bytes, Items };
    /// How far the running task is. `total` is 0 until it is known.
    struct Amount {
        int64_t done = 0;
        int64_t total = 0;
        bool operator==(const Amount&) const = default;
    };

    using QObject::QObject;

    /// What a person reads in the list of jobs, such as "Export to rollout.h5".
    [[nodiscard]] const QString& title() const noexcept { return m_title; }
    void setTitle(QString title) { m_title = std::move(title); }
    [[nodiscard]] Unit unit() const noexcept { return m_unit; }
    void setUnit(Unit unit) noexcept { m_unit = unit; }

    /// From start() until one of the signals that end the task. A cancelled task still runs until it
    /// next looks at its Progress.
    [[nodiscard]] virtual bool isRunning() const = 0;
    [[nodiscard]] Amount progress() const noexcept;
    /// Whether the task that runs, or ran last, stops when it is asked to. One that does not says so: see Job::start().
    [[nodiscard]] bool isCancellable() const noexcept { return m_isCancellable; }
    /// Asks the task to stop; cancelled() follows, of one that is not cancellable once it has ended by itself. What waits
    /// by whenFree() is dropped. Does nothing if none runs.
    void cancel();

    /// Calls `start` once no task runs: at once, or right after the signal that ends the one under way, whichever that is.
    /// So a view that moves on while it reads shows that answer first, then reads again. Of several that wait the last is
    /// called; a task that is started meanwhile takes its place.
    void whenFree(std::function<void()> start);
    /// Whether something waits for the task to end.
    [[nodiscard]] bool isAwaited() const noexcept { return m_next != nullptr; }

Q_SIGNALS:
    void started();
    /// progress() changed: at most 25 times a second, and of a task that stays where it is the last change too.
    void progressed();
    /// The task is done and its result can be taken. One of these three ends each task that was not
    /// superseded.
    void done();
    void failed(const tensordesk::Error& error);
    void cancelled();

protected:
    /// Written by the working thread, read by ours.
    struct Counters {
        std::atomic<int64_t> done = 0;
        std::atomic<int64_t> total = 0;
    };
    std::shared_ptr<Counters> m_counters;

    void timerEvent(QTimerEvent* event) override;
    virtual void cancelTask() = 0;
    /// A task begins; nothing waits any more.
    void begin(bool isCancellable);
    /// The last thing a job does when a task ended: calls what waits, if nothing runs again by now.
    void goOn();
    /// Tells why a task ended without a result: emits failed() or cancelled().
    /// REQUIRES: called with the exception as the task threw it, or null for a cancelled one.
    void reportEnd(std::exception_ptr exception);

private:
    QString m_title;
    Unit m_unit = Unit::Bytes;
    bool m_isCancellable = true;
    QBasicTimer m_pulse;           ///< while a task runs
    Amount m_told;                 ///< by progressed()
    std::function<void()> m_next;  ///< what waits by whenFree()
};

}  // namespace tensordesk
