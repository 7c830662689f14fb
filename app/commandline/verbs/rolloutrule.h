// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/operations/rollouts/lengths.h"
#include "model/storage/storage.h"

#include <string>

namespace tensordesk {

/// What a storage shows, with what tells its episodes: the key that `by` names, else what is known by name, else lengths (see
/// byLengths()); of a replay buffer also how far its ring is written. Nothing may tell them. KeyError for `by`.
[[nodiscard]] TimedRollout rolloutOf(const Storage& storage, const std::string& by, const OpenOptions& opening);

}  // namespace tensordesk
