// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/far/farhealth.h"

#include "model/analysis/doctor/checks/checks.h"
#include "model/analysis/far/farcomputing.h"
#include "model/analysis/far/fartree.h"
#include "model/analysis/far/plainvalues.h"
#include "model/tensordict/base/progressscope.h"

#include <algorithm>

namespace tensordesk {
namespace {

using far::fieldsIn;
using far::isNone;
using far::listIn;
using far::valueIn;

PythonValue::List listOf(const std::vector<KeyPath>& keys)
{
    PythonValue::List list;
    for (const KeyPath& key : keys)
        list.push_back(far::toValue(key));
    return list;
}

std::vector<KeyPath> keysIn(const PythonValue& value)
{
    std::vector<KeyPath> keys;
    for (const PythonValue& key : listIn(value))
        keys.push_back(far::pathIn(key));
    return keys;
}

PythonValue toValue(const EpisodeRule& rule)
{
    PythonValue ring;
    if (rule.ring)
        ring = PythonValue::List{rule.ring->written, rule.ring->seam};
    return PythonValue::List{listOf(rule.ends),
                             rule.ofAgents,
                             listOf(rule.starts),
                             listOf(rule.ids),
                             rule.byMember,
                             std::move(ring),
                             rule.lengths ? far::toValue(*rule.lengths) : PythonValue()};
}

EpisodeRule ruleIn(const PythonValue& value)
{
    const PythonValue::List& fields = fieldsIn(value, 7);
    EpisodeRule rule{keysIn(fields[0]), valueIn<bool>(fields[1]), keysIn(fields[2]), keysIn(fields[3]), valueIn<bool>(fields[4])};
    if (!isNone(fields[5]))
        rule.ring = Ring{valueIn<int64_t>(fieldsIn(fields[5], 2)[0]), valueIn<int64_t>(fieldsIn(fields[5], 2)[1])};
    if (!isNone(fields[6]))
        rule.lengths = far::pathIn(fields[6]);
    return rule;
}

PythonValue toValue(const std::optional<double>& number)
{
    return number ? PythonValue(*number) : PythonValue();
}

std::optional<double> optionalNumberIn(const PythonValue& value)
{
    return isNone(value) ? std::nullopt : std::optional(valueIn<double>(value));
}

PythonValue::List thresholdsOf(const HealthOptions& options)
{
    PythonValue::List list;
    for (const HealthCheck& check : healthChecks())
        for (const Threshold* threshold : check.thresholds)
            if (const auto found = options.thresholds.find(threshold); found != options.thresholds.end())
                list.emplace_back(PythonValue::List{std::string(check.name), std::string(threshold->name), found->second});
    return list;
}

std::map<const Threshold*, double> thresholdsIn(const PythonValue& value)
{
    std::map<const Threshold*, double> thresholds;
    for (const PythonValue& item : listIn(value)) {
        const PythonValue::List& fields = fieldsIn(item, 3);
        for (const Threshold* threshold : checkNamed(valueIn<std::string>(fields[0])).thresholds)
            if (threshold->name == valueIn<std::string>(fields[1]))
                thresholds[threshold] = valueIn<double>(fields[2]);
    }
    return thresholds;
}

/// The attributes of all leaves that have some.
PythonValue::List attributesOf(const TensorDict& td, const HealthOptions& options)
{
    PythonValue::List list;
    if (!options.attributesOf)
        return list;
    forEachEntry(td, [&](const KeyPath& key, const Entry& entry) {
        if (!std::holds_alternative<Leaf>(entry))
            return;
        if (PythonValue::Dict attributes = options.attributesOf(key); !attributes.empty())
            list.emplace_back(PythonValue::List{far::toValue(key), std::move(attributes)});
    });
    return list;
}

PythonValue toValue(const CheckResult& result)
{
    if (!result.symptoms)
        return PythonValue::List{std::string(result.check->name), PythonValue()};
    PythonValue::List symptoms;
    for (const Symptom& symptom : *result.symptoms)
        symptoms.emplace_back(PythonValue::List{static_cast<int64_t>(symptom.concern), far::toValue(symptom.key), symptom.index,
                                                symptom.count, far::toValue(symptom.message)});
    return PythonValue::List{std::string(result.check->name), std::move(symptoms)};
}

CheckResult resultIn(const PythonValue& value)
{
    const PythonValue::List& fields = fieldsIn(value, 2);
    CheckResult result{&checkNamed(valueIn<std::string>(fields[0])), std::nullopt};
    if (isNone(fields[1]))
        return result;
    result.symptoms.emplace();
    for (const PythonValue& symptom : listIn(fields[1])) {
        const PythonValue::List& parts = fieldsIn(symptom, 5);
        const int64_t concern = std::clamp<int64_t>(valueIn<int64_t>(parts[0]), 0, static_cast<int64_t>(Concern::Error));
        result.symptoms->push_back({static_cast<Concern>(concern), far::pathIn(parts[1]), valueIn<std::string>(parts[2]),
                                    valueIn<int64_t>(parts[3]), far::messageIn(parts[4])});
    }
    return result;
}

/// Puts the result of the check of files, which is made here, in its place.
void replaceFilesCheck(std::vector<CheckResult>& results, const TensorDict& td, HealthOptions options, Progress& progress)
{
    const auto files = std::ranges::find(results, filesAgreeCheck().name,
                                         [](const CheckResult& result) { return result.check->name; });
    if (files == results.end() || !options.inspectFiles)
        return;
    options.checks = {std::string(filesAgreeCheck().name)};
    if (std::vector<CheckResult> made = examineHere(td, options, progress); !made.empty())
        *files = std::move(made.front());
}

}  // namespace

std::optional<std::vector<CheckResult>> farExamination(const TensorDict& td, const HealthOptions& options, Progress& progress)
{
    if (options.tokenizer != nullptr)
        return std::nullopt;
    const ProgressScope scope(progress);
    const auto far = farTreeOf(td);
    if (!far)
        return std::nullopt;
    PythonValue::List checks;
    for (const std::string& name : options.checks)
        checks.emplace_back(name);
    std::optional<PythonValue> answer;
    try {
        answer = far->computer->compute(far::kHealth, far->description,
                                        PythonValue::List{toValue(options.rule), toValue(options.gamma), toValue(options.lambda),
                                                          std::move(checks), thresholdsOf(options), attributesOf(td, options)});
    } catch (const Error& error) {
        // A rollout of very many members fits into no message; a wrong question is refused here too.
        if (error.kind() != ErrorKind::ValueError)
            throw;
        return std::nullopt;
    }
    std::vector<CheckResult> results;
    for (const PythonValue& result : listIn(*answer))
        results.push_back(resultIn(result));
    replaceFilesCheck(results, td, options, progress);
    return results;
}

PythonValue examinedHere(const PythonValue& td, const PythonValue& arguments,
                         const std::function<Leaf(const PythonValue& address)>& arrayAt, Progress& progress)
{
    const PythonValue::List& fields = fieldsIn(arguments, 6);
    HealthOptions options{ruleIn(fields[0]), optionalNumberIn(fields[1]), optionalNumberIn(fields[2])};
    for (const PythonValue& name : listIn(fields[3]))
        options.checks.push_back(valueIn<std::string>(name));
    options.thresholds = thresholdsIn(fields[4]);
    std::map<KeyPath, PythonValue::Dict> attributes;
    for (const PythonValue& item : listIn(fields[5]))
        attributes.emplace(far::pathIn(fieldsIn(item, 2)[0]), valueIn<PythonValue::Dict>(fieldsIn(item, 2)[1]));
    options.attributesOf = [&](const KeyPath& key) {
        const auto found = attributes.find(key);
        return found == attributes.end() ? PythonValue::Dict() : found->second;
    };
    PythonValue::List results;
    for (const CheckResult& result : examine(treeFrom(td, arrayAt), options, progress))
        results.push_back(toValue(result));
    return results;
}

}  // namespace tensordesk
