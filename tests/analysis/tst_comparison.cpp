// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/compare/comparison.h"
#include "model/analysis/compare/differencesource.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/torchversion.h"
#include "tests/support/memorysource.h"
#include "tests/support/nonfinite.h"
#include "tests/support/suite.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/complex.h>
#include <ATen/ops/from_blob.h>
#include <ATen/ops/full.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/randint.h>
#include <ATen/ops/randn.h>
#include <ATen/ops/tensor.h>
#include <ATen/ops/zeros.h>

#include <QTest>

#include <cmath>
#include <limits>

using namespace tensordesk;

/// Trees compared key by key, and leaves element by element against ATen.
class ComparisonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void trees_data();
    void trees();
    void values_data();
    void values();
    void everyDType_data();
    void everyDType();
    void manyRuns_data();
    void manyRuns();
    void manyIntegers_data();
    void manyIntegers();
    void otherDTypes_data();
    void otherDTypes();
    void places();
    void storedInOtherForms();
    void raggedMembers();
    void unreadableLeaf();
    void stopsWhenAsked();
    void difference_data();
    void difference();
};

namespace {

TensorDict rollout()
{
    TensorDict td({2, 3}, {"env", "time"});
    td.set({"obs"}, Leaf(at::arange(12, at::kFloat).view({2, 3, 2})));
    td.set({"next", "reward"}, Leaf(at::ones({2, 3})));
    td.set({"task"}, NonTensor("pendulum", {2, 3}));
    return td;
}

/// The rollout with one change.
TensorDict changed(const std::function<void(TensorDict&)>& change)
{
    TensorDict td = rollout();
    change(td);
    return td;
}

TensorDict stackOf(const TensorDict& td, int64_t dim)
{
    std::vector<TensorDict> members;
    for (int64_t i = 0; i < td.batchSize()[dim]; ++i) {
        Index index(dim, Slice{});
        index.emplace_back(i);
        members.push_back(td.at(index));
    }
    return TensorDict::lazyStack(std::move(members), dim, td.names()[dim]);
}

/// Members with a key of different lengths and one that only the second has.
TensorDict uneven(double extra = 1)
{
    TensorDict first, second;
    first.set({"x"}, Leaf(at::zeros({2})));
    second.set({"x"}, Leaf(at::zeros({3})));
    second.set({"only"}, Leaf(at::full({1}, extra)));
    return TensorDict::lazyStack({first, second}, 0);
}

/// Members with a key that is called as the first of them, which has another one alone.
TensorDict keyedAsMember(double extra)
{
    TensorDict first, second;
    for (TensorDict* each : {&first, &second}) {
        each->set({"0"}, Leaf(at::zeros({2})));
    }
    first.set({"own"}, Leaf(at::full({1}, extra)));
    return TensorDict::lazyStack({first, second}, 0);
}

TensorDict ofRanks(int64_t last)
{
    TensorDict first, second;
    first.set({"x"}, Leaf(at::zeros({2})));
    second.set({"x"}, Leaf(at::zeros({2, last})));
    return TensorDict::lazyStack({first, second}, 0);
}

TensorDict withBroken()
{
    TensorDict td;
    td.set({"x"}, Broken{Error(ErrorKind::OSError, "the file is gone"), {}, {}});
    return td;
}

struct TreePair {
    const char* name;
    std::function<TensorDict()> left, right;
    std::vector<std::string> differences;
};

const std::vector<TreePair>& treePairs()
{
    static const std::vector<TreePair> pairs{
        {"the same", rollout, rollout, {}},
        {"missing", rollout, [] { return changed([](TensorDict& td) { td.erase({"obs"}); }); }, {"obs: presence -"}},
        {"extra",
         [] { return changed([](TensorDict& td) { td.erase({"next", "reward"}); }); },
         rollout,
         {"next/reward: presence +"}},
        {"a level less", rollout, [] { return changed([](TensorDict& td) { td.erase({"next"}); }); }, {"next: presence -"}},
        {"shape",
         rollout,
         [] { return changed([](TensorDict& td) { td.set({"obs"}, Leaf(at::zeros({2, 3, 4}))); }); },
         {"obs: shape"}},
        {"dtype",
         rollout,
         [] { return changed([](TensorDict& td) { td.set({"obs"}, Leaf(at::arange(12, at::kLong).view({2, 3, 2}))); }); },
         {"obs: dtype"}},
        {"values",
         rollout,
         [] { return changed([](TensorDict& td) { td.set({"obs"}, Leaf(at::zeros({2, 3, 2}))); }); },
         {"obs: values"}},
        {"dtype and values",
         rollout,
         [] { return changed([](TensorDict& td) { td.set({"obs"}, Leaf(at::zeros({2, 3, 2}, at::kInt))); }); },
         {"obs: dtype values"}},
        {"names reach all levels",
         rollout,
         [] { return changed([](TensorDict& td) { td.setNames({"env", "step"}); }); },
         {": names", "next: names"}},
        {"batch size", rollout, [] { return changed([](TensorDict& td) { td.setBatchSize({2}); }); }, {": batch_size"}},
        {"value",
         rollout,
         [] { return changed([](TensorDict& td) { td.set({"task"}, NonTensor("walker", {2, 3})); }); },
         {"task: values"}},
        {"one value, or the same at every position",
         rollout,
         [] {
             return changed(
                 [](TensorDict& td) { td.set({"task"}, NonTensor::stack(std::vector<PythonValue>(6, "pendulum"), {2, 3})); });
         },
         {}},
        {"one value, or others at every position",
         rollout,
         [] {
             return changed(
                 [](TensorDict& td) { td.set({"task"}, NonTensor::stack({"pendulum", "pendulum", 1, 2, 3, 4}, {2, 3})); });
         },
         {"task: values"}},
        {"kind", rollout, [] { return changed([](TensorDict& td) { td.set({"obs"}, NonTensor(3, {2, 3})); }); }, {"obs: kind"}},
        {"order does not count",
         rollout,
         [] { return changed([](TensorDict& td) { td.rename({"obs"}, {"o"}), td.rename({"o"}, {"obs"}); }); },
         {}},
        {"class",
         [] { return TensorDict::typed(rollout(), "a.Data"); },
         [] { return TensorDict::typed(rollout(), "a.Other"); },
         {": class"}},
        {"no device agrees with any",
         rollout,
         [] {
             TensorDict td({2, 3}, {"env", "time"}, at::kCPU);
             for (const Key& key : rollout().keys()) {
                 td.set({key}, rollout().at(KeyPath{key}));
             }
             return td;
         },
         {}},
        {"another device",
         [] { return TensorDict({}, {}, at::Device(at::kCPU)); },
         [] { return TensorDict({}, {}, at::Device(at::kMeta)); },
         {": device"}},
        {"a stack and what it is of", rollout, [] { return stackOf(rollout(), 1); }, {}},
        {"stacks on different dims", [] { return stackOf(rollout(), 0); }, [] { return stackOf(rollout(), 1); }, {}},
        {"a stack with one member less",
         [] { return stackOf(rollout(), 0); },
         [] { return stackOf(rollout().at(Index{Slice{0, 1, {}}}), 0); },
         {": batch_size", "obs: shape", "next: batch_size", "next/reward: shape", "task: values"}},
        {"ragged and exclusive keys", [] { return uneven(); }, [] { return uneven(); }, {}},
        {"an exclusive key with another value", [] { return uneven(); }, [] { return uneven(2); }, {"[1]/only: values"}},
        {"an exclusive key that all members have",
         [] { return uneven(); },
         [] {
             TensorDict td = uneven();
             TensorDict(td.members()[0]).set({"only"}, Leaf(at::ones({1})));
             return td;
         },
         {"[0]/only: presence +"}},
        {"a key called as a member", [] { return keyedAsMember(1); }, [] { return keyedAsMember(2); }, {"[0]/own: values"}},
        {"members of different ranks", [] { return ofRanks(2); }, [] { return ofRanks(3); }, {"[1]/x: shape"}},
        {"ragged and dense",
         [] { return uneven(); },
         [] {
             TensorDict td({2});
             td.set({"x"}, Leaf(at::zeros({2, 3})));
             return td;
         },
         {"x: shape", "[1]/only: presence -"}},
        {"broken", withBroken, withBroken, {"x: unreadable"}},
    };
    return pairs;
}

std::vector<std::string> differencesOf(const Comparison& comparison)
{
    std::vector<std::string> lines;
    for (const ComparedEntry& entry : comparison.entries) {
        if (!entry.differs()) {
            continue;
        }
        std::string line;
        for (const PathElement& element : entry.path) {
            const Member* member = element.member();
            line += (line.empty() ? "" : "/") + (member ? "[" + std::to_string(member->number) + "]" : element.key());
        }
        line += ":";
        for (const Aspect aspect : entry.differences) {
            line += std::string(" ") + nameOf(aspect);
        }
        line += entry.left ? "" : " +";
        line += entry.right ? "" : " -";
        lines.push_back(line);
    }
    return lines;
}

QByteArray joined(const std::vector<std::string>& lines)
{
    QByteArray text;
    for (const std::string& line : lines) {
        text += line.c_str() + QByteArray("\n");
    }
    return text;
}

at::Tensor tensorOf(const QVector<double>& values)
{
    return at::tensor(std::vector<double>(values.begin(), values.end()), at::kDouble);
}

QByteArray printed(const std::optional<Shape>& place)
{
    return place ? QByteArray::fromStdString(toString(*place)) : QByteArray("nowhere");
}

/// All figures on one line.
QByteArray printed(const ValueDifference& values)
{
    return QByteArray::number(qlonglong(values.different)) + " of " + QByteArray::number(qlonglong(values.count)) + ", "
         + QByteArray::number(qlonglong(values.nan)) + " NaN, first " + printed(values.firstAt) + ", absolute "
         + QByteArray::number(values.maxAbsolute) + " " + printed(values.maxAbsoluteAt) + ", relative "
         + QByteArray::number(values.maxRelative) + " " + printed(values.maxRelativeAt);
}

}  // namespace

