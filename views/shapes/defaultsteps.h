// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/expression/syntax/value.h"
#include "views/shapes/operationchain.h"

#include <QStringList>

namespace tensordesk {

/// The operations that are offered, by their names in Python; an empty one separates groups.
[[nodiscard]] QStringList offeredOperations();
[[nodiscard]] QStringList offeredReductions();

/// An operation to begin with on what an expression gives: with arguments that fit its shape and keys where there are
/// any. `expression` is that which gives it, the other operand of stack and cat.
[[nodiscard]] OperationChain::Step defaultStep(const QString& operation, const Value& value, const QString& expression);

}  // namespace tensordesk
