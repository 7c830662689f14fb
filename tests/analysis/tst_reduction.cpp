// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/values/reduction.h"
#include "model/tensordict/base/error.h"
#include "tests/support/suite.h"

#include <ATen/Context.h>
#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/equal.h>
#include <ATen/ops/quantile.h>
#include <ATen/ops/randint.h>
#include <ATen/ops/randn.h>
#include <ATen/ops/zeros.h>

#include <QTest>

using namespace tensordesk;

/// Reduced leaves against torch on the whole tensor.
class ReductionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void againstTorch_data();
    void againstTorch();
    void readsPartsOnly();
    void severalDims();
    void spreads();
    void pythonOf();
    void refuses();
};

void ReductionTest::againstTorch_data()
{
    QTest::addColumn<int>("how");
    QTest::addColumn<int>("dtype");
    for (const Reduction how : kReductions) {
        for (const DType dtype : {DType::Float, DType::Double, DType::Half, DType::Long, DType::Byte, DType::Bool}) {
            QTest::newRow((std::string(reductionName(how)) + " of " + dtypeName(dtype)).c_str()) << int(how) << int(dtype);
        }
    }
}

void ReductionTest::againstTorch()
{
    QFETCH(int, how);
    QFETCH(int, dtype);
    at::manual_seed(7);
    const at::Tensor values = at::randint(0, 5, {6, 9, 4}).to(static_cast<DType>(dtype));
    const Leaf leaf = reduced(Leaf(values), {{1, {1, 2, 4}, static_cast<Reduction>(how)}});
    QCOMPARE(leaf.shape(), (Shape{6, 1, 4}));
    const at::Tensor part = values.slice(1, 1, 8, 2);
    const at::Tensor numbers = part.is_floating_point() ? part : part.to(at::kDouble);
    at::Tensor expected;
    switch (static_cast<Reduction>(how)) {
    case Reduction::Mean: expected = numbers.mean(1, true); break;
    case Reduction::Std: expected = numbers.std(std::vector<int64_t>{1}, true, true); break;
    case Reduction::Min: expected = part.amin(1, true); break;
    case Reduction::Max: expected = part.amax(1, true); break;
    case Reduction::Median: expected = std::get<0>(part.to(at::kDouble).median(1, true)); break;
    case Reduction::Any: expected = part.any(1, true); break;
    case Reduction::All: expected = part.all(1, true); break;
    default: QFAIL("a spread");
    }
    QCOMPARE(leaf.tensor().scalar_type(), leaf.dtype());
    QVERIFY(at::equal(leaf.tensor(), expected.to(leaf.dtype())));
}

void ReductionTest::readsPartsOnly()
{
    const at::Tensor values = at::randn({2000, 100, 300});  // more than one piece
    const Leaf leaf = reduced(Leaf(values), {{1, {0, 1, 100}, Reduction::Max}});
    QVERIFY(at::equal(leaf.tensor(), values.amax(1, true)));
    const Leaf part = leaf.at({Slice{10, 1500, 7}, int64_t{0}, Slice{5, {}, 50}});
    QVERIFY(at::equal(part.tensor(), values.amax(1).slice(0, 10, 1500, 7).slice(1, 5, 300, 50)));
    const Leaf all = reduced(Leaf(values.narrow(0, 0, 20)),
                             {{0, {0, 1, 20}, Reduction::Min}, {1, {0, 1, 100}, Reduction::Min}, {2, {0, 1, 300}, Reduction::Min}});
    QCOMPARE(all.tensor().item<float>(), values.narrow(0, 0, 20).min().item<float>());
}

void ReductionTest::severalDims()
{
    const at::Tensor values = at::randn({5, 7, 3}).to(at::kDouble);
    const Leaf together = reduced(Leaf(values), {{0, {0, 1, 5}, Reduction::Std}, {2, {0, 1, 3}, Reduction::Std}});
    QVERIFY(at::equal(together.tensor(), values.std(std::vector<int64_t>{0, 2}, true, true)));
    const Leaf one = reduced(Leaf(values), {{0, {0, 1, 5}, Reduction::Mean}, {2, {0, 1, 3}, Reduction::Max}});
    QVERIFY(at::equal(one.tensor(), values.amax(2, true).mean(0, true)));
    const Leaf medians = reduced(Leaf(values), {{0, {0, 1, 5}, Reduction::Median}, {2, {0, 1, 3}, Reduction::Median}});
    const at::Tensor rows = values.permute({1, 0, 2}).reshape({7, 15});
    QVERIFY(at::equal(medians.tensor(), std::get<0>(rows.median(1)).view({1, 7, 1})));
}

void ReductionTest::spreads()
{
    const at::Tensor values = at::randn({5, 7, 3}).to(at::kDouble);
    const Leaf bands = reduced(Leaf(values), {{0, {0, 1, 5}, Reduction::MeanStd}});
    QCOMPARE(bands.shape(), (Shape{3, 7, 3}));
    const at::Tensor mean = values.mean(0), std = values.std(0);
    QVERIFY(at::equal(bands.tensor()[0], mean.sub(std)));
    QVERIFY(at::equal(bands.tensor()[1], mean));
    QVERIFY(at::equal(bands.tensor()[2], mean.add(std)));
    QVERIFY(at::equal(bands.at({int64_t{1}, Slice{2, 5, {}}, int64_t{1}}).tensor(), mean.slice(0, 2, 5).select(1, 1)));

    const Leaf quartiles = reduced(Leaf(values.to(at::kHalf)),
                                   {{0, {0, 1, 5}, Reduction::Quartiles}, {2, {0, 1, 3}, Reduction::Quartiles}});
    QCOMPARE(quartiles.shape(), (Shape{3, 7, 1}));
    QCOMPARE(quartiles.dtype(), DType::Float);
    const at::Tensor rows = values.to(at::kHalf).to(at::kFloat).permute({1, 0, 2}).reshape({7, 15});
    for (int i = 0; i < 3; ++i) {
        QVERIFY(at::equal(quartiles.tensor()[i].flatten(), at::quantile(rows, 0.25 * (i + 1), 1)));
    }
}

void ReductionTest::pythonOf()
{
    QCOMPARE(toPython({1, {0, 1, 9}, Reduction::Mean}, {6, 9}), ".mean(1, keepdim=True)");
    QCOMPARE(toPython({0, {0, 1, 6}, Reduction::Median}, {6, 9}), ".median(0, keepdim=True).values");
    QCOMPARE(toPython({1, {0, 2, 4}, Reduction::Max}, {6, 9}), "[:, 0:8:2].amax(1, keepdim=True)");
}

void ReductionTest::refuses()
{
    const Leaf leaf = reduced(Leaf(at::zeros({4, 3}, at::kComplexFloat)), {{0, {0, 1, 4}, Reduction::Min}});
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(leaf.tensor()));
    const Leaf mean = reduced(Leaf(at::zeros({4, 3})), {{0, {0, 1, 4}, Reduction::Mean}});
    QVERIFY_THROWS_EXCEPTION(Error, mean.assign(at::zeros({1, 3})));
}

TENSORDESK_SUITE(ReductionTest);
#include "tst_reduction.moc"
