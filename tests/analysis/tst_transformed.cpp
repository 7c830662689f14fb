// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/derived/shifted.h"
#include "model/analysis/derived/smoothed.h"
#include "model/analysis/values/partialsource.h"
#include "model/analysis/values/raggedblock.h"
#include "model/operations/rollouts/nextpairs.h"
#include "model/tensordict/base/error.h"
#include "tests/support/nonfinite.h"
#include "tests/support/suite.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/allclose.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/equal.h>
#include <ATen/ops/randn.h>
#include <ATen/ops/tensor.h>
#include <ATen/ops/zeros.h>

#include <QTest>

#include <cmath>

using namespace tensordesk;

namespace {

at::Tensor doubles(const std::vector<double>& values)
{
    return at::tensor(values, at::kDouble);
}

/// Two rows of twelve steps, whose episodes end at steps 4 and 9: `next` has the root's values of the next step, and other values
/// at the end of an episode.
TensorDict pairs()
{
    TensorDict td({2, 12});
    const at::Tensor states = at::randn({2, 13, 3});
    at::Tensor next = states.slice(1, 1).clone();
    at::Tensor done = at::zeros({2, 12, 1}, at::kBool);
    for (const int64_t step : {4, 9}) {
        next.select(1, step).fill_(100);
        done.select(1, step).fill_(true);
    }
    td.set({"obs"}, Leaf(states.slice(1, 0, 12).clone()));
    td.set({"next", "obs"}, Leaf(next));
    td.set({"next", "done"}, Leaf(done));
    td.set({"other"}, Leaf(at::zeros({2, 12})));
    return td;
}

}  // namespace

/// Leaves that are computed from another leaf when they are read.
class TransformedTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void shifts_data();
    void shifts();
    void smooths_data();
    void smooths();
    void smoothsBesideASpike();
    void smoothsMembers();
    void isNotWritten();
    void findsTheOther();
    void comparesRootAndNext();
};

void TransformedTest::shifts_data()
{
    QTest::addColumn<int>("by");
    QTest::addColumn<QList<int>>("expected");  // -1: nothing
    QTest::newRow("on") << 1 << QList<int>{-1, 0, 1, 2, 3, 4};
    QTest::newRow("back") << -2 << QList<int>{2, 3, 4, 5, -1, -1};
    QTest::newRow("out of it") << 9 << QList<int>{-1, -1, -1, -1, -1, -1};
    QTest::newRow("nowhere") << 0 << QList<int>{0, 1, 2, 3, 4, 5};
}

void TransformedTest::shifts()
{
    QFETCH(int, by);
    QFETCH(QList<int>, expected);
    const at::Tensor base = at::arange(12, at::kInt).view({6, 2});  // [i, j] = 2 i + j
    const Leaf leaf = shifted(Leaf(base), 0, by);
    QCOMPARE(leaf.shape(), (Shape{6, 2}));
    const Leaf present = *presentOf(leaf);
    for (int64_t step = 1; step <= 3; ++step) {
        for (int64_t start = 0; start < 6; ++start) {
            const Index part{Slice{start, {}, step}, Slice{}};
            const at::Tensor values = leaf.at(part).tensor(), there = present.at(part).tensor();
            for (int64_t at = 0; at < values.size(0); ++at) {
                const int wanted = expected.at(static_cast<int>(start + at * step));
                QCOMPARE(there.select(0, at).select(0, 1).item<bool>(), wanted >= 0);
                if (wanted >= 0) {
                    QCOMPARE(values.select(0, at).select(0, 1).item<int>(), 2 * wanted + 1);
                }
            }
        }
    }
}

void TransformedTest::smooths_data()
{
    QTest::addColumn<int>("window");
    QTest::addColumn<std::vector<double>>("expected");
    // As pandas.Series([1, 2, nan, 4, inf, 9]).replace(inf, nan).rolling(w, center=True, min_periods=1).mean()
    QTest::newRow("1") << 1 << std::vector<double>{1, 2, kNan, 4, kNan, 9};
    QTest::newRow("3") << 3 << std::vector<double>{1.5, 1.5, 3, 4, 6.5, 9};
    QTest::newRow("an even one") << 2 << std::vector<double>{1.5, 1.5, 3, 4, 6.5, 9};
    QTest::newRow("5") << 5 << std::vector<double>{1.5, 7 / 3.0, 7 / 3.0, 5, 6.5, 6.5};
    QTest::newRow("all") << 99 << std::vector<double>{4, 4, 4, 4, 4, 4};
}

