// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/reduce/reduce.h"

#include "model/operations/compute/aten.h"
#include "model/operations/reduce/batchreduction.h"
#include "model/operations/reduce/blockreduction.h"
#include "model/operations/shape/squeeze.h"

#include <algorithm>
#include <array>

namespace tensordesk {

namespace {

constexpr std::array kReductionOperators = {
    ReductionOperator{"amax", "The largest value", false, false, false},
    ReductionOperator{"amin", "The smallest value", false, false, false},
    ReductionOperator{"mean", "The mean", true},
    ReductionOperator{"nanmean", "The mean of what is not NaN", true},
    ReductionOperator{"nansum", "The sum of what is not NaN", true},
    ReductionOperator{"prod", "The product", true},
    ReductionOperator{"std", "The standard deviation", false, true},
    ReductionOperator{"sum", "The sum", true},
    ReductionOperator{"var", "The variance", false, true},
};

using TensorReduction = std::function<at::Tensor(const at::Tensor&)>;

/// Torch multiplies along one dim at a time.
at::Tensor product(const at::Tensor& tensor, const std::optional<std::vector<int64_t>>& dims, bool keepDims,
                   const c10::IValue& dtype)
{
    static const AtenOperator ofAll("aten::prod", ""), alongDim("aten::prod", "dim_int");
    if (!dims) {
        const at::Tensor result = ofAll({tensor, dtype});
        return keepDims ? result.view(std::vector<int64_t>(static_cast<std::size_t>(tensor.dim()), 1)) : result;
    }
    std::vector<int64_t> descending = *dims;
    std::sort(descending.rbegin(), descending.rend());
    at::Tensor result = tensor;
    for (const int64_t dim : descending)
        result = alongDim({result, dim, keepDims, dtype});
    return result;
}

/// The reduction of one tensor along `dims`, or of all of it.
TensorReduction ofTensor(const ReductionOperator& reduction, const std::optional<std::vector<int64_t>>& dims,
                         const ReduceOptions& options)
{
    const bool keep = options.keepDims;
    const c10::IValue dtype = options.dtype ? c10::IValue(*options.dtype) : c10::IValue();
    if (reduction.name == "prod")
        return [dims, keep, dtype](const at::Tensor& tensor) { return product(tensor, dims, keep, dtype); };
    const std::string name = "aten::" + std::string(reduction.name);
    const c10::IValue dimList = dims ? c10::IValue(c10::List<int64_t>(*dims)) : c10::IValue();
    if (reduction.takesCorrection)
        return [op = AtenOperator(name.c_str(), "correction"), dimList, keep, correction = boxed(options.correction)](
                   const at::Tensor& tensor) { return op({tensor, dimList, correction, keep}); };
    if (reduction.takesDtype) {
        const char* overload = reduction.name == "sum" ? "dim_IntList" : reduction.name == "mean" ? "dim" : "";
        return [op = AtenOperator(name.c_str(), overload), dimList, keep, dtype](const at::Tensor& tensor) {
            return op({tensor, dimList, keep, dtype});
        };
    }
    const c10::IValue someOrAll = dims ? dimList : c10::IValue(c10::List<int64_t>());
    return
        [op = AtenOperator(name.c_str(), ""), someOrAll, keep](const at::Tensor& tensor) { return op({tensor, someOrAll, keep}); };
}

void checkEvent(const ReductionOperator& reduction, const ReducedDims& over)
{
    if (over.kind == ReducedDims::Kind::Event && !reduction.takesEvent)
        throw Error(ErrorKind::RuntimeError, "{}() reduces batch dims, not \"feature\"", reduction.name);
}

/// The reduction of a leaf, which `function` is for a tensor.
at::Tensor reduced(const Leaf& leaf, const BlockReduction& reduction, const TensorReduction& function)
{
    return guardingTorch([&] {
        return reducesByBlocks(leaf, reduction.name) ? reducedByBlocks(leaf, reduction, function) : function(leaf.tensor());
    });
}

/// `name` and `correction`: see BlockReduction.
TensorDict mapped(const TensorDict& td, const BatchReduction& batch, const TensorReduction& function, std::string_view name,
                  double correction = 1)
{
    const UnrecordedUnlessAsked guard;
    return mapDense(
        td, [&](const TensorDict& level) { return batch.shapeOf(level); },
        [&](const TensorDict& level, const Leaf& leaf) {
            return reduced(batch.prepared(level, leaf), {name, batch.dims(), correction}, function);
        });
}

/// True if all elements of a leaf are, or one is.
bool truthOf(const Leaf& leaf, std::string_view name)
{
    const auto function = [&](const at::Tensor& tensor) { return name == "all" ? tensor.all() : tensor.any(); };
    return reduced(leaf, {name, {}}, function).item<bool>();
}

}  // namespace

std::span<const ReductionOperator> reductionOperators()
{
    return kReductionOperators;
}

const ReductionOperator& reductionOperator(std::string_view name)
{
    return *std::find_if(kReductionOperators.begin(), kReductionOperators.end(), [&](const auto& one) { return one.name == name; });
}

TensorDict reduce(const ReductionOperator& reduction, const TensorDict& td, const ReduceOptions& options)
{
    const BatchReduction batch(td, options.over, options.keepDims);
    checkEvent(reduction, options.over);
    if (reduction.name == "prod" && options.keepDims && options.over.dims.size() == 1) {
        // The library inserts the dim again after the reduction, and so a non-tensor value at each position.
        ReduceOptions without = options;
        without.keepDims = false;
        TensorDict result = unsqueeze(reduce(reduction, td, without), options.over.dims.front());
        result.setNames(td.names());
        return result;
    }
    return mapped(td, batch, ofTensor(reduction, batch.dims(), options), reduction.name, options.correction);
}

at::Tensor reduceTogether(const ReductionOperator& reduction, const TensorDict& td, const ReduceOptions& options)
{
    const UnrecordedUnlessAsked guard;
    const JoinedLeaves joined = joinLeaves(std::string(reduction.name).c_str(), td, options.over);
    return reduced(joined.leaf, {reduction.name, joined.dims, options.correction}, ofTensor(reduction, joined.dims, options));
}

TensorDict norm(const TensorDict& td, std::optional<DType> dtype)
{
    const AtenOperator op("aten::linalg_vector_norm", "");
    const c10::IValue type = dtype ? c10::IValue(*dtype) : c10::IValue();
    return mapped(
        td, BatchReduction(td, {}, false),
        [&](const at::Tensor& tensor) { return op({tensor, int64_t{2}, c10::IValue(), false, type}); }, "norm");
}

bool allTrue(const TensorDict& td)
{
    bool result = true;
    const UnrecordedUnlessAsked guard;
    forEachLeaf(td, true, [&](const KeyPath&, const Leaf& leaf) { result = result && truthOf(leaf, "all"); });
    return result;
}

bool anyTrue(const TensorDict& td)
{
    bool result = false;
    const UnrecordedUnlessAsked guard;
    forEachLeaf(td, true, [&](const KeyPath&, const Leaf& leaf) { result = result || truthOf(leaf, "any"); });
    return result;
}

TensorDict truthAlong(std::string_view name, const TensorDict& td, int64_t dim)
{
    const auto dims = td.dim();
    if (dim < -dims || dim >= dims)
        throw Error(ErrorKind::RuntimeError, "dim {} is out of range for the batch size {}", dim, toString(td.batchSize()));
    const BatchReduction batch(td, {ReducedDims::Kind::Batch, {dim}}, false);
    const AtenOperator op(name == "all" ? "aten::all" : "aten::any", "dim");
    return mapped(td, batch, [&](const at::Tensor& tensor) { return op({tensor, batch.dims()->front(), false}); }, name);
}

TensorDict logSumExp(const TensorDict& td, std::optional<std::vector<int64_t>> dims, bool keepDims)
{
    const auto batchDims = td.dim();
    if (!dims) {
        dims.emplace();
        for (int64_t dim = 0; dim < batchDims; ++dim)
            dims->push_back(dim);
    }
    for (const int64_t dim : *dims)
        if (dim < -batchDims || dim >= batchDims)
            throw Error(ErrorKind::ValueError, "dim {} is out of range for the batch size {}", dim, toString(td.batchSize()));
    const BatchReduction batch(td, {ReducedDims::Kind::Batch, *dims}, keepDims);
    const AtenOperator op("aten::logsumexp", "");
    const c10::IValue dimList{c10::List<int64_t>(*batch.dims())};
    return mapped(td, batch, [&](const at::Tensor& tensor) { return op({tensor, dimList, keepDims}); }, "logsumexp");
}

}  // namespace tensordesk
