// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tensordict/leaves/leaf.h"
#include "tests/support/suite.h"
#include "views/jobs/job.h"
#include "views/jobs/jobpools.h"

#include <ATen/ops/empty.h>
#include <ATen/ops/ones.h>

#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include <atomic>

using namespace tensordesk;

namespace {

/// A task that waits until it is let go, so that a test decides the order of things.
struct Gate {
    QSemaphore entered;
    QSemaphore go;
    std::atomic<bool> sawCancel = false;
    std::atomic<int> finished = 0;
};

/// Waits at the gate, then gives `value`, however often it was cancelled.
Job<int>::Task waiting(const std::shared_ptr<Gate>& gate, int value)
{
    return [gate, value](Progress& progress) {
        gate->entered.release();
        gate->go.acquire();
        gate->sawCancel = progress.isCancelled();
        ++gate->finished;
        return value;
    };
}

class Source final : public LeafSource {
public:
    explicit Source(bool mapped) : LeafSource({2}, DType::Float), m_mapped(mapped) { }
    at::Tensor read(const std::vector<Range>&) const override { return at::ones({2}); }
    void write(const std::vector<Range>&, const at::Tensor&) override { }
    bool isMapped() const noexcept override { return m_mapped; }
    std::string file() const override { return {}; }
    StorageLayout layout() const override { return {}; }
    int64_t storedBytes() const override { return 8; }

private:
    bool m_mapped;
};

}  // namespace

class tst_Job : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void endsOnce();
    void init();
    void done();
    void movesItsResult();
    void failed_data();
    void failed();
    void cancelled();
    void cancelledBeforeItBegan();
    void cancelledByItsOwnCheck();
    void superseded();
    void destroyedWhileRunning();
    void progress();
    void tellsTheLastChange();
    void saysWhetherItStops();
    void goesOnWhenFree_data();
    void goesOnWhenFree();
    void dropsWhatWaits();
    void pool();

private:
    QThreadPool m_pool;
};

void tst_Job::init()
{
    m_pool.setMaxThreadCount(1);
}

void tst_Job::done()
{
    Job<int> job;
    QSignalSpy started(&job, &AbstractJob::started);
    QSignalSpy done(&job, &AbstractJob::done);
    QSignalSpy failed(&job, &AbstractJob::failed);
    QSignalSpy cancelled(&job, &AbstractJob::cancelled);
    QVERIFY(!job.isRunning());
    job.start(m_pool, [](Progress&) { return 42; });
    QVERIFY(job.isRunning());
    QCOMPARE(started.size(), 1);
    QVERIFY(done.wait(kPatienceMs));
    QVERIFY(!job.isRunning());
    QCOMPARE(job.takeResult(), std::optional(42));
    QCOMPARE(job.takeResult(), std::optional<int>());
    QCOMPARE(failed.size() + cancelled.size(), 0);
}

void tst_Job::movesItsResult()
{
    Job<std::unique_ptr<int>> job;
    QSignalSpy done(&job, &AbstractJob::done);
    job.start(m_pool, [](Progress&) { return std::make_unique<int>(7); });
    QVERIFY(done.wait(kPatienceMs));
    QCOMPARE(**job.takeResult(), 7);
}

void tst_Job::failed_data()
{
    QTest::addColumn<int>("what");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("message");
    QTest::newRow("our error keeps its kind and key") << 0 << int(ErrorKind::OSError) << "the disk is gone";
    QTest::newRow("one of LibTorch becomes ours") << 1 << int(ErrorKind::RuntimeError) << "";
    QTest::newRow("no memory") << 2 << int(ErrorKind::MemoryError) << "not enough memory";
    QTest::newRow("a bug of ours") << 3 << int(ErrorKind::Internal) << "surprise";
}

void tst_Job::failed()
{
    QFETCH(int, what);
    QFETCH(int, kind);
    QFETCH(QString, message);
    Job<int> job;
    std::optional<Error> error;
    connect(&job, &AbstractJob::failed, this, [&](const Error& reason) { error = reason; });
    QSignalSpy done(&job, &AbstractJob::done);
    job.start(m_pool, [what](Progress&) -> int {
        switch (what) {
        case 0: throw Error(ErrorKind::OSError, "the disk is gone").within(Key("obs"));
        case 1: return static_cast<int>(at::ones({2}).add(at::ones({3})).numel());
        case 2: throw std::bad_alloc();
        default: throw std::logic_error("surprise");
        }
    });
    QTRY_VERIFY(error);
    QCOMPARE(int(error->kind()), kind);
    if (!message.isEmpty()) {
        QCOMPARE(QString::fromStdString(error->message()), message);
    }
    QCOMPARE(error->key(), what == 0 ? KeyPath{"obs"} : KeyPath{});
    QCOMPARE(done.size(), 0);
    QVERIFY(!job.isRunning());
    QVERIFY(!job.takeResult());
}

