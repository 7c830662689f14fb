// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/distributions/distribution.h"
#include "model/tensordict/base/error.h"

#include <ATen/ops/binary_cross_entropy_with_logits.h>
#include <ATen/ops/diagonal.h>
#include <ATen/ops/full_like.h>
#include <ATen/ops/linalg_solve_triangular.h>
#include <ATen/ops/softplus.h>
#include <ATen/ops/where.h>
#include <ATen/ops/zeros_like.h>

#include <array>
#include <limits>

namespace tensordesk {

namespace {

using at::Tensor;

constexpr double kInfinity = std::numeric_limits<double>::infinity();

Tensor of(const Distribution& distribution, std::string_view name)
{
    return distribution.attribute(name)->as<Leaf>()->tensor();
}

Tensor ofNormals(const Distribution& p, const Distribution& q)
{
    const Tensor ratio = (of(p, "scale") / of(q, "scale")).pow(2);
    const Tensor apart = ((of(p, "loc") - of(q, "loc")) / of(q, "scale")).pow(2);
    return 0.5 * (ratio + apart - 1 - ratio.log());
}

Tensor ofClasses(const Distribution& p, const Distribution& q)
{
    const Tensor probs = of(p, "probs"), others = of(q, "probs");
    Tensor terms = probs * (of(p, "logits") - of(q, "logits"));
    terms = at::where((others == 0).expand_as(terms), at::full_like(terms, kInfinity), terms);
    terms = at::where((probs == 0).expand_as(terms), at::zeros_like(terms), terms);
    return terms.sum(-1);
}

Tensor ofBernoullis(const Distribution& p, const Distribution& q)
{
    const Tensor probs = of(p, "probs");
    return probs * (at::softplus(-of(q, "logits")) - at::softplus(-of(p, "logits")))
         + (1 - probs) * (at::softplus(of(q, "logits")) - at::softplus(of(p, "logits")));
}

Tensor ofBetas(const Distribution& p, const Distribution& q)
{
    const Tensor p1 = of(p, "concentration1"), p0 = of(p, "concentration0"), q1 = of(q, "concentration1"),
                 q0 = of(q, "concentration0");
    const Tensor sumP = p1 + p0, sumQ = q1 + q0;
    return q1.lgamma() + q0.lgamma() + sumP.lgamma() - p1.lgamma() - p0.lgamma() - sumQ.lgamma() + (p1 - q1) * p1.digamma()
         + (p0 - q0) * p0.digamma() + (sumQ - sumP) * sumP.digamma();
}

Tensor ofMultivariates(const Distribution& p, const Distribution& q)
{
    const Tensor first = of(p, "scale_tril"), second = of(q, "scale_tril");
    const auto halfLog = [](const Tensor& factor) { return at::diagonal(factor, 0, -2, -1).log().sum(-1); };
    const Tensor spread = at::linalg_solve_triangular(second, first.expand_as(first + second), false).pow(2).sum(-1).sum(-1);
    const Tensor apart = at::linalg_solve_triangular(second, (of(q, "loc") - of(p, "loc")).unsqueeze(-1), false);
    return halfLog(second) - halfLog(first)
         + 0.5 * (spread + apart.squeeze(-1).pow(2).sum(-1) - static_cast<double>(p.eventShape().front()));
}

}  // namespace

Tensor divergence(const Distribution& p, const Distribution& q)
{
    const std::string kind = p.typeName();
    if (kind == q.typeName() && p.eventShape().size() == q.eventShape().size()) {
        if (kind == "Independent" || kind == "IndependentNormal") {
            const auto dims = *p.attribute("reinterpreted_batch_ndims")->as<int64_t>();
            if (dims == *q.attribute("reinterpreted_batch_ndims")->as<int64_t>())
                return sumLast(divergence(*asDistribution(*p.attribute("base_dist")), *asDistribution(*q.attribute("base_dist"))),
                               static_cast<std::size_t>(dims));
        }
        struct Pair {
            std::string_view kind;
            Tensor (*compute)(const Distribution& p, const Distribution& q);
        };
        constexpr std::array pairs = {Pair{"Normal", ofNormals},
                                      Pair{"Categorical", ofClasses},
                                      Pair{"OneHotCategorical", ofClasses},
                                      Pair{"Ordinal", ofClasses},
                                      Pair{"Bernoulli", ofBernoullis},
                                      Pair{"Beta", ofBetas},
                                      Pair{"MultivariateNormal", ofMultivariates}};
        for (const Pair& pair : pairs)
            if (pair.kind == kind)
                return guardingTorch([&] { return pair.compute(p, q); });
    }
    throw Error(ErrorKind::NotImplementedError, "there is no formula for the divergence of a {} from a {}", kind, q.typeName());
}

}  // namespace tensordesk
