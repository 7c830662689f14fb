// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/distributions/continuous.h"

#include "model/expression/distributions/distribution.h"
#include "model/operations/compute/operand.h"
#include "model/operations/compute/shapesonly.h"
#include "model/tensordict/base/error.h"

#include <ATen/ExpandUtils.h>
#include <ATen/ops/_sample_dirichlet.h>
#include <ATen/ops/broadcast_tensors.h>
#include <ATen/ops/diagonal.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/full_like.h>
#include <ATen/ops/linalg_cholesky_ex.h>
#include <ATen/ops/linalg_solve_triangular.h>
#include <ATen/ops/matmul.h>
#include <ATen/ops/max.h>
#include <ATen/ops/min.h>
#include <ATen/ops/normal.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/stack.h>
#include <ATen/ops/where.h>
#include <ATen/ops/zeros.h>
#include <ATen/ops/zeros_like.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace tensordesk {

namespace {

using at::Tensor;

constexpr double kPi = std::numbers::pi;

/// Returns tensors of one shape; without elements if one of them has none.
std::vector<Tensor> broadcast(std::vector<Tensor> tensors)
{
    const auto isMeta = [](const Tensor& tensor) { return tensor.is_meta(); };
    if (std::any_of(tensors.begin(), tensors.end(), isMeta))
        for (Tensor& tensor : tensors)
            tensor = withoutElements(tensor);
    for (Tensor& number : tensors)
        for (const Tensor& tensor : tensors)
            number = numberBeside(tensor, number);
    return guardingTorch([&] { return at::broadcast_tensors(tensors); });
}

std::pair<Tensor, Tensor> broadcast(const Tensor& a, const Tensor& b)
{
    const std::vector<Tensor> both = broadcast(std::vector{a, b});
    return {both[0], both[1]};
}

/// torch.normal(zeros, ones), of which Python's rsample() is made.
Tensor standardNormal(const Shape& shape, const Tensor& like)
{
    return at::normal(at::zeros(shape, like.options()), at::ones(shape, like.options()));
}

class Normal final : public TensorDistribution {
public:
    Normal(Tensor loc, Tensor scale)
        : TensorDistribution("Normal", shapeOf(loc), {}), m_loc(std::move(loc)), m_scale(std::move(scale))
    {
        checkAll(m_loc, [&] { return m_loc.isnan().logical_not(); }, "Normal", "loc");
        checkAll(m_scale, [&] { return m_scale > 0; }, "Normal", "scale");
        setParameter("loc", m_loc);
        setParameter("scale", m_scale);
    }

    bool hasRsample() const override { return true; }
    Tensor draw(const Shape& sampleShape) const override
    {
        const Shape shape = extended(sampleShape);
        return at::normal(m_loc.expand(shape), m_scale.expand(shape));
    }
    Tensor drawThrough(const Shape& sampleShape) const override
    {
        return m_loc + standardNormal(extended(sampleShape), m_loc) * m_scale;
    }
    Tensor logProbOf(const Tensor& value) const override
    {
        checkAll(value, [&] { return value.isnan().logical_not(); }, "Normal", "value");
        const Tensor variance = m_scale.pow(2);
        return -((value - m_loc).pow(2)) / (2 * variance) - m_scale.log() - std::log(std::sqrt(2 * kPi));
    }
    Tensor entropyOf() const override { return 0.5 + 0.5 * std::log(2 * kPi) + m_scale.log(); }
    Tensor figureOf(std::string_view name) const override
    {
        if (name == "mean" || name == "mode")
            return m_loc;
        return name == "stddev" ? m_scale : name == "variance" ? m_scale.pow(2) : Tensor();
    }
    Tensor cdfOf(const Tensor& value) const override
    {
        return 0.5 * (1 + ((value - m_loc) * m_scale.reciprocal() / std::sqrt(2.0)).erf());
    }

private:
    Tensor m_loc, m_scale;
};

class Beta final : public TensorDistribution {
public:
    Beta(const Tensor& one, const Tensor& zero) : TensorDistribution("Beta", shapeOf(one), {}), m_both(at::stack({one, zero}, -1))
    {
        checkAll(m_both, [&] { return m_both > 0; }, "Beta", "concentration");
        setParameter("concentration1", one);
        setParameter("concentration0", zero);
    }

