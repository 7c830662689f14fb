// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "views/jobs/job.h"
#include "views/jobs/joblist.h"

#include <QAbstractItemModelTester>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>

using namespace tensordesk;

namespace {

/// A job whose task says how far it is and then waits to be let go.
struct SlowJob {
    QThreadPool pool;
    Job<int> job;
    std::shared_ptr<QSemaphore> go = std::make_shared<QSemaphore>();

    explicit SlowJob(const QString& title) { job.setTitle(title); }
    ~SlowJob() { go->release(100); }
    void start(int64_t done, int64_t total)
    {
        job.start(pool, [go = go, done, total](Progress& progress) {
            progress.report(done, total);
            while (!go->tryAcquire(1, 5)) {
                progress.check();
            }
            return 0;
        });
    }
};

struct JobListFixture {
    JobList list;
    QAbstractItemModelTester tester{&list, QAbstractItemModelTester::FailureReportingMode::QtTest};

    QStringList titles() const
    {
        QStringList titles;
        for (int row = 0; row < list.rowCount(); ++row) {
            titles << list.index(row).data().toString();
        }
        return titles;
    }
};

}  // namespace

class tst_JobList : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsWhatLasts();
    void keepsQuickJobsOut();
    void cancelsTheNewest();
    void listsWhatRunsAlready();
    void leavesWhatCannotBeCancelled();
    void survivesItsJobs();
};

void tst_JobList::showsWhatLasts()
{
    JobListFixture f;
    SlowJob slow("Export");
    f.list.watch(&slow.job);
    slow.start(1 << 20, 4 << 20);
    QCOMPARE(f.list.rowCount(), 0);  // not at once
    QTRY_COMPARE(f.titles(), QStringList{"Export"});
    QCOMPARE(f.list.index(0).data(JobList::PermilleRole).toInt(), 250);
    QCOMPARE(f.list.index(0).data(JobList::AmountRole).toString(), "1.0 MiB of 4.0 MiB");
    slow.go->release();
    QTRY_COMPARE(f.list.rowCount(), 0);
    slow.job.setUnit(AbstractJob::Unit::Items);
    slow.start(0, 0);
    QTRY_COMPARE(f.list.rowCount(), 1);
    QCOMPARE(f.list.index(0).data(JobList::PermilleRole).toInt(), -1);
    QCOMPARE(f.list.index(0).data(JobList::AmountRole).toString(), "");
}

void tst_JobList::keepsQuickJobsOut()
{
    JobListFixture f;
    SlowJob slow("Read");
    f.list.watch(&slow.job);
    QSignalSpy inserted(&f.list, &QAbstractItemModel::rowsInserted);
    slow.start(0, 1);
    slow.start(0, 1);  // superseded: its time starts again
    slow.go->release(2);
    QSignalSpy done(&slow.job, &AbstractJob::done);
    QVERIFY(done.wait(kPatienceMs));
    SlowJob marker("Long");
    f.list.watch(&marker.job);
    marker.start(0, 1);
    QTRY_COMPARE(f.titles(), QStringList{"Long"});
    QCOMPARE(inserted.size(), 1);
}

void tst_JobList::cancelsTheNewest()
{
    JobListFixture f;
    QVERIFY(!f.list.cancelNewest());
    SlowJob first("First");
    SlowJob second("Second");
    f.list.watch(&first.job);
    f.list.watch(&second.job);
    first.start(0, 1);
    QTRY_COMPARE(f.list.rowCount(), 1);
    second.start(0, 1);
    QTRY_COMPARE(f.titles(), (QStringList{"First", "Second"}));
    QVERIFY(f.list.cancelNewest());
    QTRY_COMPARE(f.titles(), QStringList{"First"});
    f.list.cancel(0);
    QTRY_COMPARE(f.list.rowCount(), 0);
}

void tst_JobList::listsWhatRunsAlready()
{
    JobListFixture f;
    SlowJob slow("Begun before");
    slow.start(0, 1);
    f.list.watch(&slow.job);
    QTRY_COMPARE(f.titles(), QStringList{"Begun before"});
}

void tst_JobList::leavesWhatCannotBeCancelled()
{
    JobListFixture f;
    SlowJob first("Can be stopped");
    SlowJob second("Goes on to its end");
    f.list.watch(&first.job);
    f.list.watch(&second.job);
    second.job.start(second.pool, [go = second.go] {
        go->acquire();
        return 0;
    });
    QTRY_COMPARE(f.list.rowCount(), 1);
    QVERIFY(!f.list.index(0).data(JobList::CancellableRole).toBool());
    QVERIFY(!f.list.canCancel());
    f.list.cancel(0);
    QVERIFY(!f.list.cancelNewest());
    first.start(0, 1);
    QTRY_COMPARE(f.titles(), (QStringList{"Goes on to its end", "Can be stopped"}));
    QVERIFY(f.list.canCancel() && f.list.cancelNewest());
    QTRY_COMPARE(f.titles(), QStringList{"Goes on to its end"});
    second.go->release();
    QTRY_COMPARE(f.list.rowCount(), 0);
    QVERIFY(second.job.takeResult());
}

void tst_JobList::survivesItsJobs()
{
    JobListFixture f;
    {
        SlowJob slow("Gone");
        f.list.watch(&slow.job);
        slow.start(0, 1);
        QTRY_COMPARE(f.list.rowCount(), 1);
    }
    QCOMPARE(f.list.rowCount(), 0);
}

TENSORDESK_SUITE(tst_JobList);
#include "tst_joblist.moc"
