// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/diagnosis/warnings.h"

#include "model/expression/diagnosis/failure.h"
#include "model/expression/diagnosis/fixsearch.h"
#include "model/expression/diagnosis/partsearch.h"
#include "model/expression/diagnosis/rules/rules.h"
#include "model/expression/shapes/broadcasts.h"

#include <tuple>

namespace tensordesk {

namespace {

/// A warning with the changes that might do without it, none of them tried.
struct Found {
    Diagnosis warning;
    std::vector<Candidate> candidates;
};

class WarningSearch {
public:
    WarningSearch(const std::string& expression, const Scope& shapes, Progress& progress)
        : m_expression(expression), m_shapes(shapes), m_progress(progress), m_search(expression, shapes, progress)
    {
    }

    [[nodiscard]] std::vector<Found> run()
    {
        if (const auto failing = m_search.failingPart(); failing && !failing->error.wantsValues())
            return {};
        const std::vector<GrowingBroadcast> grown = growingBroadcasts(m_expression, m_shapes, m_progress);
        for (const Expression* part : m_search.parts()) {
            m_progress.check();
            for (const GrowingBroadcast& each : grown)
                if (std::tie(each.place.begin, each.place.end) == std::tie(part->place.begin, part->place.end))
                    add(*part, each.key, [&](Failure& operation) { warnOfGrowth(operation, toMessage(each)); });
            add(*part, {}, warn);
        }
        return std::move(m_found);
    }

private:
    template <typename Rule>
    void add(const Expression& part, const KeyPath& key, Rule rule)
    {
        Diagnosis diagnosis{Error(ErrorKind::RuntimeError, {}), std::string(m_search.textOf(part)), operationOf(m_search, part),
                            key};
        Failure operation(m_search, part, diagnosis);
        rule(operation);
        if (!diagnosis.rule.empty())
            m_found.push_back({std::move(diagnosis), operation.takeCandidates()});
    }

    const std::string& m_expression;
    const Scope& m_shapes;
    Progress& m_progress;
    PartSearch m_search;
    std::vector<Found> m_found;
};

/// Returns the result of a change that has fewer warnings than there were; nothing if it fails or has as many. Cancelled.
std::optional<Value> resultOf(const std::string& expression, std::size_t warnings, const Scope& shapes, Progress& progress)
{
    try {
        std::optional<Value> result;
        try {
            result = evaluateOnShapes(expression, shapes, progress);
        } catch (const Error& error) {
            if (!error.wantsValues())
                throw;
            result = Value();
        }
        const bool isBetter = WarningSearch(expression, shapes, progress).run().size() < warnings
                           && !hasWrongDTypes(expression, shapes, progress);
        return isBetter ? result : std::nullopt;
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled)
            throw;
        return std::nullopt;
    }
}

/// Adds the fixes of all warnings. Once cancelled, those found so far stay.
void addFixes(std::vector<Found>& found, const std::string& expression, const Scope& shapes, Progress& progress)
{
    try {
        for (Found& each : found) {
            for (const Candidate& candidate : each.candidates) {
                std::vector<Fix>& fixes = each.warning.fixes;
                std::string changed = withReplacements(expression, candidate.replacements);
                if (fixes.size() >= kMostFixes)
                    break;
                if (auto result = resultOf(changed, found.size(), shapes, progress))
                    fixes.push_back({std::move(changed), candidate.meaning, *std::move(result)});
            }
        }
    } catch (const Error& error) {
        if (error.kind() != ErrorKind::Cancelled)
            throw;
    }
}

}  // namespace

std::vector<Diagnosis> warningsFor(std::string_view expression, const Scope& shapes, Progress& progress)
{
    const std::string source(expression);
    std::vector<Found> found;
    try {
        found = WarningSearch(source, shapes, progress).run();
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled)
            throw;
        return {};  // it cannot be parsed
    }
    addFixes(found, source, shapes, progress);
    std::vector<Diagnosis> warnings;
    for (Found& each : found)
        warnings.push_back(std::move(each.warning));
    return warnings;
}

}  // namespace tensordesk
