// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tensordict/tree/tensordict.h"

#include "model/tensordict/tree/fork.h"
#include "model/tensordict/tree/lazystacknode.h"
#include "tests/support/suite.h"

#include "tests/tensordict/text.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/scalar_tensor.h>
#include <ATen/ops/tensor.h>
#include <ATen/ops/zeros.h>

#include <QTest>

#include <functional>

using namespace tensordesk;

namespace {

/// Returns the tree as text for comparisons, one line per entry.
QString printed(const TensorDict& td, const QString& indent = {})
{
    QString out;
    if (indent.isEmpty()) {
        out += text(td.typeName() + " " + toString(td.batchSize()) + " " + toString(td.names())) + "\n";
    }
    for (std::size_t i = 0; i < td.count(); ++i) {
        const Entry entry = td.entryAt(i);
        out += indent + "  " + text(td.keyAt(i)) + ": ";
        if (const auto* leaf = std::get_if<Leaf>(&entry)) {
            out += text(dtypeBadge(leaf->dtype()) + toString(leaf->shape())) + "\n";
        } else if (const auto* child = std::get_if<TensorDict>(&entry)) {
            out += text(child->typeName() + " " + toString(child->batchSize()) + " " + toString(child->names())) + "\n";
            out += printed(*child, indent + "  ");
        } else if (const auto* value = std::get_if<NonTensor>(&entry)) {
            out += text(value->toPythonValue().toPython()) + "\n";
        } else {
            out += "broken: " + text(std::get<Broken>(entry).error().what()) + "\n";
        }
    }
    return out;
}

/// x f32[4,5], n{y i64[4,5,2]}, batch [4,5], names a, b.
TensorDict makeS()
{
    TensorDict td({4, 5}, {"a", "b"});
    td.set({"x"}, Leaf(at::arange(20, at::kFloat).view({4, 5})));
    td.set({"n", "y"}, Leaf(at::arange(40, at::kLong).view({4, 5, 2})));
    return td;
}

/// Two members of batch [4] whose key sets and shapes differ.
TensorDict makeH()
{
    TensorDict first({4}, {"a"}), second({4}, {"a"});
    first.set({"x"}, Leaf(at::zeros({4, 5})));
    first.set({"v"}, Leaf(at::zeros({4, 2})));
    first.set({"only0"}, Leaf(at::zeros({4})));
    second.set({"x"}, Leaf(at::ones({4, 5})));
    second.set({"v"}, Leaf(at::zeros({4, 3})));
    return TensorDict::lazyStack({first, second}, 0);
}

QString errorOf(const std::function<void()>& body)
{
    try {
        body();
    } catch (const Error& error) {
        return text(std::string(className(error.kind())) + ": " + error.what());
    }
    return "no error";
}

}  // namespace

/// Keys, structure, views and stacks of tensordicts, by the verified behaviours of the oracle.
class TensorDictTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void setCreatesLevels();
    void errors_data();
    void errors();
    void failedSetChangesNothing();
    void viewsWriteThrough();
    void viewsKeepTheirKeys();
    void identityIndexIsTheSame();
    void select_data();
    void select();
    void names();
    void batchSize();
    void nonTensor();
    void lazyStack();
    void exclusiveKeysOfStacks_data();
    void exclusiveKeysOfStacks();
    void lazyStackIndices();
    void heterogeneousStack();
    void stackWritesReachMembers();
    void tensorclass();
    void forksKeepWhatTheyCopy_data();
    void forksKeepWhatTheyCopy();
};

void TensorDictTest::setCreatesLevels()
{
    QCOMPARE(printed(makeS()), QString("TensorDict [4, 5] ['a', 'b']\n"
                                       "  x: f32[4, 5]\n"
                                       "  n: TensorDict [4, 5] ['a', 'b']\n"
                                       "    y: i64[4, 5, 2]\n"));
}

