// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/evaluation/tensors.h"
#include "model/expression/operations/owners.h"
#include "model/expression/operations/shapearguments.h"
#include "model/operations/combine/pad.h"
#include "model/operations/shape/expand.h"
#include "model/operations/shape/flip.h"
#include "model/operations/shape/permute.h"
#include "model/operations/shape/repeat.h"
#include "model/operations/shape/reshape.h"
#include "model/operations/shape/squeeze.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/tree/subnode.h"

#include <array>
#include <limits>

namespace tensordesk {

namespace {

using enum OperationKind;

/// A method of a sub-tensordict writes through it, which a view with another shape would not.
const TensorDict& wholeOf(const Arguments& a)
{
    if (dynamic_cast<const SubNode*>(a.td().node().get()))
        throw Error(
            ErrorKind::RuntimeError,
            "'{}' cannot be called on a sub-tensordict; copy it first with to_tensordict(), or index the tensordict instead",
            a.operation().name);
    return a.td();
}

Value view(const Arguments& a)
{
    if (a.rest().size() == 1) {
        if (const auto* dtype = a.rest().front().as<DType>()) {
            const Value& batch = a["batch_size"];
            return batch.isNone() ? viewAs(wholeOf(a), *dtype) : viewAs(wholeOf(a), *dtype, toInts(batch, Message("sizes")));
        }
    }
    return view(wholeOf(a), restInts(a, Message("sizes"), "size"));
}

Value matrixTransposed(const Arguments& a)
{
    if (a.td().batchSize().size() > 2)
        throw Error(ErrorKind::RuntimeError, "t() takes a batch of at most 2 dims, this one is {}", toString(a.td().batchSize()));
    return a.td().batchSize().size() < 2 ? a.td() : transpose(wholeOf(a), 0, 1);
}

Value moveDims(const Arguments& a)
{
    return moveDims(wholeOf(a), toInts(a["source"], Message("dims")), toInts(a["destination"], Message("dims")));
}

Value squeeze(const Arguments& a)
{
    const auto dim = optionalInt(a, "dim");
    if (!dim)
        return squeeze(wholeOf(a));
    TensorDict result = squeeze(a.td(), *dim);
    return result.isSame(a.td()) ? result : squeeze(wholeOf(a), *dim);
}

Value expandAs(const Arguments& a)
{
    if (const auto* other = a["other"].as<TensorDict>())
        return expandAs(a.td(), *other);
    if (const auto* leaf = a["other"].as<Leaf>())
        return expand(a.td(), leaf->shape());
    throw Error(ErrorKind::AttributeError, "expand_as() takes a tensordict or a tensor, not a {}", a["other"].typeName());
}

Value flatten(const Arguments& a)
{
    return inPlaceOr(a, flatten(a.td(), optionalInt(a, "start_dim").value_or(0), optionalInt(a, "end_dim").value_or(-1)));
}

Value repeatInterleave(const Arguments& a)
{
    const Value& times = a["repeats"];
    const auto* leaf = times.as<Leaf>();
    if (!leaf && !times.as<int64_t>())
        throw Error(ErrorKind::TypeError, "repeats must be an int or a tensor, not a {}", times.typeName());
    const at::Tensor counts = leaf ? leaf->tensor() : tensorFrom(*times.as<int64_t>());
    return inPlaceOr(a, repeatInterleave(a.td(), counts, optionalInt(a, "dim")));
}

template <int64_t Dim>
Value flipped(const Arguments& a)
{
    if (a.td().dim() <= Dim)
        throw Error(ErrorKind::RuntimeError, "this takes a batch of at least {} dims, got {}", Dim + 1,
                    toString(a.td().batchSize()));
    return flip(a.td(), {Dim});
}

Value roll(const Arguments& a)
{
    const std::vector<int64_t> dims = a["dims"].isNone() ? std::vector<int64_t>() : toInts(a["dims"], Message("dims"));
    return inPlaceOr(a, roll(a.td(), toInts(a["shifts"], Message("shifts")), dims));
}

Value rotate90(const Arguments& a)
{
    return rotate90(a.td(), a.integer("k"), a["dims"].isNone() ? std::vector<int64_t>{0, 1} : toInts(a["dims"], Message("dims")));
}

template <std::size_t Dims>
Value atLeast(const Arguments& a)
{
    return atLeast(a.td().batchSize().size() < Dims ? wholeOf(a) : a.td(), Dims);
}

Value padBatch(const Arguments& a)
{
    const std::vector<int64_t> sizes = toInts(a["pad_size"], Message("sizes"));
    const c10::Scalar value = toScalar(a["value"], "value");
    if (!a.flag("inplace"))
        return pad(a.td(), sizes, value);
    padInPlace(a.td(), sizes, value, a.mutations());
    return a.self();
}

// ---- the inverse of views that `with` enters: the result of a call in the form of self ----------------

/// Throws: the statements of the block changed the batch size, or names.
[[noreturn]] void refuseBack(std::string_view call, const TensorDict& td)
{
    throw Error(ErrorKind::RuntimeError, "'with' cannot take {} back with the batch size {}", call, toString(td.batchSize()));
}

TensorDict viewedBack(const Arguments& a, const TensorDict& result)
{
    return view(result, a.td().batchSize());
}

TensorDict flattenedBack(const Arguments& a, const TensorDict& flat)
{
    const Shape& batch = a.td().batchSize();
    if (batch.empty())
        return squeeze(flat, 0);
    const auto place = [&](std::string_view name, int64_t fallback) {
        const int64_t dim = optionalInt(a, name).value_or(fallback);
        return dim < 0 ? dim + std::ssize(batch) : dim;
    };
    const int64_t start = place("start_dim", 0), end = place("end_dim", -1);
    if (start < 0 || start > end || end >= std::ssize(batch))
        refuseBack("flatten()", a.td());
    return unflatten(flat, start, Shape(batch.begin() + start, batch.begin() + end + 1));
}

TensorDict unflattenedBack(const Arguments& a, const TensorDict& result)
{
    const int64_t dim = a.integer("dim"), start = dim < 0 ? dim + a.td().dim() : dim;
    return flatten(result, start, start + std::ssize(toInts(a["unflattened_size"], Message("sizes"))) - 1);
}

TensorDict permutedBack(const Arguments& a, const TensorDict& result)
{
    const std::vector<int64_t> dims = restInts(a, Message("dims"), "dims");
    std::vector<int64_t> inverse(dims.size());
    for (std::size_t i = 0; i < dims.size(); ++i) {
        const int64_t place = dims[i] < 0 ? dims[i] + result.dim() : dims[i];
        if (place < 0 || place >= std::ssize(inverse))
            refuseBack("permute()", result);
        inverse[static_cast<std::size_t>(place)] = static_cast<int64_t>(i);
    }
    return permute(result, inverse);
}

TensorDict movedBack(const Arguments& a, const TensorDict& result)
{
    return moveDims(result, toInts(a["destination"], Message("dims")), toInts(a["source"], Message("dims")));
}

TensorDict squeezedBack(const Arguments& a, const TensorDict& result)
{
    if (const auto dim = optionalInt(a, "dim"))
        return unsqueeze(result, *dim);
    throw Error(ErrorKind::RuntimeError, "'with' takes squeeze() back where its dim is given");
}

template <std::size_t Dims>
TensorDict withoutNewDims(const Arguments& a, const TensorDict& result)
{
    TensorDict back = result;
    for (std::size_t dims = a.td().batchSize().size(); dims < Dims; ++dims)
        back = squeeze(back, 0);
    return back;
}

template <int64_t Dim>
TensorDict flippedBack(const Arguments&, const TensorDict& result)
{
    return flip(result, {Dim});
}

TensorDict rolledBack(const Arguments& a, const TensorDict& result)
{
    std::vector<int64_t> shifts = toInts(a["shifts"], Message("shifts"));
    for (int64_t& shift : shifts) {
        if (shift == std::numeric_limits<int64_t>::min())
            refuseBack("roll()", result);
        shift = -shift;
    }
    return roll(result, shifts, a["dims"].isNone() ? std::vector<int64_t>() : toInts(a["dims"], Message("dims")));
}

TensorDict turnedBack(const Arguments& a, const TensorDict& result)
{
    return rotate90(result, -(a.integer("k") % 4),
                    a["dims"].isNone() ? std::vector<int64_t>{0, 1} : toInts(a["dims"], Message("dims")));
}

constexpr std::array kShapeOperations = {
    Operation{kTd, "view", "(*shape, size=None, batch_size=None)", View,
              "A view with another batch size, or of the bits as another dtype.", view, viewedBack},
    Operation{kTd, "reshape", "(*shape, size=None, inplace=False)", View, "Reshapes the batch; copies if the strides require it.",
              [](const Arguments& a) -> Value { return inPlaceOr(a, reshape(a.td(), restInts(a, Message("sizes"), "size"))); }},
    Operation{kTd, "flatten", "(start_dim=None, end_dim=None, inplace=False)", View, "Flattens several batch dims into one.",
              flatten, flattenedBack},
    Operation{kTd, "unflatten", "(dim, unflattened_size, inplace=False)", View, "Splits one batch dim into several.",
              [](const Arguments& a) -> Value {
                  return inPlaceOr(a, unflatten(a.td(), a.integer("dim"), toInts(a["unflattened_size"], Message("sizes"))));
              },
              unflattenedBack},
    Operation{kTd, "permute", "(*order, dims=None)", View, "Permutes the batch dims.",
              [](const Arguments& a) -> Value { return permute(wholeOf(a), restInts(a, Message("dims"), "dims")); }, permutedBack},
    Operation{kTd, "transpose", "(dim0, dim1)", View, "Transposes two batch dims.",
              [](const Arguments& a) -> Value { return transpose(wholeOf(a), a.integer("dim0"), a.integer("dim1")); },
              [](const Arguments& a, const TensorDict& td) { return transpose(td, a.integer("dim0"), a.integer("dim1")); }},
    Operation{kTd, "swapaxes", "(axis0, axis1)", View, "The same as transpose.",
              [](const Arguments& a) -> Value { return transpose(wholeOf(a), a.integer("axis0"), a.integer("axis1")); },
              [](const Arguments& a, const TensorDict& td) { return transpose(td, a.integer("axis0"), a.integer("axis1")); }},
    Operation{kTd, "swapdims", "(axis0, axis1)", View, "The same as transpose.",
              [](const Arguments& a) -> Value { return transpose(wholeOf(a), a.integer("axis0"), a.integer("axis1")); },
              [](const Arguments& a, const TensorDict& td) { return transpose(td, a.integer("axis0"), a.integer("axis1")); }},
    Operation{kTd, "t", "()", View, "Transposes a batch of two dims.", matrixTransposed},
    Operation{kTd, "movedim", "(source, destination)", View, "Moves batch dims to other positions.", moveDims, movedBack},
    Operation{kTd, "moveaxis", "(source, destination)", View, "The same as movedim.", moveDims, movedBack},
    Operation{kTd, "unsqueeze", "(dim)", View, "Adds a batch dim of size 1.",
              [](const Arguments& a) -> Value { return unsqueeze(wholeOf(a), a.integer("dim")); },
              [](const Arguments& a, const TensorDict& td) { return squeeze(td, a.integer("dim")); }},
    Operation{kTd, "squeeze", "(dim=None)", View, "Removes one batch dim of size 1, or all of them.", squeeze, squeezedBack},
    Operation{kTd, "expand", "(*shape, size=None)", View, "Expands batch dims of size 1, and adds dims in front, without copying.",
              [](const Arguments& a) -> Value { return expand(a.td(), restInts(a, Message("sizes"), "size")); }},
    Operation{kTd, "expand_as", "(other)", View, "Expanded to the shapes of another tensordict, or of a tensor.", expandAs},
    Operation{kTd, "broadcast_to", "(shape)", View, "Expanded, without names.",
              [](const Arguments& a) -> Value {
                  if (a["shape"].as<int64_t>())
                      throw Error(ErrorKind::TypeError, "broadcast_to() takes a tuple of sizes, not an int");
                  return broadcastTo(a.td(), toInts(a["shape"], Message("sizes")));
              }},
    Operation{kTd, "atleast_1d", "()", View, "Adds a batch dim of size 1 if there is none.", atLeast<1>, withoutNewDims<1>},
    Operation{kTd, "atleast_2d", "()", View, "Adds batch dims of size 1 in front up to 2 dims.", atLeast<2>, withoutNewDims<2>},
    Operation{kTd, "atleast_3d", "()", View, "Adds batch dims of size 1 in front up to 3 dims.", atLeast<3>, withoutNewDims<3>},
    Operation{kTd, "repeat", "(*repeats, inplace=False)", Compute, "Repeats the batch along each dim.",
              [](const Arguments& a) -> Value { return inPlaceOr(a, repeat(a.td(), restInts(a, Message("repeats")))); }},
    Operation{kTd, "tile", "(dims)", Compute, "Repeats the batch along its last dims; names are dropped.",
              [](const Arguments& a) -> Value { return tile(a.td(), toInts(a["dims"], Message("dims"))); }},
    Operation{kTd, "repeat_interleave", "(repeats, dim=None, *, output_size=None, inplace=False)", Compute,
              "Repeats each position along a batch dim.", repeatInterleave},
    Operation{kTd, "flip", "(dims)", Compute, "Flips batch dims.",
              [](const Arguments& a) -> Value { return flip(a.td(), toInts(a["dims"], Message("dims"))); },
              [](const Arguments& a, const TensorDict& td) { return flip(td, toInts(a["dims"], Message("dims"))); }},
    Operation{kTd, "flipud", "()", Compute, "Flips the first batch dim.", flipped<0>, flippedBack<0>},
    Operation{kTd, "fliplr", "()", Compute, "Flips the second batch dim.", flipped<1>, flippedBack<1>},
    Operation{kTd, "roll", "(shifts, dims=None, inplace=False)", Compute, "Rolls along batch dims.", roll, rolledBack},
    Operation{kTd, "rot90", "(k=1, dims=None)", Compute, "Rotates by quarter turns in two batch dims; default: the first two.",
              rotate90, turnedBack},
    Operation{kTd, "pad", "(pad_size, value=0.0, inplace=False, safe=True)", Compute, "Padded before and after along batch dims.",
              padBatch},
};

}  // namespace

std::span<const Operation> shapeOperations()
{
    return kShapeOperations;
}

}  // namespace tensordesk
