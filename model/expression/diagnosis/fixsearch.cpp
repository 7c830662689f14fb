// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/diagnosis/fixsearch.h"

#include "model/expression/shapes/broadcasts.h"

#include <algorithm>
#include <span>

namespace tensordesk {

namespace {

/// Changes that are tried in one diagnosis: a bound on the time it takes.
constexpr std::size_t kMostTries = 32;
/// Changes in a row that make one fix: images with channels last, of two batch dims and integral dtype, take three.
constexpr int kMostSteps = 3;
/// The number of failed changes of a step that a further change is tried on.
constexpr std::size_t kWidth = 3;

/// Returns the same text for the same changes in another order: `x.float().flatten()` and `x.flatten().float()`.
std::string signatureOf(std::string expression)
{
    std::ranges::sort(expression);
    return expression;
}

Message both(const Message& first, const Message& second)
{
    return first.empty() ? second : second.empty() ? first : Message("{} {}", first, second);
}

}  // namespace

std::vector<Fix> FixSearch::fixesFor(const std::string& expression, const std::vector<Candidate>& candidates)
{
    m_tried = {expression};
    m_fixes.clear();
    m_signatures.clear();
    try {
        m_grownBefore = grownIn(expression);
        search(expression, candidates);
    } catch (const Error& error) {
        if (error.kind() != ErrorKind::Cancelled)
            throw;
    }
    return std::move(m_fixes);
}

void FixSearch::search(const std::string& expression, const std::vector<Candidate>& candidates)
{
    std::vector<Attempt> failed;
    tryAll(expression, {}, candidates, failed);
    for (int step = 1; step < kMostSteps && m_fixes.empty(); ++step) {
        std::vector<Attempt> next;
        for (const Attempt& attempt : std::span(failed).first(std::min(failed.size(), kWidth)))
            tryAll(attempt.expression, attempt.meaning, candidatesFor(attempt.expression), next);
        failed = std::move(next);
    }
}

std::vector<Candidate> FixSearch::candidatesFor(const std::string& expression) const
{
    try {
        auto explained = explanationOf(expression, m_shapes, m_progress, m_known);
        return explained ? std::move(explained->candidates) : std::vector<Candidate>();
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled)
            throw;
        return {};
    }
}

void FixSearch::tryAll(const std::string& expression, const Message& before, const std::vector<Candidate>& candidates,
                       std::vector<Attempt>& failed)
{
    for (const Candidate& candidate : candidates) {
        if (m_fixes.size() >= kMostFixes || m_tried.size() > kMostTries)
            return;
        m_progress.check();
        std::string changed = withReplacements(expression, candidate.replacements);
        if (!m_tried.insert(changed).second)
            continue;
        const Message meaning = both(before, candidate.meaning);
        if (auto result = resultOf(changed); !result)
            failed.push_back({std::move(changed), meaning});
        else if (grownIn(changed) <= m_grownBefore && m_signatures.insert(signatureOf(changed)).second)
            m_fixes.push_back({std::move(changed), meaning, *std::move(result)});
    }
}

std::optional<Value> FixSearch::resultOf(const std::string& expression) const
{
    Value result;
    try {
        result = evaluateOnShapes(expression, m_shapes, m_progress);
        if (!m_known)
            return hasWrongDTypes(expression, m_shapes, m_progress) ? std::nullopt : std::optional(result);
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled)
            throw;
        if (!error.wantsValues())
            return std::nullopt;
    }
    // Shapes show no error, as they may not have shown the one that is known: the rules must find none either.
    try {
        const auto explained = explanationOf(expression, m_shapes, m_progress, m_known);
        return explained && !explained->diagnosis.rule.empty() ? std::nullopt : std::optional(result);
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled)
            throw;
        return std::nullopt;
    }
}

std::size_t FixSearch::grownIn(const std::string& expression) const
{
    return growingBroadcasts(expression, m_shapes, m_progress).size();
}

}  // namespace tensordesk
