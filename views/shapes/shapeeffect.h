// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/compare/comparison.h"
#include "model/expression/diagnosis/diagnosis.h"
#include "model/expression/syntax/value.h"
#include "model/tensordict/base/progress.h"

#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// Whether a leaf of the result shares the elements of what it was made of.
enum class Sharing { Unknown, View, Copy };

/// One key before an expression and after it: none where it comes or goes.
struct KeyEffect {
    KeyPath path;
    std::optional<ComparedSide> before, after;
    Sharing sharing = Sharing::Unknown;  ///< of a leaf after; unknown where the expression changes td in place

    /// True unless shape, dtype and names are the same on both sides.
    [[nodiscard]] bool changes() const;
};

/// What an expression would do, worked out without any element.
struct ShapeEffect {
    std::optional<Value> result;
    std::optional<Diagnosis> failure;  ///< in its place: why it fails, with the key path that breaks
    std::vector<KeyEffect> keys;       ///< of the result if it is a tensordict, else as they are; first the root
    int64_t bytesBefore = 0, bytesAfter = 0;
    std::vector<Diagnosis> warnings = {};  ///< of a result that is probably a mistake; see warningsFor()
    /// What each of the further expressions gives that were asked for; nothing where one fails.
    std::vector<std::optional<Value>> steps;
};

/// Evaluates `expression` over `td` on leaves without data, and beside it `steps`, what leads to it. Never throws but
/// Cancelled. Opens stored levels.
[[nodiscard]] ShapeEffect shapeEffect(const std::string& expression, const TensorDict& td, Progress& progress,
                                      const std::vector<std::string>& steps = {});

}  // namespace tensordesk
