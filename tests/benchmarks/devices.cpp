// SPDX-License-Identifier: GPL-3.0-or-later
// How much faster devices compute than the processor, on tensordicts that lie there already: those given, such as
// cuda:0, or all that LibTorch finds here.
#include "model/operations/devices/devices.h"
#include "model/operations/compute/aten.h"
#include "model/operations/compute/leafwise.h"
#include "model/operations/compute/pairwise.h"
#include "model/operations/compute/pointwise.h"
#include "model/operations/reduce/reduce.h"

#include <ATen/Context.h>
#include <ATen/core/Tensor.h>
#include <ATen/ops/randn.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>
#include <iterator>
#include <vector>

using namespace tensordesk;

namespace {

/// A rollout of 1 GiB: eight leaves of 128 MiB.
TensorDict rollout()
{
    TensorDict td({64, 1024});
    at::manual_seed(0);
    for (int i = 0; i < 8; ++i) {
        td.set({"leaf " + std::to_string(i)}, Leaf(at::randn({64, 1024, 512})));
    }
    return td;
}

struct Row {
    const char* name;
    std::function<void(const TensorDict&)> run;
};

std::vector<Row> rows()
{
    return {
        {"reduce: td.mean(0)",
         [](const TensorDict& td) {
             static_cast<void>(reduce(reductionOperator("mean"), td, {.over = {ReducedDims::Kind::Batch, {0}}}));
         }},
        {"reduce: td.std()", [](const TensorDict& td) { static_cast<void>(reduce(reductionOperator("std"), td, {})); }},
        {"histogram: 256 bins of each leaf",
         [](const TensorDict& td) {
             forEachLeaf(td, true, [](const KeyPath&, const Leaf& leaf) {
                 static_cast<void>(callAten("aten::histc", "", {leaf.tensor(), int64_t{256}, -4.0, 4.0}));
             });
         }},
        {"elementwise: td * td", [](const TensorDict& td) { static_cast<void>(pairwise(pairwiseOperator("mul"), td, td)); }},
        {"elementwise: td.exp()", [](const TensorDict& td) { static_cast<void>(pointwise("exp", td)); }},
    };
}

/// Median seconds of one run, over at least five of them.
double seconds(const Row& row, const TensorDict& td, at::Device device)
{
    row.run(td);
    std::vector<double> times;
    for (double sum = 0; times.size() < 5 || (sum < 1 && times.size() < 100); sum += times.back()) {
        waitFor(device);
        const auto begin = std::chrono::steady_clock::now();
        row.run(td);
        waitFor(device);
        times.push_back(std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
    }
    std::nth_element(times.begin(), times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2), times.end());
    return times[times.size() / 2];
}

/// Returns the devices given as arguments, or all except the CPU.
std::vector<at::Device> devicesToMeasure(int count, char** names)
{
    if (count > 1) {
        std::vector<at::Device> devices;
        std::transform(names + 1, names + count, std::back_inserter(devices), deviceNamed);
        return devices;
    }
    const std::vector<at::Device> all = computeDevices();
    if (all.size() == 1) {
        std::puts("There is no device here but the processor.");
    }
    return {all.begin() + 1, all.end()};
}

int measureAll(int count, char** names)
{
    // Looked for before anything is computed: LibTorch asks once for its part for CUDA, and then remembers.
    const std::vector<at::Device> devices = devicesToMeasure(count, names);
    const TensorDict here = rollout();
    for (const Row& row : rows()) {
        const double processor = seconds(row, here, at::kCPU);
        std::printf("%-36s %10s %9.2f ms\n", row.name, "cpu", processor * 1e3);
        for (const at::Device device : devices) {
            const double time = seconds(row, moved(here, device), device);
            std::printf("%-36s %10s %9.2f ms %8.1f ×\n", row.name, device.str().c_str(), time * 1e3, processor / time);
        }
    }
    return 0;
}

}  // namespace

int main(int count, char** names)
{
    try {
        return measureAll(count, names);
    } catch (const Error& error) {
        std::fprintf(stderr, "tensordesk_devices: %s\n", error.what());
        return 1;
    }
}
