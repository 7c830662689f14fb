// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/leaves/leafblocks.h"
#include "tests/support/memorysource.h"
#include "tests/support/suite.h"

#include <ATen/TensorOperators.h>
#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/cat.h>
#include <ATen/ops/ones_like.h>

#include <QTest>

using namespace tensordesk;

/// However a leaf is held and cut, its blocks are its elements, each once.
class LeafBlocksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void partsInBlocks_data();
    void partsInBlocks();
    void blocksAreTheElements_data();
    void blocksAreTheElements();
    void dataAlone_data();
    void dataAlone();
    void pairsAreCutAlike();
    void reportsEveryByteAndStops();
};

namespace {

using Blocks = std::vector<at::Tensor>;

class Reports final : public Progress {
public:
    [[nodiscard]] bool isCancelled() const override { return stopsAfter >= 0 && count > stopsAfter; }
    void report(int64_t done, int64_t total) override
    {
        ++count;
        last = {done, total};
    }

    int stopsAfter = -1;
    int count = 0;
    std::pair<int64_t, int64_t> last;
};

/// 4 × 3 × 5 different numbers.
at::Tensor numbers()
{
    return at::arange(60, at::kInt).view({4, 3, 5});
}

Leaf stored(const at::Tensor& tensor)
{
    return Leaf(std::make_shared<MemorySource>(tensor, false));
}

/// Members along dim 1.
Leaf stackedLeaf()
{
    std::vector<Leaf> members;
    for (const at::Tensor& member : numbers().unbind(1))
        members.push_back(stored(member.contiguous()));
    return Leaf::stack(members, 1);
}

at::Tensor joined(const Blocks& blocks)
{
    Blocks flat;
    for (const at::Tensor& block : blocks)
        flat.push_back(block.reshape(-1));
    return at::cat(flat);
}

Blocks inAnyOrder(const Leaf& leaf, const std::optional<Leaf>& data, int64_t mostBytes, Progress& progress = Progress::none())
{
    Blocks blocks;
    LeafBlocks(leaf, mostBytes).forEachInAnyOrder(data, progress, [&](const at::Tensor& block) {
        blocks.push_back(block.clone());
    });
    return blocks;
}

}  // namespace

void LeafBlocksTest::partsInBlocks_data()
{
    QTest::addColumn<Part>("part");
    QTest::addColumn<int64_t>("chunkRows");
    QTest::addColumn<QStringList>("blocks");
    const auto row = [](const char* name, const Part& part, int64_t chunkRows, const QStringList& blocks) {
        QTest::newRow(name) << part << chunkRows << blocks;
    };
    // Blocks of 24 bytes, elements of 4: six elements.
    row("fits", {{0, 1, 2}, {0, 1, 3}}, 1, {"all"});
    row("rows", {{0, 1, 5}, {0, 1, 3}}, 1, {"[:2]", "[2:4]", "[4]"});
    row("rows of a strided part", {{1, 2, 3}, {0, 1, 3}}, 1, {"[1:4:2]", "[5]"});
    row("whole chunks", {{0, 1, 5}, {0, 1, 2}}, 2, {"[:2]", "[2:4]", "[4]"});
    row("begins within a chunk", {{1, 1, 4}, {0, 1, 2}}, 2, {"[1]", "[2:4]", "[4]"});
    row("a chunk too large", {{0, 1, 6}, {0, 1, 3}}, 4, {"[:4]", "[4:]"});
    row("a row too large", {{0, 1, 2}, {0, 1, 9}}, 1, {"[0, :6]", "[0, 6:]", "[1, :6]", "[1, 6:]"});
    row("an element too large", {{3, 1, 1}}, 1, {"all"});
    row("nothing", {{0, 1, 0}, {0, 1, 9}}, 1, {"all"});
    row("a number", {}, 1, {"all"});
}

void LeafBlocksTest::partsInBlocks()
{
    QFETCH(Part, part);
    QFETCH(int64_t, chunkRows);
    QFETCH(QStringList, blocks);
    Shape shape = shapeOf(part);
    if (!shape.empty() && shape.front() < 6)
        shape.front() = 99;
    QStringList visited;
    forEachBlock(part, {4, chunkRows, 24}, [&](const Part& block) {
        visited.append(block == part ? QString("all") : QString::fromStdString(toPython(block, shape)));
    });
    QCOMPARE(visited, blocks);
}

void LeafBlocksTest::blocksAreTheElements_data()
{
    QTest::addColumn<Leaf>("leaf");
    QTest::addColumn<at::Tensor>("ofMembers");
    QTest::newRow("in memory") << Leaf(numbers()) << numbers();
    QTest::newRow("stored") << stored(numbers()) << numbers();
    QTest::newRow("mapped") << Leaf(std::make_shared<MemorySource>(numbers(), true)) << numbers();
    QTest::newRow("negated view") << Leaf(numbers().neg()._neg_view()) << numbers();
    QTest::newRow("with a gradient") << Leaf(numbers().to(at::kFloat).set_requires_grad(true)) << numbers().to(at::kFloat);
    QTest::newRow("stack") << stackedLeaf() << numbers().transpose(0, 1);
    QTest::newRow("nothing") << Leaf(numbers().narrow(1, 0, 0)) << numbers().narrow(1, 0, 0);
    QTest::newRow("a number") << Leaf(numbers()[0][0][0]) << numbers()[0][0][0];
}

