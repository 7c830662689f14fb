// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tensordict/base/error.h"
#include "model/tensordict/leaves/stridedleaf.h"
#include "tests/support/memorysource.h"
#include "tests/support/suite.h"
#include "tests/support/testseed.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/_unique.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/equal.h>
#include <ATen/ops/full.h>
#include <ATen/ops/tensor.h>
#include <ATen/ops/zeros.h>

#include <QTest>

#include <algorithm>
#include <memory>
#include <numeric>
#include <random>

using namespace tensordesk;

/// View operations on leaves that are not in memory, beside the same ones on tensors.
class StridedLeafTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsRectangles_data();
    void readsRectangles();
    void refuses();
    void writesThroughReshapedCopies();
    void randomChains_data();
    void randomChains();
};

namespace {

at::Tensor numbered(const Shape& shape)
{
    return at::arange(elementCount(shape), at::kLong).view(shape);
}

}  // namespace

void StridedLeafTest::readsRectangles_data()
{
    using Chain = std::function<Leaf(const Leaf&)>;
    QTest::addColumn<Chain>("chain");
    QTest::addColumn<TensorView>("expected");
    QTest::addColumn<int>("elementsRead");

    const auto row = [](const char* name, const Chain& chain, const TensorView& expected, int read) {
        QTest::newRow(name) << chain << expected << read;
    };
    const auto one = [&](const char* name, const TensorView& view, int read) {
        row(name, [view](const Leaf& leaf) { return viewed(leaf, view); }, view, read);
    };
    const auto sliced = [](const Leaf& leaf) { return leaf.at(Index{Slice{1, 4, 2}, int64_t{2}}); };

    one("permute", [](const at::Tensor& t) { return t.permute({2, 0, 1}); }, 120);
    one("flatten", [](const at::Tensor& t) { return t.reshape(-1); }, 120);
    one("unflatten", [](const at::Tensor& t) { return t.view({2, 2, 5, 3, 2}); }, 120);
    one("expand", [](const at::Tensor& t) { return t.unsqueeze(1).expand({4, 3, 5, 6}); }, 120);
    one("a column of a permuted array", [](const at::Tensor& t) { return t.permute({2, 0, 1}).select(0, 3); }, 20);
    one("rows of a flattened array", [](const at::Tensor& t) { return t.view({20, 6}).narrow(0, 5, 10); }, 60);
    one("one row over two dims", [](const at::Tensor& t) { return t.view({20, 6}).select(0, 7); }, 6);
    one("every second of a flattened array", [](const at::Tensor& t) { return t.reshape(-1).slice(0, 0, 120, 2); }, 60);
    one("a diagonal in one block", [](const at::Tensor& t) { return t.select(2, 0).diagonal(); }, 120);
    one("no elements", [](const at::Tensor& t) { return t.narrow(1, 2, 0).permute({1, 0, 2}); }, 0);
    row(
        "a slice, permuted", [&](const Leaf& leaf) { return viewed(sliced(leaf), [](const at::Tensor& t) { return t.t(); }); },
        [](const at::Tensor& t) { return t.slice(0, 1, 4, 2).select(1, 2).t(); }, 12);
    row(
        "a slice, flattened",
        [&](const Leaf& leaf) { return viewed(sliced(leaf), [](const at::Tensor& t) { return t.reshape(-1); }); },
        [](const at::Tensor& t) { return t.slice(0, 1, 4, 2).select(1, 2).reshape(-1); }, 12);
    row(
        "a window of a flattened permutation",
        [](const Leaf& leaf) {
            const Leaf flat = viewed(viewed(leaf, [](const at::Tensor& t) { return t.permute({2, 1, 0}); }),
                                     [](const at::Tensor& t) { return t.reshape(-1); });
            return flat.at(Index{Slice{20, 40, {}}});
        },
        [](const at::Tensor& t) { return t.permute({2, 1, 0}).reshape(-1).slice(0, 20, 40); }, 20);
    row(
        "rows chosen of a permutation",
        [](const Leaf& leaf) {
            return viewed(leaf, [](const at::Tensor& t) { return t.permute({1, 0, 2}); }).at(Index{at::tensor({4, 0})});
        },
        [](const at::Tensor& t) { return t.permute({1, 0, 2}).index_select(0, at::tensor({4, 0})); }, 48);
}

void StridedLeafTest::readsRectangles()
{
    QFETCH(std::function<Leaf(const Leaf&)>, chain);
    QFETCH(TensorView, expected);
    QFETCH(int, elementsRead);
    const at::Tensor stored = numbered({4, 5, 6});
    const auto source = std::make_shared<MemorySource>(stored, false);
    const Leaf leaf = chain(Leaf(source));
    QCOMPARE(source->elementsRead(), 0);
    QVERIFY(leaf.shape() == expected(stored).sizes().vec());
    QVERIFY(at::equal(leaf.tensor(), expected(stored)));
    QCOMPARE(source->elementsRead(), elementsRead);
}

void StridedLeafTest::refuses()
{
    const auto source = std::make_shared<MemorySource>(numbered({4, 5}), false);
    const Leaf leaf{source};
    const Leaf expanded = viewed(leaf, [](const at::Tensor& t) { return t.unsqueeze(0).expand({3, 4, 5}); });
    QVERIFY_THROWS_EXCEPTION(Error, expanded.assign(at::zeros({3, 4, 5})));
    QCOMPARE(source->elementsWritten(), 0);
    const Leaf turned = viewed(leaf, [](const at::Tensor& t) { return t.t(); });
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(viewed(turned, [](const at::Tensor& t) { return t.view(20); })));
    const Leaf ragged = Leaf::stack({leaf, leaf.at(Index{Slice{0, 2, {}}})}, 0);
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(viewed(ragged, [](const at::Tensor& t) { return t.flatten(); })));
}

