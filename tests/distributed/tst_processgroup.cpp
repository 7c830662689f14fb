// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/distributed/processgroup.h"
#include "model/tensordict/base/error.h"
#include "tests/support/suite.h"

#include <ATen/ops/full.h>
#include <ATen/ops/zeros.h>

#include <QTest>

using namespace tensordesk;

/// Joining a process group, and operations of a process that is alone in it; the tests with Python exchange data with others.
class ProcessGroupTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void refusesVariables_data();
    void refusesVariables();
    void alone();
};

namespace {

constexpr const char* kVariables[] = {"RANK", "WORLD_SIZE", "MASTER_ADDR", "MASTER_PORT"};

void setVariables(const QStringList& values)
{
    for (int i = 0; i < values.size(); ++i)
        qputenv(kVariables[i], values[i].toUtf8());
}

QString failureOf(const std::function<void()>& call)
{
    try {
        call();
        return {};
    } catch (const Error& error) {
        return QString(className(error.kind())) + ": " + QString::fromStdString(error.message());
    }
}

}  // namespace

void ProcessGroupTest::init()
{
    for (const char* name : kVariables)
        qunsetenv(name);
}

void ProcessGroupTest::refusesVariables_data()
{
    QTest::addColumn<QStringList>("values");
    QTest::addColumn<QString>("message");
    const QString missing =
        "ValueError: Error initializing torch.distributed: the environment variable %1 is expected, but not set; start the "
        "processes with torchrun, or set it";
    QTest::newRow("none") << QStringList()
                          << "ValueError: Default process group has not been initialized. Start the processes "
                             "with torchrun, or set RANK, WORLD_SIZE, MASTER_ADDR and MASTER_PORT";
    QTest::newRow("the rank alone") << QStringList{"0"} << missing.arg("WORLD_SIZE");
    QTest::newRow("no rank") << QStringList{"", "2", "localhost", "1234"} << missing.arg("RANK");
    QTest::newRow("no address") << QStringList{"0", "2", "", "1234"} << missing.arg("MASTER_ADDR");
    QTest::newRow("no port") << QStringList{"0", "2", "localhost"} << missing.arg("MASTER_PORT");
    QTest::newRow("a rank beyond the others") << QStringList{"2", "2", "localhost", "1234"}
                                              << "ValueError: the environment variable RANK is a number from 0 to 1, not '2'";
    QTest::newRow("a port that is none")
        << QStringList{"0", "2", "localhost", "99999"}
        << "ValueError: the environment variable MASTER_PORT is a number from 0 to 65535, not '99999'";
    QTest::newRow("nobody") << QStringList{"0", "0", "localhost", "1234"}
                            << "ValueError: the environment variable WORLD_SIZE is a number from 1 to 1048576, not '0'";
    QTest::newRow("no number") << QStringList{"0x1", "2", "localhost", "1234"}
                               << "ValueError: the environment variable RANK is a number from 0 to 1, not '0x1'";
}

void ProcessGroupTest::refusesVariables()
{
    QFETCH(QStringList, values);
    QFETCH(QString, message);
    setVariables(values);
    QCOMPARE(ProcessGroup::isNamed(), !values.isEmpty());
    QCOMPARE(failureOf([] { static_cast<void>(ProcessGroup::joined(Progress::none())); }), message);
}

void ProcessGroupTest::alone()
{
    setVariables({"0", "1", "localhost", "0"});
    const QString failure = failureOf([] { static_cast<void>(ProcessGroup::joined(Progress::none())); });
    if (failure.startsWith("NotImplementedError"))
        QSKIP("built without the headers of Gloo");
    QCOMPARE(failure, QString());
    Progress& progress = Progress::none();
    ProcessGroup& group = ProcessGroup::joined(progress);
    QCOMPARE(group.rank(), 0);
    QCOMPARE(group.size(), 1);
    const at::Tensor tensor = at::full({2}, 3.0), other = at::zeros({2});
    QCOMPARE(failureOf([&] { static_cast<void>(group.send(tensor, 0, 0)); }),
             "ValueError: process 0 is this one: it cannot exchange with itself");
    QCOMPARE(failureOf([&] { static_cast<void>(group.receive(tensor, 1, 0)); }),
             "ValueError: there is no process 1 among the 1 of the group, which count from 0");
    QCOMPARE(failureOf([&] { static_cast<void>(group.reduce(tensor, ReduceOp::Sum, -1)); }),
             "ValueError: there is no process -1 among the 1 of the group, which count from 0");
    group.reduceAll(tensor, ReduceOp::Max).wait(progress);
    const Transfer transfer = group.gatherAll(tensor, {other});
    transfer.wait(progress);
    QVERIFY(transfer.isDone());
    QVERIFY(other.equal(at::full({2}, 3.0)));
}

TENSORDESK_SUITE(ProcessGroupTest);
#include "tst_processgroup.moc"
