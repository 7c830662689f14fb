// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/diagnosis/diagnosis.h"

namespace tensordesk {

/// The way in which the shapes of several operands must agree.
enum class Agreement {
    Broadcast,  ///< aligned at the last dim: equal, or 1
    Same,       ///< aligned at the first dim: equal
    SameBut,    ///< equal except in the dim along which they are joined
};

/// True if the shapes agree. `but`: the dim of SameBut, counted from the front.
[[nodiscard]] bool agree(Agreement how, const std::vector<Shape>& shapes, std::size_t but = 0);

/// Returns the first key, in the order of the first tensordict, whose entries do not agree or are missing somewhere. An empty path
/// if the batch sizes do not agree; no value if everything agrees.
[[nodiscard]] std::optional<KeyPath> firstDisagreement(Agreement how, const std::vector<TensorDict>& tds, std::size_t but = 0);

/// Marks the dims that do not agree.
void markDisagreement(Agreement how, std::vector<FailingOperand>& operands, std::size_t but = 0);

/// Marks the dims that an index, the items between the brackets, does not fit.
void markIndex(const Value& index, FailingOperand& operand);

/// Marks the dims that cannot be expanded to `sizes`.
void markExpansion(const Shape& sizes, FailingOperand& operand);

}  // namespace tensordesk
