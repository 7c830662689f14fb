// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/remote/wire/frame.h"
#include "model/storage/storage.h"

#include <cstddef>
#include <vector>

namespace tensordesk {

/// Describes entries of an open file for the near end: keys, shapes, dtypes and values that are not tensors, but no elements. README.md
/// lists the kinds of entries. Levels are opened in breadth until `room` entries are listed; an entry that was not opened is null. So is
/// one with many values that are not tensors, except the first of `paths`. Opens stored entries. Can be cancelled by the thread's
/// ProgressScope.
[[nodiscard]] std::vector<wire::Value> listed(const Storage& storage, const std::vector<KeyPath>& paths, std::size_t room);

}  // namespace tensordesk
