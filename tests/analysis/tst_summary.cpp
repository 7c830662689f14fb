// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/values/statistictext.h"
#include "model/analysis/values/wholeoffset.h"
#include "model/tensordict/base/error.h"
#include "tests/support/memorysource.h"
#include "tests/support/nonfinite.h"
#include "tests/support/suite.h"

#include <ATen/Context.h>
#include <ATen/TensorOperators.h>
#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/cat.h>
#include <ATen/ops/complex.h>
#include <ATen/ops/diff.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/from_blob.h>
#include <ATen/ops/full.h>
#include <ATen/ops/rand.h>
#include <ATen/ops/randn.h>
#include <ATen/ops/scalar_tensor.h>
#include <ATen/ops/tensor.h>
#include <ATen/ops/zeros.h>

#include <QTest>

#include <cmath>
#include <limits>

using namespace tensordesk;

/// The one fused pass against ATen's operators in double.
class SummaryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void againstAten_data();
    void againstAten();
    void specialValues_data();
    void specialValues();
    void mergesParts();
    void longFloatsLoseNothing();
    void storedStridedAndStacked();
    void boolOfOtherBytes();
    void withoutPadding_data();
    void withoutPadding();
    void withoutPaddingOfStacks();
    void paddingIsNotRead();
    void stopsWhenAsked();
    void integersInFull_data();
    void integersInFull();
    void offsetOfIntegers_data();
    void offsetOfIntegers();
};

namespace {

/// The same figures by separate operators.
Summary expectedOf(const at::Tensor& tensor)
{
    at::Tensor x = tensor.is_complex() ? tensor.to(at::kComplexDouble).abs() : tensor.to(at::kDouble);
    x = x.reshape(-1);
    Summary summary;
    summary.count = x.numel();
    summary.nan = x.isnan().sum().item<int64_t>();
    summary.inf = x.isinf().sum().item<int64_t>();
    summary.zeros = x.eq(0).sum().item<int64_t>();
    const at::Tensor finite = x.index({x.isfinite()});
    const bool any = finite.numel() > 0;
    summary.min = any ? finite.min().item<double>() : kNan;
    summary.max = any ? finite.max().item<double>() : kNan;
    summary.mean = any ? finite.mean().item<double>() : kNan;
    summary.std = finite.numel() > 1 ? finite.std().item<double>() : kNan;
    return summary;
}

bool close(double a, double b)
{
    return (std::isnan(a) && std::isnan(b)) || a == b || std::abs(a - b) <= 1e-12 * std::max(std::abs(a), std::abs(b));
}

void compare(const Summary& actual, const Summary& expected)
{
    QCOMPARE(actual.count, expected.count);
    QCOMPARE(actual.nan, expected.nan);
    QCOMPARE(actual.inf, expected.inf);
    QCOMPARE(actual.zeros, expected.zeros);
    QVERIFY2(close(actual.min, expected.min), qPrintable(QString("min %1 %2").arg(actual.min).arg(expected.min)));
    QVERIFY2(close(actual.max, expected.max), qPrintable(QString("max %1 %2").arg(actual.max).arg(expected.max)));
    QVERIFY2(close(actual.mean, expected.mean), qPrintable(QString("mean %1 %2").arg(actual.mean).arg(expected.mean)));
    QVERIFY2(close(actual.std, expected.std), qPrintable(QString("std %1 %2").arg(actual.std).arg(expected.std)));
}

}  // namespace

