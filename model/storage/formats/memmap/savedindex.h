// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/memmap/metajson.h"
#include "model/tensordict/indices/index.h"

namespace tensordesk {

/// Returns the index by which a part of a tensordict was saved, from "index" of its meta.json: `["tuple", [1, ["slice", {…}]]]`.
/// Empty if there is none or it is not understood.
[[nodiscard]] std::optional<Index> savedIndex(const MetaJson& meta);

}  // namespace tensordesk
