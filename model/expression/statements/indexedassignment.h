// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/value.h"
#include "model/operations/keys/changes.h"

namespace tensordesk {

/// Assigns `td[index] = value` for the level at `path`: a number or tensor to every leaf, a dict or tensordict to the leaves with
/// its keys. A source with fewer batch dims is expanded; keys that the destination lacks are added, with zeros elsewhere. Throws
/// RuntimeError if the batch sizes do not agree.
void assignIndexed(Changes& changes, const KeyPath& path, const TensorDict& td, const Index& index, const Value& value);

}  // namespace tensordesk