void tst_Job::cancelled()
{
    Job<int> job;
    QSignalSpy done(&job, &AbstractJob::done);
    QSignalSpy cancelled(&job, &AbstractJob::cancelled);
    const auto gate = std::make_shared<Gate>();
    job.start(m_pool, waiting(gate, 1));
    gate->entered.acquire();
    job.cancel();
    QVERIFY(job.isRunning());  // until the task notices
    gate->go.release();
    QVERIFY(cancelled.wait(kPatienceMs));
    QVERIFY(gate->sawCancel);
    QVERIFY(!job.isRunning());
    QVERIFY(!job.takeResult());
    QCOMPARE(done.size(), 0);
}

void tst_Job::cancelledBeforeItBegan()
{
    Job<int> first;
    Job<int> second;
    const auto gate = std::make_shared<Gate>();
    const auto never = std::make_shared<Gate>();
    never->go.release();
    first.start(m_pool, waiting(gate, 1));
    gate->entered.acquire();
    second.start(m_pool, waiting(never, 2));
    QSignalSpy cancelled(&second, &AbstractJob::cancelled);
    second.cancel();
    gate->go.release();
    QVERIFY(cancelled.wait(kPatienceMs));
    QCOMPARE(never->finished.load(), 0);
}

void tst_Job::cancelledByItsOwnCheck()
{
    Job<int> job;
    QSignalSpy cancelled(&job, &AbstractJob::cancelled);
    QSignalSpy failed(&job, &AbstractJob::failed);
    QSemaphore entered;
    job.start(m_pool, [&entered](Progress& progress) -> int {
        entered.release();
        for (;;) {
            progress.check();
        }
    });
    entered.acquire();
    job.cancel();
    QVERIFY(cancelled.wait(kPatienceMs));
    QCOMPARE(failed.size(), 0);
}

void tst_Job::superseded()
{
    Job<int> job;
    QSignalSpy done(&job, &AbstractJob::done);
    QSignalSpy cancelled(&job, &AbstractJob::cancelled);
    const auto old = std::make_shared<Gate>();
    const auto fresh = std::make_shared<Gate>();
    job.start(m_pool, waiting(old, 1));
    old->entered.acquire();
    job.start(m_pool, waiting(fresh, 2));
    old->go.release();
    fresh->go.release();
    QVERIFY(done.wait(kPatienceMs));
    QVERIFY(old->sawCancel);
    QCOMPARE(job.takeResult(), std::optional(2));
    QCoreApplication::processEvents();
    QCOMPARE(done.size(), 1);
    QCOMPARE(cancelled.size(), 0);
}

void tst_Job::destroyedWhileRunning()
{
    const auto gate = std::make_shared<Gate>();
    {
        Job<int> job;
        job.start(m_pool, waiting(gate, 1));
        gate->entered.acquire();
    }
    gate->go.release();
    QVERIFY(m_pool.waitForDone());
    QVERIFY(gate->sawCancel);
    QCOMPARE(gate->finished.load(), 1);
    QCoreApplication::processEvents();
}

void tst_Job::progress()
{
    Job<int> job;
    QSignalSpy done(&job, &AbstractJob::done);
    const auto gate = std::make_shared<Gate>();
    job.start(m_pool, [gate](Progress& progress) {
        progress.report(int64_t{3} << 40, int64_t{4} << 40);  // beyond the range of int
        gate->go.acquire();
        return 0;
    });
    QTRY_COMPARE(job.progress().done, int64_t{3} << 40);
    QCOMPARE(job.progress().total, int64_t{4} << 40);
    gate->go.release();
    QVERIFY(done.wait(kPatienceMs));
    job.start(m_pool, [](Progress&) { return 0; });
    QCOMPARE(job.progress().total, 0);
}

/// The last progress of a task is always reported, however quickly it was reached.
void tst_Job::tellsTheLastChange()
{
    const auto gate = std::make_shared<Gate>();
    Job<int> job;
    int64_t told = 0;
    connect(&job, &AbstractJob::progressed, this, [&] { told = job.progress().done; });
    job.start(*QThreadPool::globalInstance(), [gate](Progress& progress) {
        for (int64_t done = 1; done <= 100; ++done) {
            progress.report(done, 1000);
            QThread::msleep(1);
        }
        gate->go.acquire();
        return 0;
    });
    QTRY_COMPARE(told, 100);
    gate->go.release();
    QTRY_VERIFY(!job.isRunning());
}

