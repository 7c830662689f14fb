// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/layouts/rollout/rolloutview.h"
#include "model/storage/storage.h"

#include <vector>

namespace tensordesk {

/// Adds a finding that describes how the rollout at `place` is shown as `shown`, and how to see it as stored.
void noteEpisodes(const TensorDict& shown, const StoredPlace& place, std::vector<Finding>& findings);

/// Adds a finding that names the key `told`, the mask or lengths by which padding was removed; see unpadded().
void notePadding(const Key& told, const StoredPlace& place, std::vector<Finding>& findings);

/// Adds findings that list the keys at `place` that are not shown, if there are any, by reason.
void noteLeft(const RolloutRoles& roles, const StoredPlace& place, std::vector<Finding>& findings);

}  // namespace tensordesk
