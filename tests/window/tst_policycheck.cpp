// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/rerundialog.h"
#include "app/window/document/datapane.h"
#include "app/window/manual/manualkey.h"
#include "model/expression/syntax/expression.h"
#include "model/storage/storage.h"
#include "tests/support/suite.h"
#include "tests/support/windowtest.h"
#include "views/dims/dimstrip.h"
#include "views/failures/diagnosisview.h"
#include "views/overview/overviewpane.h"
#include "views/plot/plotwidget.h"
#include "views/rollout/rerun/differencechart.h"
#include "views/rollout/rerun/rerunpage.h"
#include "views/rollout/rolloutpages.h"

#include <ATen/ATen.h>

#include <QAccessible>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTreeWidget>

using namespace tensordesk;

/// The page that runs a policy over the rollout again, from the question for the module to the derived key.
class PolicyCheckTest : public WindowTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { startWindow(); }
    void cleanup() { endWindow(); }

    void isThereWherePoliciesWere();
    void saysWhatItIsFor();
    void collectedOnesAreEqual();
    void staleOnesLeadToTheirPlaces();
    void mismatchIsNamed();
    void addsTheDerivedKey();
    void dialogTellsWhatIsWrong();
    void dialogExplainsWhatFails();
    void dialogWritesWeights();
    void modulesAreRemembered();
    void blocksAreChosen();
    void canBeStopped();
    void saysThatTheRolloutChanged();
    void isAllByKeyboard();

private:
    [[nodiscard]] QString file(const char* name) const { return m_files.filePath(QLatin1String(name)); }
    [[nodiscard]] RerunPage& page() const { return *pane().rolloutPages().rerun(); }
    [[nodiscard]] bool show(const char* name);
    /// Asks for the module by the button of the page.
    [[nodiscard]] RerunDialog* ask() const;
    [[nodiscard]] bool check(const QString& module);
    [[nodiscard]] QString cell(int row, int column) const { return page().list()->topLevelItem(row)->text(column); }

    QTemporaryDir m_files;
    QString m_actor = QStringLiteral(
        "ProbabilisticActor(TensorDictModule(nn.Sequential(nn.Linear(3, 4), NormalParamExtractor()), ['observation'], "
        "['loc', 'scale']), ['loc', 'scale'], distribution_class=TanhNormal, return_log_prob=True)");
};

void PolicyCheckTest::initTestCase()
{
    useOwnSettings("policycheck");
    at::manual_seed(5);
    TensorDict td({8, 50}, {"env", "time"});
    td.set({"observation"}, Leaf(at::randn({8, 50, 3})));
    at::Tensor done = at::zeros({8, 50, 1}, at::kBool);
    done.select(1, 49).fill_(true);
    td.set({"next", "done"}, Leaf(done));
    const auto evaluated = [&](const QString& expression) {
        return *evaluate(expression.toStdString(), {{"td", td}}).as<TensorDict>();
    };
    const auto write = [&](const TensorDict& written, const char* name) {
        writeTensorDict(written, file(name).toStdString(), {}, Progress::none());
    };
    const QString collected = QStringLiteral("set_interaction_type('random')(%1)(td.clone())").arg(m_actor);
    td = evaluated(collected);
    write(td, "equal");
    write(evaluated(QStringLiteral("td.clone().set('action_log_prob', td['action_log_prob'].roll(1, 1))")), "late");
    write(evaluated(QStringLiteral("TensorDict(%1.state_dict())").arg(m_actor)), "weights.h5");
    write(evaluated(QStringLiteral("TensorDict({k: v * 1.05 for k, v in %1.state_dict().items()})").arg(m_actor)), "later.h5");
}

bool PolicyCheckTest::show(const char* name)
{
    const auto isThere = [&] {
        return pane().rolloutPages().rerun() && pane().rollout().episodes() && pane().rollout().episodes()->hasTime;
    };
    if (!open(file(name)) || !QTest::qWaitFor(isThere, kPatienceMs)) {
        return false;
    }
    QTabWidget* const tabs = pane().data().findChild<OverviewPane*>()->tabs();
    tabs->setCurrentWidget(&page());
    return QTest::qWaitFor([&] { return page().isVisible(); }, kPatienceMs);
}

