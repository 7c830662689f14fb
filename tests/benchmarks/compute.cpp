// SPDX-License-Identifier: GPL-3.0-or-later
// Computing on 1,000 small leaves in memory: the other side of these rows is in compare.py.
#include "model/operations/compute/pairwise.h"
#include "model/operations/compute/pointwise.h"
#include "model/operations/reduce/reduce.h"
#include "tests/benchmarks/smallleaves.h"

#include <benchmark/benchmark.h>

using namespace tensordesk;

namespace {

template <typename Function>
void onSmallLeaves(benchmark::State& state, Function function)
{
    const TensorDict td = smallLeaves();
    for (auto _ : state) {
        benchmark::DoNotOptimize(function(td));
    }
}

void addOne(benchmark::State& state)
{
    onSmallLeaves(state, [](const TensorDict& td) { return pairwise(pairwiseOperator("add"), td, Operand(1)); });
}
BENCHMARK(addOne)->Name("add one")->Unit(benchmark::kMillisecond)->UseRealTime();

void multiply(benchmark::State& state)
{
    onSmallLeaves(state, [](const TensorDict& td) { return pairwise(pairwiseOperator("mul"), td, td); });
}
BENCHMARK(multiply)->Name("multiply")->Unit(benchmark::kMillisecond)->UseRealTime();

void exponential(benchmark::State& state)
{
    onSmallLeaves(state, [](const TensorDict& td) { return pointwise("exp", td); });
}
BENCHMARK(exponential)->Name("exponential")->Unit(benchmark::kMillisecond)->UseRealTime();

void meanOverBatch(benchmark::State& state)
{
    onSmallLeaves(state, [](const TensorDict& td) {
        return reduce(reductionOperator("mean"), td, {.over = {ReducedDims::Kind::Batch, {0}}});
    });
}
BENCHMARK(meanOverBatch)->Name("mean over batch")->Unit(benchmark::kMillisecond)->UseRealTime();

void addOneInPlace(benchmark::State& state)
{
    onSmallLeaves(state, [](const TensorDict& td) {
        DirectMutations mutations(td);
        pairwiseInPlace(pairwiseOperator("add"), td, Operand(1), {}, mutations);
        return td;
    });
}
BENCHMARK(addOneInPlace)->Name("add one in place")->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
