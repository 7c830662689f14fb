// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/operations/combine/cat.h"
#include "model/operations/combine/densify.h"
#include "model/operations/combine/gather.h"
#include "model/operations/combine/pad.h"
#include "model/operations/combine/split.h"
#include "model/operations/combine/stack.h"
#include "model/operations/shape/flip.h"
#include "model/operations/shape/permute.h"
#include "model/operations/shape/repeat.h"
#include "model/operations/shape/reshape.h"
#include "model/operations/shape/squeeze.h"
#include "model/tensordict/base/progressscope.h"
#include "tests/support/memorysource.h"
#include "tests/support/suite.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/equal.h>
#include <ATen/ops/full.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/tensor.h>
#include <ATen/ops/zeros.h>

#include <QTest>

using namespace tensordesk;

/// Cases that the tables beside Python cannot express: ragged entries, large files, and deliberate differences from Python.
class CombineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void leavesPythonOnPurpose_data();
    void leavesPythonOnPurpose();
    void keepsNamesBelowSqueezedDims();
    void keepsSlicesOfStacksLazy();
    void densifiesRaggedStacks();
    void padsRaggedTensors();
    void marksWhereDataIs();
    void stacksWhereMembersAgree();
    void readsWindowsOfJoinedFiles();
    void refusesAbsurdSizes_data();
    void refusesAbsurdSizes();
    void stopsAmongManyMembers();
};

namespace {

TensorDict dense()
{
    TensorDict td({4, 5}, {"a", "b"});
    td.set({"x"}, Leaf(at::arange(20).view({4, 5})));
    td.set({"n", "y"}, Leaf(at::arange(40).view({4, 5, 2})));
    return td;
}

TensorDict stacked()
{
    return TensorDict::lazyStack({dense(), dense(), dense()}, 0);
}

/// Two members whose "v" differ in shape; the first has a key of its own.
TensorDict ragged()
{
    TensorDict first({4}, {"a"}), second({4}, {"a"});
    first.set({"x"}, Leaf(at::ones({4, 5})));
    first.set({"v"}, Leaf(at::full({4, 2}, 2.0)));
    first.set({"only"}, Leaf(at::zeros({4, 3})));
    second.set({"x"}, Leaf(at::zeros({4, 5})));
    second.set({"v"}, Leaf(at::full({4, 3}, 3.0)));
    return TensorDict::lazyStack({first, second}, 0);
}

using Call = std::function<TensorDict()>;

}  // namespace

void CombineTest::leavesPythonOnPurpose_data()
{
    QTest::addColumn<Call>("call");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const Call& call, const char* expected) { QTest::newRow(name) << call << expected; };
    const at::Tensor positions = at::zeros({4}, at::kLong);
    row("permute of a stack is checked", [] { return permute(stacked(), {0, 0}); }, "ValueError");
    row("flatten of a stack is checked", [] { return flatten(stacked(), 1, 0); }, "ValueError");
    row("split of a stack is checked", [] { return split(stacked(), std::vector<int64_t>{1, 1}, 0).front(); }, "RuntimeError");
    row("an index to gather by has the batch's dims", [=] { return gather(dense(), 0, positions); }, "IndexError");
    row("the dim to stack on is checked", [] { return stack({dense(), dense()}, -4); }, "IndexError");
    row("the dim to concatenate along is checked", [] { return cat({dense(), dense()}, -3); }, "RuntimeError");
    row("flatten counts dims as everything does", [] { return flatten(dense(), -3, 1); }, "IndexError");
    row("a view may merge a part of the stack dim", [] { return view(stacked(), {15, 4}); }, "TensorDict [15, 4] [None, None]");
    row(
        "a flattened dim of a stack loses its name", [] { return flatten(stacked(), 0, 0); },
        "LazyStackedTensorDict [3, 4, 5] [None, 'a', 'b']");
}

void CombineTest::leavesPythonOnPurpose()
{
    QFETCH(Call, call);
    QFETCH(QString, expected);
    try {
        const TensorDict td = call();
        QCOMPARE(QString::fromStdString(td.typeName() + " " + toString(td.batchSize()) + " " + toString(td.names())), expected);
    } catch (const Error& error) {
        QCOMPARE(QString(className(error.kind())), expected);
    }
}

void CombineTest::keepsNamesBelowSqueezedDims()
{
    const TensorDict td = squeeze(split(dense(), 1, 0).front());
    QVERIFY(td.names() == DimNames({"b"}));
    QVERIFY(td.child({"n"}).names() == DimNames({"b"}));
}

void CombineTest::keepsSlicesOfStacksLazy()
{
    const TensorDict stack = stacked();
    QVERIFY(unbind(stack, 0)[1].isSame(stack.members()[1]));
}

void CombineTest::densifiesRaggedStacks()
{
    const TensorDict td = densify(ragged());
    QCOMPARE(td.typeName(), std::string("TensorDict"));
    QVERIFY(td.keys() == std::vector<Key>({"x", "v", "only"}));
    QVERIFY(td.leaf({"v"}).shape() == Shape({2, 4, kRagged}));
    QVERIFY(td.leaf({"only"}).shape() == Shape({2, 4, kRagged}));
    QVERIFY(td.leaf({"only"}).members()[1].shape() == Shape({4, 0}));
    QVERIFY(td.leaf({"x"}).shape() == Shape({2, 4, 5}));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(densify(transpose(ragged(), 0, 1))));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(contiguous(ragged())));
    const TensorDict plain = dense();
    QVERIFY(densify(plain).isSame(plain));
}

