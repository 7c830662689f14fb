// SPDX-License-Identifier: GPL-3.0-or-later
// Shape operations on 1,000 small leaves in memory: the other side of these rows is in compare.py.
#include "operations/permute.h"
#include "operations/reshape.h"
#include "operations/stack.h"
#include "smallleaves.h"

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

void stackTwo(benchmark::State& state)
{
    const TensorDict td = smallLeaves();
    for (auto _ : state) {
        visitAll(stack({td, td}, 0));
    }
}
BENCHMARK(stackTwo)->Name("stack")->Unit(benchmark::kMicrosecond);

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
