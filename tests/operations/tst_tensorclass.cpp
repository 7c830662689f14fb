// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/expression/syntax/expression.h"
#include "model/expression/syntax/value.h"
#include "model/operations/compute/pairwise.h"
#include "model/operations/keys/construct.h"
#include "model/operations/keys/tensorclass.h"
#include "model/tensordict/tree/subnode.h"
#include "tests/operations/trees.h"
#include "tests/support/suite.h"

#include <ATen/ops/ones.h>

#include <QTest>

using namespace tensordesk;

/// Instances of tensorclasses: their fields are data, and absent ones read as None.
class TensorclassTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void knowsSchemas();
    void makesInstances_data();
    void makesInstances();
    void showsTensordicts();
    void partsComparedTakeTheOthersClass();
    void readsFields();
    void speaks_data();
    void speaks();
};

const TensorclassSchema kMc{"module.MC",
                            {{"X", TensorclassField::Kind::Tensor, false},
                             {"y", TensorclassField::Kind::Tensor, true},
                             {"z", TensorclassField::Kind::NonTensor, false}}};

TensorDict mc()
{
    return makeInstance(kMc, {{{"X"}, Leaf(at::ones({3, 2}))}, {{"z"}, NonTensor("test", {3})}}, {3});
}

void TensorclassTest::knowsSchemas()
{
    const TensorclassSchema* known = knownTensorclass("IFEvalScoreData");
    QVERIFY(known);
    QCOMPARE(known, knownTensorclass(known->name));
    QCOMPARE(known->fields.size(), std::size_t{4});
    QVERIFY(
        std::all_of(known->fields.begin(), known->fields.end(), [](const TensorclassField& field) { return field.isOptional; }));
    QVERIFY(!knownTensorclass("Score"));
    QVERIFY(!knownTensorclass("module.IFEvalScoreData"));
}

void TensorclassTest::makesInstances_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<QByteArray>("error");
    QTest::newRow("all") << 0 << QByteArray("none");
    QTest::newRow("one that is missing") << 1 << QByteArray("TypeError: MC() misses 'z'");
    QTest::newRow("one that is no field") << 2 << QByteArray("AttributeError: 'MC' has no field 'w'; its fields are X, y, z");
    QTest::newRow("a wrong shape")
        << 3 << QByteArray("RuntimeError: key 'X': batch dimension mismatch: the batch size is [3], but the tensor has shape [2]");
}

void TensorclassTest::makesInstances()
{
    QFETCH(int, row);
    Entries values = {{{"X"}, Leaf(row == 3 ? at::ones({2}) : at::ones({3}))}};
    if (row != 1)
        values.push_back({{"z"}, NonTensor("k", {3})});
    if (row == 2)
        values.push_back({{"w"}, NonTensor("k", {3})});
    QTEST(errorOf([&] { static_cast<void>(makeInstance(kMc, values, {3})); }), "error");
}

void TensorclassTest::showsTensordicts()
{
    const TensorDict td = tree();
    QCOMPARE(errorOf([&] { static_cast<void>(asInstance(kMc, td)); }),
             QByteArray("ValueError: 'MC' has no fields for the keys 'x', 'n', 's'"));
    const TensorDict part = asInstance(kMc, TensorDict(Shape{3}));
    QCOMPARE(part.typeName(), std::string("MC"));
    QVERIFY(!fieldOf(part, "X"));
    QCOMPARE(outline(toTensorDict(mc())), QByteArray("[3]{X [3, 2], z 'test'}"));
}

/// As in Python, which walks the one and reads the other: levels of a part that is walked have no class.
void TensorclassTest::partsComparedTakeTheOthersClass()
{
    TensorDict td({3});
    td.set({"c"}, mc());
    const TensorDict part = subTensorDict(td, Index{Slice{0, 2, {}}});
    QCOMPARE(part.child({"c"}).tensorclass(), "");
    QCOMPARE(compared("eq", part, part).child({"c"}).tensorclass(), kMc.name);
    QCOMPARE(compared("eq", part, td.at(Index{Slice{0, 2, {}}})).child({"c"}).tensorclass(), kMc.name);
    QCOMPARE(compared("eq", part, Operand(c10::Scalar(1))).child({"c"}).tensorclass(), "");
}

