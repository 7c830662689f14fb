// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tensordict/error.h"

#include <QObject>
#include <QString>

#include <atomic>
#include <cstdint>
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
    /// Asks the task to stop; cancelled() follows. Does nothing if none runs.
    virtual void cancel() = 0;

Q_SIGNALS:
    void started();
    /// progress() changed visibly: at most 25 times a second.
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

    /// Tells why a task ended without a result: emits failed() or cancelled().
    /// REQUIRES: called with the exception as the task threw it, or null for a cancelled one.
    void reportEnd(std::exception_ptr exception);

private:
    QString m_title;
    Unit m_unit = Unit::Bytes;
};

}  // namespace tensordesk
