// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/fit/formatlimits.h"
#include "model/tensordict/base/message.h"

#include <functional>
#include <optional>

namespace tensordesk {

/// A replacement for an entry that a format cannot store.
struct Substitute {
    Key key;
    Entry entry;
    Message what;  ///< the replacement in words: "torch.float32", "text", "the key 'shape_'"
};

/// Returns the replacement nearest to `entry` that the format can store: a leaf with another dtype, a value as list, tensor or
/// text, or another key for which `isFree` is true. Empty if there is none, as for ragged leaves. Reads nothing: leaves are cast as
/// they are read. REQUIRES: the format cannot store `entry`.
[[nodiscard]] std::optional<Substitute> substituteFor(const Key& key, const Entry& entry, const FormatLimits& limits,
                                                      const std::function<bool(const Key&)>& isFree);

}  // namespace tensordesk
