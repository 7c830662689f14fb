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

/// A distribution of torch.distributions, tensordict.nn or torchrl. Samples use the thread's random numbers by the same operators,
/// in the same order, as Python's classes, so that the same seed gives the same samples. Shapes: a value has batchShape() +
/// eventShape(), a log-probability batchShape(). For one thread.
class Distribution : public Value::Object {
public:
    Distribution(std::string typeName, Shape batch, Shape event)
        : m_typeName(std::move(typeName)), m_batch(std::move(batch)), m_event(std::move(event))
    {
    }

    [[nodiscard]] std::string typeName() const override { return m_typeName; }
    /// Returns a parameter: `loc`, `logits`.
    [[nodiscard]] std::optional<Value> attribute(std::string_view name) const override;
    [[nodiscard]] const Shape& batchShape() const noexcept { return m_batch; }
    [[nodiscard]] const Shape& eventShape() const noexcept { return m_event; }

    /// True if rsample() is supported; modules then use it to draw.
    [[nodiscard]] virtual bool hasRsample() const { return false; }
    [[nodiscard]] virtual Value sample(const Shape& sampleShape) = 0;
    /// Throws NotImplementedError unless hasRsample().
    [[nodiscard]] virtual Value rsample(const Shape& sampleShape);
    /// Returns the log-probability. Throws ValueError for a value outside of the support.
    [[nodiscard]] virtual Value logProb(const Value& value, const ModuleScope& scope) = 0;
    /// Returns the entropy. Throws NotImplementedError if there is no formula.
    [[nodiscard]] virtual Value entropy(const ModuleScope& scope);
    /// Returns a sample and its log-probability if they are computed together from the same random numbers; otherwise empty.
    [[nodiscard]] virtual std::optional<std::pair<Value, Value>> sampleWithLogProb(const Shape& sampleShape,
                                                                                   const ModuleScope& scope);
    /// Returns "mean", "mode", "variance" or "deterministic_sample"; empty if the class does not have it. Throws
    /// NotImplementedError or RuntimeError if it has no formula.
    [[nodiscard]] virtual std::optional<Value> figure(std::string_view name) const = 0;
    /// Returns which value replaces a sample if none is drawn and the class has no `deterministic_sample`: "mean" or "mode".
    [[nodiscard]] virtual std::string_view fallback() const { return "mean"; }

protected:
    void setParameter(std::string name, Value value) { m_parameters.emplace_back(std::move(name), std::move(value)); }
    [[nodiscard]] const std::vector<std::pair<std::string, Value>>& parameters() const noexcept { return m_parameters; }
    /// Returns sampleShape + batchShape() + eventShape().
    [[nodiscard]] Shape extended(const Shape& sampleShape) const;

private:
    std::string m_typeName;
    Shape m_batch;
    Shape m_event;
    std::vector<std::pair<std::string, Value>> m_parameters;
};

/// A distribution whose values are tensors.
class TensorDistribution : public Distribution {
public:
    using Distribution::Distribution;

    [[nodiscard]] Value sample(const Shape& sampleShape) final;
    [[nodiscard]] Value rsample(const Shape& sampleShape) final;
    [[nodiscard]] Value logProb(const Value& value, const ModuleScope& scope) final;
    [[nodiscard]] Value entropy(const ModuleScope& scope) final;
    [[nodiscard]] std::optional<Value> figure(std::string_view name) const final;

    /// True if values have the shape batchShape() + eventShape().
    [[nodiscard]] virtual bool hasValuesOfItsShape() const { return true; }

    // The computations of a class. Tensors of parameters, values and results have one dtype and one device.
    [[nodiscard]] virtual at::Tensor draw(const Shape& sampleShape) const = 0;
    [[nodiscard]] virtual at::Tensor drawThrough(const Shape& sampleShape) const;
    [[nodiscard]] virtual at::Tensor logProbOf(const at::Tensor& value) const = 0;
    /// Undefined if there is no formula.
    [[nodiscard]] virtual at::Tensor entropyOf() const { return {}; }
    /// Undefined if the class does not have it.
    [[nodiscard]] virtual at::Tensor figureOf(std::string_view name) const = 0;
    [[nodiscard]] virtual at::Tensor cdfOf(const at::Tensor& value) const;

protected:
    using Distribution::setParameter;
    void setParameter(const std::string& name, const at::Tensor& tensor) { setParameter(name, Value(Leaf(tensor))); }

    /// Returns the result of logProbOf() without elements, if the value has elements and the parameters do not, or vice versa.
    [[nodiscard]] virtual at::Tensor logProbShape(const at::Tensor& value) const;

private:
    [[nodiscard]] bool hasShapesOnly() const;
};

/// Returns null for a value that is not a distribution.
[[nodiscard]] DistributionPtr asDistribution(const Value& value);
/// Returns the object of a method.
[[nodiscard]] Distribution& distributionOf(const Arguments& arguments);

/// Returns a parameter as given: a tensor, or a number with the default dtype.
[[nodiscard]] at::Tensor parameterOf(const Value& value, std::string_view name);
[[nodiscard]] Shape shapeOf(const at::Tensor& tensor);
[[nodiscard]] Shape joinedShape(Shape first, const Shape& second);
/// Returns the sum over the last `dims` dims.
[[nodiscard]] at::Tensor sumLast(const at::Tensor& tensor, std::size_t dims);
/// Returns logsumexp over the last dim, also for tensors without elements, which LibTorch's own function does not support.
[[nodiscard]] at::Tensor logSumExp(const at::Tensor& tensor, bool keepsDim);
/// Throws ValueError, which names the distribution and the violated condition, unless all elements satisfy it. Does nothing for
/// tensors without elements, because LibTorch does not support many comparisons of them.
void checkAll(const at::Tensor& elements, c10::function_ref<at::Tensor()> hold, std::string_view distribution,
              std::string_view what);

[[nodiscard]] DistributionPtr makeNormal(const at::Tensor& loc, const at::Tensor& scale);
[[nodiscard]] DistributionPtr makeIndependent(const DistributionPtr& base, std::size_t dims);

/// Returns `torch.distributions.kl_divergence(p, q)`. Throws NotImplementedError for a pair without a formula.
[[nodiscard]] at::Tensor divergence(const Distribution& p, const Distribution& q);

}  // namespace tensordesk
