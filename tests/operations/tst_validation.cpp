// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/operations/compute/leafwise.h"
#include "model/operations/compute/parallel.h"
#include "model/operations/keys/keytree.h"
#include "model/operations/keys/update.h"
#include "model/operations/shape/permute.h"
#include "model/operations/shape/squeeze.h"
#include "model/tensordict/tree/validation.h"
#include "tests/operations/trees.h"
#include "tests/support/suite.h"

#include <ATen/ops/empty.h>

#include <QTest>

#include <atomic>

using namespace tensordesk;

/// The rules that hold a tree together, each on its own and by the strict rules.
class ValidationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void shapes_data();
    void shapes();
    void devices();
    void ellipsis_data();
    void ellipsis();
    void leafMapNamesTheLeaf();
    void scopesNest();
    void threadsBeginWithTheRules();
    void withoutValidation();
    void strict_data();
    void strict();
    void strictUpdateReplacesLevels();
    void strictFlattenKeepsOne();
    void strictShapes();
};

void ValidationTest::shapes_data()
{
    QTest::addColumn<QList<int64_t>>("shape");
    QTest::addColumn<QList<int64_t>>("batch");
    QTest::addColumn<bool>("fits");
    QTest::newRow("equal") << QList<int64_t>{3, 4} << QList<int64_t>{3, 4} << true;
    QTest::newRow("longer") << QList<int64_t>{3, 4, 5} << QList<int64_t>{3, 4} << true;
    QTest::newRow("any for no batch") << QList<int64_t>{} << QList<int64_t>{} << true;
    QTest::newRow("shorter") << QList<int64_t>{3} << QList<int64_t>{3, 4} << false;
    QTest::newRow("another size") << QList<int64_t>{3, 5} << QList<int64_t>{3, 4} << false;
}

void ValidationTest::shapes()
{
    QFETCH(QList<int64_t>, shape);
    QFETCH(QList<int64_t>, batch);
    QFETCH(bool, fits);
    QCOMPARE(isShapeCompatible(Shape(shape.begin(), shape.end()), Shape(batch.begin(), batch.end())), fits);
}

void ValidationTest::devices()
{
    QVERIFY(isDeviceCompatible({}, at::kCPU));
    QVERIFY(isDeviceCompatible({}, at::kMeta));
    QVERIFY(isDeviceCompatible(at::Device(at::kCPU), at::kCPU));
    QVERIFY(!isDeviceCompatible(at::Device(at::kCPU), at::kMeta));
}

void ValidationTest::ellipsis_data()
{
    QTest::addColumn<QByteArray>("expected");
    QTest::addColumn<int>("row");
    QTest::newRow("none") << QByteArray("1") << 0;
    QTest::newRow("alone") << QByteArray(":, :, :") << 1;
    QTest::newRow("in front") << QByteArray(":, :, 1") << 2;
    QTest::newRow("between, with a new dim") << QByteArray("1, None, :, 1") << 3;
    QTest::newRow("for nothing") << QByteArray("1, 1, 1") << 4;
    QTest::newRow("twice") << QByteArray("RuntimeError: an index can only have a single ellipsis ('...')") << 5;
    QTest::newRow("too many items") << QByteArray("IndexError: too many indices: shape [2, 2, 2] has 3 dims, but 4 were indexed")
                                    << 6;
}

void ValidationTest::ellipsis()
{
    QFETCH(int, row);
    QFETCH(QByteArray, expected);
    const int64_t one = 1;
    const std::vector<Index> indices = {{one},
                                        {Ellipsis{}},
                                        {Ellipsis{}, one},
                                        {one, NewAxis{}, Ellipsis{}, one},
                                        {one, one, Ellipsis{}, one},
                                        {Ellipsis{}, Ellipsis{}},
                                        {one, one, one, one}};
    QByteArray text;
    const QByteArray error = errorOf(
        [&] { text = QByteArray::fromStdString(toPython(expandedEllipsis(indices[static_cast<std::size_t>(row)], {2, 2, 2}))); });
    QCOMPARE(error == "none" ? text : error, expected);
}

void ValidationTest::leafMapNamesTheLeaf()
{
    const auto failing = [](const Leaf& leaf) -> at::Tensor {
        if (leaf.dtype() == at::kLong)
            throw Error(ErrorKind::IndexError, "no such thing");
        return leaf.tensor();
    };
    QCOMPARE(errorOf([&] { static_cast<void>(mapLeaves(tree(), failing, KeepNames::Yes)); }),
             QByteArray("IndexError: key ('n', 'y'): no such thing"));
}

void ValidationTest::scopesNest()
{
    QCOMPARE(validation(), Validation::Standard);
    {
        const ValidationScope strict(Validation::Strict);
        {
            const ValidationScope off(Validation::Off);
            QCOMPARE(validation(), Validation::Off);
        }
        QCOMPARE(validation(), Validation::Strict);
        QCOMPARE(errorOf([] {
                     const ValidationScope off(Validation::Off);
                     throw Error(ErrorKind::ValueError, "left by a throw");
                 }),
                 QByteArray("ValueError: left by a throw"));
        QCOMPARE(validation(), Validation::Strict);
    }
    QCOMPARE(validation(), Validation::Standard);
}

