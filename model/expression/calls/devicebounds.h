// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/core/ivalue.h>

#include <vector>

namespace tensordesk {

/// Calls an operator on a device of its own, such as a GPU. Kernels there only assert what those of the processor check, such as
/// that an index is within bounds, and a failed assertion ends the device for all that this program does later: where an argument
/// of such an operator is out of bounds, the processor is asked, which says what is wrong. That is looked up before each call of
/// one, for which the device is waited for. Throws LibTorch's errors.
[[nodiscard]] std::vector<c10::IValue> callOnDevice(const c10::OperatorHandle& op, std::vector<c10::IValue> arguments);

}  // namespace tensordesk
