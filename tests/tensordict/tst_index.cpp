// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tensordict/base/error.h"
#include "model/tensordict/indices/index.h"
#include "tests/support/suite.h"
#include "tests/support/testseed.h"

#include "tests/tensordict/text.h"

#include <ATen/Context.h>
#include <ATen/TensorIndexing.h>
#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/randint.h>
#include <ATen/ops/scalar_tensor.h>
#include <ATen/ops/tensor.h>
#include <ATen/ops/zeros.h>

#include <QTest>

#include <random>

using namespace tensordesk;

namespace {

at::Tensor ints(std::vector<int64_t> values)
{
    return at::tensor(values, at::kLong);
}

at::Tensor ints(std::vector<int64_t> values, Shape shape)
{
    return at::tensor(values, at::kLong).view(shape);
}

at::Tensor mask(Shape shape, const std::vector<int64_t>& where)
{
    at::Tensor out = at::zeros({elementCount(shape)}, at::kBool);
    for (const int64_t i : where) {
        out[i].fill_(true);
    }
    return out.view(shape);
}

/// Returns the result in one line: batch size and names.
QString described(const BoundIndex& index, const DimNames& names)
{
    return text(toString(index.resultBatch()) + " " + toString(index.resultNames(names)));
}

const DimNames kNames2{"a", "b"};
const DimNames kNames3{"x", "y", "z"};

}  // namespace

/// The shape calculus of indexing: every row was seen to hold in Python tensordict 0.15.3.
class IndexTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void result_data();
    void result();
    void error_data();
    void error();
    void appliesLikeTorch();
    void splitsIntoParts();
    void python_data();
    void python();
};

void IndexTest::result_data()
{
    QTest::addColumn<Index>("index");
    QTest::addColumn<int>("rank");
    QTest::addColumn<QString>("expected");

    const Slice all{};
    const auto row = [](const char* name, Index index, const char* expected, int rank = 2) {
        QTest::newRow(name) << index << rank << QString::fromUtf8(expected);
    };
    // batch [4, 5], names a, b
    row("[0]", {0L}, "[5] ['b']");
    row("[-1]", {-1L}, "[5] ['b']");
    row("[tensor(2)]", {at::scalar_tensor(2, at::kLong)}, "[5] ['b']");
    row("[:, 0]", {all, 0L}, "[4] ['a']");
    row("[..., -1]", {Ellipsis{}, -1L}, "[4] ['a']");
    row("[0, 0]", {0L, 0L}, "[] []");
    row("[1:3]", {Slice{1, 3, {}}}, "[2, 5] ['a', 'b']");
    row("[::2]", {Slice{{}, {}, 2}}, "[2, 5] ['a', 'b']");
    row("[2:2]", {Slice{2, 2, {}}}, "[0, 5] ['a', 'b']");
    row("[10:]", {Slice{10, {}, {}}}, "[0, 5] ['a', 'b']");
    row("[-2:]", {Slice{-2, {}, {}}}, "[2, 5] ['a', 'b']");
    row("[None]", {NewAxis{}}, "[1, 4, 5] [None, 'a', 'b']");
    row("[:, None]", {all, NewAxis{}}, "[4, 1, 5] ['a', None, 'b']");
    row("[..., None]", {Ellipsis{}, NewAxis{}}, "[4, 5, 1] ['a', 'b', None]");
    row("[None, ..., 0]", {NewAxis{}, Ellipsis{}, 0L}, "[1, 4] [None, 'a']");
    row("[0, None]", {0L, NewAxis{}}, "[1, 5] [None, 'b']");
    row("[None, 0]", {NewAxis{}, 0L}, "[1, 5] [None, 'b']");
    row("[..., None, 0]", {Ellipsis{}, NewAxis{}, 0L}, "[4, 1] ['a', None]");
    row("[()]", {}, "[4, 5] ['a', 'b']");
    row("[True]", {true}, "[1, 4, 5] [None, 'a', 'b']");
    row("[False]", {false}, "[0, 4, 5] [None, 'a', 'b']");
    row("[mask4]", {mask({4}, {0, 2})}, "[2, 5] ['a', 'b']");
    row("[mask4x5]", {mask({4, 5}, {0, 7, 9})}, "[3] [None]");
    row("[:, mask5]", {all, mask({5}, {0, 1, 4})}, "[4, 3] ['a', 'b']");
    row("[mask4, 0]", {mask({4}, {0, 2}), 0L}, "[2] ['a']");
    row("[no True]", {mask({4}, {})}, "[0, 5] ['a', 'b']");
    row("[one True]", {mask({4}, {3})}, "[1, 5] ['a', 'b']");
    row("[uint8 mask]", {mask({4}, {1}).to(at::kByte)}, "[1, 5] ['a', 'b']");
    row("[[0, 2]]", {ints({0, 2})}, "[2, 5] ['a', 'b']");
    row("[[]]", {at::empty({0}, at::kLong)}, "[0, 5] ['a', 'b']");
    row("[tensor 2x2]", {ints({0, 1, 2, 3}, {2, 2})}, "[2, 2, 5] [None, None, 'b']");
    row("[[0, 1], [0, 1]]", {ints({0, 1}), ints({0, 1})}, "[2] [None]");
    row("[:, tensor]", {all, ints({0, 1})}, "[4, 2] ['a', 'b']");
    row("[0, None, tensor]", {0L, NewAxis{}, ints({1, 2})}, "[1, 2] [None, 'b']");
    row("[tensor, None, tensor]", {ints({0, 1}), NewAxis{}, ints({1, 2})}, "[2, 1] [None, None]");
    row("[tensor 2x1, tensor 3]", {ints({0, 1}, {2, 1}), ints({0, 1, 2})}, "[2, 3] ['a', 'b']");
    // batch [2, 3, 4], names x, y, z
    row("R3[mask2x3]", {mask({2, 3}, {0, 1, 2, 3, 4, 5})}, "[6, 4] [None, 'z']", 3);
    row("R3[:, mask3x4]", {all, mask({3, 4}, {0, 5})}, "[2, 2] ['x', None]", 3);
    row("R3[i 2x2]", {ints({0, 1, 1, 0}, {2, 2})}, "[2, 2, 3, 4] [None, None, 'y', 'z']", 3);
    row("R3[i 1x2]", {ints({0, 1}, {1, 2})}, "[1, 2, 3, 4] [None, 'x', 'y', 'z']", 3);
    row("R3[i 2x2, i 2]", {ints({0, 1, 1, 0}, {2, 2}), ints({0, 1})}, "[2, 2, 4] ['x', None, 'z']", 3);
    row("R3[i 2x2, i 2x2]", {ints({0, 1, 1, 0}, {2, 2}), ints({0, 1, 1, 0}, {2, 2})}, "[2, 2, 4] [None, None, 'z']", 3);
    row("R3[i 2x1, :, i 2]", {ints({0, 1}, {2, 1}), all, ints({0, 1})}, "[2, 2, 3] ['x', 'z', 'y']", 3);
    row("R3[i 1, i 2x2]", {ints({0}), ints({0, 1, 1, 0}, {2, 2})}, "[2, 2, 4] [None, None, 'z']", 3);
    row("R3[0, i 2x2]", {0L, ints({0, 1, 1, 0}, {2, 2})}, "[2, 2, 4] [None, None, 'z']", 3);
    row("R3[tensor, :, tensor]", {ints({0, 1}), all, ints({0, 1})}, "[2, 3] [None, 'y']", 3);
    row("R3[:, tensor, tensor]", {all, ints({0, 1}), ints({0, 1})}, "[2, 2] ['x', None]", 3);
    row("R3[tensor, 0, tensor]", {ints({0, 1}), 0L, ints({0, 1})}, "[2] [None]", 3);
    row("R3[0, ..., tensor]", {0L, Ellipsis{}, ints({0, 1})}, "[3, 2] ['y', 'z']", 3);
}

