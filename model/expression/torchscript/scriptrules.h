// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <ATen/core/jit_type.h>

namespace tensordesk {

/// Refuses a class of a script if any of its methods, or of what it calls or holds, has an operator that is not known to compute
/// and do nothing else: those that touch files, processes or devices, custom operators and classes, Python's objects. What is
/// allowed is what expressions may call, and a list of what scripts need beside it. RuntimeError with the operator and the method.
void checkScript(const c10::ClassTypePtr& root);

}  // namespace tensordesk
