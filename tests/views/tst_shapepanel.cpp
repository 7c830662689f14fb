// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/memorysource.h"
#include "tests/support/suite.h"
#include "views/failures/diagnosisview.h"
#include "views/failures/operandboxes.h"
#include "views/shapes/defaultsteps.h"
#include "views/shapes/operationchain.h"
#include "views/shapes/originview.h"
#include "views/shapes/shapeeffectmodel.h"
#include "views/shapes/shapepanel.h"
#include "views/shapes/stepmodel.h"
#include "views/text/format.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/zeros.h>

#include <QAbstractItemModelTester>
#include <QFile>
#include <QProcess>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSplitter>
#include <QTableView>
#include <QTest>
#include <QToolButton>

using namespace tensordesk;

namespace {

/// Returns a tensordict of batch [4, 3]; one leaf is stored and counts its reads.
TensorDict example(const std::shared_ptr<MemorySource>& stored)
{
    TensorDict td({4, 3}, {"env", "time"});
    td.set({"obs"}, Leaf(stored));
    td.set({"next", "reward"}, Leaf(at::zeros({4, 3, 1}, at::kDouble)));
    return td;
}

std::shared_ptr<MemorySource> source()
{
    return std::make_shared<MemorySource>(at::zeros({4, 3, 2}), false);
}

QByteArray printedShapes(const QAbstractItemModel& model)
{
    QByteArray text;
    for (int row = 0; row < model.rowCount(); ++row) {
        for (int column = 0; column < ShapeEffectModel::BytesColumn; ++column) {
            text += (column == 0 ? "" : " | ") + model.index(row, column).data().toString().toUtf8();
        }
        text += '\n';
    }
    return text;
}

}  // namespace

/// The effect of expressions on each key, before any data is read.
class ShapePanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void effects_data();
    void effects();
    void readsNothing();
    void marksTheKeyThatBreaks();
    void saysWhyItFails();
    void newestWins();
    void mapsWhereElementsComeFrom();
    void warnsOfWhatSucceeds();
    void modelKeepsTheRules();

    void failures_data();
    void failures();
    void scrollsWhereThereIsNoRoom();
    void chains_data();
    void chains();
    void stepsAreMoved();
    void stepModelKeepsTheRules();
    void copiedPythonRuns();
};

void ShapePanelTest::effects_data()
{
    QTest::addColumn<QByteArray>("expression");
    QTest::addColumn<QString>("verdict");
    QTest::addColumn<QByteArray>("keys");
    QTest::newRow("index") << QByteArray("td[:, None]") << "TensorDict [4, 1, 3]"
                           << QByteArray("td | [4, 3] | [4, 1, 3] |  | \n"
                                         "obs | [4, 3 | 2] | [4, 1, 3 | 2] | f32 | view\n"
                                         "next | [4, 3] | [4, 1, 3] |  | \n"
                                         "next / reward | [4, 3 | 1] | [4, 1, 3 | 1] | f64 | view\n");
    QTest::newRow("keys go") << QByteArray("td.select(\"obs\")") << "TensorDict [4, 3]"
                             << QByteArray("td | [4, 3] | [4, 3] |  | \n"
                                           "obs | [4, 3 | 2] | [4, 3 | 2] | f32 | view\n"
                                           "next | [4, 3] | gone |  | \n");
    QTest::newRow("no tensordict") << QByteArray("td[\"obs\"][0]") << "Tensor f32 [3, 2]"
                                   << QByteArray("td | [4, 3] |  |  | \n"
                                                 "obs | [4, 3 | 2] |  | f32 | \n"
                                                 "next | [4, 3] |  |  | \n"
                                                 "next / reward | [4, 3 | 1] |  | f64 | \n");
    QTest::newRow("a copy") << QByteArray("td.permute(1, 0).reshape(-1).select(\"obs\").half()") << "TensorDict [12]"
                            << QByteArray("td | [4, 3] | [12] |  | \n"
                                          "obs | [4, 3 | 2] | [12 | 2] | f32 → f16 | copy\n"
                                          "next | [4, 3] | gone |  | \n");
    QTest::newRow("in place") << QByteArray("td.zero_()") << "TensorDict [4, 3]"
                              << QByteArray("td | [4, 3] | [4, 3] |  | \n"
                                            "obs | [4, 3 | 2] | [4, 3 | 2] | f32 | \n"
                                            "next | [4, 3] | [4, 3] |  | \n"
                                            "next / reward | [4, 3 | 1] | [4, 3 | 1] | f64 | \n");
}

