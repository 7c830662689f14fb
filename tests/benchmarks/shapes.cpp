// SPDX-License-Identifier: GPL-3.0-or-later
// Shape operations on 1,000 small leaves in memory: the other side of these rows is in compare.py. What-if has none.
#include "model/analysis/compare/comparison.h"
#include "model/expression/diagnosis/diagnosis.h"
#include "model/operations/combine/stack.h"
#include "model/operations/keys/keytree.h"
#include "model/operations/shape/permute.h"
#include "model/operations/shape/reshape.h"
#include "tests/benchmarks/smallleaves.h"

#include <ATen/core/Tensor.h>
#include <benchmark/benchmark.h>

#include <string>

using namespace tensordesk;

namespace {

void visitAll(const TensorDict& td)
{
    for (std::size_t position = 0; position < td.count(); ++position) {
        benchmark::DoNotOptimize(std::get<Leaf>(td.entryAt(position)).tensor());
    }
}

void reshapeLeaves(benchmark::State& state)
{
    const TensorDict td = smallLeaves();
    for (auto _ : state) {
        benchmark::DoNotOptimize(reshape(td, {-1}));
    }
}
BENCHMARK(reshapeLeaves)->Name("reshape")->Unit(benchmark::kMicrosecond);

void reshapeAndVisit(benchmark::State& state)
{
    const TensorDict td = smallLeaves();
    for (auto _ : state) {
        visitAll(reshape(td, {-1}));
    }
}
BENCHMARK(reshapeAndVisit)->Name("reshape and visit")->Unit(benchmark::kMicrosecond);

void permuteAndVisit(benchmark::State& state)
{
    const TensorDict td = smallLeaves();
    for (auto _ : state) {
        visitAll(permute(td, {1, 0}));
    }
}
BENCHMARK(permuteAndVisit)->Name("permute and visit")->Unit(benchmark::kMicrosecond);

void indexAndVisit(benchmark::State& state)
{
    const TensorDict td = smallLeaves();
    for (auto _ : state) {
        visitAll(td.at(Index{Slice{}, int64_t{3}}));
    }
}
BENCHMARK(indexAndVisit)->Name("index and visit")->Unit(benchmark::kMicrosecond);

void flattenKeysAndVisit(benchmark::State& state)
{
    TensorDict td({16, 8});
    for (int leaf = 0; leaf < 1000; ++leaf) {
        td.set({"level_" + std::to_string(leaf / 100), "leaf_" + std::to_string(leaf % 100)}, Leaf(at::rand({16, 8, 4})));
    }
    for (auto _ : state) {
        visitAll(flattenKeys(td));
    }
}
BENCHMARK(flattenKeysAndVisit)->Name("flatten keys and visit")->Unit(benchmark::kMicrosecond);

void stackTwo(benchmark::State& state)
{
    const TensorDict td = smallLeaves();
    for (auto _ : state) {
        visitAll(stack({td, td}, 0));
    }
}
BENCHMARK(stackTwo)->Name("stack")->Unit(benchmark::kMicrosecond);

/// The work of the shape debugger at a key press: the shapes of all keys, before and after.
void whatIf(benchmark::State& state)
{
    TensorDict td({4, 8});
    for (int64_t leaf = 0; leaf < state.range(0); ++leaf) {
        td.set({"group" + std::to_string(leaf / 50), "leaf" + std::to_string(leaf % 50)}, Leaf(at::rand({4, 8, 3})));
    }
    for (auto _ : state) {
        const Value value = evaluateShapes("td[:, 2:].reshape(-1)", Scope{{"td", td}});
        benchmark::DoNotOptimize(compareTrees(td, *value.as<TensorDict>()));
    }
}
BENCHMARK(whatIf)->Name("what-if")->Arg(1000)->Arg(10000)->Unit(benchmark::kMillisecond);

/// The same of an expression that fails at the last of its keys.
void whyNot(benchmark::State& state)
{
    TensorDict td({4, 8});
    for (int64_t leaf = 0; leaf < state.range(0); ++leaf) {
        td.set({"group" + std::to_string(leaf / 50), "leaf" + std::to_string(leaf % 50)}, Leaf(at::rand({4, 8, 3})));
    }
    td.set({"last"}, Leaf(at::rand({4, 8})));
    const Scope shapes = withoutElements(Scope{{"td", td}});
    for (auto _ : state) {
        benchmark::DoNotOptimize(diagnose("torch.stack([td, td.exclude(\"last\")])", shapes));
    }
}
BENCHMARK(whyNot)->Name("why not")->Arg(1000)->Arg(10000)->Unit(benchmark::kMillisecond);

/// A key of a lazy stack of 2,000 members.
void getOfStack(benchmark::State& state)
{
    std::vector<TensorDict> members;
    for (int i = 0; i < 2000; ++i) {
        TensorDict member({4});
        member.set({"x"}, Leaf(at::rand({4, 3})));
        members.push_back(std::move(member));
    }
    const TensorDict td = TensorDict::lazyStack(std::move(members), 0);
    for (auto _ : state) {
        benchmark::DoNotOptimize(td.leaf({"x"}).tensor());
    }
}
BENCHMARK(getOfStack)->Name("lazy get")->Unit(benchmark::kMicrosecond);

}  // namespace
