// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/expression/shapes/diagnosis.h"
#include "model/tensordict/base/error.h"
#include "tests/support/suite.h"

#include <ATen/ops/zeros.h>

#include <QTest>

using namespace tensordesk;

/// Why an expression fails, and what would work: told by what errors carry, whatever their sentences say.
class DiagnosisTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void failures_data();
    void failures();
    void errorsCarryWhatOthersNeed();
    void marksStandBesideTheSentence();
};

namespace {

Scope twoByThree()
{
    TensorDict td({2, 3});
    for (const char* key : {"depends on nothing", "say \"hello\"", "x"}) {
        td.set({key}, Leaf(at::zeros({2, 3})));
    }
    return withoutElements({{"td", td}});
}

Error failureOf(const std::string& expression)
{
    try {
        static_cast<void>(evaluateOnShapes(expression, twoByThree()));
    } catch (const Error& error) {
        return error;
    }
    return Error(ErrorKind::Internal, "it gives a result");
}

}  // namespace

void DiagnosisTest::failures_data()
{
    QTest::addColumn<QByteArray>("expression");
    QTest::addColumn<bool>("dependsOnValues");
    QTest::addColumn<QByteArray>("remedy");
    QTest::newRow("a mistyped key") << QByteArray("td['xx']") << false << QByteArray("td['x']");
    QTest::newRow("a key with quotes") << QByteArray("td['say \"hullo\"']") << false << QByteArray("td['say \"hello\"']");
    QTest::newRow("a key that is called so") << QByteArray("td['depends on values']") << false << QByteArray();
    QTest::newRow("a mask") << QByteArray("td[td['x'] > 0]") << true << QByteArray();
    QTest::newRow("an element") << QByteArray("float(td['x'][0, 0])") << true << QByteArray();
}

void DiagnosisTest::failures()
{
    QFETCH(QByteArray, expression);
    QFETCH(bool, dependsOnValues);
    QFETCH(QByteArray, remedy);
    const auto diagnosis = diagnose(expression.toStdString(), twoByThree());
    QVERIFY(diagnosis.has_value());
    QCOMPARE(diagnosis->dependsOnValues, dependsOnValues);
    QCOMPARE(diagnosis->remedies.empty() ? QByteArray() : QByteArray::fromStdString(diagnosis->remedies.front()), remedy);
}

void DiagnosisTest::errorsCarryWhatOthersNeed()
{
    QCOMPARE(failureOf("td['nothing']").candidates(), (std::vector<Key>{"depends on nothing", "say \"hello\"", "x"}));
    QVERIFY(failureOf("td[td['x'] > 0]").wantsValues());
    QVERIFY(!failureOf("td['nothing']").wantsValues());
}

void DiagnosisTest::marksStandBesideTheSentence()
{
    const Error error = failureOf("td.reshape(-1) + nothing");
    QVERIFY(error.place().has_value());
    QCOMPARE(error.place()->begin, std::size_t{17});
    QCOMPARE(error.place()->end, std::size_t{24});
    QCOMPARE(QString::fromStdString(error.sentence()), QString("name 'nothing' is not defined"));
    QCOMPARE(QString::fromStdString(error.message()),
             QString("name 'nothing' is not defined\n  td.reshape(-1) + nothing\n                   ^^^^^^^"));
    QVERIFY(!failureOf("td['nothing']").place().has_value());
}

TENSORDESK_SUITE(DiagnosisTest);
#include "tst_diagnosis.moc"