void IndexTest::result()
{
    QFETCH(Index, index);
    QFETCH(int, rank);
    QFETCH(QString, expected);
    const Shape batch = rank == 2 ? Shape{4, 5} : Shape{2, 3, 4};
    QCOMPARE(described(BoundIndex(index, batch), rank == 2 ? kNames2 : kNames3), expected);
}

void IndexTest::error_data()
{
    QTest::addColumn<Index>("index");
    QTest::addColumn<QString>("expected");
    const Slice all{};
    QTest::newRow("out of range") << Index{4L} << "IndexError: index 4 is out of bounds for dimension 0 with size 4";
    QTest::newRow("out of range, negative") << Index{-5L} << "IndexError: index -5 is out of bounds for dimension 0 with size 4";
    QTest::newRow("out of range, second dim")
        << Index{all, 5L} << "IndexError: index 5 is out of bounds for dimension 1 with size 5";
    QTest::newRow("out of range, tensor") << Index{ints({0, 9})}
                                          << "IndexError: index 9 is out of bounds for dimension 0 with size 4";
    QTest::newRow("too many") << Index{0L, 1L, 2L} << "IndexError: too many indices: shape [4, 5] has 2 dims, but 3 were indexed";
    QTest::newRow("mask, other shape") << Index{
        mask({3}, {})} << "IndexError: the shape of the mask [3] at index 0 does not match the indexed shape [4, 5] at index 0";
    QTest::newRow("mask 4x4") << Index{
        mask({4, 4},
             {})} << "IndexError: the shape of the mask [4, 4] at index 1 does not match the indexed shape [4, 5] at index 1";
    QTest::newRow("two ellipses") << Index{Ellipsis{}, Ellipsis{}}
                                  << "RuntimeError: an index can only have a single ellipsis ('...')";
    QTest::newRow("float tensor") << Index{at::tensor({1.0})}
                                  << "IndexError: tensors used as indices must be integer or bool, got CPUDoubleType";
    QTest::newRow("negative step") << Index{Slice{{}, {}, -1}}
                                   << "ValueError: negative slice steps are not supported, got -1 for dim 0";
    QTest::newRow("step zero") << Index{Slice{{}, {}, 0}} << "ValueError: slice step cannot be zero";
    QTest::newRow("tensors that do not broadcast")
        << Index{ints({0, 1}), ints({0, 1, 2})}
        << "IndexError: shape mismatch: the index tensors do not broadcast together: [2] and [3]";
}

