// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document/exportchoices.h"
#include "app/window/document/filefollower.h"
#include "app/window/document/intent.h"
#include "app/window/document/unsavedguard.h"
#include "app/window/editing/documentediting.h"
#include "model/storage/storage.h"
#include "tests/support/suite.h"
#include "tests/support/windowtest.h"
#include "views/jobs/jobpools.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>

#include <QMessageBox>
#include <QPushButton>
#include <QScopeGuard>
#include <QSemaphore>
#include <QSignalSpy>

using namespace tensordesk;

namespace {

TensorDict ofSix()
{
    TensorDict td({6});
    td.set({"reward"}, Leaf(at::arange(6, at::kFloat)));
    td.set({"next", "obs"}, Leaf(at::arange(12, at::kFloat).view({6, 2})));
    return td;
}

}  // namespace

/// The objects of which the pane of a document is made, each by itself.
class PanePartsTest : public WindowTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings("tst_paneparts"); }
    void init() { startWindow(); }
    void cleanup() { endWindow(); }

    void intentIsTakenOnce();
    void exportChoices_data();
    void exportChoices();
    void guardRunsAtOnce();
    void guardGivesUp_data();
    void guardGivesUp();
    void guardGoesOn_data();
    void guardGoesOn();
    void followerTellsOfEdits();

private:
    /// A document with an unsaved edit.
    DocumentController& edited()
    {
        const QString path = m_folder->filePath("rollout");
        writeTensorDict(ofSix(), path.toStdString(), {}, Progress::none());
        static_cast<void>(open(path));
        DocumentController& document = pane().document();
        document.setEditable(true);
        document.execute("td['reward'] *= 2");
        static_cast<void>(QTest::qWaitFor([&] { return document.isModified() && !document.isBusy(); }, kPatienceMs));
        return document;
    }
    void answer(QMessageBox::StandardButton button) const
    {
        auto* const box = m_window->findChild<QMessageBox*>();
        QVERIFY(box != nullptr && box->isVisible());
        box->button(button)->click();
    }
};

void PanePartsTest::intentIsTakenOnce()
{
    Intent intent{.expression = "td[0]", .key = KeyPath{"reward"}, .view = ViewKind::Line, .exports = true};
    QVERIFY(!intent.takeKey("td[1]") && !intent.takeExport("td[1]"));
    QCOMPARE(intent.takeKey("td[0]"), std::optional(KeyPath{"reward"}));
    QVERIFY(!intent.takeKey("td[0]"));
    QVERIFY(intent.takeExport("td[0]") && !intent.takeExport("td[0]"));
    QVERIFY(intent.takeView() == ViewKind::Line && !intent.takeView());
    intent = {.key = KeyPath{"next"}};  // for the next shown entry
    QCOMPARE(intent.takeKey("td[5]"), std::optional(KeyPath{"next"}));
}

void PanePartsTest::exportChoices_data()
{
    QTest::addColumn<QString>("python");
    QTest::addColumn<QStringList>("shown");
    QTest::addColumn<QStringList>("selected");
    QTest::addColumn<QStringList>("titles");
    const QString whole = "The whole tensordict";
    QTest::newRow("nothing is selected") << "td" << QStringList() << QStringList() << QStringList{whole};
    QTest::newRow("a key") << "td" << QStringList{"reward"} << QStringList{"reward"}
                           << QStringList{"The selected key reward", whole};
    QTest::newRow("two keys") << "td" << QStringList{"reward"} << QStringList{"reward", "next"}
                              << QStringList{"The selected key reward", whole, "The 2 selected keys"};
    QTest::newRow("of an expression") << "td[0]" << QStringList() << QStringList() << QStringList{whole, "The result of td[0]"};
    QTest::newRow("keys that the result lacks")
        << "td[0]" << QStringList() << QStringList{"gone", "away"} << QStringList{whole, "The result of td[0]"};
}

