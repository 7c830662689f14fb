// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/distributions/distribution.h"

#include "model/expression/evaluation/tensors.h"
#include "model/expression/modules/modulescope.h"
#include "model/operations/compute/shapesonly.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/memory.h"

#include <ATen/core/grad_mode.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/scalar_tensor.h>
#include <c10/core/ScalarType.h>

#include <algorithm>

namespace tensordesk {

std::optional<Value> Distribution::attribute(std::string_view name) const
{
    const auto found = std::find_if(m_parameters.begin(), m_parameters.end(), [&](const auto& each) { return each.first == name; });
    return found == m_parameters.end() ? std::nullopt : std::optional(found->second);
}

Value Distribution::rsample(const Shape&)
{
    throw Error(ErrorKind::NotImplementedError, "{} has no rsample(); sample() draws from it", typeName());
}

Value Distribution::entropy(const ModuleScope&)
{
    throw Error(ErrorKind::NotImplementedError, "{} has no formula for its entropy", typeName());
}

std::optional<std::pair<Value, Value>> Distribution::sampleWithLogProb(const Shape&, const ModuleScope&)
{
    return std::nullopt;
}

Shape Distribution::extended(const Shape& sampleShape) const
{
    return joinedShape(joinedShape(sampleShape, m_batch), m_event);
}

Value TensorDistribution::sample(const Shape& sampleShape)
{
    const at::NoGradGuard noGrad;
    if (!hasShapesOnly())
        checkFits(extended(sampleShape), at::kFloat);
    return guardingTorch([&] { return Value(Leaf(draw(sampleShape))); });
}

Value TensorDistribution::rsample(const Shape& sampleShape)
{
    if (!hasRsample())
        return Distribution::rsample(sampleShape);
    if (!hasShapesOnly())
        checkFits(extended(sampleShape), at::kFloat);
    return guardingTorch([&] { return Value(Leaf(drawThrough(sampleShape))); });
}

at::Tensor TensorDistribution::drawThrough(const Shape& sampleShape) const
{
    return draw(sampleShape);
}

namespace {

bool broadcasts(at::IntArrayRef a, at::IntArrayRef b)
{
    const auto fits = [](int64_t x, int64_t y) { return x == y || x == 1 || y == 1; };
    const auto [ofA, ofB] = std::mismatch(a.rbegin(), a.rend(), b.rbegin(), b.rend(), fits);
    return ofA == a.rend() || ofB == b.rend();
}

}  // namespace

Value TensorDistribution::logProb(const Value& value, const ModuleScope&)
{
    const at::Tensor given = parameterOf(value, "value");
    const Shape wanted = extended({});
    if (hasValuesOfItsShape() && !broadcasts(given.sizes(), wanted))
        throw Error(ErrorKind::ValueError, "Value is not broadcastable with batch_shape+event_shape: {} vs {}.",
                    toString(Shape(given.sizes().begin(), given.sizes().end())), toString(wanted));
    return guardingTorch([&] { return Value(Leaf(given.is_meta() == hasShapesOnly() ? logProbOf(given) : logProbShape(given))); });
}

at::Tensor TensorDistribution::logProbShape(const at::Tensor& value) const
{
    Shape shape = broadcastShape(value.sizes(), extended({}));
    shape.resize(shape.size() - eventShape().size());
    std::vector<at::Tensor> from = {value};
    at::ScalarType dtype = value.dim() == 0 && c10::isFloatingType(value.scalar_type()) ? at::kFloat : value.scalar_type();
    for (const auto& [name, parameter] : parameters())
        if (const auto* leaf = parameter.as<Leaf>()) {
            dtype = c10::promoteTypes(dtype, leaf->dtype());
            from.push_back(leaf->tensor());
        }
    return following(at::empty(shape, at::TensorOptions(dtype).device(at::kMeta)), from);
}

bool TensorDistribution::hasShapesOnly() const
{
    return std::any_of(parameters().begin(), parameters().end(), [](const auto& each) {
        const auto* leaf = each.second.template as<Leaf>();
        const auto base = std::dynamic_pointer_cast<TensorDistribution>(asDistribution(each.second));
        return leaf ? leaf->device().is_meta() : base && base->hasShapesOnly();
    });
}

Value TensorDistribution::entropy(const ModuleScope& scope)
{
    const at::Tensor result = guardingTorch([&] { return entropyOf(); });
    return result.defined() ? Value(Leaf(result)) : Distribution::entropy(scope);
}

std::optional<Value> TensorDistribution::figure(std::string_view name) const
{
    const at::Tensor result = guardingTorch([&] { return figureOf(name); });
    return result.defined() ? std::optional(Value(Leaf(result))) : std::nullopt;
}

at::Tensor TensorDistribution::cdfOf(const at::Tensor&) const
{
    throw Error(ErrorKind::NotImplementedError, "{} has no formula for its distribution function", typeName());
}

DistributionPtr asDistribution(const Value& value)
{
    const auto* object = value.as<Value::ObjectPtr>();
    return object ? std::dynamic_pointer_cast<Distribution>(*object) : nullptr;
}

Distribution& distributionOf(const Arguments& arguments)
{
    return dynamic_cast<Distribution&>(**arguments.self().as<Value::ObjectPtr>());
}

at::Tensor parameterOf(const Value& value, std::string_view name)
{
    if (const auto* leaf = value.as<Leaf>())
        return leaf->tensor();
    if (const auto number = asNumber(value); number && !number->isComplex())
        return at::scalar_tensor(*number, at::kFloat);
    throw Error(ErrorKind::ValueError, "{} must be a tensor or a number, not a value of type {}", name, value.typeName());
}

Shape shapeOf(const at::Tensor& tensor)
{
    return {tensor.sizes().begin(), tensor.sizes().end()};
}

Shape joinedShape(Shape first, const Shape& second)
{
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

at::Tensor sumLast(const at::Tensor& tensor, std::size_t dims)
{
    return dims == 0 ? tensor : tensor.flatten(-static_cast<int64_t>(dims)).sum(-1);
}

at::Tensor logSumExp(const at::Tensor& tensor, bool keepsDim)
{
    return tensor.is_meta() ? tensor.sum(-1, keepsDim) : tensor.logsumexp(-1, keepsDim);
}

void checkAll(const at::Tensor& elements, c10::function_ref<at::Tensor()> hold, std::string_view distribution,
              std::string_view what)
{
    if (!elements.is_meta() && !hold().all().item<bool>())
        throw Error(ErrorKind::ValueError, "{}: {} contains values outside its range", distribution, what);
}

}  // namespace tensordesk