void SummaryTest::againstAten_data()
{
    QTest::addColumn<int>("dtype");
    QTest::addColumn<int>("count");
    for (const std::string name :
         {"float32",         "float64",        "float16", "bfloat16", "float8_e5m2", "float8_e4m3fn", "float8_e5m2fnuz",
          "float8_e4m3fnuz", "float8_e8m0fnu", "uint8",   "int8",     "int16",       "int32",         "int64",
          "uint16",          "uint32",         "uint64",  "bool",     "complex32",   "complex64",     "complex128"}) {
        const std::optional<DType> dtype = dtypeFromName("torch." + name);
        if (!dtype) {
            continue;  // this LibTorch lacks it
        }
        for (const int count : {0, 1, 2, 7, 8, 9, 511, 512, 513, 100'000}) {
            QTest::addRow("%s, %d elements", name.c_str(), count) << int(*dtype) << count;
        }
    }
}

void SummaryTest::againstAten()
{
    QFETCH(int, dtype);
    QFETCH(int, count);
    const auto type = static_cast<DType>(dtype);
    at::manual_seed(count);
    at::Tensor values = at::randn({count}, at::kDouble) * 30;
    values = values * (at::rand({count}) > 0.1);  // zeros too
    if (c10::isComplexType(type)) {
        values = at::complex(values, at::randn({count}, at::kDouble));
    } else if (!c10::isFloatingType(type) || dtypeName(type) == "torch.float8_e8m0fnu") {
        values = values.abs();  // unsigned ones have no others
    } else if (count > 8) {
        values[1] = kNan;
        values[3] = -kInf;
        values[5] = kInf;
        values[count - 1] = kNan;
    }
    if (type == at::kLong && count > 2) {
        values = values.to(at::kLong);
        values[1] = std::numeric_limits<int64_t>::min();
    }
    const at::Tensor tensor = values.to(type);
    const DType wide = c10::isComplexType(type) ? at::kComplexDouble : at::kDouble;
    compare(summarize(Leaf(tensor)), expectedOf(tensor.to(wide)));
}

void SummaryTest::specialValues_data()
{
    QTest::addColumn<QVector<double>>("values");
    QTest::newRow("only NaN") << QVector<double>{kNan, kNan};
    QTest::newRow("only infinities") << QVector<double>{kInf, -kInf, kInf};
    QTest::newRow("NaN first, one number") << QVector<double>{kNan, 3};
    QTest::newRow("NaN last") << QVector<double>{1, 2, kNan};
    QTest::newRow("infinities do not poison the mean") << QVector<double>{kInf, 1, 2, 3, -kInf};
    QTest::newRow("negative zero is a zero") << QVector<double>{-0.0, 0.0, 1};
    QTest::newRow("smallest numbers") << QVector<double>{5e-324, -5e-324, 0};
    QTest::newRow("far from zero") << QVector<double>{1e15 + 1, 1e15 + 2, 1e15 + 3};
}

void SummaryTest::specialValues()
{
    QFETCH(QVector<double>, values);
    const at::Tensor tensor = at::from_blob(values.data(), {values.size()}, at::kDouble).clone();
    compare(summarize(Leaf(tensor)), expectedOf(tensor));
}

/// Merging the statistics of parts gives the statistics of the whole, whatever is missing in some parts.
void SummaryTest::mergesParts()
{
    at::manual_seed(8);
    const at::Tensor parts[] = {at::tensor({5.0, kNan}),     at::tensor({kNan, kInf}),
                                at::zeros({0}, at::kDouble), at::randn({1000}, at::kDouble) + 100,
                                at::tensor({0.0}),           at::tensor({-kInf, 3.0, 0.0})};
    Summary merged = Summary::none();
    compare(merged, expectedOf(at::zeros({0}, at::kDouble)));
    for (std::size_t count = 1; count <= std::size(parts); ++count) {
        merged.merge(summarize(Leaf(parts[count - 1])));
        compare(merged, expectedOf(at::cat(at::TensorList(parts, count))));
    }
}

void SummaryTest::longFloatsLoseNothing()
{
    // Sums in float32 would stop growing at 2^24, and the sum of huge doubles overflow.
    const Summary ones = summarize(Leaf(at::full({20'000'000}, 1.5f)));
    QCOMPARE(ones.mean, 1.5);
    QCOMPARE(ones.std, 0.0);
    const Summary huge = summarize(Leaf(at::full({1000}, 1e308, at::kDouble)));
    QVERIFY(close(huge.mean, 1e308));
}

void SummaryTest::storedStridedAndStacked()
{
    const at::Tensor tensor = at::randn({3, 5, 2'000'000 / 15});
    const Summary expected = expectedOf(tensor);
    compare(summarize(Leaf(std::make_shared<MemorySource>(tensor, false))), expected);
    compare(summarize(Leaf(std::make_shared<MemorySource>(tensor, true))), expected);
    compare(summarize(Leaf(tensor.permute({2, 0, 1}))), expected);
    compare(summarize(Leaf::stack({Leaf(tensor[0]), Leaf(tensor[1]), Leaf(tensor[2])}, 1)), expected);
    // Members of different shapes have no tensor, but figures.
    compare(summarize(Leaf::stack({Leaf(tensor[0]), Leaf(tensor[1].narrow(1, 0, 7))}, 0)),
            expectedOf(at::cat({tensor[0].reshape(-1), tensor[1].narrow(1, 0, 7).reshape(-1)})));
    compare(summarize(Leaf(std::make_shared<MemorySource>(at::scalar_tensor(7), false))), expectedOf(at::scalar_tensor(7)));
}

void SummaryTest::boolOfOtherBytes()
{
    at::Tensor bytes = at::tensor({0, 1, 2, 255}, at::kByte);
    const Summary summary = summarize(Leaf(bytes.view(at::kBool)));
    QCOMPARE(summary.max, 1.0);
    QCOMPARE(summary.mean, 0.75);
    QCOMPARE(summary.zeros, int64_t{1});
}

void SummaryTest::withoutPadding_data()
{
    QTest::addColumn<Shape>("leaf");
    QTest::addColumn<Shape>("mask");
    QTest::newRow("an element a position") << Shape{6, 4} << Shape{6, 4};
    QTest::newRow("some elements a position") << Shape{6, 4, 3} << Shape{6, 4};
    QTest::newRow("a mask with a dim more") << Shape{6, 4} << Shape{6, 4, 1};
    QTest::newRow("several blocks") << Shape{60, 90'000} << Shape{60, 90'000};
    QTest::newRow("rows of several blocks") << Shape{2, 4'300'000} << Shape{2};
}

void SummaryTest::withoutPadding()
{
    QFETCH(Shape, leaf);
    QFETCH(Shape, mask);
    const at::Tensor x = at::rand(leaf), data = at::rand(mask).lt(0.7);
    data.flatten()[0].fill_(true);
    data.flatten()[1].fill_(false);
    const at::Tensor kept = x.reshape({data.numel(), -1}).index({data.flatten()});
    Summary expected = expectedOf(kept);
    for (const Leaf& each : {Leaf(x), Leaf(std::make_shared<MemorySource>(x, false))}) {
        const Summary summary = summarize(each, Leaf(data));
        compare(summary, expected);
        QCOMPARE(summary.padding, x.numel() - kept.numel());
    }
}

/// Members of one length, of lengths of their own, and stacked along a dim behind the mask's.
void SummaryTest::withoutPaddingOfStacks()
{
    std::vector<Leaf> leaves, masks;
    std::vector<at::Tensor> kept;
    for (const int64_t length : {5, 0, 9}) {
        const at::Tensor x = at::rand({length, 2}), data = at::rand({length}).lt(0.6);
        leaves.emplace_back(x);
        masks.emplace_back(data);
        kept.push_back(x.index({data}).flatten());
    }
    compare(summarize(Leaf::stack(leaves, 0), Leaf::stack(masks, 0)), expectedOf(at::cat(kept)));

    const at::Tensor one = at::rand({4, 3}), two = at::rand({4, 3}), data = at::rand({4}).lt(0.6);
    compare(summarize(Leaf::stack({Leaf(one), Leaf(two)}, 1), Leaf(data)),
            expectedOf(at::cat({one.index({data}).flatten(), two.index({data}).flatten()})));
}

void SummaryTest::paddingIsNotRead()
{
    const auto source = std::make_shared<MemorySource>(at::zeros({1, 1}).expand({4, 5'000'000}), false);
    const at::Tensor data = at::zeros({4}, at::kBool);
    data[2].fill_(true);
    QCOMPARE(summarize(Leaf(source), Leaf(data)).count, 5'000'000);
    QCOMPARE(source->elementsRead(), 5'000'000);
}

void SummaryTest::stopsWhenAsked()
{
    struct StopAtOnce final : Progress {
        int64_t reported = 0;
        [[nodiscard]] bool isCancelled() const override { return reported > 0; }
        void report(int64_t done, int64_t) override { reported = done; }
    } progress;
    const at::Tensor tensor = at::zeros({100, 1 << 20});
    try {
        static_cast<void>(summarize(Leaf(tensor), progress));
        QFAIL("it went on");
    } catch (const Error& error) {
        QCOMPARE(error.kind(), ErrorKind::Cancelled);
    }
    QVERIFY(progress.reported < int64_t{64} << 20);
}

void SummaryTest::integersInFull_data()
{
    QTest::addColumn<at::Tensor>("values");
    QTest::addColumn<QString>("least");
    QTest::addColumn<QString>("greatest");
    QTest::newRow("int64") << at::tensor({int64_t{1'700'000'000'000'000'001}, int64_t{1'700'000'000'000'000'003}})
                           << "1700000000000000001" << "1700000000000000003";
    QTest::newRow("all of int64") << at::tensor({std::numeric_limits<int64_t>::max(), std::numeric_limits<int64_t>::min()})
                                  << "-9223372036854775808" << "9223372036854775807";
    QTest::newRow("uint64") << at::tensor({int64_t{-1}, int64_t{5}}).view(at::kUInt64) << "5" << "18446744073709551615";
    QTest::newRow("int32") << at::tensor({-123456789, 1234567890}, at::kInt) << "-123456789" << "1234567890";
    QTest::newRow("floats, told apart") << at::tensor({1.0000001, 1.0000002}, at::kDouble) << "1.0000001" << "1.0000002";
}

void SummaryTest::integersInFull()
{
    QFETCH(at::Tensor, values);
    const SummaryText text = SummaryText::of(summarize(Leaf(values)));
    QTEST(QString::fromStdString(text.min), "least");
    QTEST(QString::fromStdString(text.max), "greatest");
    Summary both = summarize(Leaf(values.slice(0, 0, 1)));
    both.merge(summarize(Leaf(values.slice(0, 1, 2))));
    QTEST(QString::fromStdString(SummaryText::of(both).max), "greatest");
}

void SummaryTest::offsetOfIntegers_data()
{
    constexpr int64_t kGreat = int64_t{1} << 60;
    QTest::addColumn<at::Tensor>("values");
    QTest::addColumn<QString>("offset");
    QTest::newRow("great") << at::arange(100) + kGreat << "1152921504606846900";
    QTest::newRow("below zero") << -at::arange(100) - kGreat << "-1152921504606846900";
    QTest::newRow("nanoseconds") << at::arange(100) * 20'000'000 + 1'763'870'000'000'000'000 << "1763870000000000000";
    QTest::newRow("of one value") << at::full({3}, kGreat, at::kLong) << "1152921504606846976";
    QTest::newRow("uint64") << at::tensor({int64_t{-2}, int64_t{-1}}).view(at::kUInt64) << "18446744073709551610";
    QTest::newRow("of two dims") << at::arange(100).view({10, 10}) + kGreat << "1152921504606846900";
    QTest::newRow("held by doubles") << at::arange(100) + 1'000'000 << "0";
    QTest::newRow("far apart") << at::tensor({int64_t{1}, kGreat}) << "0";
    QTest::newRow("floats") << at::full({3}, 1e18, at::kDouble) << "0";
    QTest::newRow("none") << at::empty({0}, at::kLong) << "0";
}

void SummaryTest::offsetOfIntegers()
{
    QFETCH(at::Tensor, values);
    const Integer offset = wholeOffset(Leaf(values));
    QTEST(QString::fromStdString(toString(offset)), "offset");
    if (offset != 0) {
        const at::Tensor less = lessOffset(Leaf(values), offset).tensor().flatten();
        QVERIFY(less.diff().equal(values.view(at::kLong).flatten().diff().to(at::kDouble)));
        const double spread = values.numel() > 1 ? less.std().item<double>() : kNan;
        QVERIFY(close(summarize(Leaf(values)).std, spread));
    }
}

TENSORDESK_SUITE(SummaryTest);
#include "tst_summary.moc"
