// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/search/valuesearch.h"
#include "model/analysis/values/ordering.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/torchversion.h"
#include "tests/support/memorysource.h"
#include "tests/support/suite.h"
#include "tests/support/testseed.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/complex.h>
#include <ATen/ops/randint.h>
#include <ATen/ops/tensor.h>
#include <ATen/ops/zeros.h>

#include <QTest>

#include <cmath>
#include <limits>

using namespace tensordesk;

/// Elements that satisfy a condition, forwards and backwards; elements in order.
class SearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void finds_data();
    void finds();
    void findsInLargeLeaves();
    void readsNoChunkTwice();
    void countsInAllKeys();
    void refusesText_data();
    void refusesText();
    void orders_data();
    void orders();
    void keepsTheFirstOfMany();
    void stopsOrdering();
};

void SearchTest::finds_data()
{
    QTest::addColumn<at::Tensor>("values");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QVector<qint64>>("found");
    using Found = QVector<qint64>;
    const double inf = std::numeric_limits<double>::infinity();
    const at::Tensor floats = at::tensor({1.0, -2.5, std::nan(""), 1.0, inf, 0.0, -inf, 3.0}, at::kDouble).view({2, 4});
    QTest::newRow("value") << floats << QByteArray("1") << Found{0, 3};
    QTest::newRow("equal") << floats << QByteArray("== -2.5") << Found{1};
    QTest::newRow("not equal: NaN too") << floats << QByteArray("!=1") << Found{1, 2, 4, 5, 6, 7};
    QTest::newRow("greater") << floats << QByteArray("> 1") << Found{4, 7};
    QTest::newRow("at least") << floats << QByteArray(">= 1") << Found{0, 3, 4, 7};
    QTest::newRow("less") << floats << QByteArray(" < 0 ") << Found{1, 6};
    QTest::newRow("at most") << floats << QByteArray("<=0") << Found{1, 5, 6};
    QTest::newRow("isnan") << floats << QByteArray("isnan") << Found{2};
    QTest::newRow("nan") << floats << QByteArray("nan") << Found{2};
    QTest::newRow("isinf") << floats << QByteArray("isinf") << Found{4, 6};
    QTest::newRow("inf") << floats << QByteArray("inf") << Found{4};
    QTest::newRow("none") << floats << QByteArray("7") << Found{};
    QTest::newRow("bool") << at::tensor({0, 1, 0, 1}).to(at::kBool) << QByteArray("True") << Found{1, 3};
    QTest::newRow("int against a float") << at::arange(5) << QByteArray("> 2.5") << Found{3, 4};
    QTest::newRow("large ints exactly") << at::tensor({int64_t{1} << 60, (int64_t{1} << 60) + 1})
                                        << QByteArray("1152921504606846977") << Found{1};
    if (ifPresent(kUInt16)) {
        QTest::newRow("uint16") << at::arange(5).to(kUInt16) << QByteArray(">3") << Found{4};
    }
    QTest::newRow("float8") << at::arange(5).to(at::kFloat8_e4m3fn) << QByteArray("3") << Found{3};
    QTest::newRow("NaN among ints") << at::arange(5) << QByteArray("isnan") << Found{};
    QTest::newRow("complex by magnitude") << at::arange(4).to(at::kComplexFloat) << QByteArray("> 2") << Found{3};
    QTest::newRow("0-d") << at::zeros({}) << QByteArray("0") << Found{0};
}

void SearchTest::finds()
{
    QFETCH(at::Tensor, values);
    QFETCH(QByteArray, text);
    QFETCH(QVector<qint64>, found);
    const auto condition = Condition::parse(text.toStdString());
    QVERIFY(condition);
    const Leaf leaf(values);
    QVector<qint64> forwards, backwards;
    for (int64_t from = 0; from < values.numel(); ++from) {
        const auto next = findElement(leaf, *condition, from, false);
        if (!next) {
            break;
        }
        forwards << *next;
        from = *next;
    }
    for (int64_t from = values.numel() - 1; from >= 0; --from) {
        const auto previous = findElement(leaf, *condition, from, true);
        if (!previous) {
            break;
        }
        backwards.prepend(*previous);
        from = *previous;
    }
    QCOMPARE(forwards, found);
    QCOMPARE(backwards, found);
}