void StridedLeafTest::writesThroughReshapedCopies()
{
    const at::Tensor stored = numbered({4, 5});
    const auto source = std::make_shared<MemorySource>(stored, false);
    const Leaf flat = viewed(viewed(Leaf(source), [](const at::Tensor& t) { return t.t(); }),
                             [](const at::Tensor& t) { return t.reshape(20); });
    flat.at(Index{Slice{2, 6, {}}}).assign(at::full({4}, -1));
    QCOMPARE(source->elementsWritten(), 4);
    const at::Tensor expected = numbered({4, 5});
    for (const int64_t position : {2, 3}) {
        expected[position][0] = -1;
    }
    for (const int64_t position : {0, 1}) {
        expected[position][1] = -1;
    }
    QVERIFY(at::equal(stored, expected));
}

namespace {

/// Random view operations, each as a function of tensors.
class Views {
public:
    explicit Views(unsigned seed) : m_random(seed) { }

    int64_t below(int64_t count) { return std::uniform_int_distribution<int64_t>(0, count - 1)(m_random); }

    Shape shape()
    {
        Shape sizes;
        for (int64_t dims = below(5); dims > 0; --dims) {
            sizes.push_back(below(12) == 0 ? 0 : 1 + below(5));
        }
        return sizes;
    }

    TensorView operator()(const Shape& shape)
    {
        const auto dims = static_cast<int64_t>(shape.size());
        const int64_t dim = dims == 0 ? 0 : below(dims);
        switch (below(8)) {
        case 0: {
            std::vector<int64_t> order(shape.size());
            std::iota(order.begin(), order.end(), 0);
            std::shuffle(order.begin(), order.end(), m_random);
            return [order](const at::Tensor& t) { return t.permute(order); };
        }
        case 1: return [](const at::Tensor& t) { return t.reshape(t.numel()); };
        case 2: return [dim](const at::Tensor& t) { return t.unsqueeze(dim); };
        case 3: return [](const at::Tensor& t) { return t.squeeze(); };
        case 4: {
            if (dims == 0 || elementCount(shape) > 2000) {
                return [](const at::Tensor& t) { return t.unsqueeze(0); };
            }
            return [dim](const at::Tensor& t) {
                Shape sizes = t.sizes().vec();
                sizes.insert(sizes.begin() + dim, 2);
                return t.unsqueeze(dim).expand(sizes);
            };
        }
        case 5: {
            if (dims == 0) {
                return [](const at::Tensor& t) { return t.unsqueeze(0); };
            }
            const int64_t size = shape[static_cast<std::size_t>(dim)], divisor = size % 2 == 0 && size > 0 ? 2 : 1;
            return [=](const at::Tensor& t) { return t.unflatten(dim, {divisor, size / divisor}); };
        }
        case 6: {
            if (dims == 0) {
                return [](const at::Tensor& t) { return t.unsqueeze(0); };
            }
            const int64_t start = below(shape[static_cast<std::size_t>(dim)] + 1), step = 1 + below(3);
            return [=](const at::Tensor& t) { return t.slice(dim, start, t.size(dim), step); };
        }
        default: {
            if (dims < 2) {
                return [](const at::Tensor& t) { return t.unsqueeze(-1); };
            }
            return [=](const at::Tensor& t) { return t.flatten(0, dim); };
        }
        }
    }

private:
    std::mt19937 m_random;
};

}  // namespace

void StridedLeafTest::randomChains_data()
{
    QTest::addColumn<bool>("isMapped");
    QTest::newRow("like an HDF5 file") << false;
    QTest::newRow("like a mapped file") << true;
}

void StridedLeafTest::randomChains()
{
    QFETCH(bool, isMapped);
    const unsigned seed = testSeed();
    for (unsigned i = 0; i < 1500; ++i) {
        Views views(seed + i);
        const std::string repeat = "TENSORDESK_SEED=" + std::to_string(seed + i);
        const Shape shape = views.shape();
        const at::Tensor stored = numbered(shape), plain = stored.clone();
        // The numbers that plain has are their positions, so a view of it says where its elements lie.
        const auto source = std::make_shared<MemorySource>(stored, isMapped);
        Leaf leaf{source};
        at::Tensor expected = plain;
        for (int64_t steps = 1 + views.below(4); steps > 0; --steps) {
            const TensorView view = views(leaf.shape());
            leaf = viewed(leaf, view);
            expected = view(expected);
            if (leaf.dim() > 0 && leaf.shape().front() > 1 && views.below(3) == 0) {
                const Index index{Slice{1, {}, {}}};
                leaf = leaf.at(index);
                expected = expected.slice(0, 1, expected.size(0));
            }
        }
        QVERIFY2(at::equal(leaf.tensor(), expected), repeat.c_str());
        const at::Tensor places = expected.reshape(-1);
        const bool repeats = places.numel() != std::get<0>(at::_unique(places)).numel();
        if (repeats) {
            continue;
        }
        const at::Tensor values = at::arange(expected.numel(), at::kLong).neg().sub(1);
        leaf.assign(values.view(expected.sizes()));
        QVERIFY2(source->elementsWritten() == values.numel(), repeat.c_str());
        const at::Tensor written = plain.clone().view(-1).index_put_({places}, values).view(shape);
        QVERIFY2(at::equal(stored, written), repeat.c_str());
    }
}

TENSORDESK_SUITE(StridedLeafTest);
#include "tst_stridedleaf.moc"