void ShapePanelTest::effects()
{
    QFETCH(QByteArray, expression);
    QFETCH(QString, verdict);
    QFETCH(QByteArray, keys);
    ShapePanel panel;
    panel.setExpression(example(source()), expression.toStdString());
    QTRY_COMPARE(printedShapes(panel.model()), keys);
    QCOMPARE(panel.verdict(), verdict);
}

void ShapePanelTest::readsNothing()
{
    const auto stored = source();
    ShapePanel panel;
    panel.setExpression(example(stored), "(td + 1).sum(0)");
    QTRY_VERIFY(panel.model().rowCount() > 0);
    QCOMPARE(panel.verdict(), QString("TensorDict [3]"));
    QCOMPARE(stored->elementsRead(), int64_t{0});
}

void ShapePanelTest::marksTheKeyThatBreaks()
{
    ShapeEffect effect = shapeEffect("td", example(source()), Progress::none());
    effect.result.reset();
    effect.failure = Diagnosis{Error(ErrorKind::RuntimeError, "it does not fit"), "td", {}, {"next", "reward"}};
    ShapeEffectModel model;
    model.setEffect(effect);
    QCOMPARE(model.brokenRow(), 3);
    QCOMPARE(model.index(3, ShapeEffectModel::AfterColumn).data().toString(), QString("breaks here"));
    QCOMPARE(model.index(1, ShapeEffectModel::AfterColumn).data().toString(), QString());
}

/// A click or the arrow keys name the origin of one element of the result.
void ShapePanelTest::mapsWhereElementsComeFrom()
{
    ShapePanel panel;
    panel.setExpression(example(source()), "td.reshape(3, 4)");
    QTRY_VERIFY(!panel.origins().isHidden());
    QCOMPARE(panel.origins().told(), "td.reshape(3, 4)[0, 0] is td[0, 0]: env 0, time 0");
    panel.origins().choose(1, 2);
    QCOMPARE(panel.origins().told(), "td.reshape(3, 4)[1, 2] is td[2, 0]: env 2, time 0");
    QTest::keyClick(&panel.origins(), Qt::Key_Right);
    QCOMPARE(panel.origins().told(), "td.reshape(3, 4)[1, 3] is td[2, 1]: env 2, time 1");
    QVERIFY2(panel.warnings().contains("elements are regrouped"), qPrintable(panel.warnings()));

    panel.setExpression(example(source()), "td.permute(1, 0)");
    QTRY_VERIFY(panel.origins().origins() && panel.origins().told().startsWith("td.permute"));
    panel.origins().choose(1, 2);
    QCOMPARE(panel.origins().told(), "td.permute(1, 0)[1, 2] is td[2, 1]: env 2, time 1");
    QVERIFY(panel.warnings().isEmpty());

    panel.setExpression(example(source()), "td + 1");
    QTRY_VERIFY(panel.origins().isHidden());
}

void ShapePanelTest::warnsOfWhatSucceeds()
{
    ShapePanel panel;
    panel.setExpression(example(source()), "td['next', 'reward'][:, 0] * td['obs'][:, 0, 0]");
    QTRY_VERIFY2(panel.warnings().contains("makes [4, 4] of [4, 1], [4]"), qPrintable(panel.warnings()));
    QVERIFY(panel.view().fixes().count() > 0);
    QCOMPARE(panel.view().fixes().expression(0), QString("td['next', 'reward'][:, 0] * td['obs'][:, 0, 0].unsqueeze(-1)"));
    panel.setExpression(example(source()), "td['next', 'reward'].float() * td['obs']");
    QTRY_VERIFY(panel.warnings().isEmpty());
    QVERIFY(panel.view().fixes().isHidden());
}

void ShapePanelTest::saysWhyItFails()
{
    ShapePanel panel;
    panel.setExpression(example(source()), "td[\"nothing\"]");
    QTRY_VERIFY(panel.model().effect().failure.has_value());
    QCOMPARE(panel.model().effect().failure->error.kind(), ErrorKind::KeyError);
    QVERIFY2(panel.verdict().contains("nothing"), qPrintable(panel.verdict()));
    QCOMPARE(panel.model().rowCount(), 4);
}

void ShapePanelTest::newestWins()
{
    ShapePanel panel;
    const TensorDict td = example(source());
    for (const char* text : {"t", "td", "td[", "td[0", "td[0]"}) {
        panel.setExpression(td, text);
    }
    QTRY_COMPARE(panel.verdict(), QString("TensorDict [3]"));
    panel.setExpression(td, {});  // td itself
    QTRY_COMPARE(panel.verdict(), QString("TensorDict [4, 3]"));
    panel.setExpression({}, "td");
    QCOMPARE(panel.model().rowCount(), 0);
}

