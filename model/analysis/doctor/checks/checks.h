// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/doctor/doctor.h"

namespace tensordesk {

// The rows of the table of checks, each in a file of its name.
[[nodiscard]] const HealthCheck& nonFiniteCheck();
[[nodiscard]] const HealthCheck& nextPairsCheck();
[[nodiscard]] const HealthCheck& resetsCheck();
[[nodiscard]] const HealthCheck& endFlagsCheck();
[[nodiscard]] const HealthCheck& broadcastCheck();
[[nodiscard]] const HealthCheck& trajectoryIdsCheck();
[[nodiscard]] const HealthCheck& unwrittenCheck();
[[nodiscard]] const HealthCheck& storedTargetsCheck();
[[nodiscard]] const HealthCheck& frozenFramesCheck();
[[nodiscard]] const HealthCheck& channelsCheck();
[[nodiscard]] const HealthCheck& stepCountsCheck();
[[nodiscard]] const HealthCheck& sharedBatchCheck();
[[nodiscard]] const HealthCheck& unappliedMaskCheck();
[[nodiscard]] const HealthCheck& denormalsCheck();
[[nodiscard]] const HealthCheck& outOfBoundsCheck();
[[nodiscard]] const HealthCheck& saturatedCheck();
[[nodiscard]] const HealthCheck& unlikeMembersCheck();
[[nodiscard]] const HealthCheck& interleavedCheck();
[[nodiscard]] const HealthCheck& ringSeamCheck();
[[nodiscard]] const HealthCheck& rowNumbersCheck();
[[nodiscard]] const HealthCheck& timestampsCheck();
[[nodiscard]] const HealthCheck& blackFramesCheck();
[[nodiscard]] const HealthCheck& spikesCheck();
[[nodiscard]] const HealthCheck& copiedActionsCheck();
[[nodiscard]] const HealthCheck& filesAgreeCheck();
[[nodiscard]] const HealthCheck& storedStatisticsCheck();

}  // namespace tensordesk
