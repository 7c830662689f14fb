// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tensordict/base/error.h"
#include "model/tensordict/leaves/leaf.h"
#include "model/tensordict/leaves/stagedsource.h"
#include "tests/support/memorysource.h"
#include "tests/support/suite.h"
#include "tests/support/testseed.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/equal.h>
#include <ATen/ops/full.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/scalar_tensor.h>
#include <ATen/ops/tensor.h>
#include <ATen/ops/zeros.h>

#include <QTest>

#include <algorithm>
#include <iterator>
#include <random>
#include <set>

using namespace tensordesk;

/// Parts and their intersections, and that staged writes read as a plain tensor would.
class StagedSourceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void intersections();
    void partTexts_data();
    void partTexts();
    void randomWritesAndReads_data();
    void randomWritesAndReads();
    void passesThroughWithoutPatches();
    void leavesWhatIsBelowAlone();
    void keepsNanPayloads();
    void dropsHiddenPatches();
    void refusesWritesWithoutDocument();
};

namespace {

/// Does the work of a save: writes all patches to the base, oldest first.
void save(const StagedSource& source)
{
    const std::shared_ptr<LeafSource> base = source.base();
    source.forEachPatch([&](const Part& part, const at::Tensor& values) { base->write(part, values); });
}

class AcceptAll final : public WriteObserver {
public:
    void writing(const std::shared_ptr<StagedSource>&, const Part&, const at::Tensor&, const at::Tensor&) override { }
};

std::set<int64_t> elementsOf(const Range& range)
{
    std::set<int64_t> elements;
    for (int64_t i = 0; i < range.count; ++i) {
        elements.insert(range.start + i * range.step);
    }
    return elements;
}

}  // namespace

void StagedSourceTest::intersections()
{
    // All pairs of small ranges: against sets.
    std::vector<Range> ranges;
    for (int64_t start = 0; start < 7; ++start) {
        for (int64_t step = 1; step < 7; ++step) {
            for (int64_t count = 0; count < 6; ++count) {
                ranges.push_back({start, step, count});
            }
        }
    }
    for (const Range& a : ranges) {
        for (const Range& b : ranges) {
            const std::set<int64_t> inA = elementsOf(a), inB = elementsOf(b);
            std::set<int64_t> common;
            std::ranges::set_intersection(inA, inB, std::inserter(common, common.begin()));
            const std::optional<Part> found = intersection(Part{a}, Part{b});
            QCOMPARE(found ? elementsOf(found->front()) : std::set<int64_t>(), common);
            QCOMPARE(covers(Part{a}, Part{b}), std::ranges::includes(inA, inB));
        }
    }
    QVERIFY(intersection(Part{}, Part{}).has_value());
}

void StagedSourceTest::partTexts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("row");
    auto row = [row = 0](const char* text) mutable { QTest::newRow(text) << QString(text) << row++; };
    row("[3, 0]");
    row("");
    row("[:, 2]");
    row("[2:4]");
    row("[1:4:2, 5:]");
}

void StagedSourceTest::partTexts()
{
    QFETCH(QString, text);
    QFETCH(int, row);
    const std::vector<Part> parts{{{3, 1, 1}, {0, 1, 1}},
                                  {{0, 1, 5}, {0, 1, 7}},
                                  {{0, 1, 5}, {2, 1, 1}},
                                  {{2, 1, 2}, {0, 1, 7}},
                                  {{1, 2, 2}, {5, 1, 2}}};
    QCOMPARE(QString::fromStdString(toPython(parts[row], Shape{5, 7})), text);
}

void StagedSourceTest::randomWritesAndReads_data()
{
    QTest::addColumn<bool>("mapped");
    QTest::newRow("read by copy") << false;
    QTest::newRow("mapped") << true;
}

void StagedSourceTest::randomWritesAndReads()
{
    QFETCH(bool, mapped);
    const unsigned seed = testSeed();
    std::mt19937 random(seed);
    const auto below = [&](int64_t n) { return static_cast<int64_t>(random() % n); };
    const auto observer = std::make_shared<AcceptAll>();
    for (int round = 0; round < 30; ++round) {
        const int64_t longest = round % 2 ? 6 : 30;
        const Shape shape{1 + below(longest), 1 + below(longest), 1 + below(longest)};
        const at::Tensor stored = at::arange(elementCount(shape), at::kInt).reshape(shape);
        const at::Tensor original = stored.clone();
        at::Tensor plain = stored.clone();
        const auto source = std::make_shared<StagedSource>(KeyPath{"a"}, std::make_shared<MemorySource>(stored, mapped), true,
                                                           observer);
        const Leaf leaf(source);
        for (int edit = 0; edit < 20; ++edit) {
            // An index of ints, strided slices and, now and then, index tensors.
            Index index;
            for (const int64_t size : shape) {
                switch (below(4)) {
                case 0: index.emplace_back(below(size)); break;
                case 1: index.emplace_back(Slice{below(size), {}, 1 + below(3)}); break;
                case 2: index.emplace_back(Slice{}); break;
                default: index.emplace_back(at::tensor({below(size), below(size)})); break;
                }
            }
            const BoundIndex bound(index, shape);
            const at::Tensor value = at::scalar_tensor(-1 - edit, at::kInt);
            leaf.assign(bound, value);
            bound.put(plain, value.expand(bound.resultShape(shape)));
            QVERIFY2(at::equal(leaf.tensor(), plain), qPrintable(QString("seed %1").arg(seed)));
            const BoundIndex view({Slice{below(shape[0]), {}, 2}, below(shape[1])}, Shape{shape[0], shape[1]});
            QVERIFY2(at::equal(leaf.at(view).tensor(), view.apply(plain)), qPrintable(QString("seed %1").arg(seed)));
        }
        QVERIFY(at::equal(stored, original));
        save(*source);
        source->clear();
        QVERIFY(at::equal(stored, plain));
        QVERIFY(at::equal(leaf.tensor(), plain));
    }
}

