// SPDX-License-Identifier: GPL-3.0-or-later
// The model layer's side of compare.py, on data that data.py wrote into $TENSORDESK_BENCHMARK_DATA.
#include "model/analysis/compare/comparison.h"
#include "model/analysis/values/summary.h"
#include "model/layouts/laidoutstorage.h"
#include "model/operations/rollouts/episodetable.h"
#include "model/storage/storage.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/tree/tensordict.h"

#include <ATen/Context.h>
#include <ATen/Parallel.h>
#include <ATen/TensorOperators.h>
#include <ATen/core/Tensor.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/randn.h>
#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <limits>
#include <stdexcept>
#include <string>
#include <unistd.h>
#include <vector>

using namespace tensordesk;

namespace {

/// A file or folder of the benchmarks' data.
std::string data(const std::string& name)
{
    const char* folder = std::getenv("TENSORDESK_BENCHMARK_DATA");
    if (folder == nullptr) {
        throw std::runtime_error("TENSORDESK_BENCHMARK_DATA is not set: start compare.py instead");
    }
    return std::string(folder) + "/" + name;
}

/// `[:, ::2]`: every other step of all environments.
Index everyOtherStep()
{
    return {Slice{}, Slice{{}, {}, 2}};
}

/// 10^7 steps in memory, an episode some 1,000.
void findEpisodesOfSteps(benchmark::State& state)
{
    TensorDict td({10'000'000});
    td.set({"next", "done"}, Leaf(at::randn({10'000'000, 1}).gt(3.09)));
    const EpisodeRule rule = episodeRuleOf(td);
    for (auto _ : state) {
        benchmark::DoNotOptimize(findEpisodes(td, rule).episodes.size());
    }
}
BENCHMARK(findEpisodesOfSteps)->Name("episodes of 10M steps")->Unit(benchmark::kMillisecond);

void openFolder(benchmark::State& state)
{
    const std::string path = data("leaves");
    for (auto _ : state) {
        const auto storage = openStorage(path);
        benchmark::DoNotOptimize(storage->root().count());
    }
}
BENCHMARK(openFolder)->Name("open")->Unit(benchmark::kMillisecond);

void openLargeFolder(benchmark::State& state)
{
    const std::string path = data("leaves-10k");
    for (auto _ : state) {
        const auto storage = openStorage(path);
        benchmark::DoNotOptimize(storage->root().count());
    }
}
BENCHMARK(openLargeFolder)->Name("open 10k")->Unit(benchmark::kMillisecond);

void openStack(benchmark::State& state)
{
    const std::string path = data("stack-10k");
    for (auto _ : state) {
        const auto storage = openStorage(path);
        benchmark::DoNotOptimize(storage->root().keys());
    }
}
BENCHMARK(openStack)->Name("open stack")->Unit(benchmark::kMillisecond);

void openEpisodes(benchmark::State& state)
{
    const std::string path = data("episodes.h5");
    for (auto _ : state) {
        const auto storage = openLaidOut(path);
        benchmark::DoNotOptimize(storage->root().batchSize());
    }
}
BENCHMARK(openEpisodes)->Name("open episodes")->Unit(benchmark::kMillisecond);

/// Opening episodes by their layout or as stored, and looking at every leaf's shape and dtype.
void openAndListEpisodes(benchmark::State& state, bool isLaidOut)
{
    const std::string path = data("episodes.h5");
    for (auto _ : state) {
        const auto storage = isLaidOut ? openLaidOut(path) : openStorage(path);
        benchmark::DoNotOptimize(totalBytes(storage->root()));
    }
}
BENCHMARK_CAPTURE(openAndListEpisodes, layout, true)->Name("open and list episodes/layout")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(openAndListEpisodes, stored, false)->Name("open and list episodes/stored")->Unit(benchmark::kMillisecond);

void openCheckpoint(benchmark::State& state, const char* name)
{
    const std::string path = data(name);
    for (auto _ : state) {
        const auto storage = openStorage(path);
        benchmark::DoNotOptimize(storage->root().count());
    }
}
BENCHMARK_CAPTURE(openCheckpoint, large, "checkpoint.pt")->Name("open checkpoint/large")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(openCheckpoint, many, "checkpoint-10k.pt")->Name("open checkpoint/many")->Unit(benchmark::kMillisecond);

/// Reads one frame after another, as a film does.
void readFrames(benchmark::State& state, const char* file, const char* key)
{
    const auto storage = openStorage(data(file));
    const Leaf leaf = storage->root().leaf({key});
    int64_t frame = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(leaf.at(Index{frame++ % leaf.shape().front()}).tensor());
    }
}
BENCHMARK_CAPTURE(readFrames, jpeg, "frames.h5", "jpeg")->Name("read frame/jpeg")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(readFrames, gzip, "frames.h5", "gzip")->Name("read frame/gzip")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(readFrames, zstd, "frames.zarr", "zstd")->Name("read frame/zstd")->Unit(benchmark::kMillisecond);

