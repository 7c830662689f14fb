// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/operations/combine/ragged.h"
#include "model/operations/keys/convert.h"
#include "tests/operations/trees.h"
#include "tests/support/suite.h"

#include <ATen/ops/equal.h>
#include <ATen/ops/ones.h>

#include <QTest>

using namespace tensordesk;

/// State dicts, consolidated storage and padding.
class ConvertTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void stateRoundTrips();
    void stateNamesWhatDiffers();
    void consolidates();
    void consolidatesStacks();
    void pads();
};

void ConvertTest::stateRoundTrips()
{
    const TensorDict td = tree();
    const StateDict state = stateDict(td, "p.");
    QByteArray names;
    for (const auto& [name, leaf] : state)
        names += QByteArray::fromStdString(name) + " " + QByteArray::fromStdString(toString(leaf.shape())) + "; ";
    QCOMPARE(names, QByteArray("p.x [4, 5]; p.n.y [4, 5, 2]; p.n.deep.z [4, 5]; "));
    QVERIFY(state.front().second.isSame(td.leaf({"x"})));
    TensorDict other = tree();
    other.leaf({"x"}).assign(at::ones({4, 5}));
    DirectMutations mutations(other);
    const Leaf before = other.leaf({"x"});
    loadStateDict(other, fromStateDict(stateDict(td)), {}, mutations);
    QVERIFY(other.leaf({"x"}).isSame(before));
    QVERIFY(at::equal(other.leaf({"x"}).tensor(), td.leaf({"x"}).tensor()));
    loadStateDict(other, fromStateDict(stateDict(td)), {.assign = true}, mutations);
    QVERIFY(other.leaf({"x"}).isSame(td.leaf({"x"})));
}

void ConvertTest::stateNamesWhatDiffers()
{
    TensorDict td = tree();
    DirectMutations mutations(td);
    TensorDict state = fromStateDict(stateDict(td));
    state.erase({"x"});
    state.set({"n", "q"}, Leaf(at::ones({4, 5})));
    QCOMPARE(errorOf([&] { loadStateDict(td, state, {}, mutations); }),
             QByteArray(
                 "RuntimeError: the keys of the state do not match: only the state has ('n', 'q'); only the tensordict has 'x'"));
    loadStateDict(td, state, {.strict = false}, mutations);
    QVERIFY(td.contains({"n", "q"}));
    QCOMPARE(errorOf([] { static_cast<void>(fromStateDict({{"a", Leaf(at::ones({1}))}, {"a.b", Leaf(at::ones({1}))}})); }),
             QByteArray("KeyError: key ('a', 'b'): unflattening would replace an entry that is there already"));
}

void ConvertTest::consolidates()
{
    const TensorDict td = tree();
    const TensorDict block = consolidated(td);
    QCOMPARE(outline(block), QByteArray("![4, 5]{x [4, 5], n ![4, 5]{y [4, 5, 2], deep ![4, 5]{z [4, 5]}}, s 'abc'}"));
    QVERIFY(isConsolidated(block));
    QVERIFY(!isConsolidated(td));
    const at::Tensor x = block.leaf({"x"}).tensor(), y = block.leaf({"n", "y"}).tensor();
    QVERIFY(at::equal(x, td.leaf({"x"}).tensor()));
    QVERIFY(x.is_alias_of(y));
    QCOMPARE(static_cast<const char*>(y.const_data_ptr()) - static_cast<const char*>(x.const_data_ptr()), std::ptrdiff_t{80});
    TensorDict unlocked = block;
    unlocked.setLocked(false);
    unlocked.set({"w"}, Leaf(at::ones({4, 5})));
    unlocked.setLocked(true);
    QVERIFY(!isConsolidated(unlocked));
    QVERIFY(!isConsolidated(TensorDict()));
}

void ConvertTest::consolidatesStacks()
{
    const TensorDict block = consolidated(stack());
    QVERIFY(block.isLazyStack());
    QVERIFY(isConsolidated(block));
    QVERIFY(block.members().back().isLocked());
}

void ConvertTest::pads()
{
    TensorDict first(Shape{2}), second(Shape{2});
    first.set({"v"}, Leaf(at::ones({2, 1})));
    second.set({"v"}, Leaf(at::ones({2, 3})));
    const TensorDict ragged = TensorDict::lazyStack({first, second}, 1);
    const at::Tensor result = padded(raggedTensors(ragged, {"v"}), 9);
    QCOMPARE(toString(result.sizes()), std::string("[2, 2, 3]"));
    QCOMPARE(result.select(1, 0).sum().item<double>(), 2 * 1 + 4 * 9.0);
    QCOMPARE(errorOf([&] { static_cast<void>(raggedTensors(first, {"v"})); }),
             QByteArray("RuntimeError: key 'v': only entries of lazy stacks are lists of tensors"));
}

TENSORDESK_SUITE(ConvertTest);
#include "tst_convert.moc"
