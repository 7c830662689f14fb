// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/distributions/discrete.h"

#include "model/tensordict/base/error.h"

#include <ATen/core/Reduction.h>
#include <ATen/ops/binary_cross_entropy_with_logits.h>
#include <ATen/ops/broadcast_tensors.h>
#include <ATen/ops/full.h>
#include <ATen/ops/full_like.h>
#include <ATen/ops/log_sigmoid.h>
#include <ATen/ops/one_hot.h>
#include <ATen/ops/where.h>

#include <limits>
#include <numeric>

namespace tensordesk {

namespace {

using at::Tensor;

void checkOneGiven(const Tensor& probs, const Tensor& logits)
{
    if (probs.defined() == logits.defined())
        throw Error(ErrorKind::ValueError, "expected either probs or logits, not both");
}

double epsilonOf(const Tensor& tensor)
{
    return tensor.scalar_type() == at::kDouble ? std::numeric_limits<double>::epsilon()
                                               : double{std::numeric_limits<float>::epsilon()};
}

Shape withoutLast(const Tensor& tensor)
{
    Shape shape = shapeOf(tensor);
    shape.pop_back();
    return shape;
}

Tensor oneHot(const Tensor& classes, int64_t count)
{
    return at::one_hot(classes, count);
}

class Categorical : public TensorDistribution {
public:
    Categorical(std::string typeName, const Tensor& probs, const Tensor& logits)
        : TensorDistribution(std::move(typeName), withoutLast(probs.defined() ? probs : logits), {})
    {
        if (probs.defined()) {
            checkAll(
                probs, [&] { return (probs >= 0).logical_and((probs.sum(-1, true) - 1).abs() < 1e-6); }, "Categorical", "probs");
            m_probs = probs / probs.sum(-1, true);
            const double eps = epsilonOf(m_probs);
            m_logits = m_probs.clamp(eps, 1 - eps).log();
        } else {
            checkAll(logits, [&] { return logits.isnan().logical_not(); }, "Categorical", "logits");
            m_logits = logits - logSumExp(logits, true);
            m_probs = m_logits.softmax(-1);
        }
        setParameter("probs", m_probs);
        setParameter("logits", m_logits);
    }

    Tensor draw(const Shape& sampleShape) const override
    {
        const int64_t count = std::accumulate(sampleShape.begin(), sampleShape.end(), int64_t{1}, std::multiplies<>());
        const Tensor drawn = m_probs.reshape({-1, events()}).multinomial(count, true).t();
        Shape shape = sampleShape;
        shape.insert(shape.end(), batchShape().begin(), batchShape().end());
        return drawn.reshape(shape);
    }
    Tensor logProbOf(const Tensor& value) const override
    {
        checkAll(
            value, [&] { return (value >= 0).logical_and(value < events()).logical_and(value == value.floor_divide(1)); },
            typeName(), "value");
        const std::vector<Tensor> both = at::broadcast_tensors({value.to(at::kLong).unsqueeze(-1), m_logits});
        return both[1].gather(-1, both[0].narrow(-1, 0, 1)).squeeze(-1);
    }
    Tensor entropyOf() const override
    {
        const double least = m_logits.scalar_type() == at::kDouble ? std::numeric_limits<double>::lowest()
                                                                   : double{std::numeric_limits<float>::lowest()};
        return -(m_logits.clamp_min(least) * m_probs).sum(-1);
    }
    Tensor figureOf(std::string_view name) const override
    {
        if (name == "mode")
            return m_probs.argmax(-1);
        if (name == "mean" || name == "variance")
            return at::full(batchShape(), std::numeric_limits<double>::quiet_NaN(), m_probs.options());
        return {};
    }
    std::string_view fallback() const override { return "mode"; }

    const Tensor& probs() const { return m_probs; }
    const Tensor& logits() const { return m_logits; }
    int64_t events() const { return m_probs.size(-1); }

private:
    Tensor m_probs, m_logits;
};

class OneHotEvents final : public TensorDistribution {
public:
    OneHotEvents(const Tensor& probs, const Tensor& logits)
        : TensorDistribution("OneHotCategorical", withoutLast(probs.defined() ? probs : logits),
                             {(probs.defined() ? probs : logits).size(-1)}),
          m_classes("Categorical", probs, logits)
    {
        setParameter("probs", m_classes.probs());
        setParameter("logits", m_classes.logits());
    }

    Tensor draw(const Shape& sampleShape) const override
    {
        return oneHot(m_classes.draw(sampleShape), m_classes.events()).to(m_classes.probs().scalar_type());
    }
    Tensor logProbOf(const Tensor& value) const override
    {
        checkAll(
            value, [&] { return (value == 0).logical_or(value == 1).logical_and(value.sum(-1, true) == 1); }, "OneHotCategorical",
            "value");
        return m_classes.logProbOf(value.argmax(-1));
    }
    Tensor entropyOf() const override { return m_classes.entropyOf(); }
    Tensor figureOf(std::string_view name) const override
    {
        const Tensor& probs = m_classes.probs();
        if (name == "mode")
            return oneHot(probs.argmax(-1), m_classes.events()).to(probs.scalar_type());
        return name == "mean" ? probs : name == "variance" ? probs * (1 - probs) : Tensor();
    }
    std::string_view fallback() const override { return "mode"; }

private:
    Categorical m_classes;
};

/// As tensordict.nn has it, which draws and scores vectors without a dim of events.
class OneHotCategorical final : public TensorDistribution {
public:
    OneHotCategorical(const Tensor& probs, const Tensor& logits)
        : TensorDistribution("OneHotCategorical", withoutLast(probs.defined() ? probs : logits), {}),
          m_classes("OneHotCategorical", probs, logits)
    {
        setParameter("probs", m_classes.probs());
        setParameter("logits", m_classes.logits());
    }

