// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tensordict/base/error.h"
#include "model/tensordict/leaves/concatenatedleaf.h"
#include "model/tensordict/leaves/leaf.h"
#include "model/tensordict/leaves/stridedleaf.h"
#include "tests/support/memorysource.h"
#include "tests/support/suite.h"
#include "tests/support/testseed.h"

#include <ATen/Context.h>
#include <ATen/TensorOperators.h>
#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/randperm.h>
#include <ATen/ops/scalar_tensor.h>
#include <ATen/ops/tensor.h>
#include <ATen/ops/zeros.h>

#include <QTest>

#include <random>

using namespace tensordesk;

/// Leaves in memory, stored, gathered and stacked behave like the tensor that they represent.
class LeafTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void randomIndices_data();
    void randomIndices();
    void readsOnlyWhatIsAsked();
    void raggedStack();
    void assignChecksShape();
};

namespace {

enum class Storage { Memory, Stored, Mapped, Permuted, Joined, StackedMemory, StackedStored };

/// The same numbers held in each way.
Leaf leafOf(const at::Tensor& tensor, Storage storage)
{
    switch (storage) {
    case Storage::Memory: return Leaf(tensor);
    case Storage::Stored: return Leaf(std::make_shared<MemorySource>(tensor, false));
    case Storage::Mapped: return Leaf(std::make_shared<MemorySource>(tensor, true));
    case Storage::Permuted:
        return viewed(leafOf(tensor.permute({3, 0, 1, 2}).contiguous(), Storage::Stored),
                      [](const at::Tensor& stored) { return stored.permute({1, 2, 3, 0}); });
    case Storage::Joined:
        return concatenated({leafOf(tensor.narrow(2, 0, 1).clone(), Storage::Stored),
                             leafOf(tensor.narrow(2, 1, 0).clone(), Storage::Stored),
                             leafOf(tensor.narrow(2, 1, 3).clone(), Storage::Permuted)},
                            2);
    case Storage::StackedMemory:
    case Storage::StackedStored: break;
    }
    std::vector<Leaf> members;
    for (const at::Tensor& member : tensor.unbind(1)) {
        members.push_back(leafOf(member, storage == Storage::StackedMemory ? Storage::Memory : Storage::Stored));
    }
    return Leaf::stack(members, 1);
}

}  // namespace

void LeafTest::randomIndices_data()
{
    QTest::addColumn<int>("storage");
    QTest::newRow("in memory") << int(Storage::Memory);
    QTest::newRow("stored") << int(Storage::Stored);
    QTest::newRow("mapped") << int(Storage::Mapped);
    QTest::newRow("stored, permuted") << int(Storage::Permuted);
    QTest::newRow("stored in two arrays") << int(Storage::Joined);
    QTest::newRow("stack of leaves in memory") << int(Storage::StackedMemory);
    QTest::newRow("stack of stored leaves") << int(Storage::StackedStored);
}