RerunDialog* PolicyCheckTest::ask() const
{
    page().button()->click();
    return pane().findChild<RerunDialog*>();
}

bool PolicyCheckTest::check(const QString& module)
{
    RerunDialog* const dialog = ask();
    dialog->module()->setCurrentText(module);
    if (!QTest::qWaitFor([&] { return dialog->checkButton()->isEnabled(); }, kPatienceMs)) {
        qWarning("%s", qPrintable(dialog->verdict()));
        return false;
    }
    dialog->checkButton()->click();
    return QTest::qWaitFor([&] { return !page().job()->isRunning() && page().hint().isEmpty(); }, kPatienceMs);
}

void PolicyCheckTest::isThereWherePoliciesWere()
{
    QVERIFY(show("equal"));
    QTabWidget* const tabs = pane().data().findChild<OverviewPane*>()->tabs();
    QCOMPARE(tabs->tabText(tabs->indexOf(&page())), QString("Policy check"));
    QVERIFY(open(file("weights.h5")));
    QTabWidget* const others = pane().data().findChild<OverviewPane*>()->tabs();
    QVERIFY(!others || !pane().rolloutPages().rerun() || !others->isTabVisible(others->indexOf(&page())));
}

void PolicyCheckTest::saysWhatItIsFor()
{
    QVERIFY(show("equal"));
    QVERIFY(page().hint().contains("A stale or mismatched log-probability is the classic bug of PPO"));
    QVERIFY(!page().derive()->isVisible());
    QCOMPARE(manualPageOf(page().button()), QString("policies"));
}

void PolicyCheckTest::collectedOnesAreEqual()
{
    QVERIFY(show("equal"));
    QVERIFY(check(m_actor));
    QVERIFY2(page().summary().startsWith("No difference from the stored values; 400 step(s)"), qPrintable(page().summary()));
    QCOMPARE(page().list()->topLevelItemCount(), 4);
    QCOMPARE(cell(0, 0), QString("action_log_prob"));
    QCOMPARE(cell(0, 1), QString("equal"));
    QVERIFY2(cell(0, 5).startsWith("1 ± "), qPrintable(cell(0, 5)));
    QCOMPARE(cell(3, 0), QString("action"));
    QCOMPARE(cell(3, 1), QString("not judged"));
    QVERIFY(page().explanation().contains("All 400 numbers are equal."));
    QVERIFY(page().explanation().contains("This policy took the stored actions."));
}

void PolicyCheckTest::staleOnesLeadToTheirPlaces()
{
    QVERIFY(show("equal"));
    RerunDialog* const dialog = ask();
    dialog->module()->setCurrentText(m_actor);
    dialog->takeWeights(file("later.h5"));
    QTRY_VERIFY(dialog->checkButton()->isEnabled());
    QCOMPARE(dialog->verdict(),
             QString("It reads observation, action. Compared with the stored values: action_log_prob, loc, scale."));
    dialog->checkButton()->click();
    QTRY_VERIFY(page().list()->topLevelItemCount() == 4);
    QCOMPARE(cell(0, 1), QString("stale"));
    QVERIFY(page().summary().startsWith("3 key(s) differ from the stored values"));
    QCOMPARE(page().chart()->plot()->graphCount(), 2);
    QCOMPARE(page().chart()->plot()->graph(0)->dataCount(), 50);
    QTreeWidgetItem* const place = page().list()->topLevelItem(0)->child(0);
    QCOMPARE(page().list()->topLevelItem(0)->childCount(), 5);
    QVERIFY(place->text(0).startsWith('[') && place->text(1).startsWith("stored "));
    const QStringList index = place->text(0).mid(1, place->text(0).size() - 2).split(", ");
    page().list()->setCurrentItem(place);
    page().list()->setFocus();
    QTest::keyClick(page().list(), Qt::Key_Return);
    QTRY_VERIFY(pane().shown() && pane().shown()->path == (KeyPath{"action_log_prob"}));
    QCOMPARE(pane().dims().batch().dims()[0].cursor, index[0].toLongLong());
    QCOMPARE(pane().dims().batch().dims()[1].cursor, index[1].toLongLong());
}

