// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/operations/compute/elementwise.h"
#include "model/operations/compute/inplace.h"

#include <span>
#include <string_view>

namespace tensordesk {

/// An elementwise operator of two operands, by its name in the Python library.
struct PairwiseOperator {
    std::string_view name;
    std::string_view doc;         ///< its description, for help
    const char* aten;             ///< "aten::add"
    const char* overload;         ///< the overload for two tensors
    bool takesAlpha = false;      ///< `alpha=`: a factor for the second operand
    bool takesDefault = false;    ///< `default=`: replaces entries that one operand lacks
    bool hasInPlaceTwin = false;  ///< `add_`
};

/// Returns all of them, sorted by name.
[[nodiscard]] std::span<const PairwiseOperator> pairwiseOperators();
/// Returns an operator. REQUIRES: it exists.
[[nodiscard]] const PairwiseOperator& pairwiseOperator(std::string_view name);

/// Options besides the operands. At most one of the last three.
struct PairwiseOptions {
    std::optional<c10::Scalar> alpha = {};
    bool onlyCommonKeys = false;          ///< drops keys that one operand lacks
    bool onlyOwnKeys = false;             ///< drops keys that only the other operand has
    std::optional<at::Tensor> fill = {};  ///< 0-d: replaces entries that one operand lacks
};

/// Returns `td op other` leaf by leaf, with torch's promotion of dtypes; keeps the names of `td`. Throws the errors of
/// elementwise().
[[nodiscard]] TensorDict pairwise(const PairwiseOperator& op, const TensorDict& td, const Operand& other,
                                  const PairwiseOptions& options = {});
/// Returns `other op td`, for a number or tensor on the left.
[[nodiscard]] TensorDict pairwiseReflected(const PairwiseOperator& op, const Operand& other, const TensorDict& td);
/// Computes in place. Throws RuntimeError, without changes, if a leaf cannot store the result. Ignores keys that only `other` has.
void pairwiseInPlace(const PairwiseOperator& op, const TensorDict& td, const Operand& other,
                     const std::optional<c10::Scalar>& alpha, Mutations& mutations);

/// Returns `td == other` etc.: "eq", "ne", "lt", "le", "gt", "ge", and also "bitwise_or", "bitwise_xor". The result has no names,
/// except with a tensor. Non-tensor entries need a partner too; see pairedNonTensors(). They have no order: for ordering
/// comparisons the entry of the right operand is kept. Throws KeyError if the keys differ.
[[nodiscard]] TensorDict compared(std::string_view comparison, const TensorDict& td, const Operand& other);

/// Returns the number of an operand; empty for a tensor with dims or a tensordict.
[[nodiscard]] std::optional<c10::Scalar> numberOf(const Operand& operand);

}  // namespace tensordesk