void LeafTest::randomIndices()
{
    QFETCH(int, storage);
    const unsigned seed = testSeed();
    qInfo("seed %u", seed);
    std::mt19937 random(seed);
    at::manual_seed(seed);
    const auto upTo = [&](int64_t n) { return std::uniform_int_distribution<int64_t>(0, n - 1)(random); };
    const auto randomIndex = [&](const Shape& shape) {
        Index index;
        bool gathered = false;
        for (const int64_t size : shape) {
            const int64_t choice = upTo(7);
            if (choice == 0 && size > 0) {
                index.push_back(upTo(size));
            } else if (choice < 3 && size > 0) {
                index.push_back(Slice{upTo(size), {}, 1 + upTo(2)});
            } else if (choice == 3) {
                index.push_back(NewAxis{});
                index.push_back(Slice{});
            } else if (choice == 4 && size > 0 && (!gathered || upTo(3) == 0)) {
                gathered = true;
                // No position twice: a write to it would have no defined result.
                index.push_back(size > 1 ? at::randperm(size).slice(0, 0, 2).contiguous() : at::zeros({1}, at::kLong));
            } else if (choice == 5) {
                break;
            } else {
                index.push_back(Slice{});
            }
        }
        return index;
    };
    for (int round = 0; round < 400; ++round) {
        at::Tensor truth = at::arange(2 * 3 * 4 * 5, at::kFloat).view({2, 3, 4, 5});
        const Leaf base = leafOf(truth.clone(), Storage(storage));
        // The tensor of positions follows the same indices, so that writes can be checked in `truth`.
        at::Tensor positions = at::arange(truth.numel(), at::kLong).view(truth.sizes());
        Leaf leaf = base;
        std::string steps;
        const int64_t depth = 1 + upTo(3);
        for (int64_t i = 0; i < depth && leaf.dim() > 0; ++i) {
            const Index index = randomIndex(leaf.shape());
            try {
                const BoundIndex bound(index, leaf.shape());
                positions = bound.apply(positions);
                leaf = leaf.at(bound);
                steps += "[" + toPython(index) + "]";
            } catch (const Error&) {
                break;  // lists of different length
            }
        }
        const std::string where = "seed " + std::to_string(seed) + ": " + steps;
        QVERIFY2(leaf.shape() == positions.sizes().vec(), where.c_str());
        QVERIFY2(leaf.tensor().equal(truth.view(-1).index({positions})), where.c_str());

        const bool copies = storage == int(Storage::Memory) || storage == int(Storage::StackedMemory);
        if (copies && steps.find("[[") + steps.find(", [") != 2 * std::string::npos) {
            continue;  // gathering rows of a tensor in memory copies them, as torch does
        }
        const at::Tensor values = -1 - at::arange(positions.numel(), at::kFloat).view(positions.sizes());
        leaf.assign(values);
        truth.view(-1).index_put_({positions.reshape(-1)}, values.reshape(-1));
        QVERIFY2(base.tensor().equal(truth), where.c_str());
    }
}

void LeafTest::readsOnlyWhatIsAsked()
{
    const auto source = std::make_shared<MemorySource>(at::arange(1000).view({100, 10}), false);
    const Leaf leaf{source};
    const Leaf part = leaf.at(Index{Slice{10, 50, 10}, 3L});
    QCOMPARE(source->elementsRead(), 0);
    QVERIFY(part.tensor().equal(at::tensor({103, 203, 303, 403})));
    QCOMPARE(source->elementsRead(), 4);

    const Leaf rows = leaf.at(Index{at::tensor({7, 90, 91}, at::kLong)});
    QVERIFY(rows.at(Index{1L}).tensor().equal(at::arange(900, 910)));
    QCOMPARE(source->elementsRead(), 14);
    QCOMPARE(rows.tensor().sum().item<int64_t>(), 745 + 9045 + 9145);
    QCOMPARE(source->elementsRead(), 44);
    rows.at(Index{Slice{}, 0L}).assign(at::scalar_tensor(-1));
    QCOMPARE(source->elementsWritten(), 3);
}

void LeafTest::raggedStack()
{
    const Leaf ragged = Leaf::stack({Leaf(at::zeros({4, 2})), Leaf(at::zeros({4, 3}))}, 0);
    QCOMPARE(QString::fromStdString(toString(ragged.shape())), QString("[2, 4, -1]"));
    QCOMPARE(ragged.bytes(), (8 + 12) * 4);
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(ragged.tensor()));
    QCOMPARE(ragged.at(Index{1L}).tensor().sizes().vec(), (Shape{4, 3}));
}

void LeafTest::assignChecksShape()
{
    const Leaf leaf(at::zeros({2, 3}));
    leaf.assign(at::ones({3}));
    QVERIFY(leaf.tensor().equal(at::ones({2, 3})));
    try {
        leaf.assign(at::ones({2}));
        QFAIL("no error");
    } catch (const Error& error) {
        QCOMPARE(error.kind(), ErrorKind::RuntimeError);
    }
}

TENSORDESK_SUITE(LeafTest);
#include "tst_leaf.moc"