void ShapePanelTest::modelKeepsTheRules()
{
    ShapeEffectModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setEffect(shapeEffect("td[0]", example(source()), Progress::none()));
    QCOMPARE(model.rowCount(), 4);
    model.setEffect({});
    QCOMPARE(model.brokenRow(), -1);
}

void ShapePanelTest::failures_data()
{
    QTest::addColumn<QByteArray>("expression");
    QTest::addColumn<QByteArray>("part");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("operands");
    QTest::addColumn<QByteArray>("remedy");
    QTest::newRow("key") << QByteArray("td[\"ops\"] + 1") << QByteArray("td[\"ops\"]") << ""
                         << "td [env 4, time 3]" << QByteArray("td[\"obs\"] + 1");
    QTest::newRow("index") << QByteArray("td[0, 5].reshape(-1)") << QByteArray("td[0, 5]") << "" << "td [env 4, ✗time 3]"
                           << QByteArray("td[0, -1].reshape(-1)");
    QTest::newRow("too many") << QByteArray("td[0, 0, 0]") << QByteArray("td[0, 0, 0]") << "" << "td [env 4, time 3]"
                              << QByteArray("td[0, 0]");
    QTest::newRow("reshape") << QByteArray("td.reshape(5, 3)") << QByteArray("td.reshape(5, 3)") << ""
                             << "td [✗env 4, ✗time 3]" << QByteArray("td.reshape(-1, 3)");
    QTest::newRow("broadcast") << QByteArray("td[\"obs\"] * td[\"next\", \"reward\"][..., 0]")
                               << QByteArray("td[\"obs\"] * td[\"next\", \"reward\"][..., 0]") << ""
                               << "td[\"obs\"] [env 4, ✗time 3, ✗2]; td[\"next\", \"reward\"][..., 0] [✗env 4, ✗time 3]"
                               << QByteArray("td[\"obs\"] * td[\"next\", \"reward\"][..., 0].unsqueeze(-1)");
    QTest::newRow("stack") << QByteArray("torch.stack([td, td.exclude((\"next\", \"reward\"))], 0)")
                           << QByteArray("torch.stack([td, td.exclude((\"next\", \"reward\"))], 0)") << "next / reward"
                           << "td [env 4, time 3, 1]; td.exclude((\"next\", \"reward\")) lacks the key"
                           << QByteArray("TensorDict.lazy_stack([td, td.exclude((\"next\", \"reward\"))], 0)");
    QTest::newRow("stack of parts") << QByteArray("torch.stack([td[0], td[1, :2]])")
                                    << QByteArray("torch.stack([td[0], td[1, :2]])") << ""
                                    << "td[0] [✗time 3]; td[1, :2] [✗time 2]"
                                    << QByteArray("TensorDict.lazy_stack([td[0], td[1, :2]])");
    QTest::newRow("cat") << QByteArray("torch.cat([td, td[:, :2]], 0)") << QByteArray("torch.cat([td, td[:, :2]], 0)") << ""
                         << "td [env 4, ✗time 3]; td[:, :2] [env 4, ✗time 2]" << QByteArray("torch.cat([td, td[:, :2]], 1)");
    QTest::newRow("expand") << QByteArray("td.expand(2, 5, 3)") << QByteArray("td.expand(2, 5, 3)") << ""
                            << "td [✗env 4, time 3]" << QByteArray();
    QTest::newRow("no view") << QByteArray("td[\"obs\"].transpose(0, 1).view(-1)")
                             << QByteArray("td[\"obs\"].transpose(0, 1).view(-1)") << ""
                             << "td[\"obs\"].transpose(0, 1) [✗3, ✗4, ✗2]" << QByteArray("td[\"obs\"].transpose(0, 1).reshape(-1)");
    QTest::newRow("only the values tell") << QByteArray("td[td[\"obs\"][..., 0] > 0]") << QByteArray("td[td[\"obs\"][..., 0] > 0]")
                                          << "" << "" << QByteArray();
    QTest::newRow("half an expression") << QByteArray("td[") << QByteArray("td[") << "" << "" << QByteArray();
}