void TensorDictTest::errors_data()
{
    using Body = std::function<void(TensorDict&)>;
    QTest::addColumn<Body>("body");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, Body body, const char* expected) {
        QTest::newRow(name) << body << QString::fromUtf8(expected);
    };
    row(
        "missing key", [](TensorDict& td) { static_cast<void>(td.at(KeyPath{"zz"})); },
        "KeyError: there is no key \"zz\"; the keys of this level are \"x\", \"n\"");
    row(
        "misspelt key", [](TensorDict& td) { static_cast<void>(td.at(KeyPath{"n", "yy"})); },
        "KeyError: key \"n\": there is no key \"yy\"; did you mean \"y\"? The keys of this level are \"y\"");
    row(
        "through a leaf", [](TensorDict& td) { static_cast<void>(td.at(KeyPath{"x", "y"})); },
        "ValueError: key \"x\": this is a tensor and has no entry \"y\"");
    row(
        "find through a leaf", [](TensorDict& td) { static_cast<void>(td.find({"x", "y"})); },
        "ValueError: key \"x\": this is a tensor and has no entry \"y\"");
    row(
        "set through a leaf", [](TensorDict& td) { td.set({"x", "w"}, Leaf(at::zeros({4, 5}))); },
        "KeyError: key (\"x\", \"w\"): there is a tensor under \"x\" already, so it cannot hold further keys");
    row(
        "other shape", [](TensorDict& td) { td.set({"n", "w"}, Leaf(at::ones({4}))); },
        "RuntimeError: key (\"n\", \"w\"): batch dimension mismatch: the batch size is [4, 5], but the tensor has shape [4]");
    row(
        "scalar", [](TensorDict& td) { td.set({"w"}, Leaf(at::scalar_tensor(1))); },
        "RuntimeError: key \"w\": batch dimension mismatch: the batch size is [4, 5], but the tensor has shape []; "
        "expand the scalar to the batch size first");
    row(
        "into itself", [](TensorDict& td) { td.set({"q"}, td); },
        "ValueError: key \"q\": a tensordict cannot be an entry of itself");
    row("other batch", [](TensorDict& td) { td.set({"q"}, TensorDict({20})); }, "no error");
    row(
        "other batch with a leaf",
        [](TensorDict& td) {
            TensorDict flat({20});
            flat.set({"x"}, Leaf(at::zeros({20})));
            td.set({"q"}, flat);
        },
        "RuntimeError: key (\"q\", \"x\"): the tensor has shape [20], which does not start with the requested batch size [4, 5]");
    row(
        "other names", [](TensorDict& td) { td.set({"q"}, TensorDict({4, 5}, {"c", "b"})); },
        "RuntimeError: key \"q\": its names ['c', 'b'] contradict the names of the level it is put into, ['a', 'b']");
    row(
        "delete what is not there", [](TensorDict& td) { td.erase({"n", "q"}); },
        "KeyError: key \"n\": there is no key \"q\"; did you mean \"y\"? The keys of this level are \"y\"");
    row(
        "rename onto another", [](TensorDict& td) { td.rename({"x"}, {"n"}); },
        "KeyError: key \"x\": there is an entry \"n\" already");
    row(
        "rename into itself", [](TensorDict& td) { td.rename({"n"}, {"n", "m"}); },
        "KeyError: key \"n\": it cannot be moved into itself, to (\"n\", \"m\")");
    row(
        "batch size that does not fit", [](TensorDict& td) { td.setBatchSize({4, 5, 2}); },
        "RuntimeError: key \"x\": the tensor has shape [4, 5], which does not start with the requested batch size [4, 5, 2]");
    row(
        "names, wrong count", [](TensorDict& td) { td.setNames({"a"}); },
        "ValueError: expected one name for each of the 2 batch dims, got 1: ['a']");
    row(
        "names, one twice", [](TensorDict& td) { td.setNames({"a", "a"}); },
        "ValueError: the names ['a', 'a'] are not distinct: 'a' occurs twice");
    row(
        "index of batch []", [](TensorDict&) { static_cast<void>(TensorDict().at(Index{0L})); },
        "RuntimeError: a tensordict of batch size [] cannot be indexed");
    row(
        "event dims are never indexed", [](TensorDict& td) { static_cast<void>(td.at(Index{0L, 1L, 2L})); },
        "IndexError: too many indices: shape [4, 5] has 2 dims, but 3 were indexed");
    row(
        "select what is not there", [](TensorDict& td) { static_cast<void>(td.select({{"n", "q"}})); },
        "KeyError: key \"n\": there is no key \"q\"; did you mean \"y\"? The keys of this level are \"y\"");
    row(
        "select through a leaf", [](TensorDict& td) { static_cast<void>(td.select({{"x", "q"}})); },
        "KeyError: key \"x\": this is a tensor and has no entry \"q\"");
}

