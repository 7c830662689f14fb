// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/operations/compute/operand.h"
#include "model/tensordict/tree/tensordict.h"

#include <span>
#include <string_view>

namespace tensordesk {

/// A reduction by its name in the Python library.
struct ReductionOperator {
    std::string_view name;
    std::string_view doc;  ///< its description, for help
    bool takesDtype = false;
    bool takesCorrection = false;
    bool takesEvent = true;  ///< can reduce only the event dims
};

/// Returns the reductions: "sum", "mean", "std", "amax", … sorted by name.
[[nodiscard]] std::span<const ReductionOperator> reductionOperators();
/// Returns a reduction. REQUIRES: it exists.
[[nodiscard]] const ReductionOperator& reductionOperator(std::string_view name);

/// The elements that are reduced together.
struct ReducedDims {
    enum class Kind {
        All,    ///< all elements of a leaf
        Batch,  ///< the dims in `dims`: batch dims counted from either end
        Event,  ///< all elements of a batch position: the event dims are reduced
    } kind = Kind::All;
    std::vector<int64_t> dims = {};
};

struct ReduceOptions {
    ReducedDims over = {};
    bool keepDims = false;            ///< reduced dims stay, with size 1 and their names
    std::optional<DType> dtype = {};  ///< elements are cast to this dtype first
    double correction = 1;            ///< for std and var: 1 for a sample, 0 for a population
};

/// Reduces every leaf, with torch's dtypes. Reducing all elements gives batch size []; each nested level keeps its batch dims
/// beyond the reduced ones. A lazy stack is stacked first; names of remaining dims are kept. Throws IndexError for a dim out of
/// range, RuntimeError for a repeated dim, and TypeError for keepDims with Event.
[[nodiscard]] TensorDict reduce(const ReductionOperator& reduction, const TensorDict& td, const ReduceOptions& options);
/// Reduces all leaves together, with equal weight for every element, to one tensor: a number, or along batch dims the rest of
/// leaves of one shape. Throws ValueError if there is no leaf, and RuntimeError if the shapes differ.
[[nodiscard]] at::Tensor reduceTogether(const ReductionOperator& reduction, const TensorDict& td, const ReduceOptions& options);

/// Options for quantiles `q` in [0, 1]: a number, or a tensor with the elements' dtype; a dim of it comes before the batch dims.
/// `interpolation`: "linear", "lower", "higher", "midpoint" or "nearest".
struct QuantileOptions {
    at::Tensor q;
    std::string interpolation = "linear";
    ReducedDims over = {};
    bool keepDims = false;
};
[[nodiscard]] TensorDict quantile(const TensorDict& td, const QuantileOptions& options);
[[nodiscard]] at::Tensor quantileTogether(const TensorDict& td, const QuantileOptions& options);

/// Returns the L2 norm of every leaf.
[[nodiscard]] TensorDict norm(const TensorDict& td, std::optional<DType> dtype = {});

/// True if all elements of all leaves are true, or any is. Without elements: true, false.
[[nodiscard]] bool allTrue(const TensorDict& td);
[[nodiscard]] bool anyTrue(const TensorDict& td);
/// Reduces by "all" or "any" along a batch dim. Throws RuntimeError for a dim out of range.
[[nodiscard]] TensorDict truthAlong(std::string_view name, const TensorDict& td, int64_t dim);

/// Returns logsumexp over batch dims, all of them if none is given. Throws ValueError for a dim out of range.
[[nodiscard]] TensorDict logSumExp(const TensorDict& td, std::optional<std::vector<int64_t>> dims, bool keepDims);

/// Returns the softmax along a batch dim. A lazy stack stays one.
[[nodiscard]] TensorDict softmax(const TensorDict& td, int64_t dim, std::optional<DType> dtype = {});

struct ValuesAndIndices {
    TensorDict values, indices;
};
/// Returns "max" or "min" along batch dims with their positions: along the dim; for several dims in row-major order. Leaves out
/// non-tensor entries.
[[nodiscard]] ValuesAndIndices extremes(std::string_view name, const TensorDict& td, const std::vector<int64_t>& dims,
                                        bool keepDims);
struct TensorPair {
    at::Tensor values, indices;
};
/// Returns the extremes of all leaves, concatenated along the first of `dims`.
[[nodiscard]] TensorPair extremesTogether(std::string_view name, const TensorDict& td, const std::vector<int64_t>& dims,
                                          bool keepDims);
/// Returns "cummax" or "cummin" along a batch dim: the extremes up to each position. Leaves out non-tensor entries.
[[nodiscard]] ValuesAndIndices runningExtremes(std::string_view name, const TensorDict& td, int64_t dim);
/// Returns the values of runningExtremes(), with non-tensor entries unchanged.
[[nodiscard]] TensorDict runningExtremeValues(std::string_view name, const TensorDict& td, int64_t dim);

}  // namespace tensordesk