void PolicyCheckTest::mismatchIsNamed()
{
    QVERIFY(show("late"));
    QVERIFY(check(m_actor));
    QCOMPARE(cell(0, 1), QString("mismatched"));
    QVERIFY(page().explanation().contains("belong to the step before it"));
    QVERIFY(page().explanation().contains("This is the classic bug of PPO"));
    QVERIFY(page().explanation().contains("Fix:"));
}

void PolicyCheckTest::addsTheDerivedKey()
{
    QVERIFY(show("late"));
    QVERIFY(check(m_actor));
    QVERIFY(page().derive()->isVisible());
    page().derive()->click();
    QTRY_VERIFY(pane().document().td() && pane().document().td()->contains({"log_prob_now"}));
    const at::Tensor now = pane().document().td()->leaf({"log_prob_now"}).tensor();
    const at::Tensor stored = openStorage(file("equal").toStdString())->root().leaf({"action_log_prob"}).tensor();
    QVERIFY(now.allclose(stored, 1e-4, 1e-4));
    // The findings stay visible.
    QTRY_COMPARE(page().list()->topLevelItemCount(), 4);
    page().derive()->click();
    QTRY_VERIFY(pane().document().td()->contains({"log_prob_now_2"}));
    pane().document().derive({});
}

void PolicyCheckTest::dialogTellsWhatIsWrong()
{
    QVERIFY(show("equal"));
    RerunDialog* const dialog = ask();
    QVERIFY(!dialog->checkButton()->isEnabled());
    for (const auto& [text, told] : {std::pair("nn.Linear(3, 1)", "wrap it"),
                                     {"td['action']", "not a module"},
                                     {"ValueOperator(", "\n"},
                                     {"ValueOperator(nn.Lin(3, 1))", "Lin"}}) {
        dialog->module()->setCurrentText(QLatin1String(text));
        QTRY_VERIFY2(dialog->verdict().contains(QLatin1String(told)), qPrintable(dialog->verdict()));
        QVERIFY(!dialog->checkButton()->isEnabled());
    }
    dialog->module()->setCurrentText("ValueOperator(nn.Linear(3, 1))");
    QTRY_COMPARE(dialog->verdict(), QString("It reads observation. Not stored: state_value."));
    dialog->checkButton()->click();
    QTRY_VERIFY2(page().hint().contains("none of the module's output keys"), qPrintable(page().hint()));
}

/// The observations have 3 features.
void PolicyCheckTest::dialogExplainsWhatFails()
{
    QVERIFY(show("equal"));
    RerunDialog* const dialog = ask();
    dialog->module()->setCurrentText("ValueOperator(nn.Linear(4, 1))");
    QTRY_VERIFY(!dialog->view().isHidden());
    QVERIFY2(dialog->view().rule().contains("expects 4 features in dim -1"), qPrintable(dialog->view().rule()));
    dialog->view().fixes().button(0)->click();
    QCOMPARE(dialog->module()->currentText(), QString("ValueOperator(nn.Linear(3, 1))"));
    QVERIFY(dialog->view().isHidden());
    QTRY_COMPARE(dialog->verdict(), QString("It reads observation. Not stored: state_value."));
    dialog->module()->setCurrentText("ValueOperator(nn.Liner(3, 1))");
    QTRY_VERIFY(!dialog->view().isHidden());
    QCOMPARE(dialog->view().fixes().expression(0), QString("ValueOperator(nn.Linear(3, 1))"));
    dialog->reject();
}