void SearchTest::findsInLargeLeaves()
{
    // Parts of rows, several rows per block, and parts that end within a row.
    for (const Shape& shape : {Shape{3'000'000}, Shape{3000, 1000}, Shape{2, 3, 500'000}, Shape{1, 3'000'000, 1}}) {
        at::Tensor values = at::zeros(shape, at::kFloat);
        at::Tensor flat = values.view(-1);
        const std::vector<int64_t> places{5, 1'500'000, 1'500'001, 2'999'999};
        for (const int64_t place : places) {
            flat[place] = 1;
        }
        const Condition condition = *Condition::parse("> 0");
        const Leaf leaf(values);
        QCOMPARE(findElement(leaf, condition, 0, false), places[0]);
        QCOMPARE(findElement(leaf, condition, 6, false), places[1]);
        QCOMPARE(findElement(leaf, condition, 1'500'001, false), places[2]);
        QCOMPARE(findElement(leaf, condition, 1'500'002, false), places[3]);
        QCOMPARE(findElement(leaf, condition, 2'999'998, true), places[2]);
        QCOMPARE(findElement(leaf, condition, 1'500'000, true), places[1]);
        QCOMPARE(findElement(leaf, condition, 1'499'999, true), places[0]);
        QCOMPARE(findElement(leaf, condition, 4, true), std::nullopt);
    }
}

void SearchTest::readsNoChunkTwice()
{
    class Chunked final : public MemorySource {
    public:
        Chunked() : MemorySource(at::zeros({3000, 1000}, at::kFloat), false) { }
        Shape chunkShape() const override { return {700, 1000}; }
        at::Tensor read(const std::vector<Range>& part) const override
        {
            m_starts.push_back(part[0].start);
            return MemorySource::read(part);
        }
        mutable std::vector<int64_t> m_starts;
    };
    const auto source = std::make_shared<Chunked>();
    QCOMPARE(findElement(Leaf(source), *Condition::parse("> 0"), 1'234'567, false), std::nullopt);
    QCOMPARE(source->m_starts, (std::vector<int64_t>{700, 1400, 2100, 2800}));
    source->m_starts.clear();
    QCOMPARE(findElement(Leaf(source), *Condition::parse("> 0"), 1'234'567, true), std::nullopt);
    QCOMPARE(source->m_starts, (std::vector<int64_t>{700, 0}));
}

/// All numeric leaves, those of members and the existing elements of ragged ones; random values beside those of ATen.
void SearchTest::countsInAllKeys()
{
    const unsigned seed = testSeed();
    qInfo("seed %u", seed);
    at::manual_seed(seed);
    const auto memberOf = [&](int64_t steps) {
        TensorDict td;
        td.set({"ragged"}, Leaf(at::zeros({steps})));
        return td;
    };
    const at::Tensor large = at::randint(0, 50, {3'000'000}, at::kShort);
    TensorDict td({}, {});
    td.set({"large"}, Leaf(large));
    td.set({"nested", "empty"}, Leaf(at::zeros({0, 3})));
    td.set({"nested", "complex"}, Leaf(at::complex(at::tensor({0.0, 0.0}), at::tensor({7.0, 1.0}))));
    td.set({"text"}, NonTensor(PythonValue("7"), {}));
    td.set({"stack"}, TensorDict::lazyStack({memberOf(2), memberOf(5)}, 0));
    const auto found = [&](const char* text) {
        std::vector<FoundValues> all;
        const int64_t searched = searchValues(td, *Condition::parse(text), [&](const FoundValues& hit) { all.push_back(hit); });
        return std::pair(searched, all);
    };
    const at::Tensor sevens = large.eq(7);
    const FoundValues inLarge{{"large"}, sevens.sum().item<int64_t>(), 3'000'000, {sevens.nonzero()[0][0].item<int64_t>()}};
    QCOMPARE(found("== 7").first, 3);
    QVERIFY(found("== 7").second == std::vector{inLarge});
    QVERIFY(found(">= 1").second.size() == 2);       // complex ones by magnitude
    QCOMPARE(found("== 0").second.back().count, 7);  // the block has 10 elements
    QCOMPARE(found("== 0").second.back().first, Shape({0, 0}));
}

void SearchTest::refusesText_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char* text : {"", ">", "x", "> x", "3 4", "=> 3", "isnan(x)", "0x"}) {
        QTest::newRow(text) << QByteArray(text);
    }
}

