// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/jobs/joblist.h"

#include "views/text/format.h"

#include <QLocale>
#include <QTimer>

#include <algorithm>
#include <cmath>

namespace tensordesk {

namespace {

constexpr int kAppearAfterMs = 200;
constexpr int kRateEveryMs = 500;

QString amountText(double amount, AbstractJob::Unit unit)
{
    const QLocale locale;
    return unit == AbstractJob::Unit::Bytes ? format::bytes(std::llround(amount)) : locale.toString(std::llround(amount));
}

}  // namespace

JobList::JobList(QObject* parent) : QAbstractListModel(parent) { }

void JobList::watch(AbstractJob* job)
{
    // One timer per job, restarted with each task, so that a quickly superseded one never appears.
    auto* const appear = new QTimer(job);
    appear->setSingleShot(true);
    appear->setInterval(kAppearAfterMs);
    connect(appear, &QTimer::timeout, this, [this, job] { add(job); });
    const auto end = [this, job, appear] {
        appear->stop();
        remove(job);
    };
    connect(job, &AbstractJob::started, this, [appear, end] {
        end();
        appear->start();
    });
    connect(job, &AbstractJob::progressed, this, [this, job] { update(job); });
    connect(job, &AbstractJob::done, this, end);
    connect(job, &AbstractJob::failed, this, end);
    connect(job, &AbstractJob::cancelled, this, end);
    connect(job, &QObject::destroyed, this, &JobList::remove);
    if (job->isRunning()) {
        appear->start();
    }
}

void JobList::watchAll(const std::vector<AbstractJob*>& jobs)
{
    for (AbstractJob* const job : jobs) {
        watch(job);
    }
}

int JobList::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_running.size());
}

QVariant JobList::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Running& running = m_running[static_cast<std::size_t>(index.row())];
    if (running.job == nullptr) {
        return {};
    }
    const auto unit = running.job->unit();
    const auto [done, total] = running.job->progress();
    switch (role) {
    case Qt::DisplayRole: return running.job->title();
    case PermilleRole: return total > 0 ? static_cast<int>(double(done) / double(total) * 1000) : -1;
    case AmountRole:
        return total > 0 ? tr("%1 of %2").arg(amountText(double(done), unit), amountText(double(total), unit)) : QString();
    case RateRole: return running.rate > 0 ? tr("%1/s").arg(amountText(running.rate, unit)) : QString();
    case RemainingRole:
        if (running.rate > 0 && total > done) {
            const auto seconds = static_cast<qint64>(std::ceil(double(total - done) / running.rate));
            return seconds < 100 ? tr("%1 s left").arg(seconds) : tr("%1 min left").arg((seconds + 59) / 60);
        }
        return QString();
    case CancellableRole: return running.job->isCancellable();
    default: return {};
    }
}

void JobList::cancel(int row)
{
    if (row >= 0 && row < rowCount() && index(row).data(CancellableRole).toBool()) {
        m_running[static_cast<std::size_t>(row)].job->cancel();
    }
}

bool JobList::cancelNewest()
{
    const int row = newestCancellable();
    cancel(row);
    return row >= 0;
}

bool JobList::canCancel() const
{
    return newestCancellable() >= 0;
}

int JobList::newestCancellable() const
{
    const auto found = std::find_if(m_running.rbegin(), m_running.rend(),
                                    [](const Running& running) { return running.job != nullptr && running.job->isCancellable(); });
    return static_cast<int>(m_running.rend() - found) - 1;
}

void JobList::add(AbstractJob* job)
{
    const int row = rowCount();
    beginInsertRows({}, row, row);
    Running& running = m_running.emplace_back();
    running.job = job;
    running.clock.start();
    running.seen = job->progress();
    endInsertRows();
    update(job);
}

void JobList::update(AbstractJob* job)
{
    const int row = rowOf(job);
    if (row < 0) {
        return;
    }
    Running& running = m_running[static_cast<std::size_t>(row)];
    const qint64 now = running.clock.elapsed();
    if (now - running.seenAt >= kRateEveryMs) {
        const auto amount = job->progress();
        const double latest = double(amount.done - running.seen.done) * 1000 / double(now - running.seenAt);
        running.rate = running.rate > 0 ? 0.7 * running.rate + 0.3 * latest : latest;
        running.seen = amount;
        running.seenAt = now;
    }
    Q_EMIT dataChanged(index(row), index(row));
}

void JobList::remove(const QObject* job)
{
    const int row = rowOf(job);
    if (row < 0) {
        return;
    }
    // It may be half destroyed, and a receiver of the signal may still read its row.
    m_running[static_cast<std::size_t>(row)].job = nullptr;
    beginRemoveRows({}, row, row);
    m_running.erase(m_running.begin() + row);
    endRemoveRows();
}

int JobList::rowOf(const QObject* job) const
{
    const auto found = std::find_if(m_running.begin(), m_running.end(),
                                    [job](const Running& running) { return running.job == job; });
    return found == m_running.end() ? -1 : static_cast<int>(found - m_running.begin());
}

}  // namespace tensordesk
