// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/expression/syntax/value.h"
#include "views/shapes/operationchain.h"

#include <QStringList>

namespace tensordesk {

/// Returns the offered operations by their names in Python; an empty one separates groups.
[[nodiscard]] QStringList offeredOperations();
[[nodiscard]] QStringList offeredReductions();

/// Returns the initial form of an operation on the value of an expression, with arguments that fit its shape and keys.
/// `expression`: the text of the value, and the other operand of stack and cat.
[[nodiscard]] OperationChain::Step defaultStep(const QString& operation, const Value& value, const QString& expression);

}  // namespace tensordesk