void ShapePanelTest::failures()
{
    QFETCH(QByteArray, expression);
    QFETCH(QByteArray, part);
    QFETCH(QString, key);
    QFETCH(QString, operands);
    QFETCH(QByteArray, remedy);
    ShapePanel panel;
    panel.setExpression(example(source()), expression.toStdString());
    QTRY_VERIFY(panel.model().effect().failure.has_value());
    const Diagnosis& failure = *panel.model().effect().failure;
    QCOMPARE(QByteArray::fromStdString(failure.part), part);
    QCOMPARE(panel.view().operands().text(), operands);
    QCOMPARE(panel.findChild<QTableView*>()->isVisibleTo(&panel), operands.isEmpty() || !key.isEmpty());
    QCOMPARE(failure.fixes.empty() ? QByteArray() : QByteArray::fromStdString(failure.fixes.front().expression), remedy);
    QCOMPARE(panel.view().fixes().isHidden(), remedy.isEmpty());
    QCOMPARE(format::path(failure.key), key);
    if (!remedy.isEmpty()) {
        QSignalSpy edited(&panel, &ShapePanel::expressionEdited);
        panel.view().fixes().button(0)->click();
        QCOMPARE(edited.first().first().toString().toUtf8(), remedy);
    }
}

/// Beside other parts of a low window the parts below the chips scroll, and none is squeezed.
void ShapePanelTest::scrollsWhereThereIsNoRoom()
{
    QSplitter window(Qt::Vertical);
    auto* const panel = new ShapePanel(&window);
    (new QWidget(&window))->setMinimumHeight(200);
    panel->setExpression(example(source()), "torch.stack([td, td[:, 1:]])");
    QTRY_VERIFY(panel->model().effect().failure.has_value());
    window.show();
    QVERIFY(panel->view().fixes().count() > 0);
    auto* const scroll = panel->findChild<QScrollArea*>();
    const QWidget &operands = panel->view().operands(), &fixes = panel->view().fixes();
    for (const auto& [height, scrolls] : {std::pair(520, true), {1300, false}}) {
        window.resize(900, height);
        QTRY_COMPARE(scroll->verticalScrollBar()->maximum() > 0, scrolls);
        QTRY_VERIFY(fixes.height() >= fixes.heightForWidth(fixes.width()));
        QVERIFY(operands.height() >= operands.minimumSizeHint().height());
        QVERIFY(scroll->height() >= operands.height());
    }
}

void ShapePanelTest::chains_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QStringList>("chips");
    QTest::newRow("nothing") << "td" << QStringList{"td"};
    QTest::newRow("methods") << "td[:, 1:].reshape(-1)[\"a\", \"b\"].T"
                             << QStringList{"td", "[:, 1:]", ".reshape(-1)", "[\"a\", \"b\"]", ".T"};
    QTest::newRow("a part of a split") << "td.split(2, 0)[1][0]" << QStringList{"td", ".split(2, 0)[1]", "[0]"};
    QTest::newRow("a function") << "torch.stack([td[0], td[1]], 0)" << QStringList{"td", "[0]", "torch.stack([…, td[1]], 0)"};
    QTest::newRow("functions inside") << "torch.cat([torch.stack([td, td], 0), td])"
                                      << QStringList{"td", "torch.stack([…, td], 0)", "torch.cat([…, td])"};
    QTest::newRow("a function with more") << "torch.stack([td, td], 0)[0]" << QStringList{"torch.stack([td, td], 0)", "[0]"};
    QTest::newRow("brackets in quotes") << "td[\"a]\"].view(1)" << QStringList{"td", "[\"a]\"]", ".view(1)"};
    QTest::newRow("in brackets") << "(td + 1).mean(0)" << QStringList{"(td + 1)", ".mean(0)"};
    QTest::newRow("no chain") << "td[\"a\"] + 1" << QStringList{"td[\"a\"] + 1"};
    QTest::newRow("half") << "td[0].view(" << QStringList{"td[0].view("};
    QTest::newRow("a dot") << "td." << QStringList{"td."};
    QTest::newRow("of a module") << "torch.zeros(3).sum()" << QStringList{"torch.zeros(3)", ".sum()"};
    QTest::newRow("of a module in a module") << "torch.nn.functional.relu(td[\"a\"])[0]"
                                             << QStringList{"torch.nn.functional.relu(td[\"a\"])", "[0]"};
    QTest::newRow("a layer") << "torch.nn.Linear(3, 2)(td[\"a\"]).sum()"
                             << QStringList{"torch.nn.Linear(3, 2)(td[\"a\"])", ".sum()"};
    QTest::newRow("half of a module") << "torch.nn.relu(td" << QStringList{"torch.nn.relu(td"};
}

void ShapePanelTest::chains()
{
    QFETCH(QString, expression);
    QFETCH(QStringList, chips);
    const OperationChain chain = OperationChain::of(expression);
    QStringList shown{chain.start()};
    for (const OperationChain::Step& step : chain.steps()) {
        shown << step.text();
        QCOMPARE(OperationChain::Step::of(step.text()), step);
    }
    QCOMPARE(shown, chips);
    QCOMPARE(chain.expression(), expression);
}

