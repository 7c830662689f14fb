// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checkedrollout.h"
#include "model/analysis/doctor/checks/checks.h"
#include "model/analysis/doctor/round.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/full.h>
#include <ATen/ops/maximum.h>
#include <ATen/ops/minimum.h>
#include <ATen/ops/tensor.h>
#include <ATen/ops/zeros.h>

#include <algorithm>
#include <array>
#include <limits>
#include <memory>

namespace tensordesk {
namespace {

/// The deviation, relative to the range of the elements.
constexpr Threshold kDeviation{"tolerance", 0.001};

constexpr std::array kStatistics{"min", "max", "mean"};

const PythonValue* valueOf(const PythonValue::Dict& dict, std::string_view name)
{
    const auto found = std::ranges::find(dict, name, &PythonValue::Dict::value_type::first);
    return found == dict.end() ? nullptr : &found->second;
}

/// Returns a list of numbers as a tensor; undefined for anything else, and for another number of elements.
at::Tensor numbersIn(const PythonValue::Dict& statistics, const char* name, int64_t elements)
{
    const PythonValue* value = valueOf(statistics, name);
    const auto* list = value == nullptr ? nullptr : value->as<PythonValue::List>();
    if (list == nullptr || std::ssize(*list) != elements)
        return {};
    std::vector<double> numbers;
    for (const PythonValue& item : *list) {
        const auto* real = item.as<double>();
        const auto* integer = item.as<int64_t>();
        const auto* flag = item.as<bool>();
        if (real == nullptr && integer == nullptr && flag == nullptr)
            return {};
        numbers.push_back(real != nullptr ? *real : static_cast<double>(integer != nullptr ? *integer : int64_t{*flag}));
    }
    return at::tensor(numbers, at::kDouble);
}

/// The statistics of a leaf, by element, as stored and as found.
struct Statistics {
    KeyPath key;
    std::array<at::Tensor, kStatistics.size()> stored;
    at::Tensor least, greatest, sum;
    int64_t count = 0;
};

void watchStatistics(const RolloutLeaf& leaf, Round& round, const std::shared_ptr<Statistics>& statistics)
{
    const int64_t elements = elementCount(leaf.eventShape);
    statistics->least = at::full({elements}, std::numeric_limits<double>::infinity(), at::kDouble);
    statistics->greatest = statistics->least.neg();
    statistics->sum = at::zeros({elements}, at::kDouble);
    round.watch({&leaf}, false, [statistics](const Steps& steps) -> SumUp {
        at::Tensor values = steps.tensors[0].to(at::kDouble).flatten(0, 1);
        if (steps.marks.data.defined())
            values = values.index({steps.marks.data.flatten()});
        if (values.size(0) == 0)
            return [] { };
        return [statistics, least = values.amin(0), greatest = values.amax(0), sum = values.sum(0), count = values.size(0)] {
            statistics->least = at::minimum(statistics->least, least);
            statistics->greatest = at::maximum(statistics->greatest, greatest);
            statistics->sum += sum;
            statistics->count += count;
        };
    });
}

/// Appends a symptom for the element whose statistic differs most.
void compare(const Statistics& statistics, double tolerance, std::vector<Symptom>& symptoms)
{
    const std::array found{statistics.least, statistics.greatest, statistics.sum.div(static_cast<double>(statistics.count))};
    const at::Tensor allowed = statistics.greatest.sub(statistics.least).mul(tolerance).add(statistics.greatest.abs().mul(1e-6));
    for (std::size_t i = 0; i < kStatistics.size(); ++i) {
        const at::Tensor beyond = found[i].sub(statistics.stored[i]).abs().sub(allowed);
        const auto worst = beyond.argmax().item<int64_t>();
        if (beyond[worst].item<double>() > 0) {
            symptoms.push_back(
                {Concern::Warning,
                 statistics.key,
                 {},
                 1,
                 Message("{} of element {} is {}, where the stored statistics state {}", kStatistics[i], worst,
                         numberText(found[i][worst].item<double>()), numberText(statistics.stored[i][worst].item<double>()))});
        }
    }
}

TellSymptoms findOtherStatistics(const CheckedRollout& rollout, Round& round)
{
    std::vector<std::shared_ptr<Statistics>> found;
    for (const RolloutLeaf& leaf : rollout.leaves()) {
        const auto& attributesOf = rollout.options().attributesOf;
        if (!rollout.hasTime() || !attributesOf || leaf.leaf.dtype() == at::kByte || c10::isComplexType(leaf.leaf.dtype()))
            continue;
        const PythonValue::Dict attributes = attributesOf(leaf.key);
        const PythonValue* stored = valueOf(attributes, "stats");
        const auto* dict = stored == nullptr ? nullptr : stored->as<PythonValue::Dict>();
        if (dict == nullptr)
            continue;
        auto statistics = std::make_shared<Statistics>();
        statistics->key = leaf.key;
        std::ranges::transform(kStatistics, statistics->stored.begin(),
                               [&](const char* name) { return numbersIn(*dict, name, elementCount(leaf.eventShape)); });
        if (std::ranges::all_of(statistics->stored, [](const at::Tensor& numbers) { return numbers.defined(); })) {
            watchStatistics(leaf, round, statistics);
            found.push_back(std::move(statistics));
        }
    }
    if (found.empty())
        return {};
    return [found, tolerance = rollout.threshold(kDeviation)] {
        std::vector<Symptom> symptoms;
        for (const auto& statistics : found)
            if (statistics->count > 0)
                compare(*statistics, tolerance, symptoms);
        return symptoms;
    };
}

}  // namespace

const HealthCheck& storedStatisticsCheck()
{
    static const HealthCheck check{
        "stored-statistics",
        [] { return Message("Stored statistics"); },
        [] {
            return Message(
                "Training scales keys by the statistics that a data set stores; others than those of its rows scale wrongly.");
        },
        [] {
            return Message(
                "Compute the statistics again with the tools that wrote the data set, after episodes were added or removed.");
        },
        findOtherStatistics,
        {&kDeviation}};
    return check;
}

}  // namespace tensordesk
