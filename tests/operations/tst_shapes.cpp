// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/operations/combine/cat.h"
#include "model/operations/combine/densify.h"
#include "model/operations/combine/split.h"
#include "model/operations/combine/stack.h"
#include "model/operations/shape/expand.h"
#include "model/operations/shape/flip.h"
#include "model/operations/shape/permute.h"
#include "model/operations/shape/repeat.h"
#include "model/operations/shape/reshape.h"
#include "model/operations/shape/squeeze.h"
#include "model/tensordict/tree/subnode.h"
#include "tests/support/memorysource.h"
#include "tests/support/suite.h"
#include "tests/support/testseed.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/cat.h>
#include <ATen/ops/equal.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/stack.h>
#include <ATen/ops/zeros.h>

#include <QTest>

#include <algorithm>
#include <numeric>
#include <random>

using namespace tensordesk;

/// Chains of random shape operations on tensordicts of every kind, beside the same calls on tensors.
class ShapesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void copiesOfPermutedSquares();
    void randomChains_data();
    void randomChains();
    void costsNothingPerLeaf();
    void editsReachTheSource();
    void copiesStayCopies_data();
    void copiesStayCopies();
    void viewsOfSubTensorDictsReachTheParent();
    void viewsOfLockedOnesAreLocked();
    void manyRowsAreDense_data();
    void manyRowsAreDense();
    void manyValuesStayOne_data();
    void manyValuesStayOne();
    void expandedValuesAreShared();
};

namespace {

enum class Kind { Memory, Meta, Stored, Mapped, LazyStack, StoredStack, Tensorclass };

/// The event dims of each entry hold its batch element's number times a factor, plus an event's number.
at::Tensor withEvents(const at::Tensor& batch, int64_t factor, int64_t events)
{
    return batch.unsqueeze(-1).mul(factor).add(at::arange(events, batch.options()));
}

Leaf leafOf(const at::Tensor& tensor, Kind kind)
{
    switch (kind) {
    case Kind::Stored:
    case Kind::StoredStack: return Leaf(std::make_shared<MemorySource>(tensor, false));
    case Kind::Mapped: return Leaf(std::make_shared<MemorySource>(tensor, true));
    case Kind::Memory:
    case Kind::Meta:
    case Kind::LazyStack:
    case Kind::Tensorclass: return Leaf(tensor);
    }
    return Leaf(tensor);
}

/// A leaf without event dims, one with, and a level whose batch is one dim longer.
TensorDict pythonValueOf(const at::Tensor& batch, Kind kind)
{
    TensorDict td(batch.sizes().vec());
    td.set({"x"}, leafOf(batch, kind));
    td.set({"y"}, leafOf(withEvents(batch, 10, 3), kind));
    const at::Tensor longer = withEvents(batch, 100, 2);
    TensorDict level(longer.sizes().vec());
    level.set({"z"}, leafOf(longer, kind));
    td.set({"n"}, level);
    return td;
}

TensorDict makeOf(const at::Tensor& batch, Kind kind, int64_t stackDim)
{
    if (kind == Kind::Tensorclass) {
        return TensorDict::typed(pythonValueOf(batch, kind), "module.Class");
    }
    const bool isStack = kind == Kind::LazyStack || kind == Kind::StoredStack;
    if (!isStack || batch.dim() == 0 || batch.size(stackDim) == 0) {
        return pythonValueOf(batch, kind);
    }
    std::vector<TensorDict> members;
    for (const at::Tensor& member : batch.unbind(stackDim)) {
        members.push_back(pythonValueOf(member, kind));
    }
    return TensorDict::lazyStack(members, stackDim);
}

/// An operation on a tensordict and on a tensor of its batch.
struct Operation {
    const char* name;
    std::function<TensorDict(const TensorDict&)> ofTensorDict;
    std::function<at::Tensor(const at::Tensor&)> ofTensor;
};

class Operations {
public:
    explicit Operations(unsigned seed) : m_random(seed) { }