void ValidationTest::threadsBeginWithTheRules()
{
    std::atomic<int> strict = 0;
    const ValidationScope scope(Validation::Strict);
    runInParallel(8, 3, [&](int64_t) { strict += validation() == Validation::Strict ? 1 : 0; }, Progress::none());
    QCOMPARE(strict.load(), 8);
}

void ValidationTest::withoutValidation()
{
    TensorDict td({4}, {}, at::Device(at::kMeta));
    const Leaf other(at::zeros({3}));
    {
        const ValidationScope off(Validation::Off);
        td.set({"x"}, other);
    }
    QVERIFY(td.leaf({"x"}).isSame(other));
    QCOMPARE(errorOf([&] { td.set({"y"}, other); }).left(40), QByteArray("RuntimeError: key 'y': batch dimension m"));
}

void ValidationTest::strict_data()
{
    QTest::addColumn<int>("what");
    QTest::addColumn<QByteArray>("standard");
    QTest::addColumn<QByteArray>("strict");
    QTest::newRow("a fitting leaf") << 0 << QByteArray("none") << QByteArray("none");
    QTest::newRow("a short leaf")
        << 1
        << QByteArray("RuntimeError: key 'k': batch dimension mismatch: the batch size is [4, 5], but the tensor has shape [4]")
        << QByteArray("RuntimeError: key 'k': Validation error at key ['k']: Invalid shape torch.Size([4]). Expected shape that is "
                      "compatible to torch.Size([4, 5])");
    QTest::newRow("a short child")
        << 2 << QByteArray("none")
        << QByteArray("RuntimeError: key 'k': Validation error at key ['k']: Invalid shape torch.Size([4]). Expected shape that is "
                      "compatible to torch.Size([4, 5])");
    QTest::newRow("a longer child") << 3 << QByteArray("none") << QByteArray("none");
    QTest::newRow("another device")
        << 4 << QByteArray("none")
        << QByteArray(
               "RuntimeError: key 'k': Validation error at key ['k']: Invalid device cpu. Expected device that is compatible "
               "to meta");
    QTest::newRow("below a missing level")
        << 5
        << QByteArray("RuntimeError: key ('l', 'k'): batch dimension mismatch: the batch size is [4, 5], but the tensor has "
                      "shape [4]")
        << QByteArray("RuntimeError: key ('l', 'k'): Validation error at key ['k']: Invalid shape torch.Size([4]). Expected shape "
                      "that is compatible to torch.Size([4, 5])");
}

void ValidationTest::strict()
{
    QFETCH(int, what);
    const auto set = [&] {
        TensorDict td({4, 5}, {}, what == 4 ? std::optional<at::Device>(at::kMeta) : std::nullopt);
        if (what == 2)
            td.set({"k"}, TensorDict(Shape{4}));
        else if (what == 3)
            td.set({"k"}, TensorDict(Shape{4, 5, 6}));
        else
            td.set(what == 5 ? KeyPath{"l", "k"} : KeyPath{"k"}, Leaf(what == 1 || what == 5 ? at::zeros({4}) : at::zeros({4, 5})));
    };
    QTEST(errorOf(set), "standard");
    const ValidationScope rules(Validation::Strict);
    QTEST(errorOf(set), "strict");
}

void ValidationTest::strictUpdateReplacesLevels()
{
    TensorDict source(Shape{4, 5});
    source.set({"n", "q"}, Leaf(at::zeros({4, 5})));
    const TensorDict merged = tree(), replaced = tree();
    DirectMutations toMerged(merged), toReplaced(replaced);
    update(merged, entriesOf(source), {}, toMerged);
    QCOMPARE(outline(merged.child({"n"})), QByteArray("[4, 5]{y [4, 5, 2], deep [4, 5]{z [4, 5]}, q [4, 5]}"));
    const ValidationScope rules(Validation::Strict);
    update(replaced, entriesOf(source), {}, toReplaced);
    QCOMPARE(outline(replaced.child({"n"})), QByteArray("[4, 5]{q [4, 5]}"));
}

void ValidationTest::strictFlattenKeepsOne()
{
    TensorDict td = tree();
    td.set({"n.y"}, Leaf(at::zeros({4, 5})));
    QCOMPARE(errorOf([&] { static_cast<void>(flattenKeys(td)); }),
             QByteArray("KeyError: flattening would give several entries the key 'n.y'"));
    const ValidationScope rules(Validation::Strict);
    QCOMPARE(outline(flattenKeys(td)), QByteArray("[4, 5]{x [4, 5], n.y [4, 5], n.deep.z [4, 5], s 'abc'}"));
}

void ValidationTest::strictShapes()
{
    QCOMPARE(outline(permute(tree(), {0})), outline(tree()));
    QVERIFY(errorOf([] { static_cast<void>(unsqueeze(tree(), 3)); }).startsWith("RuntimeError: dim 3"));
    const ValidationScope rules(Validation::Strict);
    QCOMPARE(errorOf([] { static_cast<void>(permute(tree(), {0})); }),
             QByteArray("RuntimeError: in strict mode permute takes each dim of the batch size [4, 5], not only [0]"));
    QCOMPARE(permute(tree(), {1, 0}).batchSize(), (Shape{5, 4}));
    QVERIFY(errorOf([] { static_cast<void>(unsqueeze(tree(), 3)); }).startsWith("IndexError: dim 3"));
}

TENSORDESK_SUITE(ValidationTest);
#include "tst_validation.moc"
