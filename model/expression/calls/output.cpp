// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/calls/output.h"

#include "model/operations/keys/changes.h"
#include "model/operations/keys/update.h"
#include "model/tensordict/base/error.h"

namespace tensordesk {

namespace {

void writeTensor(const Leaf& out, const Leaf& result, Mutations& mutations)
{
    if (out.shape() != result.shape())
        throw Error(ErrorKind::RuntimeError, "out has shape {}, the result has {}", toString(out.shape()),
                    toString(result.shape()));
    if (!c10::canCast(result.dtype(), out.dtype()))
        throw Error(ErrorKind::RuntimeError, "a result of {} cannot be cast to the dtype of out, {}", dtypeName(result.dtype()),
                    dtypeName(out.dtype()));
    const bool isTried = out.device().is_meta() || result.device().is_meta();
    if (out.device() != result.device() && !isTried)
        throw Error(ErrorKind::RuntimeError, "Expected all tensors to be on the same device, but out is on {} and the result on {}",
                    out.device().str(), result.device().str());
    Changes changes;
    changes.assign({}, out, result.tensor());
    changes.apply(mutations);
}

}  // namespace

void writeOutput(const Value& out, const Value& result, Mutations& mutations)
{
    const auto *leaf = out.as<Leaf>(), *tensor = result.as<Leaf>();
    const auto *td = out.as<TensorDict>(), *tree = result.as<TensorDict>();
    if (leaf && tensor)
        writeTensor(*leaf, *tensor, mutations);
    else if (td && tree)
        writeResult(*td, *tree, mutations);
    else
        throw Error(ErrorKind::TypeError, "out is a {}, the result a {}", out.typeName(), result.typeName());
}

}  // namespace tensordesk
