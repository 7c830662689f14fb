// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/doctor.h"

#include "model/analysis/doctor/checkedrollout.h"
#include "model/analysis/doctor/checks/checks.h"
#include "model/analysis/doctor/round.h"
#include "model/analysis/doctor/tokens/tokencheck.h"
#include "model/analysis/doctor/tokens/tokenchecks.h"
#include "model/analysis/far/farhealth.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/thread/onethread.h"
#include "model/tensordict/values/pythonvalue.h"

#include <algorithm>
#include <array>

namespace tensordesk {
namespace {

/// Joins the names of the existing items.
template <typename Range, typename NameOf>
std::string namesOf(const Range& range, const NameOf& nameOf)
{
    std::string names;
    for (const auto& each : range)
        names += (names.empty() ? "" : ", ") + std::string(nameOf(each));
    return names;
}

constexpr double kGreatestThreshold = 1e15;

const PythonValue::Dict& dictOf(const PythonValue& plain)
{
    if (const auto* dict = plain.as<PythonValue::Dict>())
        return *dict;
    throw Error(ErrorKind::ValueError, "Thresholds are an object of checks and their numbers, as {}, and this is {}.",
                R"({"frozen-frames": {"frames": 20}})", plain.toPython());
}

double numberOf(const PythonValue& plain)
{
    if (const auto* integer = plain.as<int64_t>())
        return static_cast<double>(*integer);
    if (const auto* real = plain.as<double>())
        return *real;
    throw Error(ErrorKind::TypeError, "A threshold is a number, and this is {}.", plain.toPython());
}

}  // namespace

const HealthCheck& checkNamed(std::string_view name)
{
    const auto found = std::ranges::find(healthChecks(), name, &HealthCheck::name);
    if (found == healthChecks().end())
        throw Error(ErrorKind::KeyError, "There is no check {}; there are {}.", name,
                    namesOf(healthChecks(), [](const HealthCheck& check) { return check.name; }));
    return *found;
}

const char* nameOf(Concern concern) noexcept
{
    switch (concern) {
    case Concern::Note: return "note";
    case Concern::Warning: return "warning";
    case Concern::Error: return "error";
    }
    return "error";
}

std::span<const HealthCheck> healthChecks()
{
    static const std::array checks{nonFiniteCheck(),     outOfBoundsCheck(),      nextPairsCheck(),     resetsCheck(),
                                   endFlagsCheck(),      broadcastCheck(),        interleavedCheck(),   trajectoryIdsCheck(),
                                   unlikeMembersCheck(), unwrittenCheck(),        ringSeamCheck(),      storedTargetsCheck(),
                                   frozenFramesCheck(),  saturatedCheck(),        denormalsCheck(),     channelsCheck(),
                                   stepCountsCheck(),    sharedBatchCheck(),      unappliedMaskCheck(), filesAgreeCheck(),
                                   rowNumbersCheck(),    timestampsCheck(),       copiedActionsCheck(), spikesCheck(),
                                   blackFramesCheck(),   storedStatisticsCheck(), logProbRangeCheck(),  rolloutTrainerCheck(),
                                   maskShiftCheck(),     tokenMasksCheck(),       paddingCheck(),       truncatedCheck(),
                                   specialTokensCheck(), advantagesCheck(),       lengthRewardCheck(),  klCheck(),
                                   entropyCheck(),       repetitionCheck(),       ratiosCheck(),        storedTextCheck(),
                                   rewardPartsCheck()};
    return checks;
}

std::vector<std::string> checksOfShapes()
{
    std::vector<std::string> names;
    for (const HealthCheck* const check : {&broadcastCheck(), &sharedBatchCheck(), &unappliedMaskCheck()})
        names.emplace_back(check->name);
    return names;
}

std::map<const Threshold*, double> parseThresholds(std::string_view json)
{
    std::map<const Threshold*, double> values;
    const PythonValue document = parseJson(json);
    for (const auto& [checkName, numbers] : dictOf(document)) {
        const HealthCheck& check = checkNamed(checkName);
        for (const auto& [name, number] : dictOf(numbers)) {
            const auto found = std::ranges::find(check.thresholds, name, [](const Threshold* each) { return each->name; });
            if (found == check.thresholds.end())
                throw Error(ErrorKind::KeyError, "The check {} has no threshold {}; it has {}.", checkName, name,
                            check.thresholds.empty() ? "none"
                                                     : namesOf(check.thresholds, [](const Threshold* each) { return each->name; }));
            const double value = numberOf(number), least = (*found)->value >= 1 ? 1 : 0;  // a count stays an integer
            if (!(value >= least && value <= kGreatestThreshold))
                throw Error(ErrorKind::ValueError, "The threshold {} of {} is a number from {} to {}, not {}.", name, checkName,
                            numberText(least), numberText(kGreatestThreshold), numberText(value));
            values[*found] = value;
        }
    }
    return values;
}

bool CheckResult::hasFailed() const
{
    return symptoms && std::ranges::any_of(*symptoms, [](const Symptom& symptom) { return symptom.concern != Concern::Note; });
}

namespace {

/// Makes the round. Returns the error of elements that cannot be read, if files of a data set may be the reason, which another check
/// reports. Throws other errors.
std::optional<Error> made(Round round, const HealthOptions& options, Progress& progress)
{
    try {
        std::move(round).make(progress);
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled || !options.inspectFiles)
            throw;
        return error;
    }
    return std::nullopt;
}

/// Returns the results if elements cannot be read: only of files. Throws `unread` if no file is the reason.
std::vector<CheckResult> resultsOfFiles(std::vector<CheckResult> results, const Error& unread)
{
    const auto files = std::ranges::find(results, filesAgreeCheck().name,
                                         [](const CheckResult& result) { return result.check->name; });
    if (files == results.end() || !files->hasFailed())
        throw Error(unread);
    files->symptoms->push_back({Concern::Note, {}, {}, 0, Message("other checks were not made, because elements cannot be read")});
    return results;
}

/// Adds the findings of the checks of tokens, if it is a rollout of a language model.
void addTokens(std::vector<CheckResult>& results, const CheckedRollout& rollout, Progress& progress)
{
    if (rollout.tokens() == nullptr) {
        return;
    }
    const CheckedTokens tokens{*rollout.tokens(), rollout.options().tokenizer.get(),
                               [&](const Threshold& threshold) { return rollout.threshold(threshold); }};
    std::vector<const HealthCheck*> checks;
    for (const CheckResult& result : results) {
        checks.push_back(result.check);
    }
    std::vector<std::optional<std::vector<Symptom>>> found = examineTokens(checks, tokens, progress);
    for (std::size_t i = 0; i < results.size(); ++i) {
        if (found[i]) {
            results[i].symptoms = std::move(found[i]);
        }
    }
}

}  // namespace

