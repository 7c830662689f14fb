// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/distributions/composed.h"

#include "model/expression/modules/modulescope.h"
#include "model/operations/compute/shapesonly.h"
#include "model/tensordict/base/error.h"

#include <ATen/ops/log_softmax.h>
#include <ATen/ops/softplus.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tensordesk {

namespace {

using at::Tensor;

std::shared_ptr<TensorDistribution> ofTensors(const DistributionPtr& distribution, std::string_view whatFor)
{
    if (auto result = std::dynamic_pointer_cast<TensorDistribution>(distribution))
        return result;
    throw Error(ErrorKind::ValueError, "{} is made of a distribution of tensors", whatFor);
}

class Independent final : public TensorDistribution {
public:
    Independent(std::string typeName, std::shared_ptr<TensorDistribution> base, std::size_t dims)
        : TensorDistribution(std::move(typeName), head(*base, dims), tail(*base, dims)), m_base(std::move(base)), m_dims(dims)
    {
        setParameter("base_dist", Value(Value::ObjectPtr(m_base)));
        setParameter("reinterpreted_batch_ndims", Value(static_cast<int64_t>(dims)));
    }

    bool hasRsample() const override { return m_base->hasRsample(); }
    Tensor draw(const Shape& sampleShape) const override { return m_base->draw(sampleShape); }
    Tensor drawThrough(const Shape& sampleShape) const override { return m_base->drawThrough(sampleShape); }
    Tensor logProbOf(const Tensor& value) const override { return sumLast(m_base->logProbOf(value), m_dims); }
    Tensor entropyOf() const override
    {
        const Tensor entropy = m_base->entropyOf();
        return entropy.defined() ? sumLast(entropy, m_dims) : entropy;
    }
    Tensor figureOf(std::string_view name) const override
    {
        if (name == "deterministic_sample")
            return typeName() == "IndependentNormal" ? m_base->figureOf("mean") : Tensor();
        return name == "mean" || name == "mode" || name == "variance" ? m_base->figureOf(name) : Tensor();
    }
    std::string_view fallback() const override
    {
        return m_base->figureOf("deterministic_sample").defined() ? "deterministic_sample" : m_base->fallback();
    }

private:
    static Shape head(const TensorDistribution& base, std::size_t dims)
    {
        const Shape& batch = base.batchShape();
        return {batch.begin(), batch.end() - static_cast<std::ptrdiff_t>(dims)};
    }
    static Shape tail(const TensorDistribution& base, std::size_t dims)
    {
        const Shape& batch = base.batchShape();
        Shape event(batch.end() - static_cast<std::ptrdiff_t>(dims), batch.end());
        event.insert(event.end(), base.eventShape().begin(), base.eventShape().end());
        return event;
    }

    std::shared_ptr<TensorDistribution> m_base;
    std::size_t m_dims;
};

class TanhNormal final : public TensorDistribution {
public:
    TanhNormal(std::shared_ptr<TensorDistribution> base, const TanhNormalOptions& options, bool isStretched)
        : TensorDistribution("TanhNormal", base->batchShape(), base->eventShape()), m_base(std::move(base)),
          m_isSafe(options.isSafe), m_isStretched(isStretched)
    {
        if (m_isStretched) {
            m_middle = (options.high + options.low) / 2;
            m_half = (options.high - options.low) / 2;
        }
        const auto root = m_base->attribute("base_dist");
        const Distribution& normal = root ? *asDistribution(*root) : static_cast<const Distribution&>(*m_base);
        for (const char* name : {"loc", "scale"})
            setParameter(name, *normal.attribute(name));
        setParameter("low", options.low);
        setParameter("high", options.high);
        setParameter("base_dist", Value(Value::ObjectPtr(m_base)));
    }