    [[nodiscard]] bool hasValuesOfItsShape() const override { return false; }
    Tensor draw(const Shape& sampleShape) const override { return oneHot(m_classes.draw(sampleShape), m_classes.events()); }
    Tensor logProbOf(const Tensor& value) const override { return m_classes.logProbOf(value.argmax(-1)); }
    Tensor logProbShape(const Tensor& value) const override { return TensorDistribution::logProbShape(value.argmax(-1)); }
    Tensor entropyOf() const override { return m_classes.entropyOf(); }
    Tensor figureOf(std::string_view name) const override
    {
        if (name == "mode" || name == "deterministic_sample")
            return oneHot(m_classes.logits().argmax(-1), m_classes.events());
        return m_classes.figureOf(name);
    }
    std::string_view fallback() const override { return "mode"; }

private:
    Categorical m_classes;
};

class Bernoulli final : public TensorDistribution {
public:
    Bernoulli(const Tensor& probs, const Tensor& logits)
        : TensorDistribution("Bernoulli", shapeOf(probs.defined() ? probs : logits), {})
    {
        if (probs.defined()) {
            checkAll(probs, [&] { return (probs >= 0).logical_and(probs <= 1); }, "Bernoulli", "probs");
            const double eps = epsilonOf(probs);
            const Tensor clamped = probs.clamp(eps, 1 - eps);
            m_probs = probs;
            m_logits = clamped.log() - (-clamped).log1p();
        } else {
            checkAll(logits, [&] { return logits.isnan().logical_not(); }, "Bernoulli", "logits");
            m_logits = logits;
            m_probs = logits.sigmoid();
        }
        setParameter("probs", m_probs);
        setParameter("logits", m_logits);
    }

    Tensor draw(const Shape& sampleShape) const override { return m_probs.expand(extended(sampleShape)).bernoulli(); }
    Tensor logProbOf(const Tensor& value) const override
    {
        checkAll(value, [&] { return (value == 0).logical_or(value == 1); }, "Bernoulli", "value");
        const std::vector<Tensor> both = at::broadcast_tensors({m_logits, value.to(m_logits.scalar_type())});
        return -at::binary_cross_entropy_with_logits(both[0], both[1], {}, {}, at::Reduction::None);
    }
    Tensor entropyOf() const override
    {
        return at::binary_cross_entropy_with_logits(m_logits, m_probs, {}, {}, at::Reduction::None);
    }
    Tensor figureOf(std::string_view name) const override
    {
        if (name == "mode") {
            const Tensor result = (m_probs >= 0.5).to(m_probs.scalar_type());
            return at::where(m_probs == 0.5, at::full_like(result, std::numeric_limits<double>::quiet_NaN()), result);
        }
        return name == "mean" ? m_probs : name == "variance" ? m_probs * (1 - m_probs) : Tensor();
    }
    std::string_view fallback() const override { return "mode"; }

private:
    Tensor m_probs, m_logits;
};

void checkHasClasses(const Tensor& given)
{
    if (given.dim() < 1)
        throw Error(ErrorKind::ValueError, "probs and logits have a last dim of classes");
}

}  // namespace

DistributionPtr makeCategorical(const Tensor& probs, const Tensor& logits, std::string typeName)
{
    checkOneGiven(probs, logits);
    checkHasClasses(probs.defined() ? probs : logits);
    return guardingTorch([&] { return std::make_shared<Categorical>(std::move(typeName), probs, logits); });
}

DistributionPtr makeOneHotEvents(const Tensor& probs, const Tensor& logits)
{
    checkOneGiven(probs, logits);
    checkHasClasses(probs.defined() ? probs : logits);
    return guardingTorch([&] { return std::make_shared<OneHotEvents>(probs, logits); });
}

DistributionPtr makeOneHotCategorical(Tensor probs, Tensor logits)
{
    checkOneGiven(probs, logits);
    for (Tensor* given : {&probs, &logits}) {
        if (!given->defined())
            continue;
        checkHasClasses(*given);
        if (given->size(-1) == 1)
            *given = given->select(-1, 0);
        checkHasClasses(*given);
    }
    return guardingTorch([&] { return std::make_shared<OneHotCategorical>(probs, logits); });
}

DistributionPtr makeBernoulli(const Tensor& probs, const Tensor& logits)
{
    checkOneGiven(probs, logits);
    return guardingTorch([&] { return std::make_shared<Bernoulli>(probs, logits); });
}

DistributionPtr makeOrdinal(const Tensor& scores)
{
    checkHasClasses(scores);
    return guardingTorch([&] {
        const Tensor larger = at::log_sigmoid(scores).cumsum(-1), opposite = at::log_sigmoid(-scores);
        const Tensor smaller = opposite.flip({-1}).cumsum(-1).flip({-1}) - opposite;
        return makeCategorical({}, larger + smaller, "Ordinal");
    });
}

}  // namespace tensordesk
