// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/doctor/doctor.h"

namespace tensordesk {

// The rows of the table of checks of language-model rollouts, each in a file of its name.
[[nodiscard]] const HealthCheck& logProbRangeCheck();
[[nodiscard]] const HealthCheck& rolloutTrainerCheck();
[[nodiscard]] const HealthCheck& maskShiftCheck();
[[nodiscard]] const HealthCheck& tokenMasksCheck();
[[nodiscard]] const HealthCheck& paddingCheck();
[[nodiscard]] const HealthCheck& truncatedCheck();
[[nodiscard]] const HealthCheck& specialTokensCheck();
[[nodiscard]] const HealthCheck& advantagesCheck();
[[nodiscard]] const HealthCheck& lengthRewardCheck();
[[nodiscard]] const HealthCheck& klCheck();
[[nodiscard]] const HealthCheck& entropyCheck();
[[nodiscard]] const HealthCheck& repetitionCheck();
[[nodiscard]] const HealthCheck& ratiosCheck();
[[nodiscard]] const HealthCheck& storedTextCheck();
[[nodiscard]] const HealthCheck& rewardPartsCheck();

}  // namespace tensordesk