    int64_t below(int64_t count) { return count < 1 ? 0 : std::uniform_int_distribution<int64_t>(0, count - 1)(m_random); }

    Shape shape()
    {
        Shape sizes;
        for (int64_t dims = below(4) + (below(8) > 0); dims > 0; --dims) {
            sizes.push_back(below(20) == 0 ? 0 : 1 + below(4));
        }
        return sizes;
    }

    /// If an argument is invalid for this batch, both sides raise an error.
    Operation operator()(const Shape& batch)
    {
        const auto dims = static_cast<int64_t>(batch.size());
        const int64_t dim = below(dims + 1) - below(2) * dims, other = below(dims);
        const auto count = static_cast<int64_t>(elementCount(batch));
        const int64_t size = dims > 0 ? batch[static_cast<std::size_t>(other)] : 1;
        std::vector<int64_t> order(batch.size());
        std::iota(order.begin(), order.end(), 0);
        std::shuffle(order.begin(), order.end(), m_random);
        switch (below(19)) {
        case 0:
            return {"permute", [=](const TensorDict& td) { return permute(td, order); },
                    [=](const at::Tensor& t) { return t.permute(order); }};
        case 1:
            return {"transpose", [=](const TensorDict& td) { return dims < 1 ? td : transpose(td, dim, other); },
                    [=](const at::Tensor& t) { return dims < 1 ? t : t.transpose(dim, other); }};
        case 2:
            return {"movedim", [=](const TensorDict& td) { return dims < 1 ? td : moveDims(td, {dim}, {other}); },
                    [=](const at::Tensor& t) { return dims < 1 ? t : t.movedim(dim, other); }};
        case 3: {
            const Shape to = regrouped(count);
            return {"reshape", [=](const TensorDict& td) { return reshape(td, to); },
                    [=](const at::Tensor& t) { return t.reshape(to); }};
        }
        case 4:
            return {"flatten", [=](const TensorDict& td) { return dims < 1 ? td : flatten(td, other, -1); },
                    [=](const at::Tensor& t) { return dims < 1 ? t : t.flatten(other, -1); }};
        case 5: {
            const Shape sizes = regrouped(size);
            return {"unflatten", [=](const TensorDict& td) { return dims < 1 ? td : unflatten(td, other, sizes); },
                    [=](const at::Tensor& t) { return dims < 1 ? t : t.unflatten(other, sizes); }};
        }
        case 6:
            return {"unsqueeze", [=](const TensorDict& td) { return unsqueeze(td, dim); },
                    [=](const at::Tensor& t) { return t.unsqueeze(dim); }};
        case 7:
            return {"squeeze", [](const TensorDict& td) { return squeeze(td); }, [](const at::Tensor& t) { return t.squeeze(); }};
        case 8:
            return {"squeeze a dim", [=](const TensorDict& td) { return dims < 1 ? td : squeeze(td, dim); },
                    [=](const at::Tensor& t) { return dims < 1 ? t : t.squeeze(dim); }};
        case 9: {
            Shape to = batch;
            std::replace(to.begin(), to.end(), int64_t{1}, 1 + below(2));
            to.insert(to.begin(), static_cast<std::size_t>(below(2)), 2);
            return {"expand", [=](const TensorDict& td) { return expand(td, to); },
                    [=](const at::Tensor& t) { return t.expand(to); }};
        }
        case 10:
            return {"flip", [=](const TensorDict& td) { return dims < 1 ? td : flip(td, {dim}); },
                    [=](const at::Tensor& t) { return dims < 1 ? t : t.flip(dim); }};
        case 11: {
            const int64_t shift = below(9) - 4;
            return {"roll", [=](const TensorDict& td) { return dims < 1 ? td : roll(td, {shift}, {other}); },
                    [=](const at::Tensor& t) { return dims < 1 ? t : t.roll(shift, other); }};
        }
        case 12: {
            const int64_t shift = below(9) - 4;
            return {"roll all", [=](const TensorDict& td) { return roll(td, {shift}, {}); },
                    [=](const at::Tensor& t) { return t.roll(shift); }};
        }
        case 13: {
            const int64_t times = below(5);
            return {"rot90", [=](const TensorDict& td) { return dims < 2 ? td : rotate90(td, times, {0, -1}); },
                    [=](const at::Tensor& t) { return dims < 2 ? t : t.rot90(times, {0, -1}); }};
        }
        case 14: {
            std::vector<int64_t> times(batch.size(), 1);
            if (dims > 0) {
                times[static_cast<std::size_t>(other)] = below(3);
            }
            return {"repeat", [=](const TensorDict& td) { return repeat(td, times); },
                    [=](const at::Tensor& t) { return t.repeat(times); }};
        }
        case 15: {
            const std::vector<int64_t> times(static_cast<std::size_t>(below(dims + 2)), 1 + below(2));
            return {"tile", [=](const TensorDict& td) { return tile(td, times); },
                    [=](const at::Tensor& t) { return t.tile(times); }};
        }
        case 16: {
            const at::Tensor times = at::arange(size, at::kLong).remainder(3);
            return {"repeat_interleave",
                    [=](const TensorDict& td) { return dims < 1 || size == 1 ? td : repeatInterleave(td, times, other); },
                    [=](const at::Tensor& t) { return dims < 1 || size == 1 ? t : t.repeat_interleave(times, other); }};
        }
        case 17: {
            const int64_t start = below(size + 1), length = below(size + 1);
            return {"narrow", [=](const TensorDict& td) { return dims < 1 ? td : narrow(td, other, start, length); },
                    [=](const at::Tensor& t) { return dims < 1 ? t : t.narrow(other, start, length); }};
        }
        default:
            return {"split, and cat the other way round",
                    [=](const TensorDict& td) {
                        if (dims < 1) {
                            return td;
                        }
                        auto parts = split(td, 2, other);
                        std::reverse(parts.begin(), parts.end());
                        return cat(parts, other);
                    },
                    [=](const at::Tensor& t) {
                        if (dims < 1) {
                            return t;
                        }
                        auto parts = t.split(2, other);
                        std::reverse(parts.begin(), parts.end());
                        return at::cat(parts, other);
                    }};
        }
    }

private:
    Shape regrouped(int64_t count)
    {
        for (const int64_t factor : {2, 3, 5}) {
            if (count > 0 && count % factor == 0 && below(3) > 0) {
                return below(2) ? Shape{factor, count / factor} : Shape{factor, -1};
            }
        }
        return below(3) ? Shape{count} : Shape{1, count};
    }

