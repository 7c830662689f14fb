// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/operations/compute/gradients.h"
#include "model/operations/compute/masks.h"
#include "model/operations/compute/pairwise.h"
#include "model/operations/compute/pointwise.h"
#include "model/operations/compute/ternary.h"
#include "model/operations/devices/computedevice.h"
#include "model/operations/devices/devicemutations.h"
#include "model/operations/devices/devices.h"
#include "model/operations/reduce/blocksearch.h"
#include "model/operations/reduce/lanes.h"
#include "model/operations/reduce/reduce.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/leaves/scratch.h"
#include "model/tensordict/leaves/stagedsource.h"
#include "tests/support/memorysource.h"
#include "tests/support/printed.h"
#include "tests/support/suite.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/complex.h>
#include <ATen/ops/full.h>
#include <ATen/ops/linspace.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/scalar_tensor.h>
#include <ATen/ops/stack.h>
#include <ATen/ops/tensor.h>
#include <ATen/ops/zeros.h>

#include <QTest>

using namespace tensordesk;

/// Properties of the operators besides their values, which the differential tables compare.
class ComputeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tablesAreSorted();
    void inPlaceIsAllOrNothing_data();
    void inPlaceIsAllOrNothing();
    void inPlaceWritesThrough();
    void errorsNameTheKeyPath_data();
    void errorsNameTheKeyPath();
    void storedLeavesAreReadOnce();
    void castsShareWhatStays();
    void metaReadsNothing();
    void missingDevices();
    void tensorclassesStay();
    void extremesOverSeveralDims();
    void gradientsOfOwnTensors();
    void resultsLargerThanMemoryAreRefused();
    void scratchTensors();
    void largeLeavesAreComputedInBlocks();
    void largeLeavesAreReducedInBlocks_data();
    void largeLeavesAreReducedInBlocks();
    void whatIsLargeCanBeChosen();
    void largeLeavesAreTakenInLanes_data();
    void largeLeavesAreTakenInLanes();
    void lanesUnpackChunksOnce();
    void largeLeavesAreSearched();
    void largeLeavesHaveRanks();
    void quantilesOfTooMuchAreRefused();
    void blocksAreCancelled();
    void largeLeavesAreStagedInBlocks();
    void onEveryDevice();
    void changesOnAnotherDevice();
};

namespace {

/// x f32[4,5], n{y i64[4,5,2], deep{z f64[4,5]}}
TensorDict computedTree()
{
    TensorDict td({4, 5}, {"a", "b"});
    td.set({"x"}, Leaf(at::arange(20, at::kFloat).view({4, 5})));
    td.set({"n", "y"}, Leaf(at::arange(40, at::kLong).view({4, 5, 2})));
    td.set({"n", "deep", "z"}, Leaf(at::ones({4, 5}, at::kDouble)));
    return td;
}

using Action = std::function<void(const TensorDict&, Mutations&)>;
using Computation = std::function<TensorDict(const TensorDict&)>;

TensorDict wrapped(at::Tensor tensor)
{
    TensorDict td;
    td.set({"result"}, Leaf(std::move(tensor)));
    return td;
}

const PairwiseOperator& op(std::string_view name)
{
    return pairwiseOperator(name);
}

bool throws(ErrorKind kind, const KeyPath& key, const std::function<void()>& action)
{
    try {
        action();
    } catch (const Error& error) {
        if (error.kind() != kind || error.key() != key)
            qWarning("%s: %s", className(error.kind()), error.what());
        return error.kind() == kind && error.key() == key;
    }
    return false;
}

}  // namespace

