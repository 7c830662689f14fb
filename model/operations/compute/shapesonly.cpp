// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/compute/shapesonly.h"

#include "model/tensordict/base/error.h"
#include "model/tensordict/indices/shape.h"
#include "model/tensordict/thread/gradientrecording.h"

#include <ATen/ops/empty.h>
#include <ATen/ops/empty_strided.h>
#include <ATen/ops/full.h>
#include <ATen/ops/zeros.h>

#include <algorithm>

namespace tensordesk {

namespace {

using Values = std::vector<c10::IValue>;

/// Larger operands are not worked out on numbers in their place.
constexpr int64_t kMostElements = 1 << 24;

bool dependsOnValues(std::string_view name)
{
    if (name == "count_nonzero")
        return false;
    for (const std::string_view part : {"nonzero", "argwhere", "masked_select", "unique", "bincount", "repeat_interleave", "equal",
                                        "allclose", "is_same", "histogram"})
        if (name.find(part) != std::string_view::npos)
            return true;
    return false;
}

/// Every tensor of `values` put through `change`.
template <typename Change>
void changeTensors(Values& values, Change change)
{
    for (c10::IValue& value : values) {
        if (value.isTensor() && value.toTensor().defined()) {
            value = change(value.toTensor());
        } else if (value.isTensorList()) {
            c10::List<at::Tensor> list;
            for (const at::Tensor& tensor : value.toTensorVector())
                list.push_back(change(tensor));
            value = std::move(list);
        }
    }
}

/// The call on tensors of one number each, which take the memory of one element.
Values calledOn(int64_t number, const c10::OperatorHandle& op, Values arguments)
{
    changeTensors(arguments, [&](const at::Tensor& tensor) {
        return tensor.is_meta() ? at::full({}, number, tensor.options().device(at::kCPU)).expand(tensor.sizes()) : tensor;
    });
    op.callBoxed(&arguments);
    changeTensors(arguments, [](const at::Tensor& tensor) { return withoutElements(tensor); });
    return arguments;
}

/// An operator that takes each element by itself, worked out on one of each tensor.
Values calledOnOneElement(const c10::OperatorHandle& op, Values arguments)
{
    Shape shape;
    changeTensors(arguments, [&](const at::Tensor& tensor) {
        shape = broadcastShape(shape, tensor.sizes());
        return tensor.dim() == 0 && !tensor.is_meta()
                 ? tensor
                 : at::zeros(Shape(tensor.sizes().size(), 1), tensor.options().device(at::kCPU));
    });
    op.callBoxed(&arguments);
    changeTensors(arguments, [&](const at::Tensor& tensor) { return at::empty(shape, tensor.options().device(at::kMeta)); });
    return arguments;
}

/// following() of each tensor among the results.
Values recorded(Values results, Values arguments)
{
    if (!GradientRecording::isOn())
        return results;
    std::vector<at::Tensor> tensors;
    changeTensors(arguments, [&](const at::Tensor& tensor) {
        tensors.push_back(tensor);
        return tensor;
    });
    changeTensors(results, [&](const at::Tensor& tensor) { return following(tensor, tensors); });
    return results;
}

}  // namespace

void failValues(const Message& what)
{
    throw Error(ErrorKind::RuntimeError, "{} depends on values, and only shapes are known here", what).wantingValues();
}

at::Tensor withoutElements(const at::Tensor& tensor)
{
    if (tensor.is_meta())
        return tensor;
    if (GradientRecording::isOn() && tensor.requires_grad())
        return tensor.to(at::kMeta);  // which is recorded
    const at::Tensor result = at::empty_strided(tensor.sizes(), tensor.strides(), tensor.options().device(at::kMeta));
    if (tensor.unsafeGetTensorImpl()->is_wrapped_number())
        result.unsafeGetTensorImpl()->set_wrapped_number(true);
    return result;
}

at::Tensor withoutElements(const Leaf& leaf)
{
    return leaf.isInMemory() ? withoutElements(leaf.tensor())
                             : at::empty(leaf.shape(), at::TensorOptions(leaf.dtype()).device(at::kMeta));
}

at::Tensor following(const at::Tensor& result, at::ArrayRef<at::Tensor> tensors)
{
    if (!GradientRecording::isOn() || result.requires_grad() || !(result.is_floating_point() || result.is_complex()))
        return result;
    at::Tensor marked = result;
    for (const at::Tensor& tensor : tensors)
        if (tensor.requires_grad())
            marked = marked.add(withoutElements(tensor).sum().abs().to(result.scalar_type()));
    return marked;
}

bool areShapesOnly(const Values& arguments)
{
    return std::any_of(arguments.begin(), arguments.end(), [](const c10::IValue& argument) {
        if (argument.isTensor())
            return argument.toTensor().defined() && argument.toTensor().is_meta();
        const auto isMeta = [](const c10::IValue& item) { return item.isTensor() && item.toTensor().is_meta(); };
        return argument.isTensorList() && std::ranges::any_of(argument.toListRef(), isMeta);
    });
}

Values callOnShapes(const c10::OperatorHandle& op, Values arguments)
{
    const std::string name = op.schema().name().substr(op.schema().name().find("::") + 2);
    const bool countsClasses = name == "one_hot" && arguments.size() > 1 && arguments[1].isInt() && arguments[1].toInt() < 0;
    if (dependsOnValues(name) || countsClasses)
        failValues({"the result of {}()", name});
    int64_t elements = 0;
    Values shapes = arguments;
    changeTensors(shapes, [&](const at::Tensor& tensor) {
        elements = std::max(elements, tensor.numel());
        return withoutElements(tensor);
    });
    try {
        op.callBoxed(&shapes);
        return shapes;
    } catch (const c10::NotImplementedError&) {
        if (elements > kMostElements && (op.hasTag(at::Tag::pointwise) || name == "where"))
            return recorded(calledOnOneElement(op, arguments), arguments);
        if (elements > kMostElements)
            throw;
    }
    try {
        return recorded(calledOn(0, op, arguments), arguments);
    } catch (const c10::Error&) {
        return recorded(calledOn(1, op, arguments), arguments);  // zero may be invalid, such as a divisor
    }
}

}  // namespace tensordesk