    std::mt19937 m_random;
};

bool agrees(const TensorDict& td, const at::Tensor& batch)
{
    const auto same = [&](const Leaf& leaf, const at::Tensor& expected) {
        return leaf.shape() == expected.sizes().vec() && (leaf.tensor().is_meta() || at::equal(leaf.tensor(), expected));
    };
    const at::Tensor longer = withEvents(batch, 100, 2);
    return td.batchSize() == batch.sizes().vec() && td.names().size() == td.batchSize().size()
        && td.child({"n"}).batchSize() == longer.sizes().vec() && same(td.leaf({"x"}), batch)
        && same(td.leaf({"y"}), withEvents(batch, 10, 3)) && same(td.leaf({"n", "z"}), longer);
}

}  // namespace

/// A view may have the shape of its array and yet be another one.
void ShapesTest::copiesOfPermutedSquares()
{
    const at::Tensor square = at::arange(4, at::kLong).view({2, 2});
    for (const Kind kind : {Kind::Memory, Kind::Stored, Kind::Mapped, Kind::LazyStack, Kind::StoredStack}) {
        const TensorDict td = permute(makeOf(square, kind, 0), {1, 0});
        QVERIFY(agrees(repeatInterleave(td, at::tensor({1, 1}), 0), square.t()));
        QVERIFY(agrees(repeatInterleave(td, at::tensor({2, 1}), 1), square.t().repeat_interleave(at::tensor({2, 1}), 1)));
    }
}

