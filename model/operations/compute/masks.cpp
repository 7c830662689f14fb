// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/compute/masks.h"

#include "model/operations/compute/aten.h"
#include "model/operations/compute/nontensorpairs.h"
#include "model/operations/shape/batchview.h"

#include <ATen/ops/full.h>

#include <algorithm>

namespace tensordesk {

namespace {

/// A mask of the leading batch dims as an operand, which is aligned with the last ones.
Operand leading(const at::Tensor& mask, const TensorDict& td)
{
    if (mask.scalar_type() != at::kBool)
        throw Error(ErrorKind::RuntimeError, "a mask holds bools, not {}", dtypeName(mask.scalar_type()));
    Shape shape = mask.sizes().vec();
    const Shape& batch = td.batchSize();
    if (shape.size() > batch.size())
        throw Error(ErrorKind::RuntimeError, "a mask of shape {} has more dims than the batch size {}", toString(shape),
                    toString(batch));
    for (std::size_t dim = 0; dim < shape.size(); ++dim)
        if (shape[dim] != batch[dim] && shape[dim] != 1)
            throw Error(ErrorKind::RuntimeError, "a mask of shape {} does not fit the batch size {}", toString(shape),
                        toString(batch));
    if (shape.empty() && !batch.empty())
        return mask;
    shape.resize(batch.size(), 1);
    return mask.reshape(shape);
}

ElementwiseFunction filling(const c10::Scalar& value)
{
    return [op = AtenOperator("aten::masked_fill", "Scalar"), value = boxed(value)](const at::Tensor& leaf,
                                                                                    at::ArrayRef<at::Tensor> operands) {
        return op({leaf, operands[0], value});
    };
}

/// The values of `left` where `mask` holds, else those of `right`; one for all where they are equal.
NonTensor chosen(const NonTensor& left, const NonTensor& right, const at::Tensor& mask)
{
    if (left.batchSize() != right.batchSize())
        throw Error(ErrorKind::ValueError, "values of batch size {} do not fit those of batch size {}", toString(right.batchSize()),
                    toString(left.batchSize()));
    if (mask.is_meta())
        return left;  // shapes alone are asked for
    const at::Tensor positions = mask.cpu().expand(left.batchSize()).contiguous();
    const std::vector<PythonValue> ofLeft = left.writtenOut().values(), ofRight = right.writtenOut().values();
    std::vector<PythonValue> values;
    for (std::size_t i = 0; i < ofLeft.size(); ++i)
        values.push_back(positions.const_data_ptr<bool>()[i] ? ofLeft[i] : ofRight[i]);
    const auto isOther = [&](const PythonValue& value) { return !isEqualInPython(value, values.front()); };
    const bool isOne = !left.isStack() && std::none_of(values.begin(), values.end(), isOther);
    return isOne ? NonTensor(values.empty() ? left.first() : values.front(), left.batchSize())
                 : NonTensor::stack(std::move(values), left.batchSize());
}

}  // namespace

TensorDict maskedFill(const TensorDict& td, const at::Tensor& mask, const c10::Scalar& value)
{
    return elementwise(td, {leading(mask, td)}, filling(value), {.keepsLock = false});
}

void maskedFillInPlace(const TensorDict& td, const at::Tensor& mask, const c10::Scalar& value, Mutations& mutations)
{
    elementwiseInPlace(td, {leading(mask, td)}, filling(value), mutations);
}

TensorDict maskedSelect(const TensorDict& td, const at::Tensor& mask)
{
    TensorDict chosen = td.at(Index{mask});
    if (!chosen.isLazyStack())
        return chosen;
    for (const Key& key : chosen.keys()) {
        const Entry entry = chosen.at(KeyPath{key});
        if (const auto* leaf = std::get_if<Leaf>(&entry); leaf && leaf->isRagged())
            withinKey(key, [&] { static_cast<void>(leaf->tensor()); });  // throws the error that lists the shapes
    }
    return mapping(chosen, chosen.batchSize(), chosen.names(), entryTable(chosen));
}

TensorDict where(const TensorDict& td, const at::Tensor& condition, const Operand& other, const std::optional<c10::Scalar>& pad)
{
    const AtenOperator op("aten::where", "self");
    const Operand mask = leading(condition, td);
    // The members of a lazy stack lack the stack dim, so each takes its part of the tensor.
    if (const at::Tensor* tensor = other.tensor(); tensor && !(td.isLazyStack() && tensor->dim() > 0))
        return elementwise(td, {mask}, [op, tensor = *tensor](const at::Tensor& leaf, at::ArrayRef<at::Tensor> operands) {
            return op({operands[0], leaf, tensor});
        });
    ElementwiseRules rules{.keepsLock = false};
    rules.ofValues = chosen;
    if (pad) {
        rules.missing = MissingKeys::Fill;
        rules.fill = [pad = *pad](const at::Tensor& present) { return at::full({}, pad, present.options()); };
    }
    // The other operand comes first: of the two it is the one that may hold further keys.
    return elementwise(
        td, {other, mask},
        [op](const at::Tensor& leaf, at::ArrayRef<at::Tensor> operands) { return op({operands[1], leaf, operands[0]}); }, rules);
}

}  // namespace tensordesk