void tst_Job::saysWhetherItStops()
{
    Job<int> job;
    QSignalSpy done(&job, &AbstractJob::done);
    job.start(m_pool, [] { return 1; });
    QVERIFY(!job.isCancellable());
    QVERIFY(done.wait(kPatienceMs));
    job.start(m_pool, [](Progress&) { return 2; });
    QVERIFY(job.isCancellable());
    QVERIFY(done.wait(kPatienceMs));
    QCOMPARE(job.takeResult(), std::optional(2));
}

void tst_Job::goesOnWhenFree_data()
{
    QTest::addColumn<QString>("end");
    for (const char* end : {"done", "failed", "stopped"}) {
        QTest::newRow(end) << end;
    }
}

/// A waiting function is called once, after the signal that ends the task; at once if no task runs.
void tst_Job::goesOnWhenFree()
{
    QFETCH(QString, end);
    Job<int> job;
    QStringList told;
    connect(&job, &AbstractJob::done, this, [&] { told << "done"; });
    connect(&job, &AbstractJob::failed, this, [&] { told << "failed"; });
    connect(&job, &AbstractJob::cancelled, this, [&] { told << "stopped"; });
    const auto gate = std::make_shared<Gate>();
    job.start(m_pool, [gate, end](Progress&) {
        gate->go.acquire();
        if (end != "done") {
            throw Error(end == "failed" ? ErrorKind::OSError : ErrorKind::Cancelled, "the end");
        }
        return 1;
    });
    job.whenFree([&] { told << "dropped for the next"; });
    job.whenFree([&] { told << "went on"; });
    QVERIFY(job.isAwaited());
    QCOMPARE(told, QStringList());
    gate->go.release();
    QTRY_COMPARE(told, QStringList({end, "went on"}));
    QVERIFY(!job.isAwaited());
    job.whenFree([&] { told << "at once"; });
    QCOMPARE(told.last(), "at once");
}

void tst_Job::dropsWhatWaits()
{
    Job<int> job;
    QStringList told;
    QSignalSpy done(&job, &AbstractJob::done);
    QSignalSpy cancelled(&job, &AbstractJob::cancelled);
    const auto gate = std::make_shared<Gate>();
    job.start(m_pool, waiting(gate, 1));
    job.whenFree([&] { told << "behind a task that was cancelled"; });
    gate->entered.acquire();
    job.cancel();
    gate->go.release();
    QVERIFY(cancelled.wait(kPatienceMs));
    job.start(m_pool, waiting(gate, 2));
    job.whenFree([&] { told << "behind a task that was superseded"; });
    job.start(m_pool, waiting(gate, 3));
    gate->go.release(2);
    QVERIFY(done.wait(kPatienceMs));
    QCOMPARE(told, QStringList());
}

void tst_Job::pool()
{
    const Leaf memory(at::ones({2}));
    const Leaf mapped(std::make_shared<Source>(true));
    const Leaf stored(std::make_shared<Source>(false));
    QCOMPARE(&JobPools::poolFor(memory), &JobPools::tensors());
    QCOMPARE(&JobPools::poolFor(mapped), &JobPools::tensors());
    QCOMPARE(&JobPools::poolFor(stored), &JobPools::files());
    QCOMPARE(&JobPools::poolFor(Leaf::stack({memory, mapped}, 0)), &JobPools::tensors());
    QCOMPARE(&JobPools::poolFor(Leaf::stack({memory, stored}, 0)), &JobPools::files());
}

/// Tasks that end while they are handed to the watcher, which then says so twice.
void tst_Job::endsOnce()
{
    Job<int> job;
    QSignalSpy done(&job, &AbstractJob::done);
    QSignalSpy cancelled(&job, &AbstractJob::cancelled);
    for (int run = 1; run <= 500; ++run) {
        job.start(JobPools::tensors(), [run](Progress&) { return run; });
        QTRY_COMPARE(done.size(), run);
        QCOMPARE(job.takeResult(), std::optional(run));
        QCoreApplication::processEvents();
    }
    QCOMPARE(done.size(), 500);
    QCOMPARE(cancelled.size(), 0);
}

TENSORDESK_SUITE(tst_Job);
#include "tst_job.moc"