void TensorDictTest::errors()
{
    QFETCH(std::function<void(TensorDict&)>, body);
    QFETCH(QString, expected);
    TensorDict td = makeS();
    QCOMPARE(errorOf([&] { body(td); }), expected);
}

void TensorDictTest::failedSetChangesNothing()
{
    TensorDict td = makeS();
    const QString before = printed(td);
    QVERIFY(errorOf([&] { td.set({"q", "r", "w"}, Leaf(at::zeros({3}))); }).startsWith("RuntimeError"));
    QCOMPARE(printed(td), before);
}

void TensorDictTest::viewsWriteThrough()
{
    const TensorDict td = makeS();
    const TensorDict row = td.at(Index{1L});
    QCOMPARE(printed(row), QString("TensorDict [5] ['b']\n  x: f32[5]\n  n: TensorDict [5] ['b']\n    y: i64[5, 2]\n"));
    row.leaf({"x"}).assign(at::scalar_tensor(-1));
    QCOMPARE(td.leaf({"x"}).tensor().sum().item<float>(), 190.F - (5 + 6 + 7 + 8 + 9) - 5);
}

void TensorDictTest::viewsKeepTheirKeys()
{
    TensorDict td = makeS();
    TensorDict view = td.at(Index{Slice{1, 3, {}}});
    td.erase({"x"});
    view.set({"w"}, Leaf(at::zeros({2, 5})));
    QVERIFY(view.contains({"x"}) && view.contains({"w"}));
    QVERIFY(!td.contains({"x"}) && !td.contains({"w"}));
    // A level of the base is the same object at each access.
    td.child({"n"}).set({"q"}, Leaf(at::zeros({4, 5})));
    QVERIFY(td.contains({"n", "q"}));
}

void TensorDictTest::identityIndexIsTheSame()
{
    const TensorDict td = makeS();
    QVERIFY(td.at(Index{}).isSame(td));
    QVERIFY(td.at(Index{Ellipsis{}}).isSame(td));
    QVERIFY(td.at(Index{Slice{}, Slice{}}).isSame(td));
}

void TensorDictTest::select_data()
{
    using Body = std::function<TensorDict(const TensorDict&)>;
    QTest::addColumn<Body>("body");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, Body body, const char* expected) {
        QTest::newRow(name) << body << QString("TensorDict [4, 5] ['a', 'b']\n") + expected;
    };
    row(
        "one level", [](const TensorDict& td) { return td.select({{"n"}}); },
        "  n: TensorDict [4, 5] ['a', 'b']\n    y: i64[4, 5, 2]\n");
    row("nothing", [](const TensorDict& td) { return td.select({}); }, "");
    row("missing, not strict", [](const TensorDict& td) { return td.select({{"zz"}, {"x"}}, false); }, "  x: f32[4, 5]\n");
    row(
        "missing below, not strict", [](const TensorDict& td) { return td.select({{"n", "zz"}}, false); },
        "  n: TensorDict [4, 5] ['a', 'b']\n");
    row(
        "in the order of the arguments", [](const TensorDict& td) { return td.select({{"n", "y"}, {"x"}}); },
        "  n: TensorDict [4, 5] ['a', 'b']\n    y: i64[4, 5, 2]\n  x: f32[4, 5]\n");
    row(
        "exclude", [](const TensorDict& td) { return td.exclude({{"x"}}); },
        "  n: TensorDict [4, 5] ['a', 'b']\n    y: i64[4, 5, 2]\n");
    row(
        "exclude leaves an empty level", [](const TensorDict& td) { return td.exclude({{"n", "y"}}); },
        "  x: f32[4, 5]\n  n: TensorDict [4, 5] ['a', 'b']\n");
    row(
        "exclude what is not there", [](const TensorDict& td) { return td.exclude({{"zz"}, {"n", "zz"}, {"x", "y"}, {"n"}}); },
        "  x: f32[4, 5]\n");
}

