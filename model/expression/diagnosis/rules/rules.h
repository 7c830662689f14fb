// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/diagnosis/failure.h"

namespace tensordesk {

// A rule explains the failure of a family of operations: it says what the operation asks of its operands, marks the dims that do
// not fit, and suggests changes, those that people mostly mean first. A rule adds nothing where its operation did not fail for a
// reason that it knows. Each suggestion is tried before it is shown, so a rule may suggest what might not work.

/// Elementwise operations, whose shapes are broadcast.
void explainBroadcast(Failure& failure);
/// `x[…]`: too many indices, indices out of range, masks, dtypes of indices.
void explainIndex(Failure& failure);
/// gather, scatter, take_along_dim, index_select: an index along one dim.
void explainPicking(Failure& failure);
/// stack, cat and functions like them.
void explainJoin(Failure& failure);
/// view, reshape, unflatten.
void explainReshape(Failure& failure);
/// expand and repeat.
void explainExpansion(Failure& failure);
/// permute.
void explainPermutation(Failure& failure);
/// `@`, matmul, bmm and functions like them.
void explainProduct(Failure& failure);
/// einsum.
void explainEinsum(Failure& failure);
/// Functions of linear algebra that ask for square matrices.
void explainSquare(Failure& failure);
/// Calls of modules: Linear, convolutions, normalisations, embeddings, recurrent layers, attention.
void explainModule(Failure& failure);
/// Calls of such layers as functions of torch.nn.functional. Adds nothing for other operations.
void explainLayerFunction(Failure& failure);
/// Losses whose targets are classes.
void explainClassLoss(Failure& failure);
/// Losses of an input and a target of the same shape.
void explainPairLoss(Failure& failure);
/// log_prob of a distribution.
void explainLogProb(Failure& failure);
/// Tensordicts that are made of entries, and entries that are set.
void explainEntries(Failure& failure);
/// load_state_dict with names or sizes that the module does not have.
void explainStateDict(Failure& failure);
/// Functions that ask for some number of dims, or of elements along one: split, topk, unfold, pad, outer and others.
void explainSizes(Failure& failure);
/// Distributions whose parameters do not fit together.
void explainDistribution(Failure& failure);

/// Any operation that is written in a way that Python does not take: a dim that is left out, `and` of tensors, `float()` of a tensor
/// with several elements, a method without its call.
void explainCall(Failure& failure);
/// Names of dims: given in the place of positions, or in another number than there are batch dims.
void explainNames(Failure& failure);
/// Entries of lazy stacks whose members differ in shape.
void explainRagged(Failure& failure);
/// Any operation whose error shapes do not show: indices and classes out of range, tensors on several devices. Returns false if it is
/// none of these.
bool explainValues(Failure& failure);
/// Any call with a dim that does not exist.
void explainDimRange(Failure& failure);
/// Any operation on dtypes that it does not take.
void explainDTypes(Failure& failure);
/// The part of explainDTypes() that holds whether the operation fails on shapes or not.
void explainKnownDTypes(Failure& failure);
/// Any operation with a key that does not exist.
void explainKeys(Failure& failure);
/// The part of explainKeys() for keys that are written in `part` and that `td` lacks.
void explainWrittenKeys(Failure& failure, const TensorDict& td, const Expression& part);

// Rules of operations that have a value which is probably a mistake. Each adds a sentence where that is so, and changes that do without.

/// A broadcast that is larger than each of its operands, with the sentence that says so. Adds nothing if the expression asks for it
/// by `unsqueeze` or `None`.
void warnOfGrowth(Failure& operation, const Message& sentence);
/// Any other: losses of unequal shapes, dims that a function hardly runs along, indices that pair all with all, `squeeze()` of the
/// batch, padding that counts, dtypes that wrap around, writing to what `expand` gives.
void warn(Failure& operation);
/// The part of warn() on dtypes.
void warnOfDTypes(Failure& operation);

/// True if the operands of an operation are broadcast: an operator, or a function that works element by element.
[[nodiscard]] bool isElementwise(const std::string& operation);

/// Runs the rules of the failed operation, then those of any operation.
void explain(Failure& failure);

}  // namespace tensordesk
