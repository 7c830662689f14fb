// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/remote/remotedialog.h"
#include "app/window/session/filepaths.h"
#include "model/remote/near/connection.h"
#include "model/remote/remoteplaces.h"
#include "model/storage/storage.h"
#include "tests/remote/machine.h"
#include "tests/support/suite.h"
#include "tests/support/windowtest.h"
#include "views/messages/messagebar.h"
#include "views/plot/curves/curves.h"

#include <ATen/ops/arange.h>

#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTreeWidget>

#include <signal.h>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace tensordesk;

/// The real window with files on another machine, which this one plays.
class RemoteWindowTest : public WindowTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        addRemotePlaces();
        useOwnSettings("tst_remotewindow");
    }
    void init()
    {
        startWindow();
        QVERIFY(QDir(m_folder->path()).mkpath("data/inner"));
        TensorDict td(Shape{100});
        td.set({"x"}, Leaf(at::arange(100, at::kFloat)));
        writeTensorDict(td, m_folder->filePath("data/run.h5").toStdString(), {}, Progress::none());
    }
    void cleanup() { endWindow(); }

    void opensAndReconnects();
    void drawsLongCurvesFromOutlines();
    void choosesAFile();
    void saysWhyItCannotConnect();
    void knowsPaths_data();
    void knowsPaths();

private:
    Machine m_machine;
};

void RemoteWindowTest::opensAndReconnects()
{
    const QString place = QString::fromStdString(Machine::place(m_folder->filePath("data/run.h5"), "me@cluster"));
    QVERIFY(open(place));
    DocumentPane* const pane = m_window->current();
    QCOMPARE(pane->document().formatName(), QString("HDF5 on me@cluster"));
    QCOMPARE(pane->name(), QString("run.h5"));
    QVERIFY(pane->messages().findChildren<QPushButton*>().isEmpty());
    ::kill(m_machine.process(), SIGKILL);
    const auto reconnect = [&]() -> QAbstractButton* {
        for (auto* const button : pane->messages().findChildren<QAbstractButton*>()) {
            if (button->text() == "Reconnect" && button->isVisible()) {
                return button;
            }
        }
        return nullptr;
    };
    QVERIFY(QTest::qWaitFor([&] { return reconnect() != nullptr; }, kPatienceMs));
    QCOMPARE(tree().model()->rowCount(), 1);  // what was read stays
    QSignalSpy reloaded(&pane->document(), &DocumentController::reloaded);
    reconnect()->click();
    QVERIFY(reloaded.wait(kPatienceMs));
    QVERIFY(QTest::qWaitFor([&] { return reconnect() == nullptr && tree().model()->rowCount() == 1; }, kPatienceMs));
}

void RemoteWindowTest::drawsLongCurvesFromOutlines()
{
    TensorDict td(Shape{1000000});
    at::Tensor values = at::arange(1000000, at::kFloat).remainder(1000);
    values[123456] = 5e6;  // a spike
    td.set({"x"}, Leaf(values));
    writeTensorDict(td, m_folder->filePath("long").toStdString(), {}, Progress::none());
    const auto storage = openStorage(Machine::place(m_folder->filePath("long"), "curves"));
    const Leaf leaf = storage->root().leaf({"x"});
    const auto connection = Connection::to(SshPlace::of(Machine::place("/", "curves")));
    const DimSelection selection(LeafDims{.shape = {1000000}, .batchDims = 1}, ViewKind::Line);
    const int64_t before = connection->questions();
    const auto source = CurveSource::read(leaf, selection, 0, false, Progress::none());
    for (const auto& [first, count] : {std::pair<int64_t, int64_t>(0, 1000000), std::pair<int64_t, int64_t>(120000, 40000)}) {
        CurveRequest request;
        request.first = first;
        request.count = count;
        for (int64_t column = 0; column <= 1000; ++column) {
            request.columns.push_back(first + column * count / 1000);
        }
        const Curves curves = Curves::read(leaf, source, request, Progress::none());
        const auto& points = curves.curves.front().points;
        const auto spike = std::max_element(points.begin(), points.end(),
                                            [](const auto& a, const auto& b) { return a.value < b.value; });
        QCOMPARE(spike->value, 5e6);
        QVERIFY(std::abs(spike->key - 123456) < static_cast<double>(count) / 100);
    }
    QVERIFY(connection->questions() - before <= 3);
}

void RemoteWindowTest::choosesAFile()
{
    RemoteDialog dialog;
    QSignalSpy chosen(&dialog, &RemoteDialog::chosen);
    QVERIFY(!dialog.openButton()->isEnabled());
    dialog.machine()->setEditText("gpu01");
    dialog.list(m_folder->filePath("data"));
    QTRY_COMPARE_WITH_TIMEOUT(dialog.items()->topLevelItemCount(), 2, kPatienceMs);
    QCOMPARE(dialog.items()->topLevelItem(0)->text(0), QString("inner"));
    QCOMPARE(dialog.items()->topLevelItem(1)->text(0), QString("run.h5"));
    QVERIFY(!dialog.items()->topLevelItem(1)->text(1).isEmpty());

    dialog.items()->setCurrentItem(dialog.items()->topLevelItem(0));
    QTest::keyClick(dialog.items(), Qt::Key_Return);
    QVERIFY(chosen.isEmpty());
    QTRY_COMPARE_WITH_TIMEOUT(dialog.items()->topLevelItemCount(), 0, kPatienceMs);
    QVERIFY(dialog.path()->text().endsWith("/data/inner"));
    dialog.list(dialog.path()->text() + "/..");
    QTRY_COMPARE_WITH_TIMEOUT(dialog.items()->topLevelItemCount(), 2, kPatienceMs);

    dialog.items()->setCurrentItem(dialog.items()->topLevelItem(1));
    dialog.openButton()->click();
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.first().first().toString(), "ssh://gpu01" + QDir(m_folder->filePath("data")).canonicalPath() + "/run.h5");
}

void RemoteWindowTest::saysWhyItCannotConnect()
{
    Machine away;
    away.answerBy("echo 'ssh: Could not resolve hostname away' >&2\nexit 255\n");
    RemoteDialog dialog;
    dialog.machine()->setEditText("away");
    dialog.list("~");
    QTRY_VERIFY_WITH_TIMEOUT(dialog.state()->text().contains("Could not resolve hostname away"), kPatienceMs);
    dialog.machine()->setEditText("-oProxyCommand=date");
    dialog.list("~");
    QTRY_VERIFY_WITH_TIMEOUT(dialog.state()->text().contains("is not a place on another machine"), kPatienceMs);
}

void RemoteWindowTest::knowsPaths_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("absolute");
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("machine");
    QTest::newRow("here") << "/data/run.h5" << "/data/run.h5" << "/data" << "";
    QTest::newRow("there") << "ssh://me@box:22/data/run.h5" << "ssh://me@box:22/data/run.h5" << "ssh://me@box:22/data"
                           << "me@box:22";
}

void RemoteWindowTest::knowsPaths()
{
    QFETCH(QString, path);
    QTEST(absolutePath(path), "absolute");
    QTEST(folderOf(path), "folder");
    QTEST(machineOf(path), "machine");
}

TENSORDESK_SUITE(RemoteWindowTest);
#include "tst_remotewindow.moc"
