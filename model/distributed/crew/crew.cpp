// SPDX-License-Identifier: BSD-3-Clause
#include "model/distributed/crew/crew.h"

#include "model/distributed/crew/resultbytes.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <utility>

namespace tensordesk {

namespace {

constexpr char kResult = 'r', kFailure = 'e';

}  // namespace

std::optional<std::vector<std::string>> LoneCrew::share(const std::vector<std::string>& names, const Work& work, Progress& progress)
{
    std::vector<std::string> results;
    results.reserve(names.size());
    for (std::size_t member = 0; member < names.size(); ++member) {
        progress.check();
        results.push_back(work(member, progress));
        progress.report(static_cast<int64_t>(results.size()), static_cast<int64_t>(names.size()));
    }
    return results;
}

std::vector<std::size_t> largestFirst(const std::vector<int64_t>& sizes)
{
    std::vector<std::size_t> order(sizes.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, std::ranges::greater(), [&](std::size_t member) { return sizes[member]; });
    return order;
}

std::string outcomeOf(const Crew::Work& work, std::size_t member, Progress& progress)
{
    try {
        return kResult + guardingTorch([&] { return work(member, progress); });
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled) {
            throw;
        }
        ResultWriter writer;
        writer.addNumber(error.kind());
        writer.add(error.reason());
        writer.add(error.key());
        writer.add(error.file());
        return kFailure + std::move(writer).bytes();
    }
}

std::string resultIn(std::string outcome)
{
    if (outcome.empty() || (outcome.front() != kResult && outcome.front() != kFailure)) {
        throwMalformedResult();
    }
    if (outcome.front() == kResult) {
        outcome.erase(0, 1);
        return outcome;
    }
    ResultReader reader(std::string_view(outcome).substr(1));
    const auto kind = reader.number<ErrorKind>();
    const Message reason = reader.message();
    const KeyPath key = reader.keyPath();
    const std::string file = reader.text();
    Error error(kind < ErrorKind::KeyError || kind > ErrorKind::Internal ? ErrorKind::RuntimeError : kind, reason);
    error.within(key);
    if (!file.empty()) {
        error.inFile(file);
    }
    throw std::move(error);
}

}  // namespace tensordesk