void TensorDictTest::select()
{
    QFETCH(std::function<TensorDict(const TensorDict&)>, body);
    QFETCH(QString, expected);
    QCOMPARE(printed(body(makeS())), expected);
}

void TensorDictTest::names()
{
    TensorDict td = makeS();
    TensorDict longer({4, 5, 2});
    td.set({"m"}, longer);
    td.setNames({"c", std::nullopt});
    QCOMPARE(text(toString(td.child({"n"}).names())), QString("['c', None]"));
    QCOMPARE(text(toString(td.child({"m"}).names())), QString("['c', None, None]"));
    // A named child names an unnamed parent.
    TensorDict parent({4});
    parent.set({"child"}, TensorDict({4, 5}, {"a", "b"}));
    QCOMPARE(text(toString(parent.names())), QString("['a']"));
}

void TensorDictTest::batchSize()
{
    TensorDict td = makeS();
    td.setBatchSize({4});
    QCOMPARE(printed(td),
             QString("TensorDict [4] ['a']\n  x: f32[4, 5]\n  n: TensorDict [4, 5] ['a', 'b']\n    y: i64[4, 5, 2]\n"));
    td.setBatchSize({4, 5});
    QCOMPARE(text(toString(td.names())), QString("['a', None]"));
    // A child with a shorter batch is lengthened to its parent's, apart from the one passed in.
    TensorDict child;
    child.set({"c"}, Leaf(at::zeros({4, 5, 6})));
    td.set({"child"}, child);
    QCOMPARE(td.child({"child"}).batchSize(), (Shape{4, 5}));
    QCOMPARE(child.batchSize(), Shape{});
}

void TensorDictTest::nonTensor()
{
    TensorDict td({3});
    td.set({"task"}, NonTensor("pendulum", {3}));
    td.set({"each"}, NonTensor::stack(std::vector<PythonValue>{"a", "b", "c"}, {3}));
    QCOMPARE(printed(td.at(Index{Slice{1, {}, {}}})), QString("TensorDict [2] [None]\n  task: 'pendulum'\n  each: ['b', 'c']\n"));
    QCOMPARE(printed(td.at(Index{2L})), QString("TensorDict [] []\n  task: 'pendulum'\n  each: 'c'\n"));
    QCOMPARE(printed(TensorDict::lazyStack({td, td}, 1)),
             QString("LazyStackedTensorDict [3, 2] [None, None]\n"
                     "  task: [['pendulum', 'pendulum'], ['pendulum', 'pendulum'], ['pendulum', 'pendulum']]\n"
                     "  each: [['a', 'a'], ['b', 'b'], ['c', 'c']]\n"));
}

void TensorDictTest::lazyStack()
{
    const TensorDict member = makeS();
    const TensorDict stack = TensorDict::lazyStack({member, makeS(), makeS()}, 0, "s");
    QCOMPARE(printed(stack), QString("LazyStackedTensorDict [3, 4, 5] ['s', 'a', 'b']\n"
                                     "  x: f32[3, 4, 5]\n"
                                     "  n: LazyStackedTensorDict [3, 4, 5] ['s', 'a', 'b']\n"
                                     "    y: i64[3, 4, 5, 2]\n"));
    QVERIFY(stack.at(Index{0L}).isSame(member));
    QCOMPARE(errorOf([&] { static_cast<void>(stack.at(Index{5L})); }),
             QString("IndexError: index 5 is out of bounds for dimension 0 with size 3"));
    QCOMPARE(printed(TensorDict::lazyStack({}, 0)), QString("LazyStackedTensorDict [0] [None]\n"));
    QCOMPARE(errorOf([] { static_cast<void>(TensorDict::lazyStack({TensorDict({4}), TensorDict({4, 5})}, 0)); }),
             QString("RuntimeError: the members of a lazy stack need the same number of batch dims, "
                     "got batch sizes [4] and [4, 5]"));
}

