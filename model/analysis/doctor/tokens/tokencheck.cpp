// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/tokens/tokencheck.h"

#include "model/analysis/tokens/sequencetable.h"
#include "model/analysis/tokens/tokenmeasures.h"
#include "model/analysis/values/partprogress.h"
#include "model/operations/compute/parallel.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/base/text.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <utility>

namespace tensordesk {
namespace {

/// The tokens of a block: enough that threads wait little for each other, and few enough to stay in a cache.
constexpr int64_t kBlockTokens = int64_t{1} << 19;
constexpr int64_t kMostSequences = 1024;
/// The jobs that read a block: a few, so that none is much longer than a check.
constexpr int64_t kShares = 4;
/// More cores have nothing to do: each check reads a block by itself.
constexpr int64_t kMostWorkers = 8;

std::size_t responseEndOf(const TokenSequence& sequence)
{
    const auto last = std::find_if(sequence.runs.rbegin(), sequence.runs.rend(),
                                   [](const TokenRun& run) { return run.part == TokenPart::Response; });
    return last == sequence.runs.rend() ? sequence.range().second : last->end;
}

std::vector<int64_t> responseOf(const TokenSequence& sequence, std::size_t end)
{
    std::vector<int64_t> ids;
    for (const TokenRun& run : sequence.runs) {
        if (isOfResponse(run.part) && run.end <= end) {
            ids.insert(ids.end(), sequence.ids.begin() + static_cast<std::ptrdiff_t>(run.begin),
                       sequence.ids.begin() + static_cast<std::ptrdiff_t>(run.end));
        }
    }
    return ids;
}

/// Reads all sequences in blocks. While the checks see a block, each from one thread, the next one is read.
void addSequences(const std::vector<TokenCheck*>& checks, const TokenBatch& batch, Progress& progress)
{
    const ProgressScope scope(progress);
    std::vector<std::optional<CheckedSequence>> block, next;
    int64_t first = 0, size = 1;
    for (int64_t end = 0; first < batch.count() || !block.empty(); first = end) {
        end = std::min(first + size, batch.count());
        next.assign(static_cast<std::size_t>(end - first), std::nullopt);
        const int64_t reads = std::min<int64_t>(end - first, kShares);
        PartProgress part(progress, first, batch.count() + static_cast<int64_t>(checks.size()));
        runInParallel(
            reads + static_cast<int64_t>(checks.size()), std::min(workerCount(), kMostWorkers),
            [&](int64_t job) {
                if (job < reads) {
                    for (int64_t i = job; i < end - first; i += reads) {
                        next[static_cast<std::size_t>(i)].emplace(batch.read(first + i), first + i);
                    }
                    return;
                }
                for (const std::optional<CheckedSequence>& sequence : block) {
                    checks[static_cast<std::size_t>(job - reads)]->add(*sequence);
                }
            },
            part);
        std::swap(block, next);
        int64_t tokens = 1;
        for (const std::optional<CheckedSequence>& sequence : block) {
            tokens += static_cast<int64_t>(sequence->tokens.ids.size());
        }
        const auto mean = static_cast<int64_t>(tokens / std::max<int64_t>(static_cast<int64_t>(block.size()), 1));
        size = std::clamp<int64_t>(kBlockTokens / std::max<int64_t>(mean, 1), 1, std::min(kMostSequences, 4 * size));
    }
}

}  // namespace

std::optional<KeyPath> CheckedTokens::keyOf(TokenRole role) const
{
    const auto found = std::ranges::find(batch.values(), role, &TokenBatch::Values::role);
    return found == batch.values().end() ? std::nullopt : std::optional(found->path);
}

const std::vector<double>* CheckedTokens::valuesOf(const TokenSequence& sequence, TokenRole role) const
{
    return storedValues(batch, sequence, role);
}

CheckedSequence::CheckedSequence(TokenSequence sequence, int64_t ofBatch)
    : tokens(std::move(sequence)), number(ofBatch), responseEnd(responseEndOf(tokens)), response(responseOf(tokens, responseEnd)),
      responseLength(static_cast<int64_t>(tokens.ids.empty() ? codePointCount(tokens.responseText) : response.size())),
      group(groupOf(tokens))
{
}

std::vector<std::optional<std::vector<Symptom>>> examineTokens(const std::vector<const HealthCheck*>& checks,
                                                               const CheckedTokens& tokens, Progress& progress)
{
    std::vector<std::unique_ptr<TokenCheck>> begun;
    for (const HealthCheck* const check : checks) {
        begun.push_back(check->beginTokens == nullptr ? nullptr : check->beginTokens(tokens));
    }
    std::vector<TokenCheck*> working;
    for (const auto& check : begun) {
        if (check) {
            working.push_back(check.get());
        }
    }
    if (!working.empty()) {
        addSequences(working, tokens.batch, progress);
    }
    std::vector<std::optional<std::vector<Symptom>>> results;
    for (const auto& check : begun) {
        results.push_back(check ? std::optional(check->tell()) : std::nullopt);
    }
    return results;
}

}  // namespace tensordesk
