// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "expression/value.h"

#include <c10/core/Device.h>

#include <string>

namespace tensordesk {

/// The device of that name, such as "cpu" or "cuda:0". ValueError for a name that says nothing,
/// RuntimeError for a device that this machine or its LibTorch lacks.
[[nodiscard]] at::Device deviceNamed(const std::string& name);

/// `value` with its tensors on `device`; those of other devices are copied there.
[[nodiscard]] Value onDevice(const Value& value, at::Device device);

}  // namespace tensordesk