void ComputeTest::tablesAreSorted()
{
    const auto sorted = [](const auto& rows) {
        return std::is_sorted(rows.begin(), rows.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
    };
    QVERIFY(sorted(pointwiseOperators()));
    QVERIFY(sorted(pairwiseOperators()));
    QVERIFY(sorted(reductionOperators()));
}

void ComputeTest::inPlaceIsAllOrNothing_data()
{
    QTest::addColumn<Action>("action");
    QTest::addColumn<ErrorKind>("kind");
    QTest::addColumn<KeyPath>("key");
    const auto row = [](const char* name, ErrorKind kind, const KeyPath& key, Action action) {
        QTest::newRow(name) << std::move(action) << kind << key;
    };
    const KeyPath y = {"n", "y"};
    row("float into integers", ErrorKind::RuntimeError, y,
        [](const TensorDict& td, Mutations& to) { pairwiseInPlace(op("mul"), td, Operand(2.5), {}, to); });
    row("root of integers", ErrorKind::RuntimeError, y,
        [](const TensorDict& td, Mutations& to) { pointwiseInPlace("sqrt", td, to); });
    row("complex", ErrorKind::RuntimeError, {"x"},
        [](const TensorDict& td, Mutations& to) { pairwiseInPlace(op("add"), td, Operand(c10::complex<double>(0, 1)), {}, to); });
    row("larger batch", ErrorKind::RuntimeError, {"x"}, [](const TensorDict& td, Mutations& to) {
        pairwiseInPlace(op("add"), td, Operand(at::ones({3, 4, 5}, at::kLong)), {}, to);
    });
    row("key missing below", ErrorKind::KeyError, y,
        [](const TensorDict& td, Mutations& to) { pairwiseInPlace(op("add"), td, td.exclude({{"n", "y"}}), {}, to); });
    row("event dims", ErrorKind::RuntimeError, {"n", "deep", "z"}, [](const TensorDict& td, Mutations& to) {
        TensorDict other = td.shallowCopy();
        other.set({"n", "deep", "z"}, Leaf(at::ones({4, 5, 3})));
        pairwiseInPlace(op("add"), td, other, {}, to);
    });
    row("dtypes of lerp", ErrorKind::RuntimeError, {"x"},
        [](const TensorDict& td, Mutations& to) { lerp(at::ones({4, 5}, at::kDouble), Operand(0.5)).inPlace(td, to); });
    row("mask of another size", ErrorKind::RuntimeError, {},
        [](const TensorDict& td, Mutations& to) { maskedFillInPlace(td, at::ones({3}, at::kBool), 0, to); });
    row("mask of numbers", ErrorKind::RuntimeError, {},
        [](const TensorDict& td, Mutations& to) { maskedFillInPlace(td, at::ones({4}, at::kLong), 0, to); });
    row("gradients of integers", ErrorKind::RuntimeError, y,
        [](const TensorDict& td, Mutations& to) { setRequiresGradients(td, true, to); });
}

void ComputeTest::inPlaceIsAllOrNothing()
{
    QFETCH(Action, action);
    QFETCH(ErrorKind, kind);
    QFETCH(KeyPath, key);
    const TensorDict td = computedTree();
    DirectMutations mutations(td);
    QVERIFY(throws(kind, key, [&] { action(td, mutations); }));
    QCOMPARE(printed(td), printed(computedTree()));
    QVERIFY(!requiresGradients(td));
}

void ComputeTest::inPlaceWritesThrough()
{
    const at::Tensor x = at::arange(20, at::kFloat).view({4, 5});
    const auto source = std::make_shared<MemorySource>(at::arange(20, at::kFloat).view({4, 5}), false);
    TensorDict td(Shape{4, 5});
    td.set({"memory"}, Leaf(x));
    td.set({"stored"}, Leaf(source));
    const TensorDict rows = td.at(Index{Slice{1, 3, {}}});
    DirectMutations mutations(rows);
    pairwiseInPlace(op("add"), rows, Operand(100), {}, mutations);
    QCOMPARE(source->elementsWritten(), 10);
    const at::Tensor expected = at::arange(20, at::kFloat).view({4, 5});
    expected.slice(0, 1, 3).add_(100);
    QVERIFY(x.equal(expected));
    QVERIFY(td.leaf({"stored"}).tensor().equal(expected));

    TensorDict expanded(Shape{3});
    expanded.set({"x"}, Leaf(at::zeros({1}).expand({3})));
    DirectMutations toExpanded(expanded);
    QVERIFY(throws(ErrorKind::RuntimeError, {"x"}, [&] { pairwiseInPlace(op("add"), expanded, Operand(1), {}, toExpanded); }));
}

void ComputeTest::errorsNameTheKeyPath_data()
{
    QTest::addColumn<Computation>("action");
    QTest::addColumn<ErrorKind>("kind");
    QTest::addColumn<KeyPath>("key");
    const auto row = [](const char* name, ErrorKind kind, const KeyPath& key, Computation action) {
        QTest::newRow(name) << std::move(action) << kind << key;
    };
    row("no kernel", ErrorKind::NotImplementedError, {"n", "y"}, [](const TensorDict& td) { return pointwise("frac", td); });
    row("only left", ErrorKind::KeyError, {"n", "y"},
        [](const TensorDict& td) { return pairwise(op("add"), td, td.exclude({{"n", "y"}})); });
    row("only right", ErrorKind::KeyError, {"n", "deep"},
        [](const TensorDict& td) { return pairwise(op("add"), td.exclude({{"n", "deep", "z"}}), td); });
    row("leaf beside a level", ErrorKind::TypeError, {"n"}, [](const TensorDict& td) {
        TensorDict other = td.select({{"x"}}).shallowCopy();
        other.set({"n"}, Leaf(at::ones({4, 5})));
        return pairwise(op("add"), td, other);
    });
    row("batch", ErrorKind::RuntimeError, {}, [](const TensorDict& td) { return pairwise(op("add"), td, at::ones({3})); });
    row("mean of integers", ErrorKind::RuntimeError, {"n", "y"},
        [](const TensorDict& td) { return reduce(reductionOperator("mean"), td, {}); });
    row("dim", ErrorKind::IndexError, {},
        [](const TensorDict& td) { return reduce(reductionOperator("sum"), td, {.over = {ReducedDims::Kind::Batch, {2}}}); });
    row("dim twice", ErrorKind::RuntimeError, {},
        [](const TensorDict& td) { return reduce(reductionOperator("sum"), td, {.over = {ReducedDims::Kind::Batch, {0, -2}}}); });
    row("leaves of two shapes together", ErrorKind::RuntimeError, {}, [](const TensorDict& td) {
        return wrapped(reduceTogether(reductionOperator("sum"), td, {.over = {ReducedDims::Kind::Batch, {0}}}));
    });
    row("nothing together", ErrorKind::ValueError, {},
        [](const TensorDict& td) { return wrapped(reduceTogether(reductionOperator("sum"), td.select({}), {})); });
    row("number for addcmul", ErrorKind::TypeError, {}, [](const TensorDict& td) { return addcmul(Operand(1), td, 1).of(td); });
    row("broken entry", ErrorKind::OSError, {"n", "bad"}, [](const TensorDict& td) {
        TensorDict broken = td.shallowCopy();
        broken.set({"n", "bad"}, Broken{Error(ErrorKind::OSError, "is gone"), {}, {}});
        return pointwise("exp", broken);
    });
}

void ComputeTest::errorsNameTheKeyPath()
{
    QFETCH(Computation, action);
    QFETCH(ErrorKind, kind);
    QFETCH(KeyPath, key);
    QVERIFY(throws(kind, key, [&] { static_cast<void>(action(computedTree())); }));
}

void ComputeTest::storedLeavesAreReadOnce()
{
    const auto source = std::make_shared<MemorySource>(at::arange(20, at::kFloat).view({4, 5}), false);
    TensorDict td(Shape{4});
    td.set({"x"}, Leaf(source));
    const TensorDict row = td.at(Index{int64_t{2}});
    const TensorDict sum = pairwise(op("add"), row, Operand(1));
    QCOMPARE(source->elementsRead(), 5);
    QVERIFY(sum.leaf({"x"}).tensor().equal(at::arange(11, 16, at::kFloat)));
    QVERIFY(reduce(reductionOperator("sum"), td, {.over = {ReducedDims::Kind::Event}})
                .leaf({"x"})
                .tensor()
                .equal(at::tensor({10.0F, 35.0F, 60.0F, 85.0F})));
    QCOMPARE(source->elementsRead(), 25);
    QCOMPARE(source->elementsWritten(), 0);
}

void ComputeTest::castsShareWhatStays()
{
    const auto source = std::make_shared<MemorySource>(at::arange(3, at::kFloat), false);
    TensorDict td(Shape{3});
    td.set({"f"}, Leaf(source));
    td.set({"i"}, Leaf(at::arange(3, at::kLong)));
    const TensorDict cast = moved(td, std::nullopt, at::kFloat);
    QVERIFY(cast.leaf({"f"}).isSame(td.leaf({"f"})));
    QVERIFY(cast.leaf({"i"}).tensor().equal(at::arange(3, at::kFloat)));
    QCOMPARE(source->elementsRead(), 0);
    QVERIFY(moved(cast, at::kCPU).device() == at::Device(at::kCPU));
    const TensorDict there = moved(cast, at::kCPU);
    QVERIFY(moved(there, at::kCPU).isSame(there));
    QCOMPARE(toString(cast.batchSize()), "[3]");
    QVERIFY(commonDevice(td) == at::Device(at::kCPU));
    QVERIFY(!commonDevice(TensorDict(Shape{3})));
}

void ComputeTest::metaReadsNothing()
{
    const auto source = std::make_shared<MemorySource>(at::arange(20, at::kFloat).view({4, 5}), false);
    TensorDict td({4}, {"a"});
    td.set({"x"}, Leaf(source));
    const TensorDict meta = moved(td, at::kMeta);
    QCOMPARE(source->elementsRead(), 0);
    const TensorDict result = reduce(reductionOperator("sum"), pairwise(op("div"), meta, Operand(2)),
                                     {.over = {ReducedDims::Kind::Batch, {0}}});
    QCOMPARE(toString(result.leaf({"x"}).shape()), "[5]");
    QVERIFY(result.leaf({"x"}).device().is_meta());
    QVERIFY(throws(ErrorKind::RuntimeError, {}, [&] { static_cast<void>(pairwise(op("add"), meta, at::ones({3}))); }));
}

void ComputeTest::missingDevices()
{
    QVERIFY(deviceNamed("cpu").is_cpu());
    QVERIFY(deviceNamed("meta").is_meta());
    QVERIFY(throws(ErrorKind::ValueError, {}, [] { static_cast<void>(deviceNamed("nonsense")); }));
    QVERIFY(throws(ErrorKind::RuntimeError, {}, [] { static_cast<void>(deviceNamed("cuda:99")); }));
    QVERIFY(throws(ErrorKind::RuntimeError, {}, [] { static_cast<void>(deviceNamed("mps")); }));
    const std::vector<at::Device> devices = computeDevices();
    QVERIFY(devices.front().is_cpu());
    if (devices.size() == 1)
        QSKIP("No CUDA device here: moving to one was not tried.");
    const TensorDict there = moved(computedTree(), devices[1]);
    QVERIFY(there.device() == devices[1]);
    QCOMPARE(printed(moved(pairwise(op("mul"), there, Operand(2)), at::kCPU)),
             printed(pairwise(op("mul"), computedTree(), Operand(2))));
}

void ComputeTest::tensorclassesStay()
{
    const TensorDict td = TensorDict::typed(computedTree(), "module.Sample");
    QCOMPARE(pointwise("exp", td).typeName(), "Sample");
    QCOMPARE(pairwise(op("add"), td, td).typeName(), "Sample");
    QCOMPARE(reduce(reductionOperator("sum"), td, {}).typeName(), "Sample");
    QCOMPARE(moved(td, std::nullopt, at::kDouble).typeName(), "Sample");
    const TensorDict stack = TensorDict::lazyStack({td, td}, 0);
    QCOMPARE(pointwise("exp", stack).members().front().typeName(), "Sample");
}

void ComputeTest::extremesOverSeveralDims()
{
    TensorDict td(Shape{2, 3});
    td.set({"x"}, Leaf(at::tensor({3.0F, 9.0F, 1.0F, 4.0F, 2.0F, 8.0F}).view({2, 3})));
    const ValuesAndIndices both = extremes("max", td, {1, 0}, true);
    QCOMPARE(toString(both.values.batchSize()), "[1, 1]");
    QCOMPARE(both.values.leaf({"x"}).tensor().item<float>(), 9.0F);
    QCOMPARE(both.indices.leaf({"x"}).tensor().item<int64_t>(), 1);
    const TensorDict product = reduce(reductionOperator("prod"), td, {.over = {ReducedDims::Kind::Batch, {0, 1}}});
    QCOMPARE(product.leaf({"x"}).tensor().item<float>(), 1728.0F);
}

void ComputeTest::gradientsOfOwnTensors()
{
    const auto source = std::make_shared<MemorySource>(at::ones({3}), true);
    TensorDict td(Shape{3});
    td.set({"own"}, Leaf(at::ones({3})));
    td.set({"stored"}, Leaf(source));
    DirectMutations mutations(td);
    setRequiresGradients(td, true, mutations);
    QVERIFY(requiresGradients(td));
    QVERIFY(td.leaf({"stored"}).tensor().requires_grad());
    QVERIFY(!requiresGradients(detached(td)));
    QVERIFY(detached(td).leaf({"own"}).tensor().is_alias_of(td.leaf({"own"}).tensor()));
    QVERIFY(!requiresGradients(pairwise(op("add"), td, Operand(1))));
    QVERIFY(!gradients(td));
    td.leaf({"own"}).tensor().mutable_grad() = at::full({3}, 2.0F);
    QVERIFY(gradients(td)->leaf({"own"}).tensor().equal(at::full({3}, 2.0F)));
    QCOMPARE(gradients(td)->count(), 1U);
    clearGradients(td, false);
    QVERIFY(gradients(td)->leaf({"own"}).tensor().equal(at::zeros({3})));
    clearGradients(td, true);
    QVERIFY(!gradients(td));
    setRequiresGradients(td, false, mutations);
    QVERIFY(!requiresGradients(td));
}

void ComputeTest::resultsLargerThanMemoryAreRefused()
{
    TensorDict td(Shape{1LL << 40});
    td.set({"x"}, Leaf(at::zeros({1}).expand({1LL << 40})));
    QVERIFY(throws(ErrorKind::MemoryError, {"x"}, [&] { static_cast<void>(pairwise(op("add"), td, Operand(1))); }));
}

void ComputeTest::scratchTensors()
{
    const at::Tensor inMemory = emptyScratch({10, 10}, at::kFloat), inFile = emptyScratch({10, 10}, at::kFloat, 100);
    for (const at::Tensor& tensor : {inMemory, inFile}) {
        tensor.fill_(2);
        QVERIFY(tensor.is_contiguous());
        QVERIFY(tensor.mul(2).equal(at::full({10, 10}, 4.0F)));
    }
    QVERIFY(emptyScratch({0, 5}, at::kFloat, 0).numel() == 0);
    QVERIFY(throws(ErrorKind::MemoryError, {}, [] { static_cast<void>(emptyScratch({1LL << 50}, at::kFloat)); }));
    qputenv("TMPDIR", "/no such folder");
    QVERIFY(throws(ErrorKind::OSError, {}, [] { static_cast<void>(emptyScratch({10}, at::kFloat, 0)); }));
    qunsetenv("TMPDIR");
}

namespace {

/// A leaf of equal elements that exceeds the memory limit.
std::shared_ptr<MemorySource> largeSource()
{
    return std::make_shared<MemorySource>(at::full({1, 1}, 3, at::kByte).expand({300, 1 << 20}), false);
}

}  // namespace

void ComputeTest::largeLeavesAreComputedInBlocks()
{
    const auto source = largeSource();
    TensorDict td(Shape{300});
    td.set({"x"}, Leaf(source));
    const at::Tensor rows = at::arange(300, at::kByte);
    const at::Tensor sum = pairwise(op("add"), td, rows).leaf({"x"}).tensor();
    QVERIFY(source->mostElementsRead() <= 16 << 20);
    QCOMPARE(source->elementsRead(), 300 << 20);
    QVERIFY(sum.select(1, 77).equal(rows.add(3)));
    QCOMPARE(sum.select(0, 200).sum().item<int64_t>(), 203LL << 20);
    const at::Tensor square = pairwise(op("mul"), td, td).leaf({"x"}).tensor();
    QVERIFY(source->mostElementsRead() <= 16 << 20);
    QVERIFY(square.select(0, 299).eq(9).all().item<bool>());
}

void ComputeTest::largeLeavesAreReducedInBlocks_data()
{
    QTest::addColumn<Computation>("reduction");
    QTest::addColumn<bool>("alongRows");
    QTest::addColumn<DType>("dtype");
    const auto row = [](const char* name, bool alongRows, Computation reduction, DType dtype = at::kDouble) {
        QTest::newRow(name) << std::move(reduction) << alongRows << dtype;
    };
    const auto along = [](const char* name) -> Computation {
        return [name](const TensorDict& td) {
            return reduce(reductionOperator(name), td, {.over = {ReducedDims::Kind::Batch, {0}}, .correction = 0});
        };
    };
    const auto ofAll = [](const char* name) -> Computation {
        return [name](const TensorDict& td) { return reduce(reductionOperator(name), td, {.correction = 0}); };
    };
    row("largest along rows", true, along("amax"));
    row("nanmean along rows", true, along("nanmean"));
    row("product along rows", true, along("prod"));
    row("std along rows", true, along("std"));
    row("sum along rows", true, along("sum"));
    row("logsumexp along rows", true, [](const TensorDict& td) { return logSumExp(td, std::vector<int64_t>{0}, false); });
    row("smallest of all", false, ofAll("amin"));
    row("mean of all", false, ofAll("mean"));
    row("variance of all", false, ofAll("var"));
    row("std of all complex numbers", false, ofAll("std"), at::kComplexFloat);
    row("event dims", false,
        [](const TensorDict& td) { return reduce(reductionOperator("mean"), td, {.over = {ReducedDims::Kind::Event}}); });
    row("two leaves together", true, [](const TensorDict& td) {
        TensorDict both = td.shallowCopy();
        both.set({"y"}, td.leaf({"x"}));
        return wrapped(reduceTogether(reductionOperator("mean"), both, {.over = {ReducedDims::Kind::Batch, {0}}}));
    });
    row("all leaves together", false,
        [](const TensorDict& td) { return wrapped(reduceTogether(reductionOperator("std"), td, {.correction = 0})); });
    row("largest and where", true, [](const TensorDict& td) { return extremes("max", td, {0}, false).indices; }, at::kFloat);
}

/// The reduction of equal columns equals that of a few of them.
void ComputeTest::largeLeavesAreReducedInBlocks()
{
    QFETCH(Computation, reduction);
    QFETCH(bool, alongRows);
    QFETCH(DType, dtype);
    const int64_t rows = mostBytesInMemory() / itemSize(dtype) / (1 << 20) + 2;
    at::Tensor column = at::linspace(0.5, 1.5, rows).view({rows, 1});
    if (QByteArray(QTest::currentDataTag()).startsWith("nan"))
        column[7].fill_(std::numeric_limits<double>::quiet_NaN());
    if (c10::isComplexType(dtype))
        column = at::complex(column, column.flip(0));
    column = column.to(dtype);
    const auto source = std::make_shared<MemorySource>(column.expand({rows, 1 << 20}), false);
    TensorDict large({rows}), small({rows});
    large.set({"x"}, Leaf(source));
    small.set({"x"}, Leaf(column.expand({rows, 4}).contiguous()));
    const auto resultOf = [&](const TensorDict& td) { return std::get<Leaf>(reduction(td).entryAt(0)).tensor(); };
    const at::Tensor result = resultOf(large), expected = resultOf(small);
    QVERIFY(source->mostElementsRead() * itemSize(dtype) <= 64 << 20);
    QCOMPARE(source->elementsRead() % (rows << 20), 0);
    QCOMPARE(result.dim(), expected.dim());
    QCOMPARE(result.scalar_type(), expected.scalar_type());
    QVERIFY((alongRows ? result.narrow(0, 12345, 4) : result).allclose(expected));
}

void ComputeTest::whatIsLargeCanBeChosen()
{
    const int64_t rows = kLeastBytesInMemory / 4 / (1 << 20) + 2;
    const Leaf leaf(std::make_shared<MemorySource>(at::zeros({1}).expand({rows, 1 << 20}), false));
    QVERIFY(!isLarge(leaf));
    setMostBytesInMemory(kLeastBytesInMemory);
    const bool isLargeNow = isLarge(leaf);
    setMostBytesInMemory(kUsualBytesInMemory);
    QVERIFY(isLargeNow);
    QCOMPARE(mostBytesInMemory(), kUsualBytesInMemory);
}

void ComputeTest::largeLeavesAreTakenInLanes_data()
{
    QTest::addColumn<std::vector<int64_t>>("dims");
    QTest::addColumn<bool>("keepsDims");
    QTest::addColumn<LaneFunction>("function");
    using Tensors = std::vector<at::Tensor>;
    const auto row = [](const char* name, const std::vector<int64_t>& dims, bool keepsDims, LaneFunction function) {
        QTest::newRow(name) << dims << keepsDims << std::move(function);
    };
    row("a dim left out", {0}, false, [](const at::Tensor& x) { return Tensors{x.amax({0})}; });
    row("two dims", {0, 2}, false, [](const at::Tensor& x) { return Tensors{x.amax({0, 2}), x.amin({0, 2})}; });
    row("a new dim in front", {1}, false, [](const at::Tensor& x) { return Tensors{at::stack({x.amax({1}), x.amin({1})})}; });
    row("as many elements", {-1}, true, [](const at::Tensor& x) { return Tensors{x.flip(2)}; });
}

void ComputeTest::largeLeavesAreTakenInLanes()
{
    QFETCH(std::vector<int64_t>, dims);
    QFETCH(bool, keepsDims);
    QFETCH(LaneFunction, function);
    const at::Tensor stored = at::arange(64 * 70 * 256, at::kInt).remainder(251).to(at::kByte).view({64, 70, 256, 1});
    const auto source = std::make_shared<MemorySource>(stored.expand({64, 70, 256, 256}).flatten(2), false);
    const std::vector<at::Tensor> results = calledOnLanes(Leaf(source), dims, keepsDims, function);
    QVERIFY(source->mostElementsRead() <= 64 << 20);
    const std::vector<at::Tensor> expected = function(stored.expand({64, 70, 256, 256}).flatten(2));
    QCOMPARE(results.size(), expected.size());
    for (std::size_t i = 0; i < results.size(); ++i)
        QVERIFY(results[i].equal(expected[i]));
}

/// Lanes along the rows cross all chunks beside each other: those are unpacked once though the lanes are too many at once.
void ComputeTest::lanesUnpackChunksOnce()
{
    class Chunked final : public MemorySource {
    public:
        using MemorySource::MemorySource;
        [[nodiscard]] at::Tensor read(const std::vector<Range>& part) const override
        {
            int64_t chunks = 1;
            for (std::size_t dim = 0; dim < part.size(); ++dim) {
                const int64_t size = chunkShape()[dim];
                chunks *= (part[dim].start + part[dim].count - 1) / size - part[dim].start / size + 1;
            }
            unpacked += chunks * elementCount(chunkShape());
            return MemorySource::read(part);
        }
        [[nodiscard]] Shape chunkShape() const override { return {256, 128}; }
        mutable int64_t unpacked = 0;
    };
    const at::Tensor row = at::arange(512, at::kInt).remainder(251).to(at::kByte);
    const auto source = std::make_shared<Chunked>(row.expand({5 << 17, 512}), false);
    const std::vector<at::Tensor> results = calledOnLanes(Leaf(source), {0}, false,
                                                          [](const at::Tensor& x) { return std::vector<at::Tensor>{x.amax({0})}; });
    QVERIFY(results.front().equal(row));
    QCOMPARE(source->unpacked, int64_t{5 * 512} << 17);
}

void ComputeTest::largeLeavesAreSearched()
{
    at::Tensor column = at::zeros({70, 1});
    column[20] = 3;
    column[65] = 3;
    column[40] = -1;
    const auto source = std::make_shared<MemorySource>(column.expand({70, 1 << 20}), false);
    const auto first = [&](bool isLargest) { return extremePosition(Leaf(source), isLargest).item<int64_t>(); };
    QCOMPARE(first(true), int64_t{20} << 20);
    QCOMPARE(first(false), int64_t{40} << 20);
    const at::Tensor positions = nonzeroPositions(Leaf(source));
    QCOMPARE(positions.sizes().vec(), Shape({3 << 20, 2}));
    for (const auto& [place, row] : {std::pair(0, 20), std::pair(1 << 20, 40), std::pair(2 << 20, 65)})
        QVERIFY(positions.narrow(0, place, 1 << 20)
                    .equal(at::stack({at::full({1 << 20}, row, at::kLong), at::arange(1 << 20, at::kLong)}, 1)));
    column[50] = std::numeric_limits<double>::quiet_NaN();
    QCOMPARE(first(true), int64_t{50} << 20);
    QCOMPARE(first(false), int64_t{50} << 20);
    QVERIFY(source->mostElementsRead() * itemSize(at::kFloat) <= 16 << 20);
}

/// For each dtype that is sorted, in two halves that differ in their lowest bits or their sign.
void ComputeTest::largeLeavesHaveRanks()
{
    const auto ofLeaf = [](const at::Tensor& row, const RankRule& rule) {
        const auto source = std::make_shared<MemorySource>(row.view({-1, 1}).expand({row.numel(), 1 << 17}), false);
        const at::Tensor found = *elementOfRank(Leaf(source), rule);
        return std::pair(found, positionOf(Leaf(source), found) >> 17);
    };
    for (const DType dtype :
         {at::kByte, at::kChar, at::kShort, at::kInt, at::kLong, at::kHalf, at::kBFloat16, at::kFloat, at::kDouble}) {
        const at::Tensor row = at::arange(17, at::kLong).mul(7).remainder(17).sub(dtype == at::kByte ? 0 : 8).to(dtype);
        for (const int64_t rank : {0, 7, 8, 16}) {
            const auto [found, place] = ofLeaf(row, [&](int64_t, int64_t) { return (rank << 17) + 5; });
            QCOMPARE(found.scalar_type(), dtype);
            QVERIFY(found.equal(std::get<0>(row.sort())[rank]));
            QVERIFY(row[place].equal(found));
        }
    }
    const double nan = std::numeric_limits<double>::quiet_NaN(), infinity = std::numeric_limits<double>::infinity();
    const at::Tensor row = at::tensor({1.5, nan, -infinity, -0.25, 1e300, nan, infinity, 1.5000000000000002});
    int64_t counted = 0, missing = 0;
    const auto [third, at] = ofLeaf(row, [&](int64_t numbers, int64_t nans) {
        counted = numbers;
        missing = nans;
        return numbers / 2;
    });
    QCOMPARE(counted, int64_t{6} << 17);
    QCOMPARE(missing, int64_t{2} << 17);
    QCOMPARE(third.item<double>(), 1.5000000000000002);
    QCOMPARE(at, 7);
    const auto [none, first] = ofLeaf(row, [](int64_t, int64_t) { return -1; });
    QVERIFY(std::isnan(none.item<double>()));
    QCOMPARE(first, 1);
    QVERIFY(!elementOfRank(Leaf(at::zeros({3}, at::kBool)), [](int64_t, int64_t) { return 0; }));
}

void ComputeTest::quantilesOfTooMuchAreRefused()
{
    const auto source = std::make_shared<MemorySource>(at::zeros({1, 1}).expand({80, 1 << 20}), false);
    TensorDict td({80});
    td.set({"x"}, Leaf(source));
    QVERIFY(throws(ErrorKind::RuntimeError, {"x"}, [&] { static_cast<void>(quantile(td, {.q = at::scalar_tensor(0.5)})); }));
    QCOMPARE(source->elementsRead(), 0);
}

void ComputeTest::blocksAreCancelled()
{
    class Stop final : public Progress {
        bool isCancelled() const override { return true; }
    } stop;
    TensorDict td(Shape{300});
    td.set({"x"}, Leaf(largeSource()));
    const ProgressScope scope(stop);
    QVERIFY(throws(ErrorKind::Cancelled, {"x"}, [&] { static_cast<void>(reduce(reductionOperator("sum"), td, {})); }));
    QVERIFY(throws(ErrorKind::Cancelled, {"x"}, [&] { static_cast<void>(pairwise(op("add"), td, Operand(1))); }));
}

void ComputeTest::largeLeavesAreStagedInBlocks()
{
    class AcceptAll final : public WriteObserver {
        void writing(const std::shared_ptr<StagedSource>&, const Part&, const at::Tensor&, const at::Tensor&) override { }
    };
    const auto source = largeSource();
    const auto observer = std::make_shared<AcceptAll>();
    TensorDict td(Shape{300});
    td.set({"x"}, Leaf(std::make_shared<StagedSource>(KeyPath{"x"}, source, true, observer)));
    DirectMutations mutations(td);
    pairwiseInPlace(op("mul"), td, Operand(2), {}, mutations);
    pairwiseInPlace(op("add"), td, Operand(1), {}, mutations);
    QVERIFY(source->mostElementsRead() <= 16 << 20);
    QCOMPARE(source->elementsWritten(), 0);
    QVERIFY(td.leaf({"x"}).at(Index{int64_t{299}}).tensor().eq(7).all().item<bool>());
}

void ComputeTest::onEveryDevice()
{
    const auto source = std::make_shared<MemorySource>(at::arange(20, at::kFloat).view({4, 5}), false);
    TensorDict td({4}, {"a"});
    td.set({"n", "x"}, Leaf(source));
    QVERIFY(onComputeDevice(td, at::kCPU).isSame(td));
    const TensorDict meta = onComputeDevice(TensorDict::lazyStack({td, td}, 0), at::kMeta);
    QVERIFY(meta.device() == at::Device(at::kMeta));
    const TensorDict result = pairwise(op("mul"), meta.at(Index{Slice{}, int64_t{2}}), Operand(2));
    QCOMPARE(toString(result.leaf({"n", "x"}).shape()), "[2, 5]");
    QVERIFY(result.leaf({"n", "x"}).device().is_meta());
    QCOMPARE(source->elementsRead(), 0);
    for (const at::Device device : computeDevices()) {
        const TensorDict there = onComputeDevice(td, device);
        QVERIFY(there.leaf({"n", "x"}).device() == device);
        const int64_t before = source->elementsRead();
        const TensorDict row = pairwise(op("add"), there.at(Index{int64_t{1}}), Operand(1));
        QCOMPARE(source->elementsRead() - before, 5);
        QVERIFY(row.leaf({"n", "x"}).tensor().device() == device);
        // Written back to where it came from.
        DirectMutations mutations(there);
        pairwiseInPlace(op("add"), there, Operand(0), {}, mutations);
        QVERIFY(td.leaf({"n", "x"}).tensor().equal(at::arange(20, at::kFloat).view({4, 5})));
    }
}

void ComputeTest::changesOnAnotherDevice()
{
    TensorDict td({4}, {"a"});
    td.set({"x"}, Leaf(at::arange(4, at::kFloat)));
    td.set({"n", "y"}, Leaf(at::zeros({4, 2})));
    const TensorDict view = onComputeDevice(td, at::kMeta);
    DirectMutations direct(td);
    DeviceMutations mutations(td, view, at::kMeta, direct);
    mutations.apply(Set{{"n", "z"}, Leaf(at::ones({4, 3}))});
    mutations.apply(Rename{{"x"}, {"w"}});
    mutations.apply(Erase{{"n", "y"}});
    mutations.apply(SetNames{{}, {"b"}});
    mutations.apply(SetBatchSize{{"n"}, {4, 3}});
    mutations.apply(SetLocked{{}, true});
    for (const TensorDict& each : {td, view}) {
        QCOMPARE(each.keys(), (std::vector<Key>{"n", "w"}));
        QCOMPARE(each.child({"n"}).keys(), std::vector<Key>{"z"});
        QCOMPARE(toString(each.child({"n"}).batchSize()), "[4, 3]");
        QCOMPARE(toString(each.names()), "['b']");
        QVERIFY(each.isLocked());
    }
    QVERIFY(view.leaf({"n", "z"}).device().is_meta());
    QVERIFY(td.leaf({"n", "z"}).device().is_cpu());
}

TENSORDESK_SUITE(ComputeTest);
#include "tst_compute.moc"
