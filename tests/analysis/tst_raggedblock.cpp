// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/search/search.h"
#include "model/analysis/values/partialsource.h"
#include "model/analysis/values/raggedblock.h"
#include "model/analysis/values/reduction.h"
#include "model/analysis/values/tiling.h"
#include "model/tensordict/base/error.h"
#include "tests/support/suite.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/allclose.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/equal.h>
#include <ATen/ops/mean.h>
#include <ATen/ops/quantile.h>
#include <ATen/ops/stack.h>
#include <ATen/ops/std.h>
#include <ATen/ops/tensor.h>
#include <ATen/ops/zeros.h>

#include <QTest>

#include <cmath>

using namespace tensordesk;

namespace {

/// Members of 3, 5 and 2 steps, whose elements count on from 1.
std::vector<at::Tensor> members()
{
    return {at::arange(1, 4, at::kFloat), at::arange(4, 9, at::kFloat), at::arange(9, 11, at::kFloat)};
}

Leaf stacked(const std::vector<at::Tensor>& tensors, int64_t dim = 0)
{
    return Leaf::stack(std::vector<Leaf>(tensors.begin(), tensors.end()), dim);
}

at::Tensor presenceOf(const Leaf& leaf)
{
    return presentOf(leaf)->tensor();
}

}  // namespace

/// Members of different lengths as one block.
class RaggedBlockTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void holdsMembersAtTheirPlaces();
    void readsParts();
    void stacksOnALaterDim();
    void nests();
    void writesToMembers();
    void reducesWhatIsThere_data();
    void reducesWhatIsThere();
    void reducesWithinAMember();
    void passesNanThrough();
    void tiles();
    void searchesWhatIsThere();
};

void RaggedBlockTest::holdsMembersAtTheirPlaces()
{
    const Leaf ragged = stacked(members());
    QVERIFY(ragged.isRagged());
    const MemberSizes sizes = memberSizes(ragged);
    QCOMPARE(sizes.longest, Shape({3, 5}));
    QCOMPARE(sizes.shortest, Shape({3, 2}));
    QCOMPARE(sizes.stackDim, int64_t{0});
    const Leaf block = asBlock(ragged);
    QCOMPARE(block.shape(), Shape({3, 5}));
    QVERIFY(at::equal(block.tensor(),
                      at::tensor({1., 2., 3., 0., 0., 4., 5., 6., 7., 8., 9., 10., 0., 0., 0.}, at::kFloat).view({3, 5})));
    QVERIFY(at::equal(presenceOf(block), at::arange(5).unsqueeze(0).lt(at::tensor({3, 5, 2}).unsqueeze(1))));
    QVERIFY(!presentOf(Leaf(members()[0])));
}

void RaggedBlockTest::readsParts()
{
    const Leaf block = asBlock(stacked(members()));
    const Index index{Slice{0, 3, 2}, Slice{1, 5, 2}};
    QVERIFY(at::equal(block.at(index).tensor(), at::tensor({2., 0., 10., 0.}, at::kFloat).view({2, 2})));
    QVERIFY(at::equal(presentOf(block)->at(index).tensor(), at::tensor({1, 0, 1, 0}).view({2, 2}).ne(0)));
    QVERIFY(at::equal(block.at({int64_t{1}, Slice{}}).tensor(), members()[1]));
    QCOMPARE(block.at({int64_t{2}, int64_t{4}}).tensor().item<float>(), 0.0F);
}

void RaggedBlockTest::stacksOnALaterDim()
{
    std::vector<at::Tensor> tensors;
    for (const at::Tensor& member : members()) {
        tensors.push_back(at::stack({member, member.add(100)}, -1));
    }
    const Leaf ragged = stacked(tensors, 1);
    QCOMPARE(ragged.shape(), Shape({-1, 3, 2}));
    const Leaf block = asBlock(ragged);
    QCOMPARE(block.shape(), Shape({5, 3, 2}));
    QCOMPARE(memberSizes(ragged).shortest, Shape({2, 3, 2}));
    QCOMPARE(block.at({int64_t{4}, int64_t{1}, int64_t{1}}).tensor().item<float>(), 108.0F);
    QVERIFY(at::equal(presenceOf(block).select(2, 0), at::arange(5).unsqueeze(1).lt(at::tensor({3, 5, 2}).unsqueeze(0))));
}

void RaggedBlockTest::nests()
{
    const Leaf one = stacked(members());
    const Leaf two = stacked({at::arange(11, 13, at::kFloat), at::arange(13, 14, at::kFloat), at::arange(14, 21, at::kFloat)});
    const Leaf block = asBlock(Leaf::stack({one, two}, 0));
    QCOMPARE(block.shape(), Shape({2, 3, 7}));
    QCOMPARE(presenceOf(block).sum().item<int64_t>(), int64_t{20});
    QCOMPARE(block.tensor().sum().item<float>(), 210.0F);
    QCOMPARE(block.at({int64_t{1}, int64_t{2}, int64_t{6}}).tensor().item<float>(), 20.0F);
}

void RaggedBlockTest::writesToMembers()
{
    std::vector<at::Tensor> tensors = members();
    const Leaf block = asBlock(stacked(tensors));
    block.at({Slice{}, int64_t{2}}).assign(at::tensor({-1., -2., -3.}, at::kFloat));
    QCOMPARE(tensors[0][2].item<float>(), -1.0F);
    QCOMPARE(tensors[1][2].item<float>(), -2.0F);
    QCOMPARE(tensors[2].sum().item<float>(), 19.0F);
}