void SearchTest::refusesText()
{
    QFETCH(QByteArray, text);
    QVERIFY(!Condition::parse(text.toStdString()));
}

void SearchTest::orders_data()
{
    QTest::addColumn<at::Tensor>("values");
    QTest::addColumn<QVector<qint64>>("least");
    QTest::addColumn<QVector<qint64>>("greatest");
    using Order = QVector<qint64>;
    const double inf = std::numeric_limits<double>::infinity();
    QTest::newRow("NaN comes last") << at::tensor({2.0, std::nan(""), -inf, inf, -1.5}, at::kDouble) << Order{2, 4, 0, 3, 1}
                                    << Order{3, 0, 4, 2, 1};
    QTest::newRow("equal ones stay") << at::tensor({1.0, 0.0, -0.0, 1.0}, at::kFloat) << Order{1, 2, 0, 3} << Order{0, 3, 1, 2};
    QTest::newRow("ints of both signs") << at::tensor({3, -4, 0, -1}, at::kInt) << Order{1, 3, 2, 0} << Order{0, 2, 3, 1};
    QTest::newRow("large ints exactly") << at::tensor({(int64_t{1} << 60) + 1, int64_t{1} << 60}) << Order{1, 0} << Order{0, 1};
    if (ifPresent(kUInt64)) {
        QTest::newRow("uint64") << at::tensor({-1, 0, 1}, at::kLong).view(kUInt64) << Order{1, 2, 0} << Order{0, 2, 1};
    }
    QTest::newRow("bool") << at::tensor({1, 0, 1}).to(at::kBool) << Order{1, 0, 2} << Order{0, 2, 1};
    QTest::newRow("half") << at::tensor({0.5, -2.0, 1.0}).to(at::kHalf) << Order{1, 0, 2} << Order{2, 0, 1};
    QTest::newRow("complex by magnitude") << at::tensor({-3.0, 1.0, 2.0}).to(at::kComplexFloat) << Order{1, 2, 0} << Order{0, 2, 1};
    QTest::newRow("none") << at::zeros({0}) << Order{} << Order{};
}

void SearchTest::orders()
{
    QFETCH(at::Tensor, values);
    QFETCH(QVector<qint64>, least);
    QFETCH(QVector<qint64>, greatest);
    const auto ordered = [&](bool descending) {
        const auto positions = orderedPositions(Leaf(values), descending, 100);
        return QVector<qint64>(positions.begin(), positions.end());
    };
    QCOMPARE(ordered(false), least);
    QCOMPARE(ordered(true), greatest);
}

void SearchTest::keepsTheFirstOfMany()
{
    // 7 is prime to the length, so that each number comes once, far from its place, in several blocks.
    const int64_t count = 5'000'000;
    const at::Tensor values = at::arange(count).mul(7).remainder(count);
    const auto first = orderedPositions(Leaf(values), false, 1000);
    QCOMPARE(first.size(), std::size_t{1000});
    for (int64_t i = 0; i < 1000; ++i) {
        QCOMPARE(values[first[static_cast<std::size_t>(i)]].item<int64_t>(), i);
    }
    const auto last = orderedPositions(Leaf(values), true, 1);
    QCOMPARE(values[last.front()].item<int64_t>(), count - 1);
}

void SearchTest::stopsOrdering()
{
    struct Stopped final : Progress {
        bool isCancelled() const override { return true; }
        void report(int64_t, int64_t) override { }
    } stopped;
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(orderedPositions(Leaf(at::zeros({10})), false, 5, stopped)));
}

TENSORDESK_SUITE(SearchTest);
#include "tst_search.moc"
