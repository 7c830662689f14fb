// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/expression/syntax/value.h"
#include "model/operations/devices/devices.h"

namespace tensordesk {

/// Returns deviceNamed() for operations that need elements: throws ValueError for "meta", which has none.
[[nodiscard]] at::Device deviceWithValues(const std::string& name);

/// Returns `value` with its tensors on `device`; tensors on other devices are copied.
[[nodiscard]] Value onDevice(const Value& value, at::Device device);

}  // namespace tensordesk