BENCHMARK_CAPTURE(readFrames, video, "frames.mp4", "pixels")->Name("read frame/video")->Unit(benchmark::kMillisecond);

/// Reads frames of a video in an order that jumps about in it.
void readAnyFrame(benchmark::State& state)
{
    const auto storage = openStorage(data("frames.mp4"));
    const Leaf leaf = storage->root().leaf({"pixels"});
    constexpr int64_t jump = 83;  // shares no factor with the number of frames
    int64_t frame = 0;
    for (auto _ : state) {
        frame = (frame + jump) % leaf.shape().front();
        benchmark::DoNotOptimize(leaf.at(Index{frame}).tensor());
    }
}
BENCHMARK(readAnyFrame)->Name("read any frame/video")->Unit(benchmark::kMillisecond);

/// Opening, and looking at every leaf's shape and dtype as a tree view does when scrolled through.
void openAndListFolder(benchmark::State& state)
{
    const std::string path = data("leaves");
    for (auto _ : state) {
        const auto storage = openStorage(path);
        benchmark::DoNotOptimize(totalBytes(storage->root()));
    }
}
BENCHMARK(openAndListFolder)->Name("open and list")->Unit(benchmark::kMillisecond);

void indexFolder(benchmark::State& state)
{
    const auto storage = openStorage(data("leaves"));
    const TensorDict td = storage->root();
    for (auto _ : state) {
        benchmark::DoNotOptimize(td.at(Index{Slice{}, int64_t{3}}));
    }
}
BENCHMARK(indexFolder)->Name("index")->Unit(benchmark::kMicrosecond);

/// Indexes, then reads one tensor of each leaf: the deferred work.
void indexAndReadFolder(benchmark::State& state)
{
    const auto storage = openStorage(data("leaves"));
    const TensorDict td = storage->root();
    for (auto _ : state) {
        const TensorDict column = td.at(Index{Slice{}, int64_t{3}});
        for (std::size_t position = 0; position < column.count(); ++position) {
            benchmark::DoNotOptimize(std::get<Leaf>(column.entryAt(position)).tensor());
        }
    }
}
BENCHMARK(indexAndReadFolder)->Name("index and read")->Unit(benchmark::kMillisecond);

void exportHalf(benchmark::State& state, const char* compression)
{
    const auto storage = openStorage(data("rollout"));
    const std::string target = data("ours.h5");
    for (auto _ : state) {
        writeTensorDict(storage->root().at(everyOtherStep()), target, {.compression = compression}, Progress::none());
        state.PauseTiming();
        std::filesystem::remove(target);
        state.ResumeTiming();
    }
}
// Several times: a virtual machine may have to fetch fresh memory from its host for the first file.
BENCHMARK_CAPTURE(exportHalf, plain, "")->Name("export")->Unit(benchmark::kMillisecond)->Iterations(5)->UseRealTime();
BENCHMARK_CAPTURE(exportHalf, packed, "gzip:4")->Name("export packed")->Unit(benchmark::kMillisecond)->Iterations(1)->UseRealTime();

/// Hands the bytes that exportHalf() writes, gathered in memory beforehand, to the system.
void plainWrite(benchmark::State& state)
{
    const auto storage = openStorage(data("rollout"));
    std::vector<at::Tensor> tensors;
    forEachEntry(storage->root().at(everyOtherStep()), [&](const KeyPath&, const Entry& entry) {
        if (const Leaf* leaf = std::get_if<Leaf>(&entry)) {
            tensors.push_back(leaf->tensor().contiguous());
        }
    });
    const std::string target = data("plain.bin");
    for (auto _ : state) {
        const int file = ::open(target.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0644);
        for (const at::Tensor& tensor : tensors) {
            const char* from = static_cast<const char*>(tensor.const_data_ptr());
            for (auto left = static_cast<ssize_t>(tensor.nbytes()); left > 0;) {
                const ssize_t written = ::write(file, from, std::min<ssize_t>(left, ssize_t{4} << 20));
                if (written <= 0) {
                    throw std::runtime_error("cannot write " + target);
                }
                from += written;
                left -= written;
            }
        }
        ::close(file);
        state.PauseTiming();
        std::filesystem::remove(target);
        state.ResumeTiming();
    }
}
BENCHMARK(plainWrite)->Name("plain write")->Unit(benchmark::kMillisecond)->Iterations(5)->UseRealTime();