    bool hasRsample() const override { return true; }
    Tensor draw(const Shape& sampleShape) const override { return bent(m_base->draw(sampleShape)); }
    Tensor drawThrough(const Shape& sampleShape) const override { return bent(m_base->drawThrough(sampleShape)); }
    Tensor logProbOf(const Tensor& value) const override
    {
        Tensor y = m_isStretched ? (value - m_middle) / m_half : value;
        if (m_isSafe)
            y = y.clamp(-limit(y), limit(y));
        const Tensor x = y.atanh();
        return m_base->logProbOf(x) - stretching(x);
    }
    std::optional<std::pair<Value, Value>> sampleWithLogProb(const Shape& sampleShape, const ModuleScope&) override
    {
        return guardingTorch([&] {
            const Tensor x = m_base->drawThrough(sampleShape);
            return std::pair(Value(Leaf(bent(x))), Value(Leaf(m_base->logProbOf(x) - stretching(x))));
        });
    }
    Tensor figureOf(std::string_view name) const override
    {
        if (name == "mode")
            throw Error(ErrorKind::RuntimeError, "TanhNormal has no formula for its mode; take deterministic_sample");
        if (name == "mean")
            throw Error(ErrorKind::NotImplementedError, "TanhNormal has no formula for its mean; take the mean of samples");
        return name == "deterministic_sample" ? bent(m_base->figureOf("mean")) : Tensor();
    }

private:
    static double limit(const Tensor& tensor) { return 1 - (tensor.scalar_type() == at::kDouble ? 1e-15 : 1e-6); }

    Tensor bent(const Tensor& x) const
    {
        Tensor y = x.tanh();
        if (m_isSafe)
            y = y.clamp(-limit(y), limit(y));
        return m_isStretched ? m_middle + m_half * y : y;
    }
    /// Returns the log-determinant of the transformation at a normal value.
    Tensor stretching(const Tensor& x) const
    {
        Tensor result = 2.0 * (std::log(2.0) - x - at::softplus(-2.0 * x));
        if (m_isStretched)
            result = result + m_half.abs().log();
        return sumLast(result, eventShape().size());
    }

    std::shared_ptr<TensorDistribution> m_base;
    bool m_isSafe, m_isStretched;
    Tensor m_middle, m_half;
};

class Mixture final : public TensorDistribution {
public:
    Mixture(std::shared_ptr<TensorDistribution> mixture, std::shared_ptr<TensorDistribution> components)
        : TensorDistribution("MixtureSameFamily", batchOf(*components), components->eventShape()), m_mixture(std::move(mixture)),
          m_components(std::move(components))
    {
        setParameter("mixture_distribution", Value(Value::ObjectPtr(m_mixture)));
        setParameter("component_distribution", Value(Value::ObjectPtr(m_components)));
    }

    Tensor draw(const Shape& sampleShape) const override
    {
        const auto dim = static_cast<int64_t>(sampleShape.size() + batchShape().size());
        Tensor chosen = m_mixture->draw(sampleShape);
        const Tensor drawn = m_components->draw(sampleShape);
        for (std::size_t i = 0; i <= eventShape().size(); ++i)
            chosen = chosen.unsqueeze(-1);
        Shape repeats(static_cast<std::size_t>(dim), 1);
        repeats.push_back(1);
        repeats.insert(repeats.end(), eventShape().begin(), eventShape().end());
        return drawn.gather(dim, chosen.repeat(repeats)).squeeze(dim);
    }
    Tensor logProbOf(const Tensor& value) const override
    {
        const auto dim = -1 - static_cast<int64_t>(eventShape().size());
        const Tensor each = value.unsqueeze(dim);
        const Tensor logProb = m_components->logProbOf(logits().is_meta() ? withoutElements(each) : each);
        return logSumExp(logProb + at::log_softmax(logits(), -1), false);
    }
    Tensor figureOf(std::string_view name) const override
    {
        if (name != "mean" && name != "variance")
            return {};
        Tensor probs = m_mixture->attribute("probs")->as<Leaf>()->tensor();
        for (std::size_t i = 0; i < eventShape().size(); ++i)
            probs = probs.unsqueeze(-1);
        const auto dim = -1 - static_cast<int64_t>(eventShape().size());
        const Tensor means = m_components->figureOf("mean");
        Tensor mean = (probs * means).sum(dim);
        if (name == "mean")
            return mean;
        return (probs * m_components->figureOf("variance")).sum(dim) + (probs * (means - mean.unsqueeze(dim)).pow(2)).sum(dim);
    }

private:
    static Shape batchOf(const TensorDistribution& components)
    {
        Shape shape = components.batchShape();
        shape.pop_back();
        return shape;
    }
    Tensor logits() const { return m_mixture->attribute("logits")->as<Leaf>()->tensor(); }

