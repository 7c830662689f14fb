// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document/layoutline.h"
#include "app/window/readas/folderlayouts.h"
#include "app/window/readas/readasdialog.h"
#include "app/window/readas/rolestable.h"
#include "model/layouts/layoutfiles.h"
#include "model/storage/storage.h"
#include "tests/support/suite.h"
#include "tests/support/windowtest.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/zeros.h>

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>

using namespace tensordesk;

namespace {

/// Two episodes of four and two steps under names that nobody knows.
TensorDict oddRollout()
{
    at::Tensor ends = at::zeros({6}, at::kBool);
    ends[3] = true;
    ends[5] = true;
    TensorDict td;
    td.set({"x"}, Leaf(at::arange(12, at::kFloat).reshape({6, 2})));
    td.set({"u"}, Leaf(at::ones({6, 1})));
    td.set({"gain"}, Leaf(at::arange(6, at::kFloat)));
    td.set({"over"}, Leaf(ends));
    td.set({"never"}, Leaf(at::zeros({6}, at::kBool)));
    return td;
}

}  // namespace

/// The dialog in which the user defines how a file is read as a rollout.
class ReadAsTest : public WindowTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings("tst_readas"); }
    void init()
    {
        startWindow();
        qputenv("XDG_CONFIG_HOME", m_folder->filePath("config").toUtf8());
    }
    void cleanup() { endWindow(); }

    void rolesGiveEpisodes();
    void beginsWithALayoutOfTheProgram();
    void saysWhatIsHardlyMeant();
    void placeOfTheSteps();
    void savedLayoutIsForTheFolder();
    void namesThatNoLayoutCanHave_data();
    void namesThatNoLayoutCanHave();

private:
    [[nodiscard]] QString written(const TensorDict& td, const QString& name) const
    {
        const QString path = m_folder->filePath(name);
        writeTensorDict(td, path.toStdString(), {}, Progress::none());
        return path;
    }
    [[nodiscard]] LayoutLine& line() const { return *pane().findChild<LayoutLine*>(); }
    /// Returns the dialog, once it has read the file.
    [[nodiscard]] ReadAsDialog* ask() const
    {
        action("Read as…")->trigger();
        auto* const dialog = pane().findChild<ReadAsDialog*>();
        return dialog != nullptr && QTest::qWaitFor([&] { return dialog->roles().rowCount() > 0; }) ? dialog : nullptr;
    }
    static void choose(const ReadAsDialog& dialog, const Key& key, KeyRole role)
    {
        QComboBox* const box = dialog.roles().roleOf(key);
        box->setCurrentIndex(box->findData(static_cast<int>(role)));
        Q_EMIT box->activated(box->currentIndex());
    }
    static void chooseRoles(const ReadAsDialog& dialog)
    {
        choose(dialog, "x", KeyRole::Observation);
        choose(dialog, "u", KeyRole::Action);
        choose(dialog, "gain", KeyRole::Reward);
        choose(dialog, "over", KeyRole::Done);
    }
    [[nodiscard]] std::vector<Key> keys() const { return pane().document().td()->keys(); }
};

void ReadAsTest::rolesGiveEpisodes()
{
    QVERIFY(open(written(oddRollout(), "odd.pt")));
    QTRY_COMPARE(line().text(), QString("Shown as stored · <a href='change'>Read as…</a>"));
    ReadAsDialog* const dialog = ask();
    QVERIFY(dialog);
    QVERIFY2(dialog->verdict().startsWith("No key has a role yet"), qPrintable(dialog->verdict()));
    QVERIFY(!dialog->readButton()->isEnabled());
    chooseRoles(*dialog);
    QTRY_COMPARE(dialog->verdict(), QString("2 episode(s) of 2 to 4 steps, 6 total"));
    QCOMPARE(dialog->problems(), QString());
    QCOMPARE(dialog->rows()->rowCount(), 4);
    QCOMPARE(dialog->rows()->horizontalHeaderItem(0)->text(), QString("observation"));
    QCOMPARE(dialog->rows()->item(1, 0)->text(), QString("2  3"));
    dialog->accept();
    QTRY_VERIFY2(line().text().startsWith("Read as: own roles · 2 episode"), qPrintable(line().text()));
    QCOMPARE(keys(), (std::vector<Key>{"observation", "action", "never", "next"}));
    QVERIFY(savedLayouts().empty());

    // The dialog begins with the roles that it is read by now.
    Q_EMIT line().linkActivated("change");
    ReadAsDialog* const again = pane().findChild<ReadAsDialog*>();
    QTRY_VERIFY(again->readButton()->isEnabled());
    QCOMPARE(again->roles().roleOf("gain")->currentText(), QString("reward"));
    QCOMPARE(again->verdict(), QString("2 episode(s) of 2 to 4 steps, 6 total"));
    again->reject();
}

