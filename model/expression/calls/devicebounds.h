// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/core/ivalue.h>

#include <vector>

namespace tensordesk {

/// Calls an operator on a device such as a GPU. Kernels there only assert what those of the CPU check, such as that an index is in
/// range, and a failed assertion makes the device unusable for the rest of the process. So arguments are checked before each call
/// of such an operator, which waits for the device; if one is out of range, the operator is called on the CPU, which raises the
/// error. Throws LibTorch's errors.
[[nodiscard]] std::vector<c10::IValue> callOnDevice(const c10::OperatorHandle& op, std::vector<c10::IValue> arguments);

}  // namespace tensordesk
