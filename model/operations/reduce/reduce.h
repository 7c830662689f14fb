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
    std::string_view doc;  ///< what it gives, for help
    bool takesDtype = false;
    bool takesCorrection = false;
    bool takesEvent = true;  ///< can reduce the event dims alone
};

/// Those that give one value for many: "sum", "mean", "std", "amax", … Sorted by name.
[[nodiscard]] std::span<const ReductionOperator> reductionOperators();
/// REQUIRES: it is one of them.
[[nodiscard]] const ReductionOperator& reductionOperator(std::string_view name);

/// Which elements are taken together.
struct ReducedDims {
    enum class Kind {
        All,    ///< all of a leaf
        Batch,  ///< those along `dims`, batch dims counted from either end
        Event,  ///< all of a batch position: the event dims go
    } kind = Kind::All;
    std::vector<int64_t> dims = {};
};

struct ReduceOptions {
    ReducedDims over = {};
    bool keepDims = false;            ///< reduced dims stay, with size 1 and their names
    std::optional<DType> dtype = {};  ///< what elements are cast to before
    double correction = 1;            ///< of std and var: 1 for a sample, 0 for all there is
};

/// Every leaf reduced, with torch's dtypes. Reducing all elements gives batch size []; each level below keeps the batch
/// dims it has beyond the reduced ones. A lazy stack is stacked first, names of dims that stay are kept. IndexError for
/// a dim out of range, RuntimeError for one given twice, for keepDims with Event TypeError.
[[nodiscard]] TensorDict reduce(const ReductionOperator& reduction, const TensorDict& td, const ReduceOptions& options);
/// All leaves reduced together, every element weighed alike, to one tensor: a number, or along batch dims what remains
/// of leaves of one shape. ValueError if there is no leaf, RuntimeError if the shapes differ.
[[nodiscard]] at::Tensor reduceTogether(const ReductionOperator& reduction, const TensorDict& td, const ReduceOptions& options);

/// The quantiles `q`, in [0, 1]: a number, or a tensor of the elements' dtype, of which one with a dim puts that in
/// front of the batch.
/// `interpolation`: "linear", "lower", "higher", "midpoint" or "nearest".
struct QuantileOptions {
    at::Tensor q;
    std::string interpolation = "linear";
    ReducedDims over = {};
    bool keepDims = false;
};
[[nodiscard]] TensorDict quantile(const TensorDict& td, const QuantileOptions& options);
[[nodiscard]] at::Tensor quantileTogether(const TensorDict& td, const QuantileOptions& options);

/// The L2 norm of every leaf.
[[nodiscard]] TensorDict norm(const TensorDict& td, std::optional<DType> dtype = {});

/// True if all elements of all leaves are, or one is. Of no elements: True, False.
[[nodiscard]] bool allTrue(const TensorDict& td);
[[nodiscard]] bool anyTrue(const TensorDict& td);
/// Truth along a batch dim: "all" or "any". RuntimeError for a dim out of range.
[[nodiscard]] TensorDict truthAlong(std::string_view name, const TensorDict& td, int64_t dim);

/// logsumexp over batch dims, all of them if none is given. ValueError for a dim out of range.
[[nodiscard]] TensorDict logSumExp(const TensorDict& td, std::optional<std::vector<int64_t>> dims, bool keepDims);

/// Sums to one along a batch dim. A lazy stack stays one.
[[nodiscard]] TensorDict softmax(const TensorDict& td, int64_t dim, std::optional<DType> dtype = {});

struct ValuesAndIndices {
    TensorDict values, indices;
};
/// "max", "min" along batch dims and where they are: the position along the dim; of several dims the row-major one.
/// Non-tensor entries are left out.
[[nodiscard]] ValuesAndIndices extremes(std::string_view name, const TensorDict& td, const std::vector<int64_t>& dims,
                                        bool keepDims);
struct TensorPair {
    at::Tensor values, indices;
};
/// The extremes of all leaves, laid end to end along the first of `dims`.
[[nodiscard]] TensorPair extremesTogether(std::string_view name, const TensorDict& td, const std::vector<int64_t>& dims,
                                          bool keepDims);
/// "cummax", "cummin" along a batch dim: the extremes up to each position. Non-tensor entries are left out.
[[nodiscard]] ValuesAndIndices runningExtremes(std::string_view name, const TensorDict& td, int64_t dim);
/// The values that runningExtremes() gives, among non-tensor entries as they are.
[[nodiscard]] TensorDict runningExtremeValues(std::string_view name, const TensorDict& td, int64_t dim);

}  // namespace tensordesk
