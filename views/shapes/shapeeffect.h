// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/comparison.h"
#include "expression/value.h"
#include "tensordict/progress.h"

#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// One key before an expression and after it: none where it comes or goes.
struct KeyEffect {
    KeyPath path;
    std::optional<ComparedSide> before, after;

    /// True unless shape, dtype and names are the same on both sides.
    [[nodiscard]] bool changes() const;
};

/// What an expression would do, worked out without any element.
struct ShapeEffect {
    std::optional<Value> result;
    std::optional<Error> error;    ///< with the key path that breaks, where one does
    std::vector<KeyEffect> keys;   ///< of the result if it is a tensordict, else as they are; first the root
    int64_t bytesBefore = 0, bytesAfter = 0;
};

/// Evaluates `expression` over `td` on leaves without data. Never throws but Cancelled. Opens stored levels.
[[nodiscard]] ShapeEffect shapeEffect(const std::string& expression, const TensorDict& td, Progress& progress);

}  // namespace tensordesk
