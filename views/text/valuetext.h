// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/expression/syntax/value.h"
#include "views/text/shapetokens.h"

#include <QString>

#include <optional>

namespace tensordesk {

/// A short description of an expression's value: its type, and the shape or the value.
struct ValueText {
    QString type;  ///< `TensorDict`, `Tensor f32`
    std::optional<ShapeTokens> shape = {};
    QString value = {};  ///< Python's repr of a value without shape, cut to one line
};

[[nodiscard]] ValueText textOf(const Value& value);

}  // namespace tensordesk
