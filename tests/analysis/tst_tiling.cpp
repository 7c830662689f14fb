// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/values/tiling.h"
#include "model/tensordict/base/error.h"
#include "tests/support/suite.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/equal.h>
#include <ATen/ops/zeros.h>

#include <QTest>

using namespace tensordesk;

/// Tiled leaves: every element lies where positionOf() says.
class TilingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tiles_data();
    void tiles();
    void readsParts();
    void tilesAcross();
    void refusesEdits();
};

void TilingTest::tiles_data()
{
    QTest::addColumn<Tiling>("tiling");
    QTest::addColumn<Shape>("shape");
    QTest::newRow("last dims as planes") << Tiling{{{0, {0, 1, 3}}}, 1, 2, {0, 1, 4}, {0, 1, 5}, 2} << Shape{1, 8, 10, 6};
    QTest::newRow("parts of planes") << Tiling{{{0, {0, 1, 3}}}, 1, 2, {1, 2, 2}, {2, 1, 3}, 3} << Shape{1, 2, 9, 6};
    QTest::newRow("tiles behind the planes") << Tiling{{{3, {1, 2, 3}}}, 1, 2, {0, 1, 4}, {0, 1, 5}, 2} << Shape{3, 8, 10, 1};
    QTest::newRow("two dims have tiles") << Tiling{{{0, {0, 1, 3}}, {3, {0, 1, 6}}}, 1, 2, {0, 1, 4}, {0, 1, 5}, 5}
                                         << Shape{1, 16, 25, 1};
    QTest::newRow("transposed") << Tiling{{{0, {0, 1, 3}}}, 2, 1, {0, 1, 5}, {0, 1, 4}, 2} << Shape{1, 8, 10, 6};
    QTest::newRow("each tile twice") << Tiling{{{0, {0, 1, 3}}, {Tiling::Dim::kNone, {0, 1, 2}}}, 1, 2, {0, 1, 4}, {0, 1, 5}, 4}
                                     << Shape{1, 8, 20, 6};
    QTest::newRow("one tile") << Tiling{{{0, {2, 1, 1}}}, 1, 2, {0, 1, 4}, {0, 1, 5}, 1} << Shape{1, 4, 5, 6};
}

void TilingTest::tiles()
{
    QFETCH(Tiling, tiling);
    QFETCH(Shape, shape);
    const at::Tensor values = at::arange(1, 3 * 4 * 5 * 6 + 1).view({3, 4, 5, 6});
    const Leaf leaf = tiled(Leaf(values), tiling);
    QCOMPARE(leaf.shape(), shape);
    const at::Tensor tiles = leaf.tensor();
    std::vector<int64_t> at(shape.size(), 0);
    for (int64_t n = 0; n < tiles.numel(); ++n) {
        int64_t rest = n;
        for (std::size_t dim = shape.size(); dim-- > 0;) {
            at[dim] = rest % shape[dim];
            rest /= shape[dim];
        }
        const std::vector<int64_t> position = tiling.positionOf(at);
        const Leaf element = position.empty() ? Leaf(at::zeros({}, at::kLong))
                                              : Leaf(values).at(Index(position.begin(), position.end()));
        QCOMPARE(tiles.flatten()[n].item<int64_t>(), element.tensor().item<int64_t>());
    }
}

void TilingTest::readsParts()
{
    const at::Tensor values = at::arange(7 * 4 * 5).view({7, 4, 5});
    const Leaf leaf = tiled(Leaf(values), {{{0, {0, 1, 7}}}, 1, 2, {0, 1, 4}, {0, 1, 5}, 3});
    const at::Tensor whole = leaf.tensor();
    QCOMPARE(whole.sizes().vec(), (Shape{1, 12, 15}));
    const Leaf part = leaf.at({int64_t{0}, Slice{3, 11, 3}, Slice{4, 14, 2}});
    QVERIFY(at::equal(part.tensor(), whole[0].slice(0, 3, 11, 3).slice(1, 4, 14, 2)));
    QCOMPARE(leaf.at({Slice{}, Slice{3, 3, {}}, Slice{}}).tensor().numel(), 0);
}

void TilingTest::tilesAcross()
{
    QCOMPARE(Tiling::acrossFor(16, 32, 32, 1), 4);
    QCOMPARE(Tiling::acrossFor(16, 64, 32, 1), 6);
    QCOMPARE(Tiling::acrossFor(2, 1000, 1, 1), 2);
    QCOMPARE(Tiling::acrossFor(9, 1, 1000, 1), 1);
}

void TilingTest::refusesEdits()
{
    const Leaf leaf = tiled(Leaf(at::zeros({2, 3, 3})), {{{0, {0, 1, 2}}}, 1, 2, {0, 1, 3}, {0, 1, 3}, 2});
    QVERIFY_THROWS_EXCEPTION(Error, leaf.assign(at::zeros({1, 3, 6})));
}

TENSORDESK_SUITE(TilingTest);
#include "tst_tiling.moc"