void IndexTest::error()
{
    QFETCH(Index, index);
    QFETCH(QString, expected);
    try {
        const BoundIndex bound(index, Shape{4, 5});
        QFAIL("no error");
    } catch (const Error& error) {
        QCOMPARE(text(std::string(className(error.kind())) + ": " + error.what()), expected);
    }
}

/// Random indices give the elements that ATen's own indexing gives, and writes reach the same ones.
void IndexTest::appliesLikeTorch()
{
    const unsigned seed = testSeed();
    qInfo("seed %u", seed);
    std::mt19937 random(seed);
    at::manual_seed(seed);
    const auto upTo = [&](int64_t n) { return std::uniform_int_distribution<int64_t>(0, n - 1)(random); };
    for (int round = 0; round < 2000; ++round) {
        const Shape batch{2 + upTo(3), 1 + upTo(4), 3};
        const at::Tensor base = at::arange(elementCount(batch) * 2, at::kLong).view({batch[0], batch[1], batch[2], 2});
        Index index;
        std::vector<at::indexing::TensorIndex> torch;
        const int64_t length = 1 + upTo(3);
        for (int64_t dim = 0; dim < length; ++dim) {
            switch (upTo(6)) {
            case 0: {
                const int64_t i = upTo(batch[dim]) - (upTo(2) ? batch[dim] : 0);
                index.push_back(i), torch.push_back(i);
                break;
            }
            case 1: {
                const int64_t start = upTo(batch[dim]), step = 1 + upTo(2);
                index.push_back(Slice{start, {}, step}), torch.push_back(at::indexing::Slice(start, at::indexing::None, step));
                break;
            }
            case 2: {
                const at::Tensor chosen = at::randint(batch[dim], {2}, at::kLong);
                index.push_back(chosen), torch.push_back(chosen);
                break;
            }
            case 3: {
                at::Tensor chosen = at::randint(2, {batch[dim]}, at::kLong).to(at::kBool);
                // Masks broadcast with lists of 2, so they hold 2 or 1 positions.
                chosen.fill_(false), chosen[upTo(batch[dim])].fill_(true);
                index.push_back(chosen), torch.push_back(chosen);
                break;
            }
            case 4:
                index.push_back(NewAxis{}), torch.push_back(at::indexing::None);
                index.push_back(Slice{}), torch.push_back(at::indexing::Slice());
                break;
            default: index.push_back(Slice{}), torch.push_back(at::indexing::Slice());
            }
        }
        const BoundIndex bound(index, batch);
        const at::Tensor expected = base.index(torch);
        const at::Tensor actual = bound.apply(base);
        QVERIFY2(actual.equal(expected) && bound.resultShape(base.sizes()) == expected.sizes().vec(),
                 ("seed " + std::to_string(seed) + ", " + toPython(index) + " of " + toString(batch)).c_str());

        at::Tensor ours = base.clone(), theirs = base.clone();
        bound.put(ours, at::scalar_tensor(-1, at::kLong));
        theirs.index_put_(torch, at::scalar_tensor(-1, at::kLong));
        QVERIFY2(ours.equal(theirs), toPython(index).c_str());
    }
}

void IndexTest::splitsIntoParts()
{
    const BoundIndex bound(Index{Slice{1, {}, {}}, ints({2, 0}), 1L}, Shape{2, 3, 4});
    const at::Tensor base = at::arange(24).view({2, 3, 4});
    const at::Tensor middle = bound.basicPart().apply(base);
    QVERIFY(middle.is_alias_of(base));
    QVERIFY(bound.advancedPart().apply(middle).equal(bound.apply(base)));
}

void IndexTest::python_data()
{
    QTest::addColumn<Index>("index");
    QTest::addColumn<QString>("expected");
    QTest::newRow("all items") << Index{0L, Slice{1, {}, 2}, Ellipsis{}, NewAxis{}, true} << "0, 1::2, ..., None, True";
    QTest::newRow("lists") << Index{ints({0, 1, 2, 3}, {2, 2}), mask({2}, {1})} << "[[0, 1], [2, 3]], [False, True]";
    QTest::newRow("nothing") << Index{} << "()";
}

void IndexTest::python()
{
    QFETCH(Index, index);
    QFETCH(QString, expected);
    QCOMPARE(text(toPython(index)), expected);
}

TENSORDESK_SUITE(IndexTest);
#include "tst_index.moc"
