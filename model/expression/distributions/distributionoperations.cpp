// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/distributions/composed.h"
#include "model/expression/distributions/continuous.h"
#include "model/expression/distributions/discrete.h"
#include "model/expression/evaluation/construction.h"
#include "model/expression/modules/layer.h"
#include "model/expression/operations/owners.h"
#include "model/expression/statements/session.h"
#include "model/tensordict/base/error.h"

#include <ATen/ops/scalar_tensor.h>

#include <algorithm>
#include <array>

// Attributes and constructors of distributions.

namespace tensordesk {

namespace {

using enum OperationKind;

constexpr Owner kDistribution = Owner::Distribution;

Value asValue(DistributionPtr distribution)
{
    return Value::ObjectPtr(std::move(distribution));
}

/// A parameter that may be left out.
at::Tensor maybe(const Arguments& a, std::string_view name)
{
    return a[name].isNone() ? at::Tensor() : parameterOf(a[name], name);
}

/// Numbers take the dtype of the tensor beside them.
std::pair<at::Tensor, at::Tensor> pairOf(const Arguments& a, std::string_view one, std::string_view other)
{
    at::Tensor first = parameterOf(a[one], one), second = parameterOf(a[other], other);
    if (!a[one].as<Leaf>() && a[other].as<Leaf>())
        first = first.to(second.scalar_type());
    if (a[one].as<Leaf>() && !a[other].as<Leaf>())
        second = second.to(first.scalar_type());
    return {first, second};
}

Value normal(const Arguments& a)
{
    const auto [loc, scale] = pairOf(a, "loc", "scale");
    return asValue(makeNormal(loc, scale));
}

Value beta(const Arguments& a)
{
    const auto [one, zero] = pairOf(a, "concentration1", "concentration0");
    return asValue(makeBeta(one, zero));
}

Value truncatedNormal(const Arguments& a)
{
    std::vector<at::Tensor> parameters;
    for (const char* name : {"loc", "scale", "a", "b"})
        parameters.push_back(parameterOf(a[name], name));
    if (std::any_of(parameters.begin(), parameters.end(), [](const at::Tensor& each) { return each.is_meta(); }))
        for (at::Tensor& each : parameters)
            each = each.to(at::kMeta);
    return asValue(makeTruncatedNormal(parameters));
}

Value tanhNormal(const Arguments& a)
{
    const auto [loc, scale] = pairOf(a, "loc", "scale");
    TanhNormalOptions options{.upscale = realOf(a, "upscale"),
                              .low = parameterOf(a["low"], "low"),
                              .high = parameterOf(a["high"], "high"),
                              .bendsLoc = a.flag("tanh_loc"),
                              .isSafe = a.flag("safe_tanh")};
    if (!a["event_dims"].isNone())
        options.eventDims = a.integer("event_dims");
    return asValue(makeTanhNormal(loc, scale, options));
}

Value independentNormal(const Arguments& a)
{
    const auto [loc, scale] = pairOf(a, "loc", "scale");
    return asValue(makeIndependentNormal(loc, scale, static_cast<std::size_t>(std::max<int64_t>(a.integer("event_dim"), 0))));
}

DistributionPtr given(const Arguments& a, std::string_view name)
{
    if (auto distribution = asDistribution(a[name]))
        return distribution;
    throw Error(ErrorKind::ValueError, "{} must be a distribution, not a value of type {}", name, a[name].typeName());
}

Value independent(const Arguments& a)
{
    const int64_t dims = a.integer("reinterpreted_batch_ndims");
    if (dims < 0)
        throw Error(ErrorKind::ValueError, "reinterpreted_batch_ndims cannot be negative: {}", dims);
    return asValue(makeIndependent(given(a, "base_distribution"), static_cast<std::size_t>(dims)));
}

Value shapeValue(const Shape& shape)
{
    return Value::Size{shape};
}

Shape sampleShape(const Arguments& a, std::string_view name)
{
    return a[name].isNone() ? Shape() : toBatchSize(a[name]);
}

template <const char* kName>
Value figure(const Arguments& a)
{
    if (auto value = distributionOf(a).figure(kName))
        return *std::move(value);
    throw Error(ErrorKind::AttributeError, "'{}' object has no attribute '{}'", distributionOf(a).typeName(), kName);
}

constexpr char kMean[] = "mean", kMode[] = "mode", kVariance[] = "variance", kDeterministic[] = "deterministic_sample";

Value stddev(const Arguments& a)
{
    const auto variance = distributionOf(a).figure("variance");
    if (!variance)
        throw Error(ErrorKind::AttributeError, "'{}' object has no attribute 'stddev'", distributionOf(a).typeName());
    return Leaf(variance->as<Leaf>()->tensor().sqrt());
}

Value cdf(const Arguments& a)
{
    const auto* tensors = dynamic_cast<const TensorDistribution*>(&distributionOf(a));
    if (!tensors)
        throw Error(ErrorKind::NotImplementedError, "{} has no distribution function of one tensor", distributionOf(a).typeName());
    return guardingTorch([&] { return Value(Leaf(tensors->cdfOf(parameterOf(a["value"], "value")))); });
}

constexpr std::string_view kOfClasses = "(probs=None, logits=None, validate_args=None)";

constexpr std::array kDistributionOperations = {
    Operation{kTorch, "distributions.Normal", "(loc, scale, validate_args=None)", Compute, "A normal distribution.", normal},
    Operation{kTorch, "distributions.Beta", "(concentration1, concentration0, validate_args=None)", Compute, "A beta distribution.",
              beta},
    Operation{kTorch, "distributions.Bernoulli", kOfClasses, Compute, "A Bernoulli distribution.",
              [](const Arguments& a) { return asValue(makeBernoulli(maybe(a, "probs"), maybe(a, "logits"))); }},
    Operation{kTorch, "distributions.Categorical", kOfClasses, Compute, "A categorical distribution over class indices.",
              [](const Arguments& a) { return asValue(makeCategorical(maybe(a, "probs"), maybe(a, "logits"))); }},
    Operation{kTorch, "distributions.OneHotCategorical", kOfClasses, Compute, "A one-hot categorical distribution.",
              [](const Arguments& a) { return asValue(makeOneHotEvents(maybe(a, "probs"), maybe(a, "logits"))); }},
    Operation{kTorch, "distributions.MultivariateNormal",
              "(loc, covariance_matrix=None, precision_matrix=None, scale_tril=None, validate_args=None)", Compute,
              "A multivariate normal distribution.",
              [](const Arguments& a) {
                  return asValue(makeMultivariateNormal(parameterOf(a["loc"], "loc"), maybe(a, "covariance_matrix"),
                                                        maybe(a, "precision_matrix"), maybe(a, "scale_tril")));
              }},
    Operation{kTorch, "distributions.MixtureSameFamily", "(mixture_distribution, component_distribution, validate_args=None)",
              Compute, "A mixture of distributions of the same family.",
              [](const Arguments& a) {
                  return asValue(makeMixture(given(a, "mixture_distribution"), given(a, "component_distribution")));
              }},
    Operation{kTorch, "distributions.Independent", "(base_distribution, reinterpreted_batch_ndims, validate_args=None)", Compute,
              "A distribution with some batch dims as event dims.", independent},
    Operation{kTorch, "distributions.kl_divergence", "(p, q)", Compute, "The Kullback-Leibler divergence of p from q.",
              [](const Arguments& a) { return Value(Leaf(divergence(*given(a, "p"), *given(a, "q")))); }},
    Operation{kBuiltin, "TruncatedNormal", "(loc, scale, a, b, validate_args=None)", Compute,
              "A truncated normal distribution, as in tensordict.nn.", truncatedNormal},
    Operation{kBuiltin, "Delta", "(param, atol=1e-06, rtol=1e-06)", Compute, "One value.",
              [](const Arguments& a) {
                  return asValue(makeDelta(parameterOf(a["param"], "param"), realOf(a, "atol"), realOf(a, "rtol")));
              }},
    Operation{kBuiltin, "OneHotCategorical", "(logits=None, probs=None)", Compute,
              "A one-hot categorical distribution, as in tensordict.nn.",
              [](const Arguments& a) { return asValue(makeOneHotCategorical(maybe(a, "probs"), maybe(a, "logits"))); }},
    Operation{kBuiltin, "TanhNormal",
              "(loc, scale, upscale=5.0, low=-1.0, high=1.0, event_dims=None, tanh_loc=False, safe_tanh=True)", Compute,
              "A tanh-transformed normal distribution, as in torchrl.", tanhNormal},
    Operation{kBuiltin, "IndependentNormal", "(loc, scale, event_dim=1)", Compute,
              "A normal distribution over the last dim, as in torchrl.", independentNormal},
    Operation{kBuiltin, "Ordinal", "(scores)", Compute, "An ordinal distribution over classes, as in torchrl.",
              [](const Arguments& a) { return asValue(makeOrdinal(parameterOf(a["scores"], "scores"))); }},
    Operation{kDistribution, "batch_shape", "", Metadata, "The shape of a log-probability.",
              [](const Arguments& a) { return shapeValue(distributionOf(a).batchShape()); }},
    Operation{kDistribution, "event_shape", "", Metadata, "The event shape of a value.",
              [](const Arguments& a) { return shapeValue(distributionOf(a).eventShape()); }},
    Operation{kDistribution, "has_rsample", "", Metadata, "True if it has rsample().",
              [](const Arguments& a) -> Value { return distributionOf(a).hasRsample(); }},
    Operation{kDistribution, "mean", "", Metadata, "The mean.", figure<kMean>},
    Operation{kDistribution, "mode", "", Metadata, "The mode.", figure<kMode>},
    Operation{kDistribution, "variance", "", Metadata, "The variance.", figure<kVariance>},
    Operation{kDistribution, "stddev", "", Metadata, "The standard deviation.", stddev},
    Operation{kDistribution, "deterministic_sample", "", Metadata, "The deterministic value that replaces a sample.",
              figure<kDeterministic>},
    Operation{kDistribution, "sample", "(sample_shape=None)", Compute,
              "Samples, with the seed of the expression or of torch.manual_seed().",
              [](const Arguments& a) { return distributionOf(a).sample(sampleShape(a, "sample_shape")); }},
    Operation{kDistribution, "rsample", "(sample_shape=None)", Compute, "Samples through which gradients flow.",
              [](const Arguments& a) { return distributionOf(a).rsample(sampleShape(a, "sample_shape")); }},
    Operation{kDistribution, "log_prob", "(value)", Compute, "The log-probability of a value.",
              [](const Arguments& a) { return distributionOf(a).logProb(a["value"], a.session().moduleScope()); }},
    Operation{kDistribution, "entropy", "()", Compute, "The entropy.",
              [](const Arguments& a) { return distributionOf(a).entropy(a.session().moduleScope()); }},
    Operation{kDistribution, "cdf", "(value)", Compute, "The cumulative distribution function.", cdf},
};

}  // namespace

std::span<const Operation> distributionOperations()
{
    return kDistributionOperations;
}

}  // namespace tensordesk
