// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/diagnosis/failure.h"

namespace tensordesk {

// A rule explains the failure of a family of operations: it states what the operation requires, marks the dims that do not fit, and
// suggests changes, the most common intention first. It adds nothing if it does not know the reason of the failure. Each suggestion
// is tested before it is shown, so a rule may suggest changes that do not work.

/// Elementwise operations with broadcasting.
void explainBroadcast(Failure& failure);
/// `x[…]`: too many indices, indices out of range, masks, dtypes of indices.
void explainIndex(Failure& failure);
/// gather, scatter, take_along_dim, index_select: an index along one dim.
void explainPicking(Failure& failure);
/// stack, cat and similar functions.
void explainJoin(Failure& failure);
/// view, reshape, unflatten.
void explainReshape(Failure& failure);
/// expand and repeat.
void explainExpansion(Failure& failure);
/// permute.
void explainPermutation(Failure& failure);
/// `@`, matmul, bmm and similar functions.
void explainProduct(Failure& failure);
/// einsum.
void explainEinsum(Failure& failure);
/// Functions of linear algebra that require square matrices.
void explainSquare(Failure& failure);
/// Calls of modules: Linear, convolutions, normalisations, embeddings, recurrent layers, attention.
void explainModule(Failure& failure);
/// Calls of such layers as functions of torch.nn.functional. Adds nothing for other operations.
void explainLayerFunction(Failure& failure);
/// Losses whose targets are class indices.
void explainClassLoss(Failure& failure);
/// Losses of an input and a target of the same shape.
void explainPairLoss(Failure& failure);
/// log_prob of a distribution.
void explainLogProb(Failure& failure);
/// Construction of tensordicts from entries, and assignment of entries.
void explainEntries(Failure& failure);
/// load_state_dict with names or sizes that the module does not have.
void explainStateDict(Failure& failure);
/// Functions that require a number of dims, or of elements along one dim: split, topk, unfold, pad, outer and others.
void explainSizes(Failure& failure);
/// Distributions with inconsistent parameters.
void explainDistribution(Failure& failure);

/// Any operation with a syntax or type error of Python: a missing dim, `and` of tensors, `float()` of a tensor with several
/// elements, a method that is not called.
void explainCall(Failure& failure);
/// Names of dims instead of positions, or a wrong number of names.
void explainNames(Failure& failure);
/// Entries of lazy stacks whose members differ in shape.
void explainRagged(Failure& failure);
/// Any operation whose error shapes do not show: indices and classes out of range, tensors on several devices. Returns false for
/// other errors.
bool explainValues(Failure& failure);
/// Any call with a dim that does not exist.
void explainDimRange(Failure& failure);
/// Any operation on unsupported dtypes.
void explainDTypes(Failure& failure);
/// The part of explainDTypes() that does not depend on a failure on shapes.
void explainKnownDTypes(Failure& failure);
/// Any operation with a missing key.
void explainKeys(Failure& failure);
/// The part of explainKeys() for keys that are written in `part` and missing in `td`.
void explainWrittenKeys(Failure& failure, const TensorDict& td, const Expression& part);

// Rules for operations whose result is probably a mistake. Each adds a sentence if it applies, and changes that avoid the mistake.

/// Warns of a broadcast that is larger than each of its operands, with the given sentence. Adds nothing if the expression requests
/// it by `unsqueeze` or `None`.
void warnOfGrowth(Failure& operation, const Message& sentence);
/// Warns of any other mistake: losses of unequal shapes, functions along unusual dims, indices that select all combinations,
/// `squeeze()` of the batch, padding that is counted, integer overflow, writes to the result of `expand`.
void warn(Failure& operation);
/// The part of warn() on dtypes.
void warnOfDTypes(Failure& operation);

/// True if the operands of an operation are broadcast: an operator, or an elementwise function.
[[nodiscard]] bool isElementwise(const std::string& operation);

/// Runs the rules of the failing operation, then those for any operation.
void explain(Failure& failure);

}  // namespace tensordesk
