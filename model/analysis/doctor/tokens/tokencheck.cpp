// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/tokens/tokencheck.h"

#include <algorithm>
#include <memory>

namespace tensordesk {

std::optional<KeyPath> CheckedTokens::keyOf(TokenRole role) const
{
    const auto found = std::ranges::find(batch.values(), role, &TokenBatch::Values::role);
    return found == batch.values().end() ? std::nullopt : std::optional(found->path);
}

const std::vector<double>* CheckedTokens::valuesOf(const TokenSequence& sequence, TokenRole role) const
{
    const auto found = std::ranges::find(batch.values(), role, &TokenBatch::Values::role);
    return found == batch.values().end() ? nullptr : &sequence.values[static_cast<std::size_t>(found - batch.values().begin())];
}

std::vector<std::optional<std::vector<Symptom>>> examineTokens(const std::vector<const HealthCheck*>& checks,
                                                               const CheckedTokens& tokens, Progress& progress)
{
    std::vector<std::unique_ptr<TokenCheck>> begun;
    for (const HealthCheck* const check : checks) {
        begun.push_back(check->beginTokens == nullptr ? nullptr : check->beginTokens(tokens));
    }
    const bool isWorth = std::ranges::any_of(begun, [](const auto& check) { return check != nullptr; });
    for (int64_t number = 0; isWorth && number < tokens.batch.count(); ++number) {
        progress.check();
        const TokenSequence sequence = tokens.batch.read(number);
        for (const auto& check : begun) {
            if (check) {
                check->add(sequence, number);
            }
        }
    }
    std::vector<std::optional<std::vector<Symptom>>> results;
    for (const auto& check : begun) {
        results.push_back(check ? std::optional(check->tell()) : std::nullopt);
    }
    return results;
}

}  // namespace tensordesk