void CombineTest::padsRaggedTensors()
{
    const TensorDict td = padded(densify(ragged()), -1, {});
    at::Tensor expected = at::full({2, 4, 3}, -1.0);
    expected.select(0, 0).slice(1, 0, 2).fill_(2);
    expected.select(0, 1).fill_(3);
    QVERIFY(at::equal(td.leaf({"v"}).tensor(), expected));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(padded(ragged(), 0, {})));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(padded(densify(ragged()), 0, KeyPath{"mask"})));
}

void CombineTest::marksWhereDataIs()
{
    std::vector<TensorDict> members;
    for (const int64_t length : {2, 4}) {
        TensorDict member({length});
        member.set({"a"}, Leaf(at::ones({length, 3})));
        members.push_back(member);
    }
    const TensorDict td = padded(densify(TensorDict::lazyStack(members, 0)), 0, KeyPath{"mask"});
    QVERIFY(td.batchSize() == Shape({2, 4}));
    QVERIFY(td.leaf({"a"}).shape() == Shape({2, 4, 3}));
    QVERIFY(at::equal(td.leaf({"mask"}).tensor(), at::tensor({1, 1, 0, 0, 1, 1, 1, 1}).view({2, 4}).to(at::kBool)));
}

void CombineTest::stacksWhereMembersAgree()
{
    QVERIFY(canStack({dense(), dense()}));
    QVERIFY(!canStack(ragged().members()));
    QVERIFY(!maybeDenseStack({dense(), dense()}, 0).isLazyStack());
    QVERIFY(maybeDenseStack(ragged().members(), 0).isLazyStack());
    TensorDict other = dense();
    other.set({"n", "z"}, Leaf(at::zeros({4, 5})));
    const TensorDict mixed = maybeDenseStack({dense(), other}, 1);
    QVERIFY(!mixed.isLazyStack());
    QVERIFY(mixed.child({"n"}).isLazyStack());
    try {
        static_cast<void>(stack({dense(), other}, 1));
        QFAIL("an error was expected");
    } catch (const Error& error) {
        QVERIFY(error.kind() == ErrorKind::RuntimeError);
        QVERIFY(error.key() == KeyPath{"n"});
    }
    const TensorDict typed = stack({TensorDict::typed(dense(), "module.Class"), TensorDict::typed(dense(), "module.Class")}, 0);
    QCOMPARE(typed.tensorclass(), std::string("module.Class"));
}

void CombineTest::readsWindowsOfJoinedFiles()
{
    const at::Tensor stored = at::arange(24, at::kLong).view({4, 6});
    const auto source = std::make_shared<MemorySource>(stored, false);
    TensorDict td({4, 6});
    td.set({"x"}, Leaf(source));
    const TensorDict joined = cat({td, td, td}, 0);
    const Leaf window = joined.at(Index{Slice{3, 6, {}}, Slice{1, 3, {}}}).leaf({"x"});
    QCOMPARE(source->elementsRead(), 0);
    QVERIFY(at::equal(window.tensor(), at::tensor({19, 20, 1, 2, 7, 8}, at::kLong).view({3, 2})));
    QCOMPARE(source->elementsRead(), 6);
}

void CombineTest::refusesAbsurdSizes_data()
{
    QTest::addColumn<Call>("call");
    const auto row = [](const char* name, const Call& call) { QTest::newRow(name) << call; };
    constexpr int64_t huge = int64_t{1} << 50;
    row("repeat", [] { return repeat(dense(), {huge, 1}); });
    row("repeat_interleave", [] { return repeatInterleave(dense(), at::tensor(huge, at::kLong), 0); });
    row("pad", [] { return pad(dense(), {0, huge}, 0); });
    row("tensor_split", [] { return tensorSplit(dense(), huge, 0).front(); });
}

void CombineTest::refusesAbsurdSizes()
{
    QFETCH(Call, call);
    try {
        static_cast<void>(call());
        QFAIL("an error was expected");
    } catch (const Error& error) {
        QCOMPARE(className(error.kind()), "MemoryError");
    }
}

/// Many short steps can be stopped as well as few long ones.
void CombineTest::stopsAmongManyMembers()
{
    class Stop final : public Progress {
        bool isCancelled() const override { return true; }
    } stop;
    const std::vector<TensorDict> members(1000, dense());
    const ProgressScope scope(stop);
    const auto isStopped = [&](const std::function<void()>& work) {
        try {
            work();
        } catch (const Error& error) {
            return error.kind() == ErrorKind::Cancelled;
        }
        return false;
    };
    QVERIFY(isStopped([&] { static_cast<void>(cat(members, 0)); }));
    QVERIFY(isStopped([&] { static_cast<void>(stack(members, 0)); }));
}

TENSORDESK_SUITE(CombineTest);
#include "tst_combine.moc"