    bool hasRsample() const override { return true; }
    Tensor draw(const Shape& sampleShape) const override
    {
        Shape shape = extended(sampleShape);
        shape.push_back(2);
        return at::_sample_dirichlet(m_both.expand(shape)).select(-1, 0);
    }
    Tensor logProbOf(const Tensor& value) const override
    {
        checkAll(value, [&] { return (value >= 0).logical_and(value <= 1); }, "Beta", "value");
        const Tensor both = at::stack({value, 1.0 - value}, -1);
        return (m_both - 1.0).xlogy(both).sum(-1) + m_both.sum(-1).lgamma() - m_both.lgamma().sum(-1);
    }
    Tensor entropyOf() const override
    {
        const Tensor sum = m_both.sum(-1);
        return m_both.lgamma().sum(-1) - sum.lgamma() - (2 - sum) * sum.digamma() - ((m_both - 1.0) * m_both.digamma()).sum(-1);
    }
    Tensor figureOf(std::string_view name) const override
    {
        const Tensor one = m_both.select(-1, 0), zero = m_both.select(-1, 1);
        if (name == "mean")
            return one / (one + zero);
        if (name == "mode") {
            const Tensor above = (m_both - 1).clamp_min(0), result = (above / above.sum(-1, true)).select(-1, 0);
            const Tensor areLow = (one < 1).logical_and(zero < 1);
            return at::where(areLow, at::full_like(result, 1), result);
        }
        if (name == "variance") {
            const Tensor sum = one + zero;
            return one * zero / (sum.pow(2) * (sum + 1));
        }
        return {};
    }

private:
    Tensor m_both;  ///< concentration1 and concentration0 on a last dim
};

/// As tensordict.nn has it: what a standard normal leaves between two bounds, scaled and moved.
class TruncatedNormal final : public TensorDistribution {
public:
    TruncatedNormal(const std::vector<Tensor>& parameters)
        : TensorDistribution("TruncatedNormal", shapeOf(parameters[0]), {}), m_loc(parameters[0]),
          m_scale(parameters[1].clamp_min(kEps)), m_low(parameters[2]), m_high(parameters[3]), m_a((m_low - m_loc) / m_scale),
          m_b((m_high - m_loc) / m_scale)
    {
        checkAll(m_a, [&] { return m_a < m_b; }, "TruncatedNormal", "a < b");
        const auto density = [](const Tensor& x) { return (-x.pow(2) * 0.5).exp() * (1 / std::sqrt(2 * kPi)); };
        m_phiA = share(m_a);
        const Tensor phiB = share(m_b), a = density(m_a), b = density(m_b);
        m_z = (phiB - m_phiA).clamp(kEps, 1 - kEps);
        m_spread = (b * m_b - a * m_a) / m_z;
        const Tensor mean = -(b - a) / m_z;
        m_variance = (1 - m_spread - ((b - a) / m_z).pow(2)) * m_scale.pow(2);
        m_mean = mean * m_scale + m_loc;
        setParameter("loc", m_loc);
        setParameter("scale", m_scale);
        setParameter("a", m_a);
        setParameter("b", m_b);
    }