void LeafBlocksTest::blocksAreTheElements()
{
    QFETCH(Leaf, leaf);
    QFETCH(at::Tensor, ofMembers);
    for (const int64_t mostBytes : {4, 24, 61, 100, 10000}) {
        Blocks blocks{at::empty({0}, ofMembers.options())};
        LeafBlocks(leaf, mostBytes).forEach([&](const at::Tensor& block) {
            QVERIFY(block.is_contiguous() && static_cast<int64_t>(block.nbytes()) <= mostBytes);
            blocks.push_back(block);
        });
        QVERIFY(joined(blocks).equal(leaf.tensor().reshape(-1)));
        blocks = inAnyOrder(leaf, {}, mostBytes);
        blocks.insert(blocks.begin(), at::empty({0}, ofMembers.options()));
        QVERIFY(joined(blocks).equal(ofMembers.reshape(-1)));
    }
}

void LeafBlocksTest::dataAlone_data()
{
    QTest::addColumn<at::Tensor>("mask");
    const at::Tensor perRow = at::arange(4).remainder(2).eq(1), perCell = at::arange(12).remainder(5).lt(2).view({4, 3});
    QTest::newRow("of the first dim") << perRow;
    QTest::newRow("of two dims") << perCell;
    QTest::newRow("with a dim of size 1 behind") << perCell.unsqueeze(-1);
    QTest::newRow("of every dim") << numbers().remainder(7).eq(3);
    QTest::newRow("all padding") << perCell.ne(perCell);
    QTest::newRow("all data") << at::ones_like(perCell);
}

void LeafBlocksTest::dataAlone()
{
    QFETCH(at::Tensor, mask);
    const at::Tensor wide = mask.view(Shape(mask.sizes().begin(), mask.sizes().begin() + std::min<int64_t>(mask.dim(), 3)));
    at::Tensor everywhere = wide;
    while (everywhere.dim() < 3)
        everywhere = everywhere.unsqueeze(-1);
    everywhere = everywhere.expand({4, 3, 5});
    for (const int64_t mostBytes : {4, 24, 61, 100, 10000}) {
        const auto source = std::make_shared<MemorySource>(numbers(), false);
        Blocks blocks = inAnyOrder(Leaf(source), stored(mask), mostBytes);
        blocks.insert(blocks.begin(), at::empty({0}, at::kInt));
        QVERIFY(joined(blocks).equal(numbers().masked_select(everywhere)));
        if (!mask.any().item<bool>())
            QCOMPARE(source->elementsRead(), 0);
        Blocks ofMembers = inAnyOrder(stackedLeaf(), stored(mask), mostBytes);
        ofMembers.insert(ofMembers.begin(), at::empty({0}, at::kInt));
        QVERIFY(joined(ofMembers).equal(numbers().transpose(0, 1).masked_select(everywhere.transpose(0, 1))));
    }
}

void LeafBlocksTest::pairsAreCutAlike()
{
    const Leaf left = stored(numbers()), right = stackedLeaf();
    for (const int64_t mostBytes : {4, 24, 61, 10000}) {
        int64_t before = 0;
        Reports reports;
        LeafBlocks(left, mostBytes)
            .forEachPair(right, reports, [&](const at::Tensor& block, const at::Tensor& ofOther, int64_t first) {
                QVERIFY(block.equal(ofOther));
                QCOMPARE(first, before);
                QCOMPARE(block.reshape(-1)[0].item<int64_t>(), before);
                before += block.numel();
            });
        QCOMPARE(before, 60);
        QCOMPARE(reports.last, std::pair(int64_t{240}, int64_t{240}));
    }
}

void LeafBlocksTest::reportsEveryByteAndStops()
{
    Reports reports;
    inAnyOrder(stackedLeaf(), stored(at::arange(4).lt(1)), 24, reports);
    QCOMPARE(reports.last, std::pair(int64_t{240}, int64_t{240}));

    const auto isStopped = [](const auto& run) {
        try {
            run();
        } catch (const Error& error) {
            return error.kind() == ErrorKind::Cancelled;
        }
        return false;
    };
    Reports stopping;
    stopping.stopsAfter = 2;
    QVERIFY(isStopped([&] { inAnyOrder(stored(numbers()), {}, 24, stopping); }));
    QCOMPARE(stopping.count, 3);
    int blocks = 0;
    Reports stopped;
    stopped.stopsAfter = 0;
    const ProgressScope scope(stopped);
    QVERIFY(isStopped([&] {
        LeafBlocks(stored(numbers()), 24).forEach([&](const at::Tensor&) {
            ++blocks;
            stopped.report(1, 1);
        });
    }));
    QCOMPARE(blocks, 1);
    // Without a progress argument, the surrounding one stops it.
    QVERIFY(isStopped([&] { inAnyOrder(stored(numbers()), {}, 24, Progress::none()); }));
}

TENSORDESK_SUITE(LeafBlocksTest);
#include "tst_leafblocks.moc"
