// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/compute/inplace.h"

#include "model/tensordict/thread/gradientrecording.h"
#include "model/tensordict/tree/visit.h"

namespace tensordesk {

namespace {

/// True if two elements of a tensor in memory are the same one, as after expand(): then no order of writes is right.
bool overlapsItself(const at::Tensor& tensor)
{
    for (int64_t dim = 0; dim < tensor.dim(); ++dim)
        if (tensor.stride(dim) == 0 && tensor.size(dim) > 1)
            return true;
    return false;
}

void checkDType(DType of, DType target)
{
    if (!c10::canCast(of, target))
        throw Error(ErrorKind::RuntimeError, "the result is of {}, which cannot be written into a tensor of {}", dtypeName(of),
                    dtypeName(target));
}

}  // namespace

void addAssignment(Changes& changes, const KeyPath& path, const Leaf& leaf, const BoundIndex& index, const at::Tensor& value)
{
    try {
        const Shape part = index.isIdentity() ? Shape() : index.resultShape(leaf.shape());
        const c10::IntArrayRef shape = index.isIdentity() ? leaf.sizes() : c10::IntArrayRef(part);
        if (value.sizes() != shape)
            throw Error(ErrorKind::RuntimeError, "the result has shape {} and cannot be written into a tensor of shape {}",
                        toString(value.sizes()), toString(shape));
        checkDType(value.scalar_type(), leaf.dtype());
        if (leaf.isInMemory() && overlapsItself(leaf.tensor()))
            throw Error(ErrorKind::RuntimeError,
                        "several elements of this expanded tensor are one in memory; clone() it to change it in place");
    } catch (Error& error) {
        error.within(path);
        throw;
    }
    if (index.isIdentity())
        changes.assignFitting(path, leaf, value);
    else
        changes.assign(path, leaf, index, value);
}

void addAssignments(Changes& changes, const KeyPath& path, const TensorDict& td, const BoundIndex& index, const TensorDict& values)
{
    const auto add = [&](const KeyPath& own, const Entry& entry, const Entry& value) {
        const auto *target = std::get_if<Leaf>(&entry), *result = std::get_if<Leaf>(&value);
        if (target && result)
            addAssignment(changes, own, *target, index, result->tensor());
    };
    visitShared(td, values, index.isIdentity() ? StackWalk::ByMember : StackWalk::Whole, add, path);
}

ElementwiseFunction intoDTypeOfLeaf(ElementwiseFunction function)
{
    return [function = std::move(function)](const at::Tensor& leaf, at::ArrayRef<at::Tensor> operands) {
        // Keeps a copy for gradients, because the leaf is about to change.
        const at::Tensor result = function(GradientRecording::isOn() ? leaf.clone() : leaf, operands);
        checkDType(result.scalar_type(), leaf.scalar_type());
        return result.to(leaf.scalar_type());
    };
}

void elementwiseInPlace(const TensorDict& td, std::vector<Operand> operands, const ElementwiseFunction& function,
                        Mutations& mutations)
{
    const TensorDict values = elementwise(td, std::move(operands), intoDTypeOfLeaf(function),
                                          {.missing = MissingKeys::Ignore, .accumulates = true});
    Changes changes;
    addAssignments(changes, {}, td, BoundIndex({}, td.batchSize()), values);
    changes.apply(mutations);
}

}  // namespace tensordesk
