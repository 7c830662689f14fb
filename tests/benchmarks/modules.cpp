// SPDX-License-Identifier: GPL-3.0-or-later
// Modules over rollouts, and keys that expressions define: the other side of these rows is in compare.py.
#include "model/expression/derived/derivedkeys.h"
#include "model/expression/syntax/expression.h"
#include "model/storage/storage.h"

#include <ATen/ops/rand.h>
#include <benchmark/benchmark.h>

#include <cstdlib>
#include <string>

#include <fcntl.h>
#include <unistd.h>

using namespace tensordesk;

namespace {

/// The elements in memory of their own: a stored part is a view of its file until someone looks.
at::Tensor shown(const Leaf& part)
{
    const at::Tensor elements = part.tensor();
    const auto source = part.source();
    return source && source->isMapped() ? elements.clone() : elements;
}

/// An MLP 64-64 over 10^6 rows in memory.
void callNetwork(benchmark::State& state)
{
    TensorDict td({1'000'000});
    td.set({"x"}, Leaf(at::rand({1'000'000, 16})));
    const Scope scope{{"td", td}};
    const auto call = [&] {
        benchmark::DoNotOptimize(evaluate("MLP(in_features=16, out_features=1, num_cells=[64, 64])(td['x'])", scope));
    };
    call();  // the first one starts threads, which the other side's median leaves out
    for (auto _ : state)
        call();
}
BENCHMARK(callNetwork)->Name("call network")->Unit(benchmark::kMillisecond)->UseRealTime()->MinTime(1.5);

/// The visible part of a rollout of 102 GB after scrolling: 60 steps of an environment, 3 MB.
void readVisiblePart(benchmark::State& state, const std::string& derived)
{
    const auto storage = openStorage(std::string(std::getenv("TENSORDESK_BENCHMARK_DATA")) + "/sparse");
    const TensorDict td = storage->root();
    if (!derived.empty())
        DerivedKeys("shown = " + derived).addTo(td);
    const Leaf leaf = td.leaf({derived.empty() ? "hidden" : "shown"});
    int64_t row = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(shown(leaf.at(Index{row, Slice{100, 160, {}}})));
        row = (row + 37) % 1000;
    }
}
BENCHMARK_CAPTURE(readVisiblePart, stored, "")->Name("read part")->Unit(benchmark::kMicrosecond)->UseRealTime();
BENCHMARK_CAPTURE(readVisiblePart, derived, "td['hidden'] * 2 - 1")
    ->Name("read derived part")
    ->Unit(benchmark::kMicrosecond)
    ->UseRealTime();

/// The pages of a file are gone from memory, and it is read from the disk.
void forget(const std::string& path)
{
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    ::posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED);
    ::close(file);
}

/// As many bytes of a rollout that lies on the disk: 160 steps of an environment.
void readColdPart(benchmark::State& state, const std::string& derived)
{
    const std::string folder = std::string(std::getenv("TENSORDESK_BENCHMARK_DATA")) + "/rollout";
    int64_t row = 0;
    for (auto _ : state) {
        state.PauseTiming();
        forget(folder + "/hidden.memmap");
        {
            const auto storage = openStorage(folder);
            const TensorDict td = storage->root();
            if (!derived.empty())
                DerivedKeys("shown = " + derived).addTo(td);
            const Leaf leaf = td.leaf({derived.empty() ? "hidden" : "shown"});
            state.ResumeTiming();
            benchmark::DoNotOptimize(shown(leaf.at(Index{row, Slice{100, 260, {}}})));
            state.PauseTiming();
        }
        row = (row + 5) % 16;
        state.ResumeTiming();
    }
}
BENCHMARK_CAPTURE(readColdPart, stored, "")->Name("read cold part")->Unit(benchmark::kMicrosecond)->UseRealTime()->Iterations(60);
BENCHMARK_CAPTURE(readColdPart, derived, "td['hidden'] * 2 - 1")
    ->Name("read derived cold part")
    ->Unit(benchmark::kMicrosecond)
    ->UseRealTime()
    ->Iterations(60);

}  // namespace
