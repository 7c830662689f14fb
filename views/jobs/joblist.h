// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/jobs/abstractjob.h"

#include <QAbstractListModel>
#include <QElapsedTimer>

#include <vector>

namespace tensordesk {

/// The jobs that have been running for more than 200 ms, oldest first, for the status bar. Shorter jobs never appear, so that
/// nothing flickers.
class JobList final : public QAbstractListModel {
    Q_OBJECT

public:
    enum JobRole {
        PermilleRole = Qt::UserRole + 1,  ///< int, -1 while the total is unknown
        AmountRole,                       ///< QString: "12 MiB of 40 MiB"; empty before the first report
        RateRole,                         ///< QString: "85 MiB/s"; empty until known
        RemainingRole,                    ///< QString: "4 s left"; empty until known
        CancellableRole,                  ///< bool: see AbstractJob::isCancellable()
    };

    explicit JobList(QObject* parent = nullptr);

    /// Follows every task of `job` from now on, also a running one. The job may be destroyed at any time.
    void watch(AbstractJob* job);
    void watchAll(const std::vector<AbstractJob*>& jobs);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

    /// Cancels a job; does nothing if it cannot be cancelled.
    void cancel(int row);
    /// Cancels the most recently started job that can be cancelled, as Esc does. Returns false if there is none.
    bool cancelNewest();
    /// True if cancelNewest() would cancel a job.
    [[nodiscard]] bool canCancel() const;

private:
    struct Running {
        AbstractJob* job = nullptr;  ///< null while its row is being removed
        QElapsedTimer clock;         ///< since it appeared here
        AbstractJob::Amount seen;    ///< at the time of the last rate
        qint64 seenAt = 0;           ///< ms
        double rate = 0;             ///< units per second, smoothed; 0 while unknown
    };

    void add(AbstractJob* job);
    void update(AbstractJob* job);
    void remove(const QObject* job);
    [[nodiscard]] int rowOf(const QObject* job) const;
    [[nodiscard]] int newestCancellable() const;

    std::vector<Running> m_running;
};

}  // namespace tensordesk
