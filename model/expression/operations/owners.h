// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/calls/registry.h"

namespace tensordesk {

/// Short names of owners for the tables of operations.
inline constexpr Owner kTd = Owner::TensorDict;
inline constexpr Owner kClass = Owner::TensorDictClass;
inline constexpr Owner kTorch = Owner::Torch;
inline constexpr Owner kBuiltin = Owner::Builtin;
inline constexpr Owner kString = Owner::String;

}  // namespace tensordesk
