// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/diagnosis/rules/rules.h"

#include "model/expression/calls/schemas.h"
#include "model/expression/diagnosis/partsearch.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>
#include <vector>

namespace tensordesk {

namespace {

struct RuleOf {
    void (*explain)(Failure& failure);
    std::vector<std::string_view> operations;
};

const std::vector<RuleOf>& rules()
{
    static const std::vector<RuleOf> kRules = {
        {explainIndex, {"[]"}},
        {explainPicking,
         {"gather", "scatter", "scatter_", "scatter_add", "scatter_add_", "take_along_dim", "index_select", "index_add",
          "index_add_", "index_copy", "index_copy_", "index_fill", "index_fill_"}},
        {explainJoin,
         {"stack", "lazy_stack", "maybe_dense_stack", "dense_stack_tds", "vstack", "hstack", "dstack", "row_stack", "column_stack",
          "cat", "concat", "concatenate", "pad_sequence", "stack_tds", "cat_tds"}},
        {explainReshape, {"view", "reshape", "unflatten"}},
        {explainExpansion, {"expand", "repeat", "broadcast_to", "tile"}},
        {explainPermutation, {"permute"}},
        {explainProduct,
         {"@", "matmul", "mm", "bmm", "mv", "dot", "inner", "vdot", "linear", "addmm", "baddbmm", "tensordot", "chain_matmul"}},
        {explainEinsum, {"einsum"}},
        {explainSquare,
         {"inv", "inverse", "det", "logdet", "slogdet", "cholesky", "eig", "eigh", "eigvals", "eigvalsh", "matrix_exp",
          "matrix_power", "solve", "trace"}},
        {explainClassLoss, {"cross_entropy", "nll_loss", "CrossEntropyLoss", "NLLLoss"}},
        {explainPairLoss,
         {"mse_loss", "l1_loss", "smooth_l1_loss", "huber_loss", "binary_cross_entropy", "binary_cross_entropy_with_logits",
          "kl_div", "MSELoss", "L1Loss", "SmoothL1Loss", "HuberLoss", "BCELoss", "BCEWithLogitsLoss", "KLDivLoss"}},
        {explainLogProb, {"log_prob"}},
        {explainDistribution, {"Independent", "MultivariateNormal"}},
        {explainSizes,
         {"split", "split_with_sizes", "topk", "kthvalue", "unfold", "narrow", "multinomial", "repeat_interleave", "pad", "cdist",
          "cross", "searchsorted", "outer", "bincount", "t", "diag", "cartesian_prod", "combinations", "meshgrid"}},
        {explainStateDict, {"load_state_dict"}},
        {explainEntries, {"TensorDict", "set", "set_", "update", "update_", "from_dict", "replace"}},
    };
    return kRules;
}

/// Functions whose operands are broadcast though LibTorch does not mark them as elementwise.
constexpr std::array kBroadcasting = std::to_array<std::string_view>(
    {"where", "masked_fill", "masked_fill_", "masked_select", "lerp", "cosine_similarity", "Normal", "Uniform", "Beta", "Laplace",
     "Cauchy", "LogNormal", "TanhNormal", "pairwise_distance", "allclose", "triplet_margin_loss", "margin_ranking_loss",
     "gaussian_nll_loss", "poisson_nll_loss"});

}  // namespace

bool isElementwise(const std::string& operation)
{
    if (operation.empty() || std::ranges::find(kBroadcasting, operation) != kBroadcasting.end())
        return !operation.empty();
    if (std::ispunct(static_cast<unsigned char>(operation.front())) != 0 && operation.front() != '_')
        return true;
    const Overloads* overloads = overloadsOf(operation);
    return overloads
        && std::ranges::any_of(*overloads, [](const c10::OperatorHandle& each) { return each.hasTag(at::Tag::pointwise); });
}

void explain(Failure& failure)
{
    const auto found = std::find_if(rules().begin(), rules().end(), [&](const RuleOf& rule) {
        return std::find(rule.operations.begin(), rule.operations.end(), failure.operation()) != rule.operations.end();
    });
    if (explainValues(failure))
        return;
    explainKeys(failure);
    if (!failure.search().tryValueOf(failure.part())) {  // else the values are at fault
        explainCall(failure);
        explainNames(failure);
        explainRagged(failure);
    }
    explainDimRange(failure);
    if (found != rules().end())
        found->explain(failure);
    else if (failure.module())
        explainModule(failure);
    else if (isElementwise(failure.operation()))
        explainBroadcast(failure);
    else
        explainLayerFunction(failure);
    explainDTypes(failure);
}

}  // namespace tensordesk