void PanePartsTest::exportChoices()
{
    QFETCH(QString, python);
    QFETCH(QStringList, shown);
    QFETCH(QStringList, selected);
    QFETCH(QStringList, titles);
    const TensorDict td = ofSix();
    const auto entryOf = [&](const QString& key) {
        const KeyPath path{key.toStdString()};
        return ShownEntry{path, td.contains(path) ? td.at(path) : Entry(td), 1, {}, {}};
    };
    Exportable of{td, td, python};
    if (!shown.isEmpty()) {
        of.shown = entryOf(shown.first());
    }
    for (const QString& key : selected) {
        of.selected.push_back(entryOf(key));
    }
    QStringList had;
    for (const ExportChoice& choice : tensordesk::exportChoices(of)) {
        had << choice.title.simplified();
    }
    QCOMPARE(had, titles);
}

void PanePartsTest::guardRunsAtOnce()
{
    DocumentController document;
    QWidget over;
    UnsavedGuard guard(document, over);
    bool ran = false;
    guard.run([&] { ran = true; });
    QVERIFY(ran);
}

void PanePartsTest::guardGivesUp_data()
{
    QTest::addColumn<int>("button");
    QTest::newRow("a person stays") << int(QMessageBox::Cancel);
    QTest::newRow("saving is stopped") << int(QMessageBox::Save);
}

void PanePartsTest::guardGivesUp()
{
    QFETCH(int, button);
    DocumentController& document = edited();
    UnsavedGuard guard(document, pane());
    QSignalSpy stayed(&guard, &UnsavedGuard::stayed);
    bool ran = false;
    guard.run([&] { ran = true; });
    const auto gate = std::make_shared<QSemaphore>();
    JobPools::documents().start([gate] { gate->acquire(); });
    const auto letGo = qScopeGuard([&] { gate->release(); });
    AbstractJob* saving = nullptr;
    connect(&document, &DocumentController::jobCreated, this, [&](AbstractJob* job) { saving = job; });
    answer(QMessageBox::StandardButton(button));
    if (saving != nullptr) {
        saving->cancel();
    }
    gate->release();
    QTRY_COMPARE(stayed.size(), 1);
    document.save();  // one that was not asked for to go on
    QTRY_VERIFY(!document.isModified() && !document.isBusy());
    QCoreApplication::processEvents();
    QVERIFY(!ran);
}

void PanePartsTest::guardGoesOn_data()
{
    QTest::addColumn<int>("button");
    QTest::addColumn<bool>("isDisturbed");
    QTest::newRow("saved") << int(QMessageBox::Save) << false;
    QTest::newRow("discarded") << int(QMessageBox::Discard) << false;
    QTest::newRow("saved, while something else failed") << int(QMessageBox::Save) << true;
}

/// It asks once, however often it is asked, and does the last that was asked for.
void PanePartsTest::guardGoesOn()
{
    QFETCH(int, button);
    QFETCH(bool, isDisturbed);
    DocumentController& document = edited();
    UnsavedGuard guard(document, pane());
    QStringList ran;
    guard.run([&] { ran << "first"; });
    guard.run([&] { ran << "second"; });
    QCOMPARE(m_window->findChildren<QMessageBox*>().size(), 1);
    if (isDisturbed) {
        Q_EMIT document.failed(Error(ErrorKind::OSError, "the disk cannot be looked at"));
    }
    answer(QMessageBox::StandardButton(button));
    QTRY_COMPARE(ran, QStringList{"second"});
    QVERIFY(!document.isModified() && !document.isBusy());
}

void PanePartsTest::followerTellsOfEdits()
{
    DocumentController& document = edited();
    FileFollower follower(document);
    QSignalSpy left(&follower, &FileFollower::leftBehind);
    follower.setFollowing(true);
    QVERIFY(follower.isFollowing());
    Q_EMIT document.changedOnDisk();  // with an edit that a reload would lose
    QCOMPARE(left.size(), 1);
    QVERIFY(document.isModified() && !document.isBusy());
}

TENSORDESK_SUITE(PanePartsTest);
#include "tst_paneparts.moc"