void ShapePanelTest::stepsAreMoved()
{
    StepModel model;
    QSignalSpy edited(&model, &StepModel::edited);
    model.setChain(OperationChain::of("td[0].a.b"));
    QVERIFY(model.moveRow({}, 1, {}, 4));
    QCOMPARE(model.chain().expression(), QString("td.a.b[0]"));
    QVERIFY(model.moveRow({}, 3, {}, 0));  // the start stays first
    QCOMPARE(model.chain().expression(), QString("td[0].a.b"));
    QVERIFY(!model.moveRow({}, 0, {}, 2));
    QVERIFY(model.setData(model.index(1), "[1:]"));
    QVERIFY(model.removeRow(2));
    QVERIFY(!model.removeRow(0));
    QCOMPARE(model.chain().expression(), QString("td[1:].b"));
    QCOMPARE(edited.size(), 4);
    model.setChain(OperationChain::of("td[\"a\"] + 1"));
    model.add({{}, ".sum()"});
    QCOMPARE(model.chain().expression(), QString("(td[\"a\"] + 1).sum()"));
}

void ShapePanelTest::stepModelKeepsTheRules()
{
    StepModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setChain(OperationChain::of("td[0].view(-1)"));
    model.setResults({std::nullopt});
    model.setChain(OperationChain::of("td[1].view(-1)"));
    model.add({{}, "[0]"});
    QVERIFY(model.moveRow({}, 1, {}, 4));
    QVERIFY(model.removeRow(1));
    QCOMPARE(model.rowCount(), 3);
}

/// Each operation that the strip offers, and some in a row, have the same result in Python.
void ShapePanelTest::copiedPythonRuns()
{
    if (!QFile::exists(TENSORDESK_PYTHON)) {
        QSKIP("There is no " TENSORDESK_PYTHON " to compare with; packaging/test sets it up.");
    }
    const TensorDict td = example(source());
    QStringList expressions;
    for (const QString& operation : offeredOperations() + offeredReductions()) {
        if (!operation.isEmpty()) {
            OperationChain chain = OperationChain::of("td");
            chain.steps().push_back(defaultStep(operation, td, "td"));
            expressions << chain.expression();
        }
    }
    expressions << "torch.stack([td[:, 1:].reshape(-1), td[:, 1:].reshape(-1)], 1)"
                << "torch.cat([td[:2], td], 0).select(\"obs\").permute(1, 0)[0]" << "(td + 1).mean(0)"
                << "TensorDict.lazy_stack([td[0], td[1]], 0)[:, 1]";
    QByteArray script = "import torch, warnings\nfrom tensordict import TensorDict\nwarnings.simplefilter('ignore')\n"
                        "def run(code):\n"
                        "    td = TensorDict({'obs': torch.zeros(4, 3, 2), 'next': {'reward': torch.zeros(4, 3, 1, "
                        "dtype=torch.float64)}}, [4, 3])\n"
                        "    names = {'td': td}\n"
                        "    exec(code, names)\n"
                        "    r = names['result']\n"
                        "    keys = sorted(f'{k}{list(v.shape)}' for k, v in r.flatten_keys('/').items())\n"
                        "    print(list(r.batch_size), *keys)\n";
    QByteArray expected;
    for (const QString& expression : expressions) {
        const QString code = OperationChain::of(expression).python();
        script += "run(" + QByteArray::fromStdString(stringLiteral(code.toStdString())) + ")\n";
        const ShapeEffect effect = shapeEffect(expression.toStdString(), td, Progress::none());
        QVERIFY2(effect.result && effect.result->as<TensorDict>(), qPrintable(expression));
        const TensorDict& result = *effect.result->as<TensorDict>();
        QStringList keys;
        forEachEntry(result, [&](const KeyPath& path, const Entry& entry) {
            if (const auto* leaf = std::get_if<Leaf>(&entry)) {
                keys << format::path(path).replace(" / ", "/") + QString::fromStdString(toString(leaf->shape()));
            }
        });
        keys.sort();
        expected += toString(result.batchSize()) + ' ' + keys.join(' ').toStdString() + '\n';
    }
    QProcess python;
    python.start(TENSORDESK_PYTHON, {"-c", script});
    QVERIFY(python.waitForFinished(120'000));
    QCOMPARE(QByteArray(python.readAllStandardError()), QByteArray());
    QCOMPARE(QByteArray(python.readAllStandardOutput()), expected);
}

TENSORDESK_SUITE(ShapePanelTest);
#include "tst_shapepanel.moc"