void ShapesTest::randomChains_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("in memory") << static_cast<int>(Kind::Memory);
    QTest::newRow("shapes alone") << static_cast<int>(Kind::Meta);
    QTest::newRow("stored") << static_cast<int>(Kind::Stored);
    QTest::newRow("mapped") << static_cast<int>(Kind::Mapped);
    QTest::newRow("lazy stack") << static_cast<int>(Kind::LazyStack);
    QTest::newRow("lazy stack of stored members") << static_cast<int>(Kind::StoredStack);
    QTest::newRow("tensorclass") << static_cast<int>(Kind::Tensorclass);
}

void ShapesTest::randomChains()
{
    QFETCH(int, kind);
    const unsigned seed = testSeed();
    for (unsigned i = 0; i < 200; ++i) {
        Operations operations(seed + i);
        const Shape shape = operations.shape();
        at::Tensor expected = at::arange(elementCount(shape), at::kLong).view(shape);
        const bool isMeta = static_cast<Kind>(kind) == Kind::Meta;
        TensorDict td = makeOf(isMeta ? expected.to(at::kMeta) : expected, static_cast<Kind>(kind),
                               operations.below(expected.dim()));
        std::string steps = "TENSORDESK_SEED=" + std::to_string(seed + i) + " " + toString(shape);
        for (int64_t step = 1 + operations.below(4); step > 0 && expected.numel() < 5000; --step) {
            const Operation operation = operations(td.batchSize());
            steps += std::string(" ") + operation.name;
            std::optional<at::Tensor> next;
            try {
                next = operation.ofTensor(expected);
            } catch (const std::exception&) {
            }
            try {
                const TensorDict result = operation.ofTensorDict(td);
                QVERIFY2(next, (steps + ": torch refuses").c_str());
                QVERIFY2(agrees(result, *next), (steps + ": other shape or elements").c_str());
                td = result;
                expected = *next;
            } catch (const Error& error) {
                QVERIFY2(!next, (steps + ": " + error.what()).c_str());
            }
        }
    }
}

void ShapesTest::costsNothingPerLeaf()
{
    // The entries throw when they are created, but they are never accessed.
    const TensorDict td = permute(reshape(TensorDict({6}), {2, 3}), {1, 0});
    QVERIFY(td.batchSize() == Shape({3, 2}));
    const auto source = std::make_shared<MemorySource>(at::zeros({4, 6}), false);
    TensorDict stored({4, 6});
    stored.set({"x"}, Leaf(source));
    const TensorDict turned = flip(transpose(flatten(unsqueeze(stored, 0), 0, 1), 0, 1), {0});
    QVERIFY(turned.leaf({"x"}).shape() == Shape({6, 4}));
    QCOMPARE(source->elementsRead(), 0);
    static_cast<void>(turned.at(Index{int64_t{0}}).leaf({"x"}).tensor());
    QCOMPARE(source->elementsRead(), 4);
}

void ShapesTest::editsReachTheSource()
{
    const at::Tensor stored = at::zeros({4, 6}, at::kLong);
    TensorDict td({4, 6});
    td.set({"x"}, Leaf(std::make_shared<MemorySource>(stored, false)));
    // Python copies here: strides cannot express it.
    const TensorDict flat = reshape(transpose(td, 0, 1), {-1});
    flat.at(Index{int64_t{5}}).leaf({"x"}).assign(at::zeros({}, at::kLong).add(7));
    QCOMPARE(stored[1][1].item<int64_t>(), 7);
    QCOMPARE(stored.sum().item<int64_t>(), 7);
    const TensorDict row = unbind(unsqueeze(squeeze(td), 0), 1)[2];
    row.leaf({"x"}).assign(at::zeros({1, 6}, at::kLong).sub(1));
    QCOMPARE(stored[2].sum().item<int64_t>(), -6);
}

