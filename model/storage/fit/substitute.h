// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/fit/formatlimits.h"
#include "model/tensordict/base/message.h"

#include <functional>
#include <optional>

namespace tensordesk {

/// What stands for an entry that a format cannot hold.
struct Substitute {
    Key key;
    Entry entry;
    Message what;  ///< "torch.float32", "text", "the key 'shape_'"
};

/// The nearest to `entry` that the format takes: a leaf of another dtype, a value as a list, tensor or text, another key that
/// `isFree`. Nothing if there is none, as for ragged leaves. Reads nothing: leaves are cast as they are read.
[[nodiscard]] std::optional<Substitute> substituteFor(const Key& key, const Entry& entry, const FormatLimits& limits,
                                                      const std::function<bool(const Key&)>& isFree);

}  // namespace tensordesk
