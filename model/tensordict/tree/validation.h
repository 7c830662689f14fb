// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/thread/threadcontext.h"
#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

// The rules that every tree satisfies, one function each. mapLeaves() applies a function under these rules.

/// The rules by which entries are validated when they are put into a level.
enum class Validation {
    Standard,  ///< short nested batch sizes are lengthened, and values are moved to the level's device
    Strict,    ///< both cases are errors, as in Python's tensorcontainer
    Off,       ///< nothing is checked, for a tree that is rebuilt and is consistent only at the end
};

[[nodiscard]] Validation validation() noexcept;

/// Makes this thread validate entries by `rules` while the object lives.
class ValidationScope {
public:
    explicit ValidationScope(Validation rules) noexcept;

private:
    ThreadContextScope<Validation> m_scope;
};

/// True if the shape starts with the batch size, so that an entry of it fits into the level.
[[nodiscard]] bool isShapeCompatible(c10::IntArrayRef shape, c10::IntArrayRef batch);

/// True if a value on `device` fits into a level with device `level`. A level without device accepts all.
[[nodiscard]] bool isDeviceCompatible(const std::optional<at::Device>& level, at::Device device);

/// Returns `index` with full slices instead of its ellipsis. Throws RuntimeError for two ellipses (IndexError by the strict rules),
/// and IndexError for more items than `shape` has dims.
[[nodiscard]] Index expandedEllipsis(const Index& index, c10::IntArrayRef shape);

/// Returns the entry adapted to `level` by the current rules: nested levels get the batch size and names of the level (an unnamed
/// level takes over its child's names), values move to the level's device. Throws RuntimeError "batch dimension mismatch" if the
/// shape does not fit.
[[nodiscard]] Entry validated(TensorDict& level, Entry entry);

}  // namespace tensordesk