void ShapesTest::copiesStayCopies_data()
{
    using Copy = std::function<TensorDict(const TensorDict&)>;
    QTest::addColumn<Copy>("copy");
    const auto row = [](const char* name, const Copy& copy) { QTest::newRow(name) << copy; };
    row("stack", [](const TensorDict& td) { return stack(unbind(td, 0), 0); });
    row("cat", [](const TensorDict& td) { return cat(split(td, 3, 0), 0); });
    row("flip twice", [](const TensorDict& td) { return flip(flip(td, {0, 1}), {1, 0}); });
    row("roll", [](const TensorDict& td) { return roll(td, {24}, {}); });
    row("repeat", [](const TensorDict& td) { return narrow(repeat(td, {2, 1}), 0, 4, 4); });
    row("contiguous", [](const TensorDict& td) { return contiguous(TensorDict::lazyStack(unbind(td, 1), 1)); });
}

void ShapesTest::copiesStayCopies()
{
    QFETCH(std::function<TensorDict(const TensorDict&)>, copy);
    const at::Tensor stored = at::arange(24, at::kLong).view({4, 6});
    const auto source = std::make_shared<MemorySource>(stored, false);
    TensorDict td({4, 6});
    td.set({"x"}, Leaf(source));
    const Leaf leaf = copy(td).leaf({"x"});
    QCOMPARE(source->elementsRead(), 0);
    QVERIFY(at::equal(leaf.tensor(), stored));
    leaf.at(Index{int64_t{1}, Slice{2, 4, {}}}).assign(at::zeros({2}, at::kLong));
    QCOMPARE(source->elementsWritten(), 0);
    at::Tensor expected = stored.clone();
    expected[1].slice(0, 2, 4).zero_();
    QVERIFY(at::equal(leaf.tensor(), expected));
}

void ShapesTest::viewsOfSubTensorDictsReachTheParent()
{
    TensorDict td({4, 6});
    td.set({"x"}, Leaf(at::zeros({4, 6})));
    const TensorDict sub = subTensorDict(td, Index{Slice{1, 3, {}}});
    reshape(permute(sub, {1, 0}), {3, 2, 2}).at(Index{int64_t{0}, int64_t{1}}).leaf({"x"}).assign(at::ones({2}));
    QCOMPARE(td.leaf({"x"}).tensor().sum().item<float>(), 2.F);
    QCOMPARE(td.leaf({"x"}).tensor()[1][1].item<float>(), 1.F);
}

void ShapesTest::viewsOfLockedOnesAreLocked()
{
    TensorDict td({2, 3});
    td.set({"n", "x"}, Leaf(at::zeros({2, 3})));
    td.setLocked(true);
    QVERIFY(permute(td, {1, 0}).isLocked());
    QVERIFY(permute(td, {1, 0}).child({"n"}).isLocked());
    QVERIFY(reshape(td, {6}).isLocked());
    QVERIFY(unsqueeze(td, 0).isLocked());
    QVERIFY(split(td, 1, 0).front().isLocked());
    QVERIFY(repeat(td, {2, 1}).isLocked());
    QVERIFY(!unbind(td, 0).front().isLocked());
    QVERIFY(!stack({td, td}, 0).isLocked());
    QVERIFY(!cat({td, td}, 0).isLocked());
}

void ShapesTest::manyRowsAreDense_data()
{
    QTest::addColumn<bool>("isFlattened");
    QTest::addColumn<int64_t>("columns");
    QTest::addColumn<bool>("isStack");
    QTest::newRow("as many rows as are gathered in a stack") << false << int64_t{5000} << true;
    QTest::newRow("more than that") << false << int64_t{5001} << false;
    QTest::newRow("as many rows as are flattened to a stack") << true << int64_t{32768} << true;
    QTest::newRow("more than are") << true << int64_t{32769} << false;
}

