// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/value.h"
#include "model/operations/keys/changes.h"

namespace tensordesk {

/// `td[index] = value` for the level at `path`: a number or tensor goes into every leaf, a dict or tensordict into
/// the leaves of its keys. A source of fewer batch dims is expanded; its keys that the destination lacks
/// are added, zero elsewhere. RuntimeError if the batch sizes do not agree.
void assignIndexed(Changes& changes, const KeyPath& path, const TensorDict& td, const Index& index, const Value& value);

}  // namespace tensordesk