void TensorclassTest::readsFields()
{
    const TensorDict td = mc();
    QVERIFY(fieldOf(td, "X"));
    QVERIFY(!fieldOf(asInstance(kMc, td.select({{"X"}})), "z"));
    QCOMPARE(errorOf([&] { static_cast<void>(fieldOf(td, "w")); }).left(31), QByteArray("AttributeError: 'MC' has no fie"));
    const TensorDict known = asInstance(*knownTensorclass("IFEvalScoreData"), TensorDict(Shape{3}));
    QCOMPARE(errorOf([&] { checkField(known, {"w"}); }).left(44), QByteArray("AttributeError: 'IFEvalScoreData' has no fie"));
    checkField(td, {"X"});
    checkField(td, {"w"});  // it may be a field that is None
    checkField(tree(), {"w"});
}

void TensorclassTest::speaks_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QString>("result");
    QTest::newRow("an absent field") << "IFEvalScoreData().prompt_level_strict_acc is None" << "True";
    QTest::newRow("a field")
        << "IFEvalScoreData(prompt_level_strict_acc=torch.ones(2), batch_size=[2]).prompt_level_strict_acc.shape[0]" << "2";
    QTest::newRow("by position") << "IFEvalScoreData(1, 2).inst_level_strict_acc == 2" << "True";
    QTest::newRow("no field") << "IFEvalScoreData(other=1)" << "AttributeError";
    QTest::newRow("too many") << "IFEvalScoreData(1, 2, 3, 4, 5)" << "TypeError";
    QTest::newRow("index of all") << "IFEvalScoreData(prompt_level_strict_acc=torch.ones(2), batch_size=[2])[0].batch_size == []"
                                  << "False";
    QTest::newRow("absent after an index")
        << "IFEvalScoreData(prompt_level_strict_acc=torch.ones(2), batch_size=[2])[0].inst_level_loose_acc is None" << "True";
    QTest::newRow("a name as index") << "IFEvalScoreData(1)[\"prompt_level_strict_acc\"]" << "ValueError";
    QTest::newRow("get") << "IFEvalScoreData(1).get(\"prompt_level_strict_acc\") == 1" << "True";
    QTest::newRow("set") << "IFEvalScoreData().set(\"inst_level_loose_acc\", 3).inst_level_loose_acc == 3" << "True";
    QTest::newRow("set of no field") << "IFEvalScoreData().set(\"w\", 3)" << "AttributeError";
    QTest::newRow("another kind") << "IFEvalScoreData().set(\"inst_level_loose_acc\", \"k\").inst_level_loose_acc" << "'k'";
    QTest::newRow("fields") << "[f[0] for f in td.as_tensorclass(\"m.C\").fields()]" << "['x', 'n', 's']";
    QTest::newRow("names of fields") << "len(IFEvalScoreData().fields())" << "4";
    QTest::newRow("fields of a tensordict") << "td.fields()" << "AttributeError";
    QTest::newRow("declared fields") << "td.select(\"x\").as_tensorclass(\"C\", [\"x\", \"y\"]).keys()" << "['x', 'y']";
    QTest::newRow("keys that are no fields") << "td.as_tensorclass(\"C\", [\"x\"])" << "ValueError";
    QTest::newRow("is_tensorclass") << "[is_tensorclass(td), is_tensorclass(td.as_tensorclass(\"C\")), is_tensor_collection(td)]"
                                    << "[False, True, True]";
}

void TensorclassTest::speaks()
{
    QFETCH(QString, expression);
    QString text;
    const QByteArray error = errorOf([&] {
        Scope scope;
        scope.emplace("td", tree());
        const Value value = evaluate(expression.toStdString(), scope);
        const auto* leaf = value.as<Leaf>();
        text = leaf ? (leaf->tensor().item<bool>() ? "True" : "False") : QString::fromStdString(toPythonValue(value).toPython());
    });
    QTEST(error == "none" ? text : QString(error).section(':', 0, 0), "result");
}

TENSORDESK_SUITE(TensorclassTest);
#include "tst_tensorclass.moc"
