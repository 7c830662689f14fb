// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/expression/syntax/value.h"
#include "model/operations/devices/devices.h"

namespace tensordesk {

/// deviceNamed() for what needs the elements: ValueError for "meta", which has none.
[[nodiscard]] at::Device deviceWithValues(const std::string& name);

/// `value` with its tensors on `device`; those of other devices are copied there.
[[nodiscard]] Value onDevice(const Value& value, at::Device device);

}  // namespace tensordesk
