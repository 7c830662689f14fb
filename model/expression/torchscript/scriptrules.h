// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <ATen/core/jit_type.h>

namespace tensordesk {

/// Rejects a class of a script if one of its methods, or of the objects that it uses, has an operator that may do more than
/// compute: access to files, processes or devices, custom operators and classes, Python objects. Allowed are the operators that
/// expressions may call, and a list of further ones. Throws RuntimeError with the operator and the method.
void checkScript(const c10::ClassTypePtr& root);

}  // namespace tensordesk
