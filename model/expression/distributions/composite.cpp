// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/distributions/composite.h"

#include "model/expression/evaluation/indexing.h"
#include "model/expression/modules/modulescope.h"
#include "model/tensordict/base/error.h"

#include <ATen/core/grad_mode.h>

namespace tensordesk {

namespace {

/// Sums over the dims after the batch.
at::Tensor summedTo(const at::Tensor& tensor, int64_t dims)
{
    return tensor.dim() > dims ? tensor.flatten(dims).sum(-1) : tensor;
}

at::Tensor elementsOf(const Value& value)
{
    const auto* leaf = value.as<Leaf>();
    if (!leaf)
        throw Error(ErrorKind::TypeError, "a part of a composite distribution gave a {}, not a tensor", value.typeName());
    return leaf->tensor();
}

}  // namespace

template <typename OfPart>
TensorDict CompositeDistribution::ofEach(const Shape& batch, const char* suffix, OfPart ofPart) const
{
    TensorDict result(batch);
    for (const auto& [key, part] : m_parts)
        result.set(suffixed(key, suffix), Leaf(elementsOf(ofPart(key, *part))));
    return result;
}

Value CompositeDistribution::item(const Value& index) const
{
    const KeyPath key = toKey(index);
    for (const auto& [name, part] : m_parts)
        if (name == key)
            return Value::ObjectPtr(part);
    throw Error(ErrorKind::KeyError, "the composite distribution has no part {}", toPython(key));
}

Value CompositeDistribution::sample(const Shape& sampleShape)
{
    return ofEach(joinedShape(sampleShape, batchShape()), "",
                  [&](const KeyPath&, Distribution& part) { return part.sample(sampleShape); });
}

Value CompositeDistribution::rsample(const Shape& sampleShape)
{
    return ofEach(joinedShape(sampleShape, batchShape()), "",
                  [&](const KeyPath&, Distribution& part) { return part.rsample(sampleShape); });
}

Value CompositeDistribution::logProb(const Value& value, const ModuleScope& scope)
{
    const auto* td = value.as<TensorDict>();
    if (!td)
        throw Error(ErrorKind::RuntimeError, "a composite distribution takes a tensordict of samples, not a value of type {}",
                    value.typeName());
    TensorDict each = ofEach(td->batchSize(), "_log_prob",
                             [&](const KeyPath& key, Distribution& part) { return part.logProb(fromEntry(td->at(key)), scope); });
    if (!scope.aggregatesLogProb)
        return each;
    at::Tensor sum;
    for (const auto& [key, part] : m_parts) {
        const at::Tensor one = summedTo(each.leaf(suffixed(key, "_log_prob")).tensor(), td->dim());
        sum = sum.defined() ? sum + one : one;
    }
    return sum.defined() ? Value(Leaf(sum)) : Value(0.0);
}

Value CompositeDistribution::entropy(const ModuleScope& scope)
{
    const auto ofPart = [&](const KeyPath&, Distribution& part) {
        try {
            return part.entropy(scope);
        } catch (const Error& error) {
            if (error.kind() != ErrorKind::NotImplementedError)
                throw;
            const at::Tensor logProb = elementsOf(part.logProb(part.rsample({1}), scope));
            return Value(Leaf(-logProb.mean(0)));
        }
    };
    TensorDict each = ofEach(batchShape(), "_entropy", ofPart);
    if (!scope.aggregatesLogProb)
        return each;
    at::Tensor sum;
    for (const auto& [key, part] : m_parts) {
        const at::Tensor one = summedTo(each.leaf(suffixed(key, "_entropy")).tensor(), static_cast<int64_t>(batchShape().size()));
        sum = sum.defined() ? sum + one : one;
    }
    return sum.defined() ? Value(Leaf(sum)) : Value(0.0);
}

std::optional<std::pair<Value, Value>> CompositeDistribution::sampleWithLogProb(const Shape& sampleShape, const ModuleScope& scope)
{
    TensorDict samples(joinedShape(sampleShape, batchShape())), logProbs(samples.batchSize());
    for (const auto& [key, part] : m_parts) {
        auto both = part->sampleWithLogProb(sampleShape, scope);
        if (!both) {
            const Value sample = part->sample(sampleShape);
            both = {sample, part->logProb(sample, scope)};
        }
        samples.set(key, Leaf(elementsOf(both->first)));
        logProbs.set(suffixed(key, "_log_prob"), Leaf(elementsOf(both->second)));
    }
    return std::pair(Value(samples), Value(logProbs));
}

std::optional<Value> CompositeDistribution::figure(std::string_view name) const
{
    if (name != "mean" && name != "mode" && name != "deterministic_sample")
        return std::nullopt;
    return Value(ofEach(batchShape(), "", [&](const KeyPath&, const Distribution& part) {
        if (name == "deterministic_sample")
            return deterministicOf(part);
        if (auto value = part.figure(name))
            return *std::move(value);
        throw Error(ErrorKind::AttributeError, "'{}' object has no attribute '{}'", part.typeName(), name);
    }));
}

DistributionPtr distributionFrom(const Value& made, std::string_view whatFor)
{
    if (auto distribution = asDistribution(made))
        return distribution;
    throw Error(ErrorKind::TypeError, "{} gives a {}, not a distribution", whatFor, made.typeName());
}

KeyPath suffixed(const KeyPath& key, std::string_view suffix)
{
    KeyPath result = key.parent();
    result.push_back(key.back().key() + std::string(suffix));
    return result;
}

Value deterministicOf(const Distribution& distribution)
{
    if (auto value = distribution.figure("deterministic_sample"))
        return *std::move(value);
    if (distribution.fallback() == "deterministic_sample")
        return *asDistribution(*distribution.attribute("base_dist"))->figure("deterministic_sample");
    if (auto value = distribution.figure(distribution.fallback()))
        return *std::move(value);
    throw Error(ErrorKind::NotImplementedError, "{} has no value to use for a sample where none is drawn", distribution.typeName());
}

}  // namespace tensordesk
