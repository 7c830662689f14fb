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

/// Tells if a leaf of the result shares the elements of its source.
enum class Sharing { Unknown, View, Copy };

/// One key before and after an expression: empty where it is added or removed.
struct KeyEffect {
    KeyPath path;
    std::optional<ComparedSide> before, after;
    Sharing sharing = Sharing::Unknown;  ///< of a leaf after; unknown if the expression changes td in place

    /// True unless shape, dtype and names are equal on both sides.
    [[nodiscard]] bool changes() const;
};

/// The effect of an expression, computed without elements.
struct ShapeEffect {
    std::optional<Value> result;
    std::optional<Diagnosis> failure;  ///< set if it fails: the reason, with the affected key path
    std::vector<KeyEffect> keys;       ///< of the result if it is a tensordict, otherwise unchanged; the root first
    int64_t bytesBefore = 0, bytesAfter = 0;
    std::vector<Diagnosis> warnings = {};  ///< on a result that is probably a mistake; see warningsFor()
    /// The values of the additional expressions; empty if one fails.
    std::vector<std::optional<Value>> steps;
};

/// Evaluates `expression` over `td` on leaves without data, and also `steps`, its parts. Only throws Cancelled. Opens stored
/// levels.
[[nodiscard]] ShapeEffect shapeEffect(const std::string& expression, const TensorDict& td, Progress& progress,
                                      const std::vector<std::string>& steps = {});

}  // namespace tensordesk