void StagedSourceTest::passesThroughWithoutPatches()
{
    const at::Tensor stored = at::zeros({4, 4});
    const auto observer = std::make_shared<AcceptAll>();
    const auto source = std::make_shared<StagedSource>(KeyPath{"a"}, std::make_shared<MemorySource>(stored, true), true, observer);
    QCOMPARE(source->read(wholePart({4, 4})).const_data_ptr(), stored.const_data_ptr());
    QVERIFY(source->isMapped());
    source->write({{1, 1, 1}, {1, 1, 1}}, at::ones({1, 1}));
    QVERIFY(!source->isMapped());
    // A part without edits is still the mapping itself.
    QCOMPARE(source->read({{2, 1, 2}, {0, 1, 4}}).const_data_ptr(), stored[2].const_data_ptr());
    QCOMPARE(source->read(wholePart({4, 4})).sum().item<float>(), 1.0f);
    QCOMPARE(stored.sum().item<float>(), 0.0f);
    source->clear();
    QVERIFY(source->isMapped());
}

/// Also below a staged source that has patches, but none where it is read.
void StagedSourceTest::leavesWhatIsBelowAlone()
{
    const at::Tensor stored = at::zeros({4, 4});
    const auto observer = std::make_shared<AcceptAll>();
    const auto mapped = std::make_shared<MemorySource>(stored, true);
    const auto below = std::make_shared<StagedSource>(KeyPath{"x"}, mapped, true, observer);
    const auto source = std::make_shared<StagedSource>(KeyPath{"x"}, below, true, observer);
    const Leaf leaf(source);
    Leaf(below).at(Index{int64_t{0}}).assign(at::scalar_tensor(1));
    leaf.at(Index{int64_t{1}, int64_t{2}}).assign(at::scalar_tensor(2));
    QCOMPARE(leaf.at(Index{int64_t{1}}).tensor().sum().item<double>(), 2.0);
    QCOMPARE(leaf.tensor().sum().item<double>(), 6.0);
    QVERIFY(at::equal(stored, at::zeros({4, 4})));
}

void StagedSourceTest::keepsNanPayloads()
{
    at::Tensor bits = at::tensor({0x7fc00001, int(0xffabcdef), 0x7f800001, int(0x80000000)}, at::kInt);
    const at::Tensor stored = at::zeros({8});
    const auto observer = std::make_shared<AcceptAll>();
    const auto base = std::make_shared<MemorySource>(stored, false);
    const auto source = std::make_shared<StagedSource>(KeyPath{"a"}, base, true, observer);
    source->write({{1, 2, 4}}, bits.view(at::kFloat));
    QVERIFY(at::equal(source->read({{1, 2, 4}}).view(at::kInt), bits));
    save(*source);
    QVERIFY(at::equal(stored.view(at::kInt).slice(0, 1, 8, 2), bits));
}

void StagedSourceTest::dropsHiddenPatches()
{
    const auto observer = std::make_shared<AcceptAll>();
    const auto base = std::make_shared<MemorySource>(at::zeros({10}), false);
    const auto source = std::make_shared<StagedSource>(KeyPath{"a"}, base, true, observer);
    for (int i = 0; i < 1000; ++i) {
        source->stage({{3, 1, 1}}, at::full({1}, i, at::kFloat));
    }
    QCOMPARE(source->stagedBytes(), int64_t{4});
    save(*source);
    QCOMPARE(base->elementsWritten(), int64_t{1});
}

void StagedSourceTest::refusesWritesWithoutDocument()
{
    auto observer = std::make_shared<AcceptAll>();
    const auto source = std::make_shared<StagedSource>(KeyPath{"a"}, std::make_shared<MemorySource>(at::zeros({2}), false), true,
                                                       observer);
    observer.reset();
    try {
        Leaf(source).assign(at::ones({2}));
        QFAIL("it was written");
    } catch (const Error& error) {
        QCOMPARE(error.kind(), ErrorKind::PermissionError);
    }
    QVERIFY(!source->isModified());
}

TENSORDESK_SUITE(StagedSourceTest);
#include "tst_stagedsource.moc"
