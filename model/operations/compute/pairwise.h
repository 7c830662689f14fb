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
    std::string_view doc;         ///< what it gives, for help
    const char* aten;             ///< "aten::add"
    const char* overload;         ///< the one for two tensors
    bool takesAlpha = false;      ///< `alpha=`: a factor for the second operand
    bool takesDefault = false;    ///< `default=`: what stands for keys that one operand lacks
    bool hasInPlaceTwin = false;  ///< `add_`
};

/// All of them, sorted by name.
[[nodiscard]] std::span<const PairwiseOperator> pairwiseOperators();
/// REQUIRES: it is one of them.
[[nodiscard]] const PairwiseOperator& pairwiseOperator(std::string_view name);

/// What a person may say beside the operands. At most one of the last three.
struct PairwiseOptions {
    std::optional<c10::Scalar> alpha = {};
    bool onlyCommonKeys = false;          ///< drop the keys that one operand lacks
    bool onlyOwnKeys = false;             ///< drop the keys that only the other operand has
    std::optional<at::Tensor> fill = {};  ///< 0-d: stands for the entries that one operand lacks
};

/// `td op other` leaf by leaf, with torch's promotion of dtypes; names of `td` are kept. Errors as of elementwise().
[[nodiscard]] TensorDict pairwise(const PairwiseOperator& op, const TensorDict& td, const Operand& other,
                                  const PairwiseOptions& options = {});
/// `other op td`: the number or tensor stands on the left.
[[nodiscard]] TensorDict pairwiseReflected(const PairwiseOperator& op, const Operand& other, const TensorDict& td);
/// In place: RuntimeError, with nothing changed, where a leaf cannot hold the result. Keys that only `other` has are
/// left out.
void pairwiseInPlace(const PairwiseOperator& op, const TensorDict& td, const Operand& other,
                     const std::optional<c10::Scalar>& alpha, Mutations& mutations);

/// `td == other` and the like: "eq", "ne", "lt", "le", "gt", "ge", and also "bitwise_or", "bitwise_xor". The result is
/// unnamed, except beside a tensor. Non-tensor entries must have a partner too; see pairedNonTensors(). They have no
/// order: beside one that of the right operand stays. KeyError if the keys differ.
[[nodiscard]] TensorDict compared(std::string_view comparison, const TensorDict& td, const Operand& other);

/// The one number that an operand is; nothing for a tensor or tensordict.
[[nodiscard]] std::optional<c10::Scalar> numberOf(const Operand& operand);

}  // namespace tensordesk
