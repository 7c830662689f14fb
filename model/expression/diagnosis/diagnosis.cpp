// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/diagnosis/diagnosis.h"

#include "model/expression/diagnosis/failure.h"
#include "model/expression/diagnosis/fixsearch.h"
#include "model/expression/diagnosis/offendingdims.h"
#include "model/expression/diagnosis/partsearch.h"
#include "model/expression/diagnosis/rules/rules.h"

#include <algorithm>
#include <array>

namespace tensordesk {
namespace {

constexpr std::array<std::string_view, 6> kStacks = {"stack",           "lazy_stack", "maybe_dense_stack", "lazy_legacy_stack",
                                                     "dense_stack_tds", "vstack"};
constexpr std::array<std::string_view, 3> kCats = {"cat", "concat", "concatenate"};

/// How the shapes of the operands have to agree, and for a concatenation along which dim they need not.
std::pair<Agreement, std::size_t> agreementOf(const Failure& failure)
{
    if (std::ranges::find(kStacks, failure.operation()) != kStacks.end())
        return {Agreement::Same, 0};
    if (std::ranges::find(kCats, failure.operation()) == kCats.end())
        return {Agreement::Broadcast, 0};
    const Argument* dim = failure.argument("dim", 1);
    return {Agreement::SameBut, static_cast<std::size_t>(std::max<int64_t>(dim ? dim->integer().value_or(0) : 0, 0))};
}

/// The key in which tensordicts disagree: the error may name its level alone.
KeyPath disagreeingKey(const Failure& failure, const KeyPath& key)
{
    std::vector<TensorDict> tds;
    for (const Argument* each : failure.tensors())
        if (const auto* td = each->value->as<TensorDict>())
            tds.push_back(*td);
    if (tds.size() < 2 || tds.size() != failure.tensors().size() || failure.part().as<SubscriptNode>())
        return key;
    const auto [how, but] = agreementOf(failure);
    const auto first = firstDisagreement(how, tds, but);
    return first && first->isBelow(key) ? *first : key;
}

/// Marks the operands of operations that no rule marks.
void markOperands(const Failure& failure, std::vector<FailingOperand>& operands)
{
    const bool isMarked = std::ranges::any_of(operands, [](const FailingOperand& each) { return !each.offending.empty(); });
    if (isMarked || operands.size() < 2 || failure.part().as<SubscriptNode>() || failure.search().tryValueOf(failure.part()))
        return;
    const auto [how, but] = agreementOf(failure);
    if (how == Agreement::Broadcast && !isElementwise(failure.operation()))
        return;
    markDisagreement(how, operands, but);
}

/// Explains the failure of one part, and collects the suggestions of the rules.
Explanation explanationOf(const PartSearch& search, const Expression& part, const Error& error)
{
    Explanation explained{{error, std::string(search.textOf(part)), operationOf(search, part), error.key()}, {}};
    Diagnosis& diagnosis = explained.diagnosis;
    {
        const Failure first(search, part, diagnosis);
        diagnosis.key = disagreeingKey(first, diagnosis.key);
        diagnosis.operands.clear();
    }
    Failure failure(search, part, diagnosis);
    explain(failure);
    markOperands(failure, diagnosis.operands);
    explained.candidates = failure.takeCandidates();
    return explained;
}

}  // namespace

std::optional<Explanation> explanationOf(const std::string& expression, const Scope& shapes, Progress& progress,
                                         const std::optional<Error>& known)
{
    PartSearch search(expression, shapes, progress);
    const auto found = search.failingPart();
    if (found && !found->error.wantsValues())
        return explanationOf(search, *found->part, found->error);
    if (found) {
        Explanation explained = explanationOf(search, *found->part, known.value_or(found->error));
        if (explained.diagnosis.rule.empty())
            return Explanation{{found->error, explained.diagnosis.part, {}, {}, {}, true}, {}};
        // A mask: the result depends on its values, but its shape is wrong.
        if (!known)
            explained.diagnosis.error = Error(ErrorKind::IndexError, explained.diagnosis.rule);
        return explained;
    }
    if (!known)
        return std::nullopt;
    for (const Expression* part : search.parts())
        if (Explanation explained = explanationOf(search, *part, *known); !explained.diagnosis.rule.empty()) {
            explained.isUnseen = true;
            return explained;
        }
    return std::nullopt;
}

bool hasWrongDTypes(const std::string& expression, const Scope& shapes, Progress& progress)
{
    const PartSearch search(expression, shapes, progress);
    return std::ranges::any_of(search.parts(), [&](const Expression* part) {
        Diagnosis diagnosis{Error(ErrorKind::RuntimeError, {}), {}, operationOf(search, *part)};
        Failure failure(search, *part, diagnosis);
        explainKnownDTypes(failure);
        return !diagnosis.rule.empty();
    });
}

std::optional<Diagnosis> diagnose(std::string_view expression, const Scope& shapes, Progress& progress,
                                  const std::optional<Error>& known)
{
    try {
        auto explained = explanationOf(std::string(expression), shapes, progress, known);
        if (!explained)
            return std::nullopt;
        const std::optional<Error> unseen = explained->isUnseen ? known : std::nullopt;
        explained->diagnosis.fixes = FixSearch(shapes, progress, unseen).fixesFor(std::string(expression), explained->candidates);
        return std::move(explained->diagnosis);
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled)
            throw;
        return Diagnosis{error, std::string(expression)};  // it cannot be parsed
    }
}

std::optional<Diagnosis> diagnoseModule(std::string_view module, const Scope& shapes, Progress& progress,
                                        const std::optional<Error>& known)
{
    constexpr std::string_view kBefore = "(", kAfter = ")(td)";
    auto diagnosis = diagnose(std::string(kBefore) + std::string(module) + std::string(kAfter), shapes, progress, known);
    if (diagnosis)
        cutFixes(*diagnosis, kBefore, kAfter);
    return diagnosis;
}

std::vector<FailingOperand> shownOperands(const std::vector<FailingOperand>& operands, std::size_t most)
{
    if (operands.size() <= most)
        return operands;
    std::vector<FailingOperand> shown;
    for (const FailingOperand& each : operands) {
        const auto isAlike = [&](const FailingOperand& other) {
            return other.shape == each.shape && other.isMissing == each.isMissing;
        };
        if (shown.size() < most && std::ranges::none_of(shown, isAlike))
            shown.push_back(each);
    }
    return shown;
}

void cutFixes(Diagnosis& diagnosis, std::string_view before, std::string_view after)
{
    std::erase_if(diagnosis.fixes, [&](const Fix& fix) {
        return !fix.expression.starts_with(before) || !fix.expression.ends_with(after)
            || fix.expression.size() < before.size() + after.size();
    });
    for (Fix& fix : diagnosis.fixes)
        fix.expression = fix.expression.substr(before.size(), fix.expression.size() - before.size() - after.size());
}

}  // namespace tensordesk