    bool hasRsample() const override { return true; }
    Tensor draw(const Shape& sampleShape) const override
    {
        const Tensor p = at::empty(extended(sampleShape), m_z.options().dtype(at::kFloat)).uniform_(kEps, 1 - kEps);
        const Tensor standard = std::sqrt(2.0) * (2 * (m_phiA + p * m_z).clamp(kEps, 1 - kEps) - 1).erfinv();
        const Tensor sample = standard * m_scale + m_loc;
        return at::min(at::max(sample, m_low.expand_as(sample)), m_high.expand_as(sample));
    }
    Tensor logProbOf(const Tensor& value) const override
    {
        checkAll(value, [&] { return (value >= m_low).logical_and(value <= m_high); }, "TruncatedNormal", "value");
        const Tensor standard = (value - m_loc) / m_scale;
        return std::log(1 / std::sqrt(2 * kPi)) - m_z.log() - standard.pow(2) * 0.5 - m_scale.log();
    }
    Tensor entropyOf() const override
    {
        return 0.5 * std::log(2 * kPi * std::numbers::e) + m_z.log() - 0.5 * m_spread + m_scale.log();
    }
    Tensor figureOf(std::string_view name) const override
    {
        return name == "mean" ? m_mean : name == "variance" ? m_variance : Tensor();
    }
    Tensor cdfOf(const Tensor& value) const override { return ((share((value - m_loc) / m_scale) - m_phiA) / m_z).clamp(0, 1); }

private:
    static constexpr double kEps = 1e-6;

    static Tensor share(const Tensor& x) { return (0.5 * (1 + (x * (1 / std::sqrt(2.0))).erf())).clamp(kEps, 1 - kEps); }

    Tensor m_loc, m_scale, m_low, m_high;
    Tensor m_a, m_b;  ///< the bounds of the standard one
    Tensor m_phiA, m_z, m_spread, m_mean, m_variance;
};

/// As tensordict.nn has it.
class Delta final : public TensorDistribution {
public:
    Delta(Tensor parameter, double absolute, double relative)
        : TensorDistribution("Delta", head(parameter), tail(parameter)), m_parameter(std::move(parameter)), m_absolute(absolute),
          m_relative(relative)
    {
        setParameter("param", m_parameter);
    }

    bool hasRsample() const override { return false; }
    Tensor draw(const Shape& sampleShape) const override { return m_parameter.expand(extended(sampleShape)); }
    Tensor logProbOf(const Tensor& value) const override
    {
        if (m_parameter.is_meta() || value.is_meta())
            return sumLast(m_parameter + value, eventShape().size());  // for its shape
        const Tensor parameter = m_parameter.expand_as(value);
        Tensor isEqual = (value - parameter).abs() < m_absolute + m_relative * parameter.abs();
        for (std::size_t dim = 0; dim < eventShape().size(); ++dim)
            isEqual = isEqual.all(-1);
        const Tensor zeros = at::zeros_like(isEqual, value.options());
        constexpr double infinity = std::numeric_limits<double>::infinity();
        return at::where(isEqual, at::full_like(zeros, infinity), at::full_like(zeros, -infinity));
    }
    Tensor figureOf(std::string_view name) const override
    {
        return name == "mean" || name == "mode" || name == "deterministic_sample" ? m_parameter : Tensor();
    }

private:
    static Shape head(const Tensor& parameter)
    {
        Shape shape = shapeOf(parameter);
        if (!shape.empty())
            shape.pop_back();
        return shape;
    }
    static Shape tail(const Tensor& parameter) { return parameter.dim() == 0 ? Shape() : Shape{parameter.size(-1)}; }

    Tensor m_parameter;
    double m_absolute, m_relative;
};

class MultivariateNormal final : public TensorDistribution {
public:
    /// `triangle`: the lower Cholesky factor of the covariance.
    MultivariateNormal(const Tensor& loc, const Tensor& triangle, const Shape& batch)
        : TensorDistribution("MultivariateNormal", batch, {loc.size(-1)}), m_loc(loc.expand(extended({}))), m_triangle(triangle)
    {
        setParameter("loc", m_loc);
        setParameter("scale_tril", m_triangle);
    }

