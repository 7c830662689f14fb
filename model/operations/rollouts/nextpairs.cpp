// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/rollouts/nextpairs.h"

#include "model/tensordict/base/progressscope.h"

#include <ATen/TensorIndexing.h>
#include <ATen/core/Tensor.h>
#include <ATen/ops/isclose.h>

#include <algorithm>
#include <cstring>

namespace tensordesk {

namespace {

constexpr double kRelative = 1e-4, kAbsolute = 1e-6;
constexpr int64_t kBytesAtOnce = int64_t{8} << 20;

/// Which of the first `pairs` steps another one follows in its episode: [rows, pairs].
at::Tensor isFollowed(const StepMarks& marks, int64_t pairs)
{
    const at::Tensor isFollowed = marks.last.slice(1, 0, pairs).logical_not();
    return marks.data.defined() ? isFollowed.logical_and(marks.data.slice(1, 0, pairs)) : isFollowed;
}

/// Sets those of `odd`, [rows, steps], false at which both have the same bytes.
void clearAlike(at::Tensor& odd, const at::Tensor& one, const at::Tensor& other)
{
    const bool isDense = one.is_cpu() && other.is_cpu() && (one.size(2) == 1 || (one.stride(2) == 1 && other.stride(2) == 1));
    if (!isDense) {
        return;
    }
    odd = odd.contiguous();
    bool* isOdd = odd.data_ptr<bool>();
    const auto size = static_cast<std::size_t>(one.size(2) * one.element_size());
    const auto stepsOf = [](const at::Tensor& values, int64_t row) {
        return static_cast<const char*>(values.const_data_ptr()) + row * values.stride(0) * values.element_size();
    };
    const int64_t perStep = one.stride(1) * one.element_size(), perOther = other.stride(1) * other.element_size();
    for (int64_t row = 0; row < one.size(0); ++row) {
        const char *left = stepsOf(one, row), *right = stepsOf(other, row);
        for (int64_t step = 0; step < one.size(1); ++step, ++isOdd, left += perStep, right += perOther) {
            *isOdd = *isOdd && std::memcmp(left, right, size) != 0;
        }
    }
}

const Leaf* leafIn(const std::optional<Entry>& entry)
{
    return entry ? std::get_if<Leaf>(&*entry) : nullptr;
}

}  // namespace

std::optional<KeyPath> nextCounterpart(const TensorDict& td, const KeyPath& key)
{
    if (key.empty()) {
        return std::nullopt;
    }
    const bool isBelow = key.size() > 1 && key.front() == PathElement("next");
    const KeyPath other = isBelow ? key.tail() : KeyPath{"next"} / key;
    const auto here = td.find(key), there = td.find(other);
    const Leaf *const one = leafIn(here), *const two = leafIn(there);
    const bool isPair = one != nullptr && two != nullptr && one->sizes() == two->sizes() && one->dtype() == two->dtype()
                     && startsWith(one->sizes(), td.batchSize());
    return isPair ? std::optional(other) : std::nullopt;
}

at::Tensor differsFromNext(const at::Tensor& root, const at::Tensor& next, const StepMarks& marks)
{
    const int64_t pairs = root.size(1) - 1;
    at::Tensor odd = isFollowed(marks, pairs);
    const at::Tensor behind = root.slice(1, 1), before = next.slice(1, 0, pairs);
    clearAlike(odd, before, behind);
    const at::Tensor places = odd.nonzero();  // few; none in a correct rollout
    if (places.size(0) > 0) {
        const at::Tensor row = places.select(1, 0), step = places.select(1, 1);
        const at::Tensor one = before.index({row, step}), other = behind.index({row, step});
        const at::Tensor equal = one.is_floating_point() ? at::isclose(one, other, kRelative, kAbsolute, true) : one.eq(other);
        odd.index_put_({row, step}, equal.all(-1).logical_not());
    }
    return odd;
}

NextDifferences compareWithNext(const TensorDict& td, const EpisodeRule& rule, const KeyPath& root, const KeyPath& next,
                                const std::vector<int64_t>& rows, const at::Tensor& elements, Progress& progress)
{
    const ProgressScope scope(progress);
    const StepReader reader(td, rule);
    const StepGrid& grid = reader.grid();
    const Leaf ofRoot = td.leaf(root), ofNext = td.leaf(next);
    const int64_t total = std::max<int64_t>(grid.total(), 1);
    const int64_t atOnce = std::max<int64_t>(2, kBytesAtOnce
                                                    / (2 * std::max<int64_t>(1, ofRoot.bytes() / total) + reader.bytesPerStep()));
    const auto read = [&](const Leaf& leaf, const Stretch& stretch) {
        const at::Tensor block = grid.read(leaf, stretch, !stretch.reachesEnd);
        return elements.defined() ? block.index_select(2, elements) : block;
    };
    NextDifferences found;
    for (const int64_t row : rows) {
        const int64_t steps = grid.steps(row);
        for (int64_t from = 0; from + 1 < steps; from += atOnce) {
            progress.check();
            const int64_t count = std::min(atOnce, steps - from);
            const Stretch stretch{row, 1, from, count, from + count == steps};
            const at::Tensor now = read(ofRoot, stretch);
            if (now.size(1) < 2) {
                continue;
            }
            const StepMarks marks = reader.read(stretch);
            const at::Tensor odd = differsFromNext(now, read(ofNext, stretch), marks).reshape(-1);
            found.pairs += isFollowed(marks, now.size(1) - 1).sum().item<int64_t>();
            const at::Tensor places = odd.nonzero().reshape(-1);
            found.count += places.numel();
            for (int64_t at = 0; at < places.numel() && found.steps.size() < NextDifferences::kMostSteps; ++at) {
                found.steps.push_back(from + places.const_data_ptr<int64_t>()[at] + 1);
            }
            grid.release(ofRoot, stretch);
            grid.release(ofNext, stretch);
        }
    }
    std::ranges::sort(found.steps);
    const auto twice = std::ranges::unique(found.steps);
    found.steps.erase(twice.begin(), twice.end());
    return found;
}

}  // namespace tensordesk
