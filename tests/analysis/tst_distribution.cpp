// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/values/histogram.h"
#include "model/analysis/values/minmax.h"
#include "model/analysis/values/pyramid.h"
#include "model/tensordict/base/error.h"
#include "tests/support/suite.h"

#include <ATen/Context.h>
#include <ATen/TensorOperators.h>
#include <ATen/core/Tensor.h>
#include <ATen/ops/equal.h>
#include <ATen/ops/full.h>
#include <ATen/ops/histc.h>
#include <ATen/ops/rand.h>
#include <ATen/ops/randint.h>
#include <ATen/ops/randn.h>
#include <ATen/ops/tensor.h>
#include <ATen/ops/zeros.h>

#include <QTest>

#include <cmath>
#include <limits>
#include <numeric>
#include <tuple>

using namespace tensordesk;

/// Histograms against ATen's, and min–max runs against their definition.
class DistributionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void histogramAgainstAten_data();
    void histogramAgainstAten();
    void histogramEdges();
    void rebinsWholeNumbers();
    void refusesBadRanges();
    void oneSpikeIsSeen();
    void runsAgainstDefinition_data();
    void runsAgainstDefinition();
    void specialValues();
    void pyramidAgainstDefinition_data();
    void pyramidAgainstDefinition();
};

void DistributionTest::histogramAgainstAten_data()
{
    QTest::addColumn<int>("dtype");
    QTest::newRow("float32") << int(at::kFloat);
    QTest::newRow("float16") << int(at::kHalf);
    QTest::newRow("int64") << int(at::kLong);
    QTest::newRow("uint8") << int(at::kByte);
    QTest::newRow("int8") << int(at::kChar);
}

void DistributionTest::histogramAgainstAten()
{
    QFETCH(int, dtype);
    at::manual_seed(3);
    const at::Tensor tensor = (at::rand({300, 1000}) * 200).to(static_cast<DType>(dtype));
    const Histogram found = histogram(Leaf(tensor), 32, 0, 256);
    const at::Tensor expected = at::histc(tensor.to(at::kDouble), 32, 0, 256).to(at::kLong);
    QVERIFY(at::equal(at::tensor(found.counts), expected));
}

/// Counts of single values are merged into wider bins exactly.
void DistributionTest::rebinsWholeNumbers()
{
    at::manual_seed(5);
    const Leaf leaf(at::randint(256, {3000}, at::kByte));
    const Histogram values = histogram(leaf, 256, -0.5, 255.5);
    for (const auto& [bins, low, high] : {std::tuple<int64_t, double, double>{32, 0, 256}, {7, -0.5, 100.5}, {1, 9, 9}}) {
        const Histogram expected = histogram(leaf, bins, low, high);
        const Histogram found = rebinned(values, bins, low, high);
        QVERIFY(found.counts == expected.counts);
        QCOMPARE(found.min, expected.min);
        QCOMPARE(found.max, expected.max);
    }
    QCOMPARE(rebinned(Histogram{}, 4, 0, 1).counts, std::vector<int64_t>(4));
}

void DistributionTest::histogramEdges()
{
    constexpr double inf = std::numeric_limits<double>::infinity();
    const at::Tensor tensor = at::tensor({0.0, 0.5, 1.0, 1.5, 2.0, -1.0, 3.0, std::nan(""), inf, -inf}, at::kDouble);
    QCOMPARE(histogram(Leaf(tensor), 2, 0, 2).counts, (std::vector<int64_t>{2, 3}));
    const Histogram flat = histogram(Leaf(at::full({5}, 7)), 4, 7, 7);
    QCOMPARE(flat.min, 6.5);
    QCOMPARE(flat.max, 7.5);
    QCOMPARE(flat.counts, (std::vector<int64_t>{0, 0, 5, 0}));
    const double huge = std::numeric_limits<double>::max();
    QCOMPARE(histogram(Leaf(at::tensor({-huge, huge, 1e300}, at::kDouble)), 2, -huge, huge).counts, (std::vector<int64_t>{1, 2}));
    QCOMPARE(histogram(Leaf(at::tensor({1, 0, 1}).to(at::kBool)), 2, 0, 1).counts, (std::vector<int64_t>{1, 2}));
}

void DistributionTest::refusesBadRanges()
{
    const Leaf leaf(at::zeros({3}));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(histogram(leaf, 0, 0, 1)));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(histogram(leaf, 3, 1, 0)));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(histogram(leaf, 3, 0, std::nan(""))));
}