void RaggedBlockTest::reducesWhatIsThere_data()
{
    QTest::addColumn<Reduction>("how");
    QTest::addColumn<QList<double>>("expected");
    const double third = 14.0 / 3;
    // Over the members, at each of five steps: of 1 4 9, 2 5 10, 3 6, 7, 8; as numpy has them.
    QTest::newRow("mean") << Reduction::Mean << QList<double>{third, 17.0 / 3, 4.5, 7, 8};
    QTest::newRow("min") << Reduction::Min << QList<double>{1, 2, 3, 7, 8};
    QTest::newRow("max") << Reduction::Max << QList<double>{9, 10, 6, 7, 8};
    QTest::newRow("median") << Reduction::Median << QList<double>{4, 5, 3, 7, 8};
    QTest::newRow("std") << Reduction::Std
                         << QList<double>{std::sqrt((std::pow(1 - third, 2) + std::pow(4 - third, 2) + std::pow(9 - third, 2)) / 2),
                                          4.041451884327381, 2.1213203435596424, std::nan(""), std::nan("")};
    QTest::newRow("any") << Reduction::Any << QList<double>{1, 1, 1, 1, 1};
    QTest::newRow("all") << Reduction::All << QList<double>{1, 1, 1, 1, 1};
}

void RaggedBlockTest::reducesWhatIsThere()
{
    QFETCH(Reduction, how);
    QFETCH(QList<double>, expected);
    for (const DType dtype : {DType::Float, DType::Long, DType::Byte}) {
        std::vector<at::Tensor> tensors;
        for (const at::Tensor& member : members()) {
            tensors.push_back(member.to(dtype));
        }
        const Leaf result = reduced(asBlock(stacked(tensors)), {{0, {0, 1, 3}, how}});
        const at::Tensor values = result.tensor().to(at::kDouble);
        QCOMPARE(presenceOf(result).sum().item<int64_t>(), int64_t{5});
        for (int64_t step = 0; step < 5; ++step) {
            const double told = values[0][step].item<double>();
            QVERIFY2(std::isnan(expected[step]) ? std::isnan(told) : std::abs(told - expected[step]) < 1e-6,
                     qPrintable(QString::number(told)));
        }
    }
}

void RaggedBlockTest::reducesWithinAMember()
{
    const Leaf block = asBlock(stacked(members()));
    const at::Tensor quartiles = reduced(block, {{1, {0, 1, 5}, Reduction::Quartiles}}).tensor();
    for (int64_t n = 0; n < 3; ++n) {
        const at::Tensor expected = at::quantile(members()[static_cast<std::size_t>(n)], at::tensor({0.25, 0.5, 0.75}, at::kFloat));
        QVERIFY(at::allclose(quartiles[n], expected));
    }
    const at::Tensor spread = reduced(block, {{0, {0, 1, 3}, Reduction::MeanStd}}).tensor();
    QCOMPARE(spread.sizes().vec(), Shape({3, 5}));
    QVERIFY(at::allclose(spread[1], at::tensor({14. / 3, 17. / 3, 4.5, 7., 8.}, at::kFloat)));
    // All elements together: no member counts more for being padded.
    QCOMPARE(reduced(block, {{0, {0, 1, 3}, Reduction::Mean}, {1, {0, 1, 5}, Reduction::Mean}}).tensor().item<float>(), 5.5F);
    // Behind the end of a member there is nothing to reduce.
    const Leaf tail = reduced(block, {{1, {3, 1, 2}, Reduction::Mean}});
    QVERIFY(at::equal(presenceOf(tail), at::tensor({0, 1, 0}).ne(0).unsqueeze(1)));
}

void RaggedBlockTest::passesNanThrough()
{
    std::vector<at::Tensor> tensors = members();
    tensors[0][1] = std::nan("");
    for (const Reduction how : {Reduction::Mean, Reduction::Std, Reduction::Min, Reduction::Max, Reduction::Median}) {
        const at::Tensor values = reduced(asBlock(stacked(tensors)), {{0, {0, 1, 3}, how}}).tensor();
        QVERIFY(std::isnan(values[0][1].item<double>()));
        QVERIFY(!std::isnan(values[0][0].item<double>()));
    }
}

void RaggedBlockTest::tiles()
{
    const Leaf ragged = stacked({at::zeros({2, 4, 4}).add(1), at::zeros({3, 4, 4}).add(2)});
    const Leaf tiles = tiled(asBlock(ragged), {{{0, {0, 1, 2}}}, 2, 3, {0, 1, 4}, {0, 1, 4}, 2});
    QCOMPARE(tiles.shape(), Shape({1, 3, 4, 8}));
    const at::Tensor present = presenceOf(tiles);
    QVERIFY(present[0][1].all().item<bool>());
    QVERIFY(!present[0][2].slice(1, 0, 4).any().item<bool>());
    QVERIFY(present[0][2].slice(1, 4, 8).all().item<bool>());
}

void RaggedBlockTest::searchesWhatIsThere()
{
    std::vector<at::Tensor> tensors = members();
    tensors[2][1] = 0;
    const Leaf block = asBlock(stacked(tensors));
    const auto zero = *Condition::parse("0");
    QCOMPARE(findElement(block, zero, 0, false, Progress::none(), presentOf(block)), std::optional<int64_t>(11));
    QCOMPARE(findElement(block, zero, 14, true, Progress::none(), presentOf(block)), std::optional<int64_t>(11));
}

TENSORDESK_SUITE(RaggedBlockTest);
#include "tst_raggedblock.moc"