    bool hasRsample() const override { return true; }
    Tensor draw(const Shape& sampleShape) const override
    {
        const Tensor noise = standardNormal(extended(sampleShape), m_loc);
        return m_loc + at::matmul(m_triangle, noise.unsqueeze(-1)).squeeze(-1);
    }
    Tensor logProbOf(const Tensor& value) const override
    {
        const Tensor difference = (value - m_loc).unsqueeze(-1);
        const Tensor solved = at::linalg_solve_triangular(m_triangle, difference, false).squeeze(-1);
        return -0.5 * (static_cast<double>(m_loc.size(-1)) * std::log(2 * kPi) + solved.pow(2).sum(-1)) - halfLogDeterminant();
    }
    Tensor entropyOf() const override
    {
        return (0.5 * static_cast<double>(m_loc.size(-1)) * (1.0 + std::log(2 * kPi)) + halfLogDeterminant()).expand(batchShape());
    }
    Tensor figureOf(std::string_view name) const override
    {
        if (name == "mean" || name == "mode")
            return m_loc;
        return name == "variance" ? m_triangle.pow(2).sum(-1).expand(extended({})) : Tensor();
    }

private:
    Tensor halfLogDeterminant() const { return at::diagonal(m_triangle, 0, -2, -1).log().sum(-1); }

    Tensor m_loc, m_triangle;
};

}  // namespace

DistributionPtr makeNormal(const Tensor& loc, const Tensor& scale)
{
    auto [first, second] = broadcast(loc, scale);
    return guardingTorch([&, &one = first, &two = second] { return std::make_shared<Normal>(one, two); });
}

DistributionPtr makeBeta(const Tensor& one, const Tensor& zero)
{
    auto [first, second] = broadcast(one, zero);
    return guardingTorch([&, &a = first, &b = second] { return std::make_shared<Beta>(a, b); });
}

DistributionPtr makeTruncatedNormal(const std::vector<Tensor>& parameters)
{
    return guardingTorch([&] { return std::make_shared<TruncatedNormal>(broadcast(parameters)); });
}

DistributionPtr makeDelta(const Tensor& parameter, double absolute, double relative)
{
    return std::make_shared<Delta>(parameter, absolute, relative);
}

DistributionPtr makeMultivariateNormal(const Tensor& loc, const Tensor& covariance, const Tensor& precision, const Tensor& triangle)
{
    if (int(covariance.defined()) + int(precision.defined()) + int(triangle.defined()) != 1)
        throw Error(ErrorKind::ValueError, "MultivariateNormal takes one of covariance_matrix, precision_matrix and scale_tril");
    if (loc.dim() < 1)
        throw Error(ErrorKind::ValueError, "loc of MultivariateNormal has at least one dim");
    for (const auto& [matrix, name] :
         {std::pair(covariance, "covariance_matrix"), std::pair(precision, "precision_matrix"), std::pair(triangle, "scale_tril")})
        if (matrix.defined() && matrix.dim() < 2)
            throw Error(ErrorKind::ValueError, "{} must be at least two-dimensional, with optional leading batch dimensions", name);
    return guardingTorch([&] {
        const auto factorOf = [](const Tensor& matrix) {
            auto [factor, info] = at::linalg_cholesky_ex(matrix);
            checkAll(info, [&] { return info == 0; }, "MultivariateNormal", "covariance_matrix");
            return factor;
        };
        Tensor factor = triangle;
        if (covariance.defined())
            factor = factorOf(covariance);
        if (precision.defined()) {
            // As Python computes it: the Cholesky factor of the flipped precision, flipped back and inverted.
            const Tensor flipped = factorOf(precision.flip({-2, -1}));
            const Tensor inverse = flipped.flip({-2, -1}).transpose(-2, -1);
            const Tensor unit = at::zeros_like(precision);
            at::diagonal(unit, 0, -2, -1).fill_(1);
            factor = at::linalg_solve_triangular(inverse, unit, false);
        }
        const Shape ofMatrix = shapeOf(factor), ofLoc = shapeOf(loc);
        if (ofMatrix.size() < 2)
            throw Error(ErrorKind::ValueError, "the matrix of MultivariateNormal has at least two dims");
        const Shape batch = at::infer_size(Shape(ofMatrix.begin(), ofMatrix.end() - 2), Shape(ofLoc.begin(), ofLoc.end() - 1));
        return std::make_shared<MultivariateNormal>(loc, factor, batch);
    });
}

}  // namespace tensordesk
