// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/doctor.h"

#include "model/analysis/doctor/checks.h"
#include "model/analysis/doctor/patient.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/progressscope.h"

#include <algorithm>
#include <array>

namespace tensordesk {

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
    static const std::array checks{nonFiniteCheck(),    nextPairsCheck(),     resetsCheck(),     endFlagsCheck(),
                                   broadcastCheck(),    trajectoryIdsCheck(), unwrittenCheck(),  storedTargetsCheck(),
                                   frozenFramesCheck(), channelsCheck(),      stepCountsCheck(), sharedBatchCheck(),
                                   unappliedMaskCheck()};
    return checks;
}

std::vector<std::string> checksOfShapes()
{
    std::vector<std::string> names;
    for (const HealthCheck* const check : {&broadcastCheck(), &sharedBatchCheck(), &unappliedMaskCheck()})
        names.emplace_back(check->name);
    return names;
}

std::vector<CheckResult> examine(const TensorDict& td, const HealthOptions& options, Progress& progress)
{
    for (const std::string& name : options.checks) {
        if (std::ranges::find(healthChecks(), name, &HealthCheck::name) != healthChecks().end())
            continue;
        std::string known;
        for (const HealthCheck& check : healthChecks())
            known += (known.empty() ? "" : ", ") + std::string(check.name);
        throw Error(ErrorKind::KeyError, "There is no check {}; there are {}.", name, known);
    }
    const ProgressScope scope(progress);
    const Patient patient(td, options, progress);
    std::vector<CheckResult> results;
    for (const HealthCheck& check : healthChecks())
        if (options.checks.empty() || std::ranges::find(options.checks, check.name) != options.checks.end())
            results.push_back({&check, check.run(patient)});
    return results;
}

}  // namespace tensordesk