/// Two rollouts of 1 GB that are alike but for a few elements.
void compareAlike(benchmark::State& state)
{
    const auto left = openStorage(data("rollout")), right = openStorage(data("rollout-edited"));
    for (auto _ : state) {
        Comparison comparison = compareTrees(left->root(), right->root());
        compareValues(comparison, {});
        benchmark::DoNotOptimize(comparison.differingCount());
    }
}
BENCHMARK(compareAlike)->Name("compare alike")->Unit(benchmark::kMillisecond)->UseRealTime();

/// The two halves of a rollout of 1 GB, of which all elements differ.
void compareUnlike(benchmark::State& state)
{
    const auto rollout = openStorage(data("rollout"));
    const TensorDict next = rollout->root().child({"next"});
    std::vector<KeyPath> keys;
    for (const Key& key : next.keys()) {
        keys.push_back({key});
    }
    const TensorDict now = rollout->root().select(keys);
    for (auto _ : state) {
        Comparison comparison = compareTrees(now, next);
        compareValues(comparison, {});
        benchmark::DoNotOptimize(comparison.differingCount());
    }
}
BENCHMARK(compareUnlike)->Name("compare unlike")->Unit(benchmark::kMillisecond)->UseRealTime();

/// Reads as many bytes as compareAlike(), or half of them, on as many threads.
void readMemory(benchmark::State& state)
{
    const at::Tensor memory = at::ones({int64_t{1} << 27}, at::kLong);  // 1 GiB
    const auto* words = memory.const_data_ptr<int64_t>();
    for (auto _ : state) {
        for (int64_t gigabyte = 0; gigabyte < state.range(0); ++gigabyte) {
            at::parallel_for(0, int64_t{1'011'000'000} / 8, 1 << 16, [&](int64_t begin, int64_t end) {
                constexpr int64_t kLanes = 64;
                int64_t sums[kLanes] = {};
                for (; begin + kLanes <= end; begin += kLanes) {
                    for (int64_t lane = 0; lane < kLanes; ++lane) {
                        sums[lane] += words[begin + lane];
                    }
                }
                benchmark::DoNotOptimize(sums);
            });
        }
    }
}
BENCHMARK(readMemory)->Name("read memory")->Arg(2)->Arg(1)->Unit(benchmark::kMillisecond)->UseRealTime();

/// 64 MiB of float32 with a few NaN, Inf and zeros.
at::Tensor longLeaf()
{
    at::manual_seed(0);
    at::Tensor tensor = at::randn({16, 1 << 20});
    tensor.select(1, 7).fill_(0);
    tensor.select(1, 8).fill_(std::numeric_limits<float>::infinity());
    tensor.select(1, 9).fill_(std::numeric_limits<float>::quiet_NaN());
    return tensor;
}

void fusedSummary(benchmark::State& state)
{
    const Leaf leaf(longLeaf());
    for (auto _ : state) {
        benchmark::DoNotOptimize(summarize(leaf));
    }
}
BENCHMARK(fusedSummary)->Name("summary")->Unit(benchmark::kMillisecond)->UseRealTime();

/// The seven statistics as separate expressions.
void sevenCalls(benchmark::State& state)
{
    const at::Tensor tensor = longLeaf();
    for (auto _ : state) {
        benchmark::DoNotOptimize(tensor.min().item<float>());
        benchmark::DoNotOptimize(tensor.max().item<float>());
        benchmark::DoNotOptimize(tensor.mean().item<float>());
        benchmark::DoNotOptimize(tensor.std().item<float>());
        benchmark::DoNotOptimize(tensor.isnan().sum().item<int64_t>());
        benchmark::DoNotOptimize(tensor.isinf().sum().item<int64_t>());
        benchmark::DoNotOptimize((tensor == 0).sum().item<int64_t>());
    }
}
BENCHMARK(sevenCalls)->Name("seven calls")->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace

int main(int argc, char** argv)
{
    prepareMemory();
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
