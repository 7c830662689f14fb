// SPDX-License-Identifier: GPL-3.0-or-later
#include "shapes/shapeeffectmodel.h"
#include "shapes/shapepanel.h"
#include "support/memorysource.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/zeros.h>

#include <QAbstractItemModelTester>
#include <QTest>

using namespace tensordesk;

namespace {

/// Batch [4, 3]; one leaf is stored, and counts what is read of it.
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

QByteArray printed(const QAbstractItemModel& model)
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

/// What expressions do to each key, before any data is touched.
class ShapePanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void effects_data();
    void effects();
    void readsNothing();
    void marksTheKeyThatBreaks();
    void saysWhyItFails();
    void newestWins();
    void modelKeepsTheRules();
};

void ShapePanelTest::effects_data()
{
    QTest::addColumn<QByteArray>("expression");
    QTest::addColumn<QString>("verdict");
    QTest::addColumn<QByteArray>("keys");
    QTest::newRow("index") << QByteArray("td[:, None]") << "TensorDict [4, 1, 3]"
                           << QByteArray("td | [4, 3] | [4, 1, 3] | \n"
                                         "obs | [4, 3 | 2] | [4, 1, 3 | 2] | f32\n"
                                         "next | [4, 3] | [4, 1, 3] | \n"
                                         "next / reward | [4, 3 | 1] | [4, 1, 3 | 1] | f64\n");
    QTest::newRow("keys go") << QByteArray("td.select(\"obs\")") << "TensorDict [4, 3]"
                             << QByteArray("td | [4, 3] | [4, 3] | \n"
                                           "obs | [4, 3 | 2] | [4, 3 | 2] | f32\n"
                                           "next | [4, 3] | gone | \n");
    QTest::newRow("no tensordict") << QByteArray("td[\"obs\"][0]") << "Tensor f32 [3, 2]"
                                   << QByteArray("td | [4, 3] |  | \n"
                                                 "obs | [4, 3 | 2] |  | f32\n"
                                                 "next | [4, 3] |  | \n"
                                                 "next / reward | [4, 3 | 1] |  | f64\n");
}

void ShapePanelTest::effects()
{
    QFETCH(QByteArray, expression);
    QFETCH(QString, verdict);
    QFETCH(QByteArray, keys);
    ShapePanel panel;
    panel.setExpression(example(source()), expression.toStdString());
    QTRY_COMPARE(printed(panel.model()), keys);
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
    effect.error = Error(ErrorKind::RuntimeError, "it does not fit").within(KeyPath{"next", "reward"});
    ShapeEffectModel model;
    model.setEffect(effect);
    QCOMPARE(model.brokenRow(), 3);
    QCOMPARE(model.index(3, ShapeEffectModel::AfterColumn).data().toString(), QString("breaks here"));
    QCOMPARE(model.index(1, ShapeEffectModel::AfterColumn).data().toString(), QString());
}

void ShapePanelTest::saysWhyItFails()
{
    ShapePanel panel;
    panel.setExpression(example(source()), "td[\"nothing\"]");
    QTRY_VERIFY(panel.model().effect().error.has_value());
    QCOMPARE(panel.model().effect().error->kind(), ErrorKind::KeyError);
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
    panel.setExpression(td, {});
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

QTEST_MAIN(ShapePanelTest)
#include "tst_shapepanel.moc"
