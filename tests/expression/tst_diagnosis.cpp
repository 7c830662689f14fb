// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/expression/diagnosis/diagnosis.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/mutations/mutations.h"
#include "tests/support/suite.h"

#include <ATen/ops/zeros.h>

#include <QTest>

using namespace tensordesk;

/// Explanations of failed expressions and their fixes, derived from the data of errors, not from their texts.
class DiagnosisTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void failures_data();
    void failures();
    void statements_data();
    void statements();
    void errorsCarryWhatOthersNeed();
    void marksStandBesideTheSentence();
    void keepsWhatItHasFoundWhenStopped();
};

namespace {

/// Requests a stop after some checks.
class Patience final : public Progress {
public:
    explicit Patience(int looks) : m_looks(looks) { }
    [[nodiscard]] bool isCancelled() const override { return m_looks-- <= 0; }

private:
    mutable int m_looks;
};

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
    QTest::newRow("a key within a scope") << QByteArray("with td.view(-1) as flat, flat.unsqueeze(0) as row: row['xx']") << false
                                          << QByteArray("with td.view(-1) as flat, flat.unsqueeze(0) as row: row['x']");
    QTest::newRow("a broadcast that grows elsewhere") << QByteArray("(td['x'] + torch.zeros(2, 1, 1)).reshape(5, 2, 3)") << false
                                                      << QByteArray("(td['x'] + torch.zeros(2, 1, 1)).reshape(-1, 2, 3)");
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
    QCOMPARE(diagnosis->fixes.empty() ? QByteArray() : QByteArray::fromStdString(diagnosis->fixes.front().expression), remedy);
}

void DiagnosisTest::statements_data()
{
    QTest::addColumn<QByteArray>("statement");
    QTest::addColumn<QByteArray>("part");
    QTest::addColumn<QByteArray>("operands");
    const auto row = [](const char* name, const char* statement, const char* part, const char* operands) {
        QTest::newRow(name) << QByteArray(statement) << QByteArray(part) << QByteArray(operands);
    };
    row("a value that fails", "td['y'] = td['x'] @ td['x']", "td['x'] @ td['x']", "td['x'] [2, 3*]; td['x'] [2*, 3]");
    row("a level that is not there", "td['y']['z'] = 1", "td['y']", "td [2, 3]");
    row("an index beyond the end", "td['x'][5] = 1", "td['x'][5]", "td['x'] [2*, 3]");
    row("a slice of another size", "td['x'][:, 1:] = torch.zeros(4)", "td['x'][:, 1:] = torch.zeros(4)",
        "td['x'][:, 1:] [2, 2]; torch.zeros(4) [4*]");
    row("more dims than there are", "td['x'][0] = torch.zeros(2, 3)", "td['x'][0] = torch.zeros(2, 3)",
        "td['x'][0] [3]; torch.zeros(2, 3) [2*, 3]");
    row("an entry of one row", "td['x'] = td[0]['x']", "td['x'] = td[0]['x']", "td [2*, 3*]; td[0]['x'] [3*]");
    row("a level of one row", "td['y'] = td[0]", "td['y'] = td[0]", "td [2*, 3*]; td[0] [3*]");
    row("rows of other sizes", "td[0] = td[:, 0]", "td[0] = td[:, 0]", "td[0] [3*]; td[:, 0] [2*]");
    row("a sum", "td['x'] -= torch.zeros(2)", "td['x'] -= torch.zeros(2)", "td['x'] [2, 3]; torch.zeros(2) [2*]");
    row("a batch size", "td.batch_size = [3]", "td.batch_size = [3]", "td [2, 3]");
    row("what is not there to delete", "del td['y']", "td['y']", "td [2, 3]");
    row("a method", "td['x'].add_(torch.zeros(2))", "td['x'].add_(torch.zeros(2))", "td['x'] [2, 3*]; torch.zeros(2) [2*]");
    row("a statement in a scope", "with td.unlock_(): td['x'] = td[0]['x']", "with td.unlock_(): td['x'] = td[0]['x']",
        "td [2*, 3*]; td[0]['x'] [3*]");
    row("what a scope is made of", "with td['x'] @ td['x'] as y: td['x'] = y", "td['x'] @ td['x']",
        "td['x'] [2, 3*]; td['x'] [2*, 3]");
    row("in a scope with a name", "with td.view(-1) as flat: flat['x'] = td['x']", "", "");
    row("two at once", "td['x'] = td[0]; td['x'] = 1", "", "");
}

void DiagnosisTest::statements()
{
    QFETCH(QByteArray, statement);
    QFETCH(QByteArray, part);
    QFETCH(QByteArray, operands);
    std::optional<Error> error;
    try {
        TensorDict td({2, 3});
        td.set({"x"}, Leaf(at::zeros({2, 3})));
        DirectMutations mutations(td);
        execute(statement.toStdString(), Scope{{"td", td}}, mutations);
    } catch (const Error& thrown) {
        error = thrown;
    }
    QVERIFY(error.has_value());
    const auto diagnosis = diagnoseStatement(*error, statement.toStdString(), twoByThree());
    QCOMPARE(diagnosis ? QByteArray::fromStdString(diagnosis->part) : QByteArray(), part);
    QStringList shown;
    for (const FailingOperand& operand : diagnosis ? diagnosis->operands : std::vector<FailingOperand>{}) {
        QStringList sizes;
        for (std::size_t d = 0; d < operand.shape.size(); ++d) {
            sizes << QString::number(operand.shape[d]) + (operand.offending.contains(d) ? "*" : "");
        }
        shown << QString::fromStdString(operand.text) + " [" + sizes.join(", ") + "]";
    }
    QCOMPARE(shown.join("; ").toUtf8(), operands);
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

void DiagnosisTest::keepsWhatItHasFoundWhenStopped()
{
    std::vector<std::size_t> fixes;
    for (int looks = 0; looks < 1000 && (fixes.empty() || fixes.back() == 0); ++looks) {
        Patience patience(looks);
        try {
            const auto diagnosis = diagnose("td['x'].reshape(5, 3)", twoByThree(), patience);
            QVERIFY(diagnosis && !diagnosis->rule.empty());
            fixes.push_back(diagnosis->fixes.size());
        } catch (const Error& error) {
            QCOMPARE(error.kind(), ErrorKind::Cancelled);
            QVERIFY(fixes.empty());
        }
    }
    QVERIFY(fixes.size() > 1 && fixes.front() == 0 && fixes.back() > 0);
}

TENSORDESK_SUITE(DiagnosisTest);
#include "tst_diagnosis.moc"
