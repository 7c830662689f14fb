// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/calls/registry.h"
#include "model/expression/syntax/value.h"

#include <ATen/TensorOperators.h>
#include <c10/util/FunctionRef.h>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tensordesk {

struct ModuleScope;
class Distribution;
using DistributionPtr = std::shared_ptr<Distribution>;

/// A distribution of torch.distributions, tensordict.nn or torchrl: parameters, and what follows from them. Samples come from
/// the thread's random numbers by the operators that Python's classes call, in their order, so that the same seed gives the
/// same ones. Shapes: a value is of batchShape() + eventShape(), a log-probability of batchShape(). For one thread.
class Distribution : public Value::Object {
public:
    Distribution(std::string typeName, Shape batch, Shape event)
        : m_typeName(std::move(typeName)), m_batch(std::move(batch)), m_event(std::move(event))
    {
    }

    [[nodiscard]] std::string typeName() const override { return m_typeName; }
    /// A parameter: `loc`, `logits`.
    [[nodiscard]] std::optional<Value> attribute(std::string_view name) const override;
    [[nodiscard]] const Shape& batchShape() const noexcept { return m_batch; }
    [[nodiscard]] const Shape& eventShape() const noexcept { return m_event; }

    /// True if rsample() is there, which modules then draw by.
    [[nodiscard]] virtual bool hasRsample() const { return false; }
    [[nodiscard]] virtual Value sample(const Shape& sampleShape) = 0;
    /// NotImplementedError unless hasRsample().
    [[nodiscard]] virtual Value rsample(const Shape& sampleShape);
    /// ValueError for a value that cannot be drawn.
    [[nodiscard]] virtual Value logProb(const Value& value, const ModuleScope& scope) = 0;
    /// NotImplementedError where there is no formula.
    [[nodiscard]] virtual Value entropy(const ModuleScope& scope);
    /// A sample, and its log-probability of the numbers it was drawn by, where they are computed together; else nothing.
    [[nodiscard]] virtual std::optional<std::pair<Value, Value>> sampleWithLogProb(const Shape& sampleShape,
                                                                                   const ModuleScope& scope);
    /// "mean", "mode", "variance", "deterministic_sample"; nothing for what the class does not have. NotImplementedError or
    /// RuntimeError where it has no formula for it.
    [[nodiscard]] virtual std::optional<Value> figure(std::string_view name) const = 0;
    /// What stands for a sample where none is to be drawn, and the class has no `deterministic_sample`: "mean" or "mode".
    [[nodiscard]] virtual std::string_view fallback() const { return "mean"; }

protected:
    void setParameter(std::string name, Value value) { m_parameters.emplace_back(std::move(name), std::move(value)); }
    [[nodiscard]] const std::vector<std::pair<std::string, Value>>& parameters() const noexcept { return m_parameters; }
    /// sampleShape + batchShape() + eventShape().
    [[nodiscard]] Shape extended(const Shape& sampleShape) const;

private:
    std::string m_typeName;
    Shape m_batch;
    Shape m_event;
    std::vector<std::pair<std::string, Value>> m_parameters;
};

/// One whose values are tensors.
class TensorDistribution : public Distribution {
public:
    using Distribution::Distribution;

    [[nodiscard]] Value sample(const Shape& sampleShape) final;
    [[nodiscard]] Value rsample(const Shape& sampleShape) final;
    [[nodiscard]] Value logProb(const Value& value, const ModuleScope& scope) final;
    [[nodiscard]] Value entropy(const ModuleScope& scope) final;
    [[nodiscard]] std::optional<Value> figure(std::string_view name) const final;

    /// True if a value has the shape batchShape() + eventShape().
    [[nodiscard]] virtual bool hasValuesOfItsShape() const { return true; }

    // What they compute; tensors of parameters, values and results are of one dtype and on one device.
    [[nodiscard]] virtual at::Tensor draw(const Shape& sampleShape) const = 0;
    [[nodiscard]] virtual at::Tensor drawThrough(const Shape& sampleShape) const;
    [[nodiscard]] virtual at::Tensor logProbOf(const at::Tensor& value) const = 0;
    /// Undefined where there is no formula.
    [[nodiscard]] virtual at::Tensor entropyOf() const { return {}; }
    /// Undefined for what the class does not have.
    [[nodiscard]] virtual at::Tensor figureOf(std::string_view name) const = 0;
    [[nodiscard]] virtual at::Tensor cdfOf(const at::Tensor& value) const;

protected:
    using Distribution::setParameter;
    void setParameter(const std::string& name, const at::Tensor& tensor) { setParameter(name, Value(Leaf(tensor))); }

    /// What logProbOf() would give, without elements: of a value that has them where the parameters do not, or the other way.
    [[nodiscard]] virtual at::Tensor logProbShape(const at::Tensor& value) const;

private:
    [[nodiscard]] bool hasShapesOnly() const;
};

/// Null for a value that is none.
[[nodiscard]] DistributionPtr asDistribution(const Value& value);
/// What a method is called on.
[[nodiscard]] Distribution& distributionOf(const Arguments& arguments);

/// A parameter as it is given: a tensor, or a number of the default dtype.
[[nodiscard]] at::Tensor parameterOf(const Value& value, std::string_view name);
[[nodiscard]] Shape shapeOf(const at::Tensor& tensor);
[[nodiscard]] Shape joinedShape(Shape first, const Shape& second);
/// Sums over the last dims.
[[nodiscard]] at::Tensor sumLast(const at::Tensor& tensor, std::size_t dims);
/// Of the last dim; also of tensors without elements, which LibTorch's own function does not take.
[[nodiscard]] at::Tensor logSumExp(const at::Tensor& tensor, bool keepsDim);
/// ValueError that names the distribution and what was not fit, unless all elements hold. Of tensors without elements all do:
/// LibTorch has no shapes of many a comparison.
void checkAll(const at::Tensor& elements, c10::function_ref<at::Tensor()> hold, std::string_view distribution,
              std::string_view what);

[[nodiscard]] DistributionPtr makeNormal(const at::Tensor& loc, const at::Tensor& scale);
[[nodiscard]] DistributionPtr makeIndependent(const DistributionPtr& base, std::size_t dims);

/// `torch.distributions.kl_divergence(p, q)`; NotImplementedError for a pair without a formula.
[[nodiscard]] at::Tensor divergence(const Distribution& p, const Distribution& q);

}  // namespace tensordesk