void ComparisonTest::trees_data()
{
    QTest::addColumn<int>("row");
    for (int row = 0; row < static_cast<int>(treePairs().size()); ++row) {
        QTest::newRow(treePairs()[row].name) << row;
    }
}

void ComparisonTest::trees()
{
    QFETCH(int, row);
    const TreePair& pair = treePairs()[row];
    Comparison comparison = compareTrees(pair.left(), pair.right());
    compareValues(comparison, {});
    QCOMPARE(joined(differencesOf(comparison)), joined(pair.differences));
    QCOMPARE(comparison.isEqual(), pair.differences.empty());
    QCOMPARE(comparison.differingCount(), int64_t(pair.differences.size()));
}

void ComparisonTest::values_data()
{
    QTest::addColumn<QVector<double>>("left");
    QTest::addColumn<QVector<double>>("right");
    QTest::addColumn<double>("rtol");
    QTest::addColumn<double>("atol");
    QTest::addColumn<bool>("equalNan");
    QTest::addColumn<QByteArray>("expected");
    using V = QVector<double>;
    const auto row = [](const char* name, V left, V right, double rtol, double atol, bool equalNan, QByteArray expected) {
        QTest::newRow(name) << left << right << rtol << atol << equalNan << expected;
    };
    const QByteArray nothing = ", 0 NaN, first nowhere, absolute 0 nowhere, relative 0 nowhere";
    row("equal", {1, 2}, {1, 2}, 0, 0, false, "0 of 2" + nothing);
    row("empty", {}, {}, 0, 0, false, "0 of 0" + nothing);
    row("zeros of both signs", {0.0}, {-0.0}, 0, 0, false, "0 of 1" + nothing);
    row("one differs", {1, 2, 3}, {1, 4, 3}, 0, 0, false, "1 of 3, 0 NaN, first [1], absolute 2 [1], relative 0.5 [1]");
    row("the first of two as great", {1, 3}, {2, 4}, 0, 0, false, "2 of 2, 0 NaN, first [0], absolute 1 [0], relative 0.5 [0]");
    row("within atol", {1, 2}, {1.5, 2}, 0, 0.5, false, "0 of 2, 0 NaN, first nowhere, absolute 0.5 [0], relative 0.333333 [0]");
    row("beyond atol", {1, 2}, {1.5, 2}, 0, 0.25, false, "1 of 2, 0 NaN, first [0], absolute 0.5 [0], relative 0.333333 [0]");
    row("rtol is of the right one", {8}, {10}, 0.2, 0, false, "0 of 1, 0 NaN, first nowhere, absolute 2 [0], relative 0.2 [0]");
    row("and not of the left one", {10}, {8}, 0.2, 0, false, "1 of 1, 0 NaN, first [0], absolute 2 [0], relative 0.25 [0]");
    row("from zero", {1}, {0}, 0.5, 0, false, "1 of 1, 0 NaN, first [0], absolute 1 [0], relative inf [0]");
    row("NaN equals nothing", {kNan, 1, kNan}, {kNan, kNan, 1}, 0, 0, false,
        "3 of 3, 3 NaN, first [0], absolute 0 nowhere, relative 0 nowhere");
    row("NaN equals NaN if asked", {kNan, 1, kNan}, {kNan, kNan, 1}, 0, 0, true,
        "2 of 3, 2 NaN, first [1], absolute 0 nowhere, relative 0 nowhere");
    row("infinities are equal", {kInf, -kInf}, {kInf, -kInf}, 0, 0, false, "0 of 2" + nothing);
    row("infinities of both signs", {kInf}, {-kInf}, 1, 1, false, "1 of 1, 0 NaN, first [0], absolute inf [0], relative inf [0]");
    row("no tolerance reaches infinity", {1}, {kInf}, 1, 1, false, "1 of 1, 0 NaN, first [0], absolute inf [0], relative inf [0]");
}

