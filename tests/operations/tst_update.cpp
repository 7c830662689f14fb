// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/operations/keys/construct.h"
#include "model/operations/keys/update.h"
#include "model/operations/shape/dimnaming.h"
#include "tests/operations/trees.h"
#include "tests/support/suite.h"

#include <ATen/ops/full.h>
#include <ATen/ops/ones.h>

#include <QTest>

using namespace tensordesk;

/// Writing into a tensordict: stored and copied entries, and that a failure changes nothing.
class UpdateTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void storesByReference();
    void copiesInPlace();
    void failedUpdatesChangeNothing_data();
    void failedUpdatesChangeNothing();
    void takesOnlyTheKeysAskedFor();
    void fillsWholeLevels();
    void writesThroughStacks();
    void newTensorsKeepTheTree();
    void longestBatchSizes_data();
    void longestBatchSizes();
    void refinesNames_data();
    void refinesNames();
};

double sumOf(const TensorDict& td, const KeyPath& path)
{
    return td.leaf(path).tensor().sum().item<double>();
}

void UpdateTest::storesByReference()
{
    const TensorDict td = tree();
    DirectMutations mutations(td);
    const Leaf leaf(at::ones({4, 5}));
    update(td, {{{"x"}, leaf}, {{"n", "q"}, leaf}}, {}, mutations);
    QVERIFY(td.leaf({"x"}).isSame(leaf));
    QVERIFY(td.leaf({"n", "q"}).isSame(leaf));
    update(td, {{{"x"}, leaf}}, {.clone = true}, mutations);
    QVERIFY(!td.leaf({"x"}).isSame(leaf));
}

void UpdateTest::copiesInPlace()
{
    const TensorDict td = tree();
    DirectMutations mutations(td);
    const Leaf before = td.leaf({"n", "y"});
    setInPlace(td, {"n", "y"}, Leaf(at::full({4, 5, 2}, 1.7)), mutations);
    QVERIFY(td.leaf({"n", "y"}).isSame(before));
    QCOMPARE(sumOf(td, {"n", "y"}), 40.0);  // cast to int64
    setAt(td, {"x"}, Leaf(at::full({}, 3.0)), Index{int64_t{0}}, mutations);
    QCOMPARE(td.leaf({"x"}).tensor()[0].sum().item<double>(), 15.0);
    update(td, {{{"x"}, Leaf(at::ones({4, 5}))}, {{"w"}, Leaf(at::ones({4, 5}))}}, {.inPlace = true}, mutations);
    QCOMPARE(sumOf(td, {"x"}), 20.0);
    QVERIFY(td.contains({"w"}));
}

void UpdateTest::failedUpdatesChangeNothing_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<QByteArray>("error");
    QTest::newRow("the second entry does not fit")
        << 0
        << QByteArray("RuntimeError: key 'w': batch dimension mismatch: the batch size is [4, 5], but the tensor has shape [4]");
    QTest::newRow("the second value does not broadcast")
        << 1
        << QByteArray("RuntimeError: key ('n', 'y'): a value of shape [7] does not broadcast to the elements of shape [4, 5, 2]");
    QTest::newRow("the second key is missing")
        << 2 << QByteArray("KeyError: there is no key 'zz'; the keys of this level are 'x', 'n', 's'");
    QTest::newRow("a shape that only broadcasts")
        << 3
        << QByteArray("RuntimeError: key 'x': a tensor of shape [4, 1] cannot be written in place into the entry of shape [4, 5]");
    QTest::newRow("a tensor into a level") << 4
                                           << QByteArray("ValueError: key 'n': there is a tensordict here, and a tensor cannot be "
                                                         "copied into it");
    QTest::newRow("beyond the end") << 5
                                    << QByteArray(
                                           "IndexError: key ('n', 'y'): index 9 is out of bounds for dimension 0 with size 4");
    QTest::newRow("a new key in a locked level")
        << 6
        << QByteArray("RuntimeError: key ('n', 'q'): cannot modify a locked tensordict; unlock it, or write values in place, as "
                      "set_() does");
}

void UpdateTest::failedUpdatesChangeNothing()
{
    QFETCH(int, row);
    const TensorDict td = tree();
    DirectMutations mutations(td);
    const Leaf fits(at::ones({4, 5}));
    const QByteArray error = errorOf([&] {
        switch (row) {
        case 0: return update(td, {{{"x"}, fits}, {{"w"}, Leaf(at::ones({4}))}}, {}, mutations);
        case 1: return updateInPlace(td, {{{"x"}, fits}, {{"n", "y"}, Leaf(at::ones({7}))}}, {}, mutations);
        case 2: return updateInPlace(td, {{{"x"}, fits}, {{"zz"}, fits}}, {}, mutations);
        case 3: return setInPlace(td, {"x"}, Leaf(at::ones({4, 1})), mutations);
        case 4: return updateInPlace(td, {{{"x"}, fits}, {{"n"}, fits}}, {}, mutations);
        case 5: return updateAt(td, {{{"n", "y"}, Leaf(at::ones({}))}}, Index{int64_t{9}}, {}, mutations);
        default: td.child({"n"}).setLocked(true); return update(td, {{{"x"}, fits}, {{"n", "q"}, fits}}, {}, mutations);
        }
    });
    QTEST(error, "error");
    td.child({"n"}).setLocked(false);
    QCOMPARE(outline(td), outline(tree()));
    QCOMPARE(sumOf(td, {"x"}), 190.0);
}