/// A stack of rows of a stack becomes an ordinary tensordict where they are many, of the same elements.
void ShapesTest::manyRowsAreDense()
{
    QFETCH(bool, isFlattened);
    QFETCH(int64_t, columns);
    QFETCH(bool, isStack);
    std::vector<TensorDict> members;
    for (int64_t i = 0; i < 2; ++i) {
        members.emplace_back(Shape{columns});
        members.back().set({"x"}, Leaf(at::arange(i * columns, (i + 1) * columns, at::kLong)));
    }
    const TensorDict td = TensorDict::lazyStack(std::move(members), 0);
    const at::Tensor all = at::arange(2 * columns, at::kLong);
    const at::Tensor member = at::arange(2, at::kLong).repeat_interleave(columns);
    const at::Tensor place = at::arange(columns, at::kLong).repeat({2});
    const TensorDict rows = isFlattened ? flatten(td, 0, 1) : td.at(Index{member.flip(0), place.flip(0)});
    QCOMPARE(rows.isLazyStack(), isStack);
    QCOMPARE(rows.batchSize(), (Shape{2 * columns}));
    const Entry x = *rows.find({"x"});
    QVERIFY(std::get<Leaf>(x).tensor().equal(isFlattened ? all : all.flip(0)));
}

void ShapesTest::manyValuesStayOne_data()
{
    QTest::addColumn<int64_t>("count");
    QTest::addColumn<bool>("isStack");
    QTest::newRow("as many as are written out") << NonTensor::kMostWrittenOut << true;
    QTest::newRow("more") << NonTensor::kMostWrittenOut + 1 << false;
}

/// A value for a whole batch is repeated for a new dim, but not for a large batch.
void ShapesTest::manyValuesStayOne()
{
    QFETCH(int64_t, count);
    QFETCH(bool, isStack);
    TensorDict td(Shape{count});
    td.set({"s"}, NonTensor("abc", {count}));
    for (const TensorDict& result : {unsqueeze(td, 0), expand(td, {1, count})}) {
        const Entry s = *result.find({"s"});
        QCOMPARE(std::get<NonTensor>(s).isStack(), isStack);
        QCOMPARE(std::get<NonTensor>(s).batchSize(), (Shape{1, count}));
        const Entry last = *result.at(Index{0, count - 1}).find({"s"});
        QCOMPARE(std::get<NonTensor>(last).toPythonValue().toPython(), std::string("'abc'"));
    }
}

/// The cost of texts over many positions follows the accessed ones: an expanded text shares its values, and so do views of it.
void ShapesTest::expandedValuesAreShared()
{
    constexpr int64_t many = int64_t{1} << 50;
    TensorDict td(Shape{2, 3});
    td.set({"s"}, NonTensor::stack({"a", "b", "c", "d", "e", "f"}, {2, 3}));
    const TensorDict large = expand(td, {many, 2, 3});
    const auto plain = [](const TensorDict& tree) { return std::get<NonTensor>(*tree.find({"s"})).toPythonValue().toPython(); };
    QCOMPARE(plain(large.at(Index{many - 1, 1})), std::string("['d', 'e', 'f']"));
    QCOMPARE(plain(permute(large, {2, 0, 1}).at(Index{2, 7})), std::string("['c', 'f']"));
    QCOMPARE(plain(unsqueeze(large, 0).at(Index{0, 5, Slice{}, 1})), std::string("['b', 'e']"));
    const auto s = std::get<NonTensor>(*large.find({"s"}));
    QCOMPARE(s.beginning(5).toPython(), std::string("[[['a', 'b', 'c']]]"));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(s.toPythonValue()));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(s.values()));
}

TENSORDESK_SUITE(ShapesTest);
#include "tst_shapes.moc"