    std::shared_ptr<TensorDistribution> m_mixture, m_components;
};

}  // namespace

DistributionPtr makeIndependent(const DistributionPtr& base, std::size_t dims)
{
    auto tensors = ofTensors(base, "Independent");
    if (dims > tensors->batchShape().size())
        throw Error(ErrorKind::ValueError, "Expected reinterpreted_batch_ndims <= the number of batch dims, actual {} vs {}", dims,
                    tensors->batchShape().size());
    return std::make_shared<Independent>("Independent", std::move(tensors), dims);
}

DistributionPtr makeIndependentNormal(const Tensor& loc, const Tensor& scale, std::size_t eventDims)
{
    auto normal = ofTensors(makeNormal(loc, scale), "IndependentNormal");
    if (eventDims > normal->batchShape().size())
        throw Error(ErrorKind::ValueError, "IndependentNormal takes {} of the {} batch dims", eventDims,
                    normal->batchShape().size());
    return std::make_shared<Independent>("IndependentNormal", std::move(normal), eventDims);
}

DistributionPtr makeTanhNormal(Tensor loc, const Tensor& scale, const TanhNormalOptions& options)
{
    return guardingTorch([&] {
        if (!(options.high.is_meta() || options.low.is_meta()) && !(options.high > options.low).all().item<bool>())
            throw Error(ErrorKind::RuntimeError, "high of TanhNormal must be greater than low");
        const bool isStretched = options.high.is_meta() || options.low.is_meta() || (options.high != 1.0).any().item<bool>()
                              || (options.low != -1.0).any().item<bool>();
        if (options.bendsLoc) {
            loc = (loc / options.upscale).tanh() * options.upscale;
            if (isStretched)
                loc = loc + (options.high - options.low) / 2 + options.low;
        }
        DistributionPtr base = makeNormal(loc, scale);
        const auto dims = options.eventDims.value_or(std::min<int64_t>(1, loc.dim()));
        if (dims > 0)
            base = makeIndependent(base, static_cast<std::size_t>(dims));
        return std::make_shared<TanhNormal>(ofTensors(base, "TanhNormal"), options, isStretched);
    });
}

DistributionPtr makeMixture(const DistributionPtr& mixture, const DistributionPtr& components)
{
    auto parts = ofTensors(components, "MixtureSameFamily");
    auto choice = ofTensors(mixture, "MixtureSameFamily");
    const std::string kind = choice->typeName();
    if (kind != "Categorical" && kind != "Ordinal")
        throw Error(ErrorKind::ValueError, "the mixture of MixtureSameFamily is a Categorical, not a {}", kind);
    if (parts->batchShape().empty())
        throw Error(ErrorKind::ValueError, "the components of MixtureSameFamily have a last batch dim of components");
    const int64_t count = choice->attribute("logits")->as<Leaf>()->shape().back();
    if (count != parts->batchShape().back())
        throw Error(ErrorKind::ValueError, "the mixture is over {} components, and there are {}", count,
                    parts->batchShape().back());
    return std::make_shared<Mixture>(std::move(choice), std::move(parts));
}

}  // namespace tensordesk