std::vector<CheckResult> examine(const TensorDict& td, const HealthOptions& options, Progress& progress)
{
    for (const std::string& name : options.checks)
        static_cast<void>(checkNamed(name));
    auto far = farExamination(td, options, progress);
    return far ? *std::move(far) : examineHere(td, options, progress);
}

std::vector<CheckResult> examineHere(const TensorDict& td, const HealthOptions& options, Progress& progress)
{
    const ProgressScope scope(progress);
    const OneThread oneThread;  // the checks themselves do little, and rounds have their own threads
    const CheckedRollout rollout(td, options);
    Round round(rollout);
    std::vector<std::pair<const HealthCheck*, TellSymptoms>> begun;
    for (const HealthCheck& check : healthChecks())
        if (options.checks.empty() || std::ranges::find(options.checks, check.name) != options.checks.end())
            begun.emplace_back(&check, check.begin(rollout, round));
    const std::optional<Error> unread = made(std::move(round), options, progress);
    std::vector<CheckResult> results;
    for (const auto& [check, tell] : begun) {
        const bool isMade = tell && (!unread || check->name == filesAgreeCheck().name);
        results.push_back({check, isMade ? std::optional(tell()) : std::nullopt});
    }
    if (unread) {
        return resultsOfFiles(std::move(results), *unread);
    }
    addTokens(results, rollout, progress);
    return results;
}

}  // namespace tensordesk