void UpdateTest::takesOnlyTheKeysAskedFor()
{
    const TensorDict td = tree();
    DirectMutations mutations(td);
    TensorDict source(Shape{4, 5});
    for (const KeyPath& path : {KeyPath{"x"}, KeyPath{"n", "y"}, KeyPath{"n", "q"}, KeyPath{"k", "a"}, KeyPath{"k", "b"}})
        source.set(path, Leaf(at::zeros({4, 5})));
    update(td, entriesOf(source), {.keys = std::vector<KeyPath>{{"n", "q"}, {"k", "a"}}}, mutations);
    QCOMPARE(outline(td), QByteArray("[4, 5]{x [4, 5], n [4, 5]{y [4, 5, 2], deep [4, 5]{z [4, 5]}, q [4, 5]}, s 'abc', "
                                     "k [4, 5]{a [4, 5], b [4, 5]}}"));  // k was not there: it comes whole
    QCOMPARE(sumOf(td, {"x"}), 190.0);
}

void UpdateTest::fillsWholeLevels()
{
    const TensorDict td = tree();
    DirectMutations mutations(td);
    fill(td, {"n"}, at::full({}, 2), mutations);
    QCOMPARE(sumOf(td, {"n", "y"}), 80.0);
    QCOMPARE(sumOf(td, {"n", "deep", "z"}), 40.0);
    QCOMPARE(sumOf(td, {"x"}), 190.0);
    QCOMPARE(errorOf([&] { fill(td, {"x"}, at::ones({3}), mutations); }),
             QByteArray("RuntimeError: fill_ takes one number, not a tensor of 1 dims"));
}

void UpdateTest::writesThroughStacks()
{
    const TensorDict td = stack();
    DirectMutations mutations(td);
    setInPlace(td, {"x"}, Leaf(at::ones({2, 4, 5})), mutations);
    updateAt(td, {{{"n", "y"}, Leaf(at::full({}, 7))}}, Index{int64_t{1}}, {}, mutations);
    QCOMPARE(sumOf(td.members()[0], {"x"}), 20.0);
    QCOMPARE(sumOf(td.members()[0], {"n", "y"}), 780.0);
    QCOMPARE(sumOf(td.members()[1], {"n", "y"}), 280.0);
}

void UpdateTest::newTensorsKeepTheTree()
{
    const TensorDict zeros = newFilled(tree(), {3}, c10::Scalar(0));
    QCOMPARE(outline(zeros), QByteArray("[3]{x [3], n [3]{y [3, 2], deep [3]{z [3]}}, s 'abc'}"));
    QCOMPARE(toString(zeros.names()), std::string("['a']"));
    QCOMPARE(toString(newFilled(tree(), {3, 4, 5}, {}).names()), std::string("['a', 'b', None]"));
    QVERIFY(newFilled(stack(), {2, 4, 5}, c10::Scalar(1)).isLazyStack() == false);
    QVERIFY(filledLike(stack(), c10::Scalar(1)).isLazyStack());
    QVERIFY(errorOf([] {
                static_cast<void>(newFilled(tree(), {int64_t{1} << 50}, c10::Scalar(0)));
            }).startsWith("MemoryError: key 'x': "));
    QVERIFY(errorOf([] {
                static_cast<void>(newFilled(tree(), {-1}, c10::Scalar(0)));
            }).startsWith("RuntimeError: key 'x': a size cannot"));
    const TensorDict copy = cloned(tree());
    QCOMPARE(outline(copy), outline(tree()));
    QVERIFY(!toTensorDict(stack()).isLazyStack());
}

void UpdateTest::longestBatchSizes_data()
{
    QTest::addColumn<int>("dims");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("any") << -1 << QByteArray("[2, 3]{a [2, 3, 4], b [2, 3, 5]{c [2, 3, 5]}}");
    QTest::newRow("2") << 2 << QByteArray("[2, 3]{a [2, 3, 4], b [2, 3]{c [2, 3, 5]}}");
    QTest::newRow("1") << 1 << QByteArray("[2]{a [2, 3, 4], b [2]{c [2, 3, 5]}}");
    QTest::newRow("0") << 0 << QByteArray("[]{a [2, 3, 4], b []{c [2, 3, 5]}}");
}

void UpdateTest::longestBatchSizes()
{
    QFETCH(int, dims);
    TensorDict td;
    td.set({"a"}, Leaf(at::zeros({2, 3, 4})));
    td.set({"b", "c"}, Leaf(at::zeros({2, 3, 5})));
    DirectMutations mutations(td);
    autoBatchSize(td, dims < 0 ? std::nullopt : std::optional<int64_t>(dims), false, mutations);
    QTEST(outline(td), "expected");
}

void UpdateTest::refinesNames_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("all") << 0 << QByteArray("['a', 'q']");
    QTest::newRow("the rest stays") << 1 << QByteArray("['a', None]");
    QTest::newRow("one taken away")
        << 2
        << QByteArray("RuntimeError: refine_names only names dims that have no name: ['a', None] cannot become [None, 'q']; "
                      "rename() does that");
    QTest::newRow("too few") << 3 << QByteArray("ValueError: expected one name for each of the 2 batch dims, got 1: ['a']");
}

void UpdateTest::refinesNames()
{
    QFETCH(int, row);
    const NameItem rest = std::monostate();
    const std::vector<std::vector<NameItem>> items = {{DimName("a"), DimName("q")},
                                                      {DimName("a"), rest},
                                                      {DimName(), DimName("q")},
                                                      {DimName("a")}};
    QByteArray text;
    const QByteArray error = errorOf(
        [&] { text = QByteArray::fromStdString(toString(refinedNames({"a", {}}, items[static_cast<std::size_t>(row)]))); });
    QTEST(error == "none" ? text : error, "expected");
}

TENSORDESK_SUITE(UpdateTest);
#include "tst_update.moc"
