// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/thread/threadcontext.h"
#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

// The rules that hold a tree together, each on its own; the leaf map that goes with them is mapLeaves().

/// By which rules entries are checked when they are put into a level.
enum class Validation {
    Standard,  ///< short levels are lengthened to the batch size, values are moved to the level's device
    Strict,    ///< both are errors, as in Python's tensorcontainer
    Off,       ///< nothing is checked: a tree is rebuilt whose parts fit together when all are in place
};

[[nodiscard]] Validation validation() noexcept;

/// While it lives, entries that this thread puts in place are checked by `rules`; then again as before.
class ValidationScope {
public:
    explicit ValidationScope(Validation rules) noexcept;

private:
    ThreadContextScope<Validation> m_scope;
};

/// True if an entry of this shape may stand in a level of this batch size: it starts with it.
[[nodiscard]] bool isShapeCompatible(c10::IntArrayRef shape, c10::IntArrayRef batch);

/// True if a value on `device` may stand in a level of device `level`; a level without one takes all.
[[nodiscard]] bool isDeviceCompatible(const std::optional<at::Device>& level, at::Device device);

/// `index` with full slices in place of its ellipsis. RuntimeError for two of them (IndexError by the strict rules),
/// IndexError for more items than `shape` has dims.
[[nodiscard]] Index expandedEllipsis(const Index& index, c10::IntArrayRef shape);

/// The entry as it may stand in `level`, by the rules in force: children lengthened to the batch size and
/// named as the level is (an unnamed level learns its child's names), values on the level's device.
/// RuntimeError "batch dimension mismatch" where it does not fit.
[[nodiscard]] Entry validated(TensorDict& level, Entry entry);

}  // namespace tensordesk