void PolicyCheckTest::dialogWritesWeights()
{
    QVERIFY(show("equal"));
    RerunDialog* const dialog = ask();
    dialog->module()->setCurrentText("ValueOperator(nn.Linear(3, 1))");
    dialog->takeWeights("/a/b.pt");
    QCOMPARE(dialog->module()->currentText(),
             QString("(lambda m: [m.load_state_dict(torch.load('/a/b.pt')), m][1])(ValueOperator(nn.Linear(3, 1)))"));
    dialog->takeWeights("/c.pt");  // in its place
    QCOMPARE(dialog->module()->currentText(),
             QString("(lambda m: [m.load_state_dict(torch.load('/c.pt')), m][1])(ValueOperator(nn.Linear(3, 1)))"));
    QTRY_VERIFY(dialog->verdict().contains("/c.pt"));
    QVERIFY(!dialog->checkButton()->isEnabled());
    dialog->reject();
}

void PolicyCheckTest::modulesAreRemembered()
{
    QVERIFY(show("equal"));
    QVERIFY(check(m_actor));
    QVERIFY(check(QStringLiteral("(%1)").arg(m_actor)));
    RerunDialog* const dialog = ask();
    QCOMPARE(dialog->module()->currentText(), QStringLiteral("(%1)").arg(m_actor));
    QCOMPARE(dialog->module()->count(), 2);
    QCOMPARE(dialog->module()->itemText(1), m_actor);
    dialog->reject();
}

void PolicyCheckTest::blocksAreChosen()
{
    QVERIFY(show("equal"));
    RerunDialog* const dialog = ask();
    dialog->module()->setCurrentText(m_actor);
    dialog->block()->setValue(64);
    QTRY_VERIFY(dialog->checkButton()->isEnabled());
    QCOMPARE(dialog->options().block, int64_t{64});
    QCOMPARE(dialog->options().device, at::Device(at::kCPU));
    QVERIFY(dialog->devices()->count() >= 1);
    dialog->checkButton()->click();
    QTRY_VERIFY(page().summary().startsWith("No difference"));
    QCOMPARE(page().options().block, int64_t{64});
}

void PolicyCheckTest::canBeStopped()
{
    QVERIFY(show("equal"));
    page().start({.module = m_actor.toStdString(), .block = 1});
    QVERIFY(page().job()->isRunning());
    page().job()->cancel();
    QTRY_VERIFY(!page().job()->isRunning());
    QVERIFY(page().hint().contains("classic bug of PPO"));
    QVERIFY(check(m_actor));
}

void PolicyCheckTest::saysThatTheRolloutChanged()
{
    const QString own = m_files.filePath("edited");
    writeTensorDict(openStorage(file("equal").toStdString())->root(), own.toStdString(), {.overwrite = true}, Progress::none());
    QVERIFY(show("edited"));
    QVERIFY(check(m_actor));
    pane().document().setEditable(true);
    QTRY_VERIFY(pane().document().isEditable());
    pane().document().execute("td['action_log_prob'][0, 0] = 29");
    QTRY_VERIFY2(page().summary().endsWith("the rollout changed since: check again"), qPrintable(page().summary()));
    QVERIFY(check(m_actor));
    QVERIFY(page().summary().startsWith("1 key(s) differ from the stored values"));
    QCOMPARE(page().list()->topLevelItem(0)->child(0)->text(0), QString("[0, 0]"));
    pane().document().discard();
    QTRY_VERIFY(!pane().document().isModified());
}

void PolicyCheckTest::isAllByKeyboard()
{
    QVERIFY(show("equal"));
    page().button()->setFocus();
    QTest::keyClick(page().button(), Qt::Key_Space);
    QTRY_VERIFY(pane().findChild<RerunDialog*>());
    RerunDialog* const dialog = pane().findChild<RerunDialog*>();
    QLineEdit* const field = dialog->module()->lineEdit();
    field->setText(m_actor);
    QTRY_VERIFY(dialog->checkButton()->isEnabled());
    for (QWidget* const each : std::initializer_list<QWidget*>{page().button(), page().list(), page().derive(),
                                                               page().chart()->plot(), dialog->module(), dialog->block()}) {
        QVERIFY(!QAccessible::queryAccessibleInterface(each)->text(QAccessible::Name).isEmpty());
    }
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_VERIFY(page().list()->topLevelItemCount() == 4);
}

TENSORDESK_SUITE(PolicyCheckTest);
#include "tst_policycheck.moc"