void ComparisonTest::values()
{
    QFETCH(QVector<double>, left);
    QFETCH(QVector<double>, right);
    QFETCH(double, rtol);
    QFETCH(double, atol);
    QFETCH(bool, equalNan);
    QFETCH(QByteArray, expected);
    QCOMPARE(printed(compareValues(Leaf(tensorOf(left)), Leaf(tensorOf(right)), {rtol, atol, equalNan})), expected);
}

void ComparisonTest::everyDType_data()
{
    QTest::addColumn<int>("dtype");
    for (const DType dtype :
         {at::kFloat, at::kDouble, at::kHalf, at::kBFloat16, at::kFloat8_e5m2, at::kFloat8_e4m3fn, at::kByte, at::kChar, at::kShort,
          at::kInt, at::kLong, kUInt16, kUInt32, kUInt64, at::kBool, at::kComplexHalf, at::kComplexFloat, at::kComplexDouble}) {
        if (ifPresent(dtype)) {
            QTest::newRow(dtypeName(dtype).c_str()) << int(dtype);
        }
    }
}

void ComparisonTest::everyDType()
{
    QFETCH(int, dtype);
    const auto type = static_cast<DType>(dtype);
    at::manual_seed(dtype);
    // More than one run of the loop, and an odd end.
    const auto some = [&] {
        const at::Tensor values = at::randint(8, {10'007}, at::kDouble);
        return (at::isComplexType(type) ? at::complex(values, values.flip(0)) : values).to(type);
    };
    const at::Tensor a = some(), b = some();
    const at::Tensor wideA = a.to(at::isComplexType(type) ? at::kComplexDouble : at::kDouble);
    const at::Tensor wideB = b.to(wideA.scalar_type());
    const at::Tensor distance = wideA.sub(wideB).abs();
    for (const double rtol : {0.0, 0.3}) {
        const ValueDifference values = compareValues(Leaf(a), Leaf(b), {rtol, 0, false});
        QCOMPARE(values.count, int64_t{10'007});
        QCOMPARE(values.different, distance.gt(wideB.abs().mul(rtol)).sum().item<int64_t>());
        QCOMPARE(values.maxAbsolute, distance.max().item<double>());
        QCOMPARE(values.maxAbsoluteAt.value(), Shape{distance.argmax().item<int64_t>()});
        QCOMPARE(values.maxRelative, kInf);
    }
    QCOMPARE(compareValues(Leaf(a), Leaf(a.clone()), {}).different, int64_t{0});
}

void ComparisonTest::manyRuns_data()
{
    QTest::addColumn<int>("dtype");
    QTest::addColumn<bool>("hasOdd");
    for (const DType dtype : {at::kFloat, at::kDouble, at::kShort, at::kLong}) {
        QTest::addRow("%s", dtypeName(dtype).c_str()) << int(dtype) << false;
    }
    QTest::newRow("with NaN and infinity") << int(at::kFloat) << true;
}

/// The greatest difference comes late, when most elements are only counted.
void ComparisonTest::manyRuns()
{
    QFETCH(int, dtype);
    QFETCH(bool, hasOdd);
    at::manual_seed(1);
    const auto some = [&] { return at::randint(100, 200, {300'007}, at::kDouble); };
    at::Tensor a = some(), b = some();
    a[250'000] = 20'000;
    b[299'000] = 1;
    at::Tensor distance = a.sub(b).abs();
    const int64_t different = distance.gt(b.mul(0.25).add(3)).sum().item<int64_t>();
    const int64_t first = distance.gt(b.mul(0.25).add(3)).nonzero()[0].item<int64_t>();
    const at::Tensor relative = distance.div(b);
    if (hasOdd) {
        a[150'000] = kNan;
        distance[150'000] = 0;
        b[200'000] = kInf;
    }
    const auto type = static_cast<DType>(dtype);
    const ValueDifference values = compareValues(Leaf(a.to(type)), Leaf(b.to(type)), {0.25, 3, false});
    QCOMPARE(values.nan, hasOdd ? int64_t{1} : int64_t{0});
    QCOMPARE(values.firstAt.value(), Shape{first});
    if (hasOdd) {
        QCOMPARE(values.maxAbsoluteAt.value(), Shape{200'000});
        QCOMPARE(values.maxAbsolute, kInf);
        return;
    }
    QCOMPARE(values.different, different);
    QCOMPARE(values.maxAbsolute, distance.max().item<double>());
    QCOMPARE(values.maxAbsoluteAt.value(), Shape{250'000});
    QCOMPARE(values.maxRelative, relative.max().item<double>());
    QCOMPARE(values.maxRelativeAt.value(), Shape{relative.argmax().item<int64_t>()});
}

void ComparisonTest::manyIntegers_data()
{
    QTest::addColumn<int>("dtype");
    for (const DType dtype : {at::kByte, at::kChar, at::kShort, at::kInt, at::kLong, kUInt16}) {
        if (ifPresent(dtype)) {
            QTest::addRow("%s", dtypeName(dtype).c_str()) << int(dtype);
        }
    }
}

/// Once a relative difference is infinite, integers are counted side by side.
void ComparisonTest::manyIntegers()
{
    QFETCH(int, dtype);
    at::manual_seed(2);
    const auto some = [&] { return at::randint(1, 100, {300'007}, at::kLong); };
    at::Tensor a = some(), b = some();
    a[77] = b[77].add(1);
    b[78] = 0;
    a[250'000] = 127;
    b[250'000] = 0;
    b[290'000] = 0;
    a[290'000] = 127;
    const at::Tensor distance = a.sub(b).abs();
    const auto type = static_cast<DType>(dtype);
    const ValueDifference values = compareValues(Leaf(a.to(type)), Leaf(b.to(type)), {});
    QCOMPARE(values.different, a.ne(b).sum().item<int64_t>());
    QCOMPARE(values.firstAt.value(), Shape{a.ne(b).nonzero()[0].item<int64_t>()});
    QCOMPARE(values.maxAbsolute, distance.max().item<double>());
    QCOMPARE(values.maxAbsoluteAt.value(), Shape{250'000});
    QCOMPARE(values.maxRelative, kInf);
    QCOMPARE(values.maxRelativeAt.value(), Shape{78});
}

void ComparisonTest::otherDTypes_data()
{
    QTest::addColumn<int>("left");
    QTest::addColumn<int>("right");
    const auto row = [](DType left, DType right) {
        if (ifPresent(left) && ifPresent(right)) {
            QTest::addRow("%s, %s", dtypeName(left).c_str(), dtypeName(right).c_str()) << int(left) << int(right);
        }
    };
    row(at::kFloat, at::kDouble);
    row(at::kHalf, at::kFloat);
    row(at::kLong, at::kFloat);
    row(at::kBool, at::kByte);
    row(at::kInt, at::kLong);
    row(kUInt64, at::kByte);
    row(kUInt64, at::kLong);
    row(kUInt16, at::kInt);
    row(at::kComplexFloat, at::kFloat);
    row(at::kFloat8_e5m2, at::kHalf);
}

void ComparisonTest::otherDTypes()
{
    QFETCH(int, left);
    QFETCH(int, right);
    const at::Tensor values = tensorOf({0, 1, 1, 0});
    const at::Tensor others = tensorOf({0, 1, 0, 0});
    const auto leftType = static_cast<DType>(left), rightType = static_cast<DType>(right);
    QCOMPARE(printed(compareValues(Leaf(values.to(leftType)), Leaf(values.to(rightType)), {})),
             QByteArray("0 of 4, 0 NaN, first nowhere, absolute 0 nowhere, relative 0 nowhere"));
    QCOMPARE(printed(compareValues(Leaf(values.to(leftType)), Leaf(others.to(rightType)), {})),
             QByteArray("1 of 4, 0 NaN, first [2], absolute 1 [2], relative inf [2]"));
}

void ComparisonTest::places()
{
    const at::Tensor a = at::zeros({2, 3, 4}), b = at::zeros({2, 3, 4});
    b[0][2][3] = 1;
    b[1][0][2] = -7;
    QCOMPARE(printed(compareValues(Leaf(a), Leaf(b), {})),
             QByteArray("2 of 24, 0 NaN, first [0, 2, 3], absolute 7 [1, 0, 2], relative 1 [0, 2, 3]"));
    QCOMPARE(printed(compareValues(Leaf(at::full({}, 1.0)), Leaf(at::full({}, 2.0)), {})),
             QByteArray("1 of 1, 0 NaN, first [], absolute 1 [], relative 0.5 []"));
    // No difference of 64-bit integers is lost or overflows.
    const int64_t least = std::numeric_limits<int64_t>::min(), most = std::numeric_limits<int64_t>::max();
    const ValueDifference far = compareValues(Leaf(at::full({1}, least, at::kLong)), Leaf(at::full({1}, most, at::kLong)), {});
    QCOMPARE(far.maxAbsolute, std::ldexp(1.0, 64));
    const ValueDifference near = compareValues(Leaf(at::full({1}, most, at::kLong)), Leaf(at::full({1}, most - 1, at::kLong)), {});
    QCOMPARE(near.maxAbsolute, 1.0);
    QCOMPARE(near.different, int64_t{1});
}

void ComparisonTest::storedInOtherForms()
{
    // Longer than a block, with rows that are longer than one too.
    const at::Tensor a = at::randn({3, 5, 6'000'000 / 15}), b = a.clone();
    b[1][4][17] += 1000;
    b[2][0][5] += 5;
    const QByteArray expected = printed(compareValues(Leaf(a), Leaf(b), {}));
    QVERIFY2(expected.startsWith("2 of 6000000, 0 NaN, first [1, 4, 17], absolute 1000"), expected.constData());
    const auto stored = [](const at::Tensor& tensor, bool mapped) { return Leaf(std::make_shared<MemorySource>(tensor, mapped)); };
    QCOMPARE(printed(compareValues(stored(a, false), stored(b, true), {})), expected);
    const Leaf permuted(a.permute({2, 0, 1}).contiguous().permute({1, 2, 0}));
    QCOMPARE(printed(compareValues(permuted, stored(b, false), {})), expected);
    QCOMPARE(printed(compareValues(Leaf::stack({Leaf(a.select(1, 0)), Leaf(a.select(1, 1)), Leaf(a.select(1, 2)),
                                                Leaf(a.select(1, 3)), stored(a.select(1, 4), false)},
                                               1),
                                   Leaf(b), {})),
             expected);
}

void ComparisonTest::raggedMembers()
{
    const Leaf left = Leaf::stack({Leaf(at::zeros({2})), Leaf(at::zeros({3}))}, 0);
    const Leaf right = Leaf::stack({Leaf(at::zeros({2})), Leaf(at::tensor({0.0, 0.0, 4.0}))}, 0);
    QVERIFY(haveSameShape(left, right));
    QCOMPARE(printed(compareValues(left, right, {})),
             QByteArray("1 of 5, 0 NaN, first [1, 2], absolute 4 [1, 2], relative 1 [1, 2]"));
    const Leaf swapped = Leaf::stack({Leaf(at::zeros({3})), Leaf(at::zeros({2}))}, 0);
    QCOMPARE(swapped.shape(), left.shape());
    QVERIFY(!haveSameShape(left, swapped));
}

void ComparisonTest::unreadableLeaf()
{
    struct Failing final : LeafSource {
        Failing() : LeafSource({2}, at::kFloat) { }
        at::Tensor read(const std::vector<Range>&) const override
        {
            throw Error(ErrorKind::OSError, "the disk is gone").inFile("x.h5");
        }
        void write(const std::vector<Range>&, const at::Tensor&) override { }
        std::string file() const override { return "x.h5"; }
        StorageLayout layout() const override { return {}; }
        int64_t storedBytes() const override { return 0; }
    };
    TensorDict left, right;
    for (TensorDict* td : {&left, &right}) {
        td->set({"x"}, Leaf(std::make_shared<Failing>()));
        td->set({"y"}, Leaf(at::zeros({2})));
    }
    Comparison comparison = compareTrees(left, right);
    compareValues(comparison, {});
    QCOMPARE(joined(differencesOf(comparison)), QByteArray("x: unreadable\n"));
    QCOMPARE(QByteArray(comparison.entries[1].error->what()), QByteArray("x.h5: key \"x\": the disk is gone"));
    QCOMPARE(comparison.entries[2].values->count, int64_t{2});
}

void ComparisonTest::stopsWhenAsked()
{
    struct StopAtOnce final : Progress {
        int64_t reported = 0;
        [[nodiscard]] bool isCancelled() const override { return reported > 0; }
        void report(int64_t done, int64_t) override { reported = done; }
    } progress;
    TensorDict td;
    td.set({"x"}, Leaf(at::zeros({100, 1 << 20}, at::kByte)));
    Comparison comparison = compareTrees(td, td);
    try {
        compareValues(comparison, {}, progress);
        QFAIL("it went on");
    } catch (const Error& error) {
        QCOMPARE(error.kind(), ErrorKind::Cancelled);
    }
    QVERIFY(progress.reported < int64_t{32} << 20);
}

void ComparisonTest::difference_data()
{
    QTest::addColumn<int>("left");
    QTest::addColumn<int>("right");
    QTest::addColumn<int>("expected");
    const auto row = [](const char* name, DType left, DType right, DType expected) {
        if (ifPresent(left) && ifPresent(right)) {
            QTest::newRow(name) << int(left) << int(right) << int(expected);
        }
    };
    row("bytes do not wrap around", at::kByte, at::kByte, at::kLong);
    row("bool", at::kBool, at::kBool, at::kLong);
    row("half", at::kHalf, at::kHalf, at::kFloat);
    row("float and double", at::kFloat, at::kDouble, at::kDouble);
    row("complex and float", at::kComplexFloat, at::kFloat, at::kComplexFloat);
    row("integer and float", at::kInt, at::kFloat, at::kFloat);
    row("unsigned", kUInt32, kUInt16, at::kLong);
}

void ComparisonTest::difference()
{
    QFETCH(int, left);
    QFETCH(int, right);
    QFETCH(int, expected);
    const at::Tensor a = tensorOf({1, 0, 1, 0, 1, 1}).view({2, 3}).to(static_cast<DType>(left));
    const at::Tensor b = tensorOf({0, 1, 1, 0, 0, 1}).view({2, 3}).to(static_cast<DType>(right));
    auto source = std::make_shared<MemorySource>(a, false);
    const Leaf leaf = differenceOf(Leaf(source), Leaf(b));
    QCOMPARE(leaf.shape(), Shape({2, 3}));
    QCOMPARE(leaf.dtype(), static_cast<DType>(expected));
    const at::Tensor part = leaf.at(Index{1, Slice{{}, {}, 2}}).tensor();
    QCOMPARE(source->elementsRead(), int64_t{2});
    QVERIFY(part.equal(tensorOf({0, 0}).to(static_cast<DType>(expected))));
    QVERIFY(leaf.tensor().equal(tensorOf({-1, 1, 0, 0, -1, 0}).view({2, 3}).to(static_cast<DType>(expected))));
}

TENSORDESK_SUITE(ComparisonTest);
#include "tst_comparison.moc"
