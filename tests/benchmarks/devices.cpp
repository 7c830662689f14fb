// SPDX-License-Identifier: GPL-3.0-or-later
// How much faster each device computes than the processor, on tensordicts that lie there already. No argument.
#include "operations/aten.h"
#include "operations/devices.h"
#include "operations/leafwise.h"
#include "operations/pairwise.h"
#include "operations/pointwise.h"
#include "operations/reduce.h"

#include <ATen/Context.h>
#include <ATen/core/Tensor.h>
#include <ATen/ops/randn.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>
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
        {"reduce: td.std()",
         [](const TensorDict& td) { static_cast<void>(reduce(reductionOperator("std"), td, {})); }},
        {"histogram: 256 bins of each leaf",
         [](const TensorDict& td) {
             forEachLeaf(td, true, [](const KeyPath&, const Leaf& leaf) {
                 static_cast<void>(callAten("aten::histc", "", {leaf.tensor(), int64_t{256}, -4.0, 4.0}));
             });
         }},
        {"elementwise: td * td",
         [](const TensorDict& td) { static_cast<void>(pairwise(pairwiseOperator("mul"), td, td)); }},
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

}  // namespace

int main()
{
    const TensorDict here = rollout();
    const std::vector<at::Device> devices = computeDevices();
    if (devices.size() == 1) {
        std::puts("There is no device here but the processor.");
    }
    for (const Row& row : rows()) {
        const double processor = seconds(row, here, at::kCPU);
        std::printf("%-36s %10s %9.2f ms\n", row.name, "cpu", processor * 1e3);
        for (auto device = devices.begin() + 1; device != devices.end(); ++device) {
            const TensorDict there = moved(here, *device);
            const double time = seconds(row, there, *device);
            std::printf("%-36s %10s %9.2f ms %8.1f ×\n", row.name, device->str().c_str(), time * 1e3, processor / time);
        }
    }
    return 0;
}