void DistributionTest::oneSpikeIsSeen()
{
    at::Tensor tensor = at::zeros({30'000'000}, at::kFloat);
    tensor[29'999'999] = 5;
    tensor[12'345'678] = -7;
    const std::vector<MinMax> runs = extremesOfRuns(Leaf(tensor), 30'000);
    QCOMPARE(runs.size(), std::size_t{1000});
    QCOMPARE(runs.back().max, 5.0);
    QCOMPARE(runs[12'345'678 / 30'000].min, -7.0);
    QCOMPARE(std::count_if(runs.begin(), runs.end(), [](const MinMax& run) { return run.min != 0 || run.max != 0; }),
             std::ptrdiff_t{2});
}

void DistributionTest::runsAgainstDefinition_data()
{
    QTest::addColumn<int>("elements");
    QTest::addColumn<int>("length");
    for (const int elements : {0, 1, 5, 999, 1000, 1001, 10'000'019}) {
        for (const int length : {1, 3, 1000, 20'000'000}) {
            if (elements / length < 2'000'000) {
                QTest::addRow("%d elements in runs of %d", elements, length) << elements << length;
            }
        }
    }
}

void DistributionTest::runsAgainstDefinition()
{
    QFETCH(int, elements);
    QFETCH(int, length);
    at::manual_seed(elements);
    const at::Tensor tensor = at::randn({elements});
    const std::vector<MinMax> runs = extremesOfRuns(Leaf(tensor), length);
    QCOMPARE(int64_t(runs.size()), (int64_t{elements} + length - 1) / length);
    for (int64_t i = 0; i < int64_t(runs.size()); ++i) {
        const at::Tensor run = tensor.slice(0, i * length, (i + 1) * length);
        QCOMPARE(runs[i].min, run.min().item<double>());
        QCOMPARE(runs[i].max, run.max().item<double>());
    }
}

void DistributionTest::pyramidAgainstDefinition_data()
{
    QTest::addColumn<int>("elements");
    QTest::addColumn<int>("mostRuns");
    QTest::addColumn<int>("shortest");
    QTest::newRow("one run") << 10 << 100 << 64;
    QTest::newRow("as short as runs get") << 100'003 << 1'000'000 << 64;
    QTest::newRow("bounded") << 1'000'003 << 1000 << 1024;
}

void DistributionTest::pyramidAgainstDefinition()
{
    QFETCH(int, elements);
    QFETCH(int, mostRuns);
    QFETCH(int, shortest);
    at::manual_seed(elements);
    const at::Tensor tensor = at::randn({elements});
    const Pyramid pyramid = Pyramid::build(Leaf(tensor), mostRuns);
    QCOMPARE(pyramid.elementCount(), elements);
    QCOMPARE(pyramid.shortest(), shortest);
    for (const int64_t longest : {int64_t{1}, int64_t{1000}, int64_t{5000}, int64_t{1} << 40}) {
        const int64_t first = elements / 3, count = elements / 2;
        const Pyramid::Runs runs = pyramid.runs(first, count, longest);
        QVERIFY(runs.length == shortest || (runs.length <= longest && runs.length % shortest == 0));
        QVERIFY(runs.first <= first && runs.first > first - runs.length);
        QVERIFY(runs.first + int64_t(runs.extremes.size()) * runs.length >= first + count);
        for (std::size_t i = 0; i < runs.extremes.size(); ++i) {
            const int64_t from = runs.first + int64_t(i) * runs.length;
            const at::Tensor run = tensor.slice(0, from, from + runs.length);
            QCOMPARE(runs.extremes[i].min, run.min().item<double>());
            QCOMPARE(runs.extremes[i].max, run.max().item<double>());
        }
    }
}

void DistributionTest::specialValues()
{
    constexpr double inf = std::numeric_limits<double>::infinity();
    const double nan = std::nan("");
    const at::Tensor tensor = at::tensor({nan, nan, 1.0, nan, inf, inf, -inf, 2.0}, at::kDouble);
    const std::vector<MinMax> runs = extremesOfRuns(Leaf(tensor), 2);
    QVERIFY(std::isnan(runs[0].min) && std::isnan(runs[0].max));
    QCOMPARE(runs[1].min, 1.0);
    QCOMPARE(runs[1].max, 1.0);
    QCOMPARE(runs[2].min, inf);
    QCOMPARE(runs[2].max, inf);
    QCOMPARE(runs[3].min, -inf);
    QCOMPARE(runs[3].max, 2.0);
}

TENSORDESK_SUITE(DistributionTest);
#include "tst_distribution.moc"