void TensorDictTest::exclusiveKeysOfStacks_data()
{
    QTest::addColumn<std::vector<std::vector<Key>>>("members");
    QTest::addColumn<std::vector<Key>>("ofMembers");
    QTest::addColumn<std::vector<Key>>("exclusive");
    using Keys = std::vector<Key>;
    using Members = std::vector<Keys>;
    QTest::newRow("all alike") << Members{{"a", "b"}, {"b", "a"}} << Keys{"a", "b"} << Keys{};
    QTest::newRow("of a later member") << Members{{"a"}, {"a", "b"}, {"b", "a", "c"}} << Keys{"a", "b", "c"} << Keys{"b", "c"};
    QTest::newRow("of the first member") << Members{{"b", "a"}, {"a"}} << Keys{"b", "a"} << Keys{"b"};
    QTest::newRow("as many, but others") << Members{{"a"}, {"b"}} << Keys{"a", "b"} << Keys{"a", "b"};
    QTest::newRow("a stack of no members") << Members{} << Keys{} << Keys{};
}

void TensorDictTest::exclusiveKeysOfStacks()
{
    QFETCH(std::vector<std::vector<Key>>, members);
    QFETCH(std::vector<Key>, ofMembers);
    QFETCH(std::vector<Key>, exclusive);
    std::vector<TensorDict> levels;
    for (const std::vector<Key>& keys : members) {
        TensorDict& level = levels.emplace_back(Shape{2});
        for (const Key& key : keys) {
            level.set({key}, Leaf(at::zeros({2})));
        }
    }
    const TensorDict stack = TensorDict::lazyStack(levels, 0);
    QCOMPARE(keysOfMembers(stack), ofMembers);
    QCOMPARE(exclusiveKeys(stack), exclusive);
    for (const TensorDict& level : levels) {
        QCOMPARE(keysOfMembers(level), level.keys());
        QCOMPARE(exclusiveKeys(level), std::vector<Key>());
    }
}

void TensorDictTest::lazyStackIndices()
{
    const auto stack = [](int64_t dim) { return TensorDict::lazyStack({makeS(), makeS(), makeS()}, dim, "s"); };
    const auto check = [&](const TensorDict& td, const char* type, const char* shape, int64_t dim = -1) {
        QCOMPARE(text(td.typeName() + " " + toString(td.batchSize()) + " " + toString(td.names())),
                 QString::fromUtf8(type) + " " + shape);
        if (dim >= 0) {
            QCOMPARE(td.stackDim(), dim);
        }
        // Every leaf can be read and has the batch size in front.
        QVERIFY(startsWith(td.leaf({"x"}).tensor().sizes(), td.batchSize()));
        QVERIFY(startsWith(td.leaf({"n", "y"}).tensor().sizes(), td.batchSize()));
    };
    const char* lazy = "LazyStackedTensorDict";
    const char* dense = "TensorDict";
    const Slice all{};
    check(stack(0).at(Index{all, 0L}), lazy, "[3, 5] ['s', 'b']", 0);
    check(stack(1).at(Index{0L}), lazy, "[3, 5] ['s', 'b']", 0);
    check(stack(1).at(Index{Ellipsis{}, 0L}), lazy, "[4, 3] ['a', 's']", 1);
    check(stack(0).at(Index{NewAxis{}}), lazy, "[1, 3, 4, 5] [None, 's', 'a', 'b']", 1);
    check(stack(0).at(Index{all, NewAxis{}}), lazy, "[3, 1, 4, 5] ['s', None, 'a', 'b']", 0);
    check(stack(1).at(Index{all, 1L}), dense, "[4, 5] ['a', 'b']");
    check(stack(0).at(Index{Slice{1, {}, {}}}), lazy, "[2, 4, 5] ['s', 'a', 'b']", 0);
    check(stack(0).at(Index{Slice{5, {}, {}}}), dense, "[0, 4, 5] ['s', 'a', 'b']");
    check(stack(0).at(Index{at::tensor({2, 0, 0}, at::kLong)}), lazy, "[3, 4, 5] ['s', 'a', 'b']", 0);
    check(stack(0).at(Index{at::tensor({1, 0, 1}, at::kByte)}), lazy, "[2, 4, 5] ['s', 'a', 'b']", 0);
    check(stack(0).at(Index{at::zeros({2, 2}, at::kLong)}), lazy, "[2, 2, 4, 5] [None, None, 'a', 'b']", 0);
    check(stack(0).at(Index{at::ones({3, 4}, at::kBool)}), lazy, "[12, 5] [None, 'b']", 0);
    check(stack(0).at(Index{at::ones({3, 4, 5}, at::kBool)}), lazy, "[60] [None]", 0);
    check(stack(0).at(Index{all, at::tensor({1, 0}, at::kLong)}), lazy, "[3, 2, 5] ['s', 'a', 'b']", 0);
}