void ReadAsTest::beginsWithALayoutOfTheProgram()
{
    at::Tensor ends = at::zeros({6}, at::kBool);
    ends[3] = true;
    TensorDict td;
    td.set({"observations"}, Leaf(at::ones({6, 2})));
    td.set({"actions"}, Leaf(at::ones({6, 1})));
    td.set({"rewards"}, Leaf(at::ones({6})));
    td.set({"terminals"}, Leaf(ends));
    td.set({"timeouts"}, Leaf(at::zeros({6}, at::kBool)));
    QVERIFY(open(written(td, "d4rl.pt")));
    QTRY_VERIFY2(line().text().startsWith("Read as: D4RL"), qPrintable(line().text()));
    ReadAsDialog* const dialog = ask();
    QVERIFY(dialog);
    QTRY_VERIFY(dialog->readButton()->isEnabled());
    QCOMPARE(dialog->roles().roleOf("rewards")->currentText(), QString("reward"));
    QCOMPARE(dialog->name()->text(), QString());
    dialog->accept();
    QTRY_VERIFY2(line().text().startsWith("Read as: own roles · 2 episode"), qPrintable(line().text()));
}

void ReadAsTest::saysWhatIsHardlyMeant()
{
    QVERIFY(open(written(oddRollout(), "odd.pt")));
    ReadAsDialog* const dialog = ask();
    QVERIFY(dialog);
    choose(*dialog, "x", KeyRole::Observation);
    QTRY_VERIFY2(dialog->problems().contains("No key has a role that tells where an episode ends"), qPrintable(dialog->problems()));
    choose(*dialog, "never", KeyRole::Terminated);
    QTRY_VERIFY2(dialog->problems().contains("'never' is never set before the last step"), qPrintable(dialog->problems()));
    QVERIFY(dialog->readButton()->isEnabled());
    choose(*dialog, "gain", KeyRole::EpisodeLengths);
    QTRY_VERIFY2(dialog->verdict().contains("do not add up"), qPrintable(dialog->verdict()));
    QVERIFY(!dialog->readButton()->isEnabled());
    dialog->accept();  // Return in a field
    QVERIFY(dialog->isVisible());
    dialog->reject();
}

void ReadAsTest::placeOfTheSteps()
{
    TensorDict runs, td;
    for (const int64_t steps : {3, 5}) {
        TensorDict run;
        run.set({"x"}, Leaf(at::ones({steps, 2})));
        run.set({"u"}, Leaf(at::ones({steps, 1})));
        runs.set({"run" + std::to_string(steps)}, run);
    }
    td.set({"all", "runs"}, runs);
    td.set({"seed"}, Leaf(at::ones({1})));
    QVERIFY(open(written(td, "runs.pt")));
    ReadAsDialog* const dialog = ask();
    QVERIFY(dialog);
    const int place = dialog->places()->findText("all/runs/run*: each is an episode");
    QVERIFY(place > 0);
    dialog->places()->setCurrentIndex(place);
    Q_EMIT dialog->places()->activated(place);
    QTRY_VERIFY(dialog->roles().roleOf("u"));
    choose(*dialog, "u", KeyRole::Action);
    QTRY_COMPARE(dialog->verdict(), QString("2 episode(s) of 3 to 5 steps, 8 total"));
    dialog->accept();
    QTRY_COMPARE(keys(), (std::vector<Key>{"x", "action"}));
}

void ReadAsTest::savedLayoutIsForTheFolder()
{
    const QString other = written(oddRollout(), "other.pt");
    QVERIFY(open(written(oddRollout(), "odd.pt")));
    ReadAsDialog* const dialog = ask();
    QVERIFY(dialog);
    QVERIFY(!dialog->forFolder()->isEnabled());
    chooseRoles(*dialog);
    QTRY_COMPARE(dialog->verdict(), QString("2 episode(s) of 2 to 4 steps, 6 total"));
    dialog->name()->setText("my robot");
    dialog->forFolder()->setChecked(true);
    dialog->accept();
    QTRY_VERIFY2(line().text().startsWith("Read as: my robot · 2 episode"), qPrintable(line().text()));
    QCOMPARE(savedLayouts(), std::vector<std::string>{"my robot"});
    QCOMPARE(layoutNamed("my robot")->needs.size(), std::size_t{4});

    QVERIFY(open(other));
    QTRY_VERIFY2(line().text().startsWith("Read as: my robot · 2 episode"), qPrintable(line().text()));

    // A file that it does not fit is read as ever.
    TensorDict td({3}, {"time"});
    td.set({"obs"}, Leaf(at::ones({3, 2})));
    QVERIFY(open(written(td, "library")));
    QVERIFY(!line().isVisible());
    folderlayouts::remember(other, {});
}

void ReadAsTest::namesThatNoLayoutCanHave_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("message");
    QTest::newRow("path") << "../up" << "cannot be the name of a layout";
    QTest::newRow("hidden") << ".robot" << "cannot be the name of a layout";
    QTest::newRow("long") << QString(101, 'a') << "cannot be the name of a layout";
    QTest::newRow("taken") << "aloha" << "a layout of the program is called 'aloha'";
}

void ReadAsTest::namesThatNoLayoutCanHave()
{
    QFETCH(const QString, name);
    QFETCH(const QString, message);
    QVERIFY(open(written(oddRollout(), "odd.pt")));
    ReadAsDialog* const dialog = ask();
    QVERIFY(dialog);
    chooseRoles(*dialog);
    QTRY_VERIFY(dialog->readButton()->isEnabled());
    dialog->name()->setText(name);
    dialog->accept();
    QVERIFY2(dialog->verdict().contains(message), qPrintable(dialog->verdict()));
    QVERIFY(dialog->isVisible());
    QVERIFY(savedLayouts().empty());
    dialog->reject();
}

TENSORDESK_SUITE(ReadAsTest);
#include "tst_readas.moc"