void TransformedTest::smooths()
{
    QFETCH(int, window);
    QFETCH(std::vector<double>, expected);
    const at::Tensor base = doubles({1, 2, kNan, 4, HUGE_VAL, 9});
    for (const at::ScalarType dtype : {at::kDouble, at::kFloat, at::kHalf}) {
        const Leaf leaf = smoothed(Leaf(base.to(dtype).view({1, 6}).expand({3, 6})), 1, window);
        QCOMPARE(leaf.dtype(), DType::Double);
        QVERIFY(at::allclose(leaf.at({int64_t{2}}).tensor(), doubles(expected), 1e-12, 1e-12, true));
        // Reading a part also needs the neighbouring elements.
        QVERIFY(at::allclose(leaf.at({int64_t{0}, Slice{1, 6, 2}}).tensor(), doubles({expected[1], expected[3], expected[5]}),
                             1e-12, 1e-12, true));
    }
}

/// Means over windows without a huge element are exact, wherever that element is.
void TransformedTest::smoothsBesideASpike()
{
    at::Tensor base = at::arange(1, 42, at::kDouble);
    base.select(0, 20).fill_(1e17);
    for (const int64_t window : {3, 5, 7}) {
        const at::Tensor means = smoothed(Leaf(base), 0, window).tensor();
        const int64_t reach = window / 2;
        for (int64_t at = 0; at < 41; ++at) {
            const at::Tensor inside = base.slice(0, std::max<int64_t>(at - reach, 0), at + reach + 1);
            if (at < 20 - reach || at > 20 + reach) {
                QCOMPARE(means.select(0, at).item<double>(), inside.mean().item<double>());
            }
        }
    }
}

void TransformedTest::smoothsMembers()
{
    const Leaf block = asBlock(Leaf::stack({Leaf(doubles({1, 2, 3})), Leaf(doubles({4, 6}))}, 0));
    const Leaf leaf = smoothed(block, 1, 3);
    QVERIFY(at::equal(presentOf(leaf)->tensor(), presentOf(block)->tensor()));
    QVERIFY(at::allclose(leaf.at({int64_t{1}, Slice{0, 2, {}}}).tensor(), doubles({5, 5})));
}

void TransformedTest::isNotWritten()
{
    QVERIFY_THROWS_EXCEPTION(Error, smoothed(Leaf(doubles({1})), 0, 3).assign(doubles({2})));
}

void TransformedTest::findsTheOther()
{
    const TensorDict td = pairs();
    QCOMPARE(nextCounterpart(td, {"obs"}), (KeyPath{"next", "obs"}));
    QCOMPARE(nextCounterpart(td, {"next", "obs"}), KeyPath{"obs"});
    QVERIFY(!nextCounterpart(td, {"other"}));
    QVERIFY(!nextCounterpart(td, {"next", "done"}));
    QVERIFY(!nextCounterpart(td, {"next"}));
}

void TransformedTest::comparesRootAndNext()
{
    const TensorDict td = pairs();
    const auto compared = [&](const std::vector<int64_t>& rows, const at::Tensor& elements = {}) {
        return compareWithNext(td, episodeRuleOf(td), {"obs"}, {"next", "obs"}, rows, elements, Progress::none());
    };
    QCOMPARE(compared({0, 1}).pairs, 18);
    QCOMPARE(compared({0, 1}).count, 0);
    td.leaf({"next", "obs"}).tensor().select(0, 1).select(0, 6).select(0, 2).add_(0.5);
    td.leaf({"next", "obs"}).tensor().select(0, 1).select(0, 2).select(0, 0).add_(1e-7);
    const NextDifferences found = compared({0, 1});
    QCOMPARE(found.count, 1);
    QCOMPARE(found.steps, std::vector<int64_t>{7});
    QCOMPARE(compared({0}).count, 0);
    QCOMPARE(compared({1}, at::tensor({int64_t{0}, int64_t{1}})).count, 0);
    QCOMPARE(compared({1}, at::tensor({int64_t{2}})).count, 1);
}

TENSORDESK_SUITE(TransformedTest);
#include "tst_transformed.moc"