void TensorDictTest::heterogeneousStack()
{
    const TensorDict stack = makeH();
    QCOMPARE(printed(stack), QString("LazyStackedTensorDict [2, 4] [None, 'a']\n  x: f32[2, 4, 5]\n  v: f32[2, 4, -1]\n"));
    QVERIFY(stack.at(Index{0L}).contains({"only0"}));
    QVERIFY(errorOf([&] { static_cast<void>(stack.leaf({"v"}).tensor()); }).contains("[4, 2], [4, 3]"));
    TensorDict mixed = TensorDict::lazyStack({TensorDict({4}), TensorDict({4})}, 0);
    TensorDict(mixed.members()[0]).set({"m"}, Leaf(at::zeros({4})));
    TensorDict(mixed.members()[1]).set({"m"}, TensorDict({4}));
    QVERIFY(printed(mixed).contains("broken: member 0 holds a tensor here and member 1 holds a tensordict"));
    // Batch sizes may differ too.
    QCOMPARE(TensorDict::lazyStack({TensorDict({4, 5}), TensorDict({2, 5})}, 0).batchSize(), (Shape{2, -1, 5}));
}

void TensorDictTest::stackWritesReachMembers()
{
    TensorDict stack = makeH();
    stack.at(Index{Slice{}, 1L}).leaf({"x"}).assign(at::scalar_tensor(7));
    QCOMPARE(stack.members()[1].leaf({"x"}).tensor()[1][0].item<float>(), 7.F);
    stack.set({"w"}, Leaf(at::arange(8).view({2, 4})));
    QVERIFY(stack.members()[1].leaf({"w"}).tensor().equal(at::arange(4, 8)));
    stack.erase({"only0"});
    QVERIFY(!stack.members()[0].contains({"only0"}));
    QVERIFY(errorOf([&] { stack.set({"w"}, Leaf(at::zeros({3, 4}))); }).startsWith("RuntimeError"));
}

void TensorDictTest::tensorclass()
{
    const TensorDict data = TensorDict::typed(makeS(), "my.module.Obs");
    QCOMPARE(text(data.typeName()), QString("Obs"));
    QCOMPARE(text(data.at(Index{0L}).typeName()), QString("Obs"));
    QCOMPARE(text(data.select({{"x"}}).tensorclass()), QString("my.module.Obs"));
}

void TensorDictTest::forksKeepWhatTheyCopy_data()
{
    QTest::addColumn<std::function<TensorDict()>>("make");
    const auto row = [](const char* name, std::function<TensorDict()> make) { QTest::newRow(name) << std::move(make); };
    row("levels", makeS);
    row("a lazy stack", makeH);
    row("a lazy stack of no members", [] { return stackOfNone(TensorDict({3, 2}), 1, "b"); });
    row("a tensorclass of a lazy stack", [] { return TensorDict::typed(makeH(), "my.module.Obs"); });
    row("a locked lazy stack", [] {
        TensorDict td = makeH();
        td.setLocked(true);
        return td;
    });
}

void TensorDictTest::forksKeepWhatTheyCopy()
{
    QFETCH(std::function<TensorDict()>, make);
    const TensorDict td = make(), fork = forked(td);
    QVERIFY(!fork.isSame(td));
    QCOMPARE(printed(fork), printed(td));
    QCOMPARE(text(fork.tensorclass()), text(td.tensorclass()));
    QCOMPARE(fork.isLazyStack(), td.isLazyStack());
    QCOMPARE(fork.isLocked(), td.isLocked());
}

TENSORDESK_SUITE(TensorDictTest);
#include "tst_tensordict.moc"
