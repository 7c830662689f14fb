// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/diagnosis/diagnosis.h"

namespace tensordesk {

/// How the shapes of several operands have to agree.
enum class Agreement {
    Broadcast,  ///< aligned at the last dim: equal, or 1
    Same,       ///< aligned at the first dim: equal
    SameBut,    ///< the same but in one dim, along which they are joined
};

/// True if the shapes agree. `but`: the dim of SameBut, counted from the front.
[[nodiscard]] bool agree(Agreement how, const std::vector<Shape>& shapes, std::size_t but = 0);

/// The first key, in the order of the first tensordict, under which entries of `tds` do not agree or one is missing;
/// empty if the batch sizes themselves do not, nothing if all is well.
[[nodiscard]] std::optional<KeyPath> firstDisagreement(Agreement how, const std::vector<TensorDict>& tds, std::size_t but = 0);

/// Marks the dims that do not agree.
void markDisagreement(Agreement how, std::vector<FailingOperand>& operands, std::size_t but = 0);

/// Marks the dims that an index, the items between the brackets, does not fit.
void markIndex(const Value& index, FailingOperand& operand);

/// Marks the dims that cannot be expanded to `sizes`.
void markExpansion(const Shape& sizes, FailingOperand& operand);

}  // namespace tensordesk
