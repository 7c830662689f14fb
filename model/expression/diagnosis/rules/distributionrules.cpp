// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/diagnosis/partsearch.h"
#include "model/expression/diagnosis/rewrites.h"
#include "model/expression/diagnosis/rules/rules.h"

#include <algorithm>

namespace tensordesk {

namespace {

/// The sizes that an attribute of a distribution has, `batch_shape` or `event_shape`. `distribution`: the text that makes it.
std::optional<Shape> sizesOf(const Failure& failure, const std::string& distribution, const std::string& attribute)
{
    const auto found = failure.search().tryValueOf(distribution + "." + attribute);
    const auto* size = found ? found->as<Value::Size>() : nullptr;
    return size ? std::optional(size->sizes) : std::nullopt;
}

void explainIndependent(Failure& failure)
{
    const Argument* const base = failure.argument("base_distribution", 0);
    const Argument* const dims = failure.argument("reinterpreted_batch_ndims", 1);
    const auto batch = base ? sizesOf(failure, failure.object(*base), "batch_shape") : std::nullopt;
    if (!batch || !dims || !dims->integer() || std::cmp_less_equal(*dims->integer(), batch->size()))
        return;
    failure.explain(
        {"`Independent` can make at most {} batch dims of {} event dims, not {}.", batch->size(), base->text, *dims->integer()});
    failure.suggest(*dims, "1", {"Makes the last dim an event dim, such as the dims of one action."});
    failure.suggest(*dims, std::to_string(batch->size()), {"Makes all batch dims event dims."});
}

void explainMultivariateNormal(Failure& failure)
{
    for (const Argument& each : failure.arguments()) {
        const bool isMatrix = each.keyword.empty() ? &each == failure.argument("covariance_matrix", 1)
                                                   : each.keyword == "covariance_matrix" || each.keyword == "precision_matrix"
                                                         || each.keyword == "scale_tril";
        if (!isMatrix || !each.operand || failure.rank(each) != 1)
            continue;
        failure.explain({"`MultivariateNormal` needs a matrix, and {} has 1 dim.", each.text});
        failure.mark(each, 0);
        failure.suggest(each, "torch.diag_embed(" + each.text + ")", {"A matrix with {} on its diagonal.", each.text});
    }
}

}  // namespace

void explainDistribution(Failure& failure)
{
    if (failure.operation() == "Independent")
        explainIndependent(failure);
    else
        explainMultivariateNormal(failure);
}

void explainLogProb(Failure& failure)
{
    if (failure.arguments().size() < 2 || !failure.arguments()[1].operand)
        return;
    const Argument& value = failure.arguments()[1];
    const auto* call = failure.part().as<CallNode>();
    const auto* method = call ? call->callee->as<AttributeNode>() : nullptr;
    const auto* distribution = failure.arguments().front().value ? failure.arguments().front().value->as<Value::ObjectPtr>()
                                                                 : nullptr;
    if (!method || !distribution)
        return;
    const std::string object = failure.text(*method->object);
    const auto batch = sizesOf(failure, object, "batch_shape"), event = sizesOf(failure, object, "event_shape");
    if (!batch || !event)
        return;
    Shape wanted = *batch;
    wanted.insert(wanted.end(), event->begin(), event->end());
    failure.align(Alignment::Last);
    if (failure.shape(value) == wanted)
        return;
    failure.explain({"The distribution has batch shape {} and event shape {}, so a value is {}, and {} is {}.", toString(*batch),
                     toString(*event), toString(wanted), value.text, toString(failure.shape(value))});
    const Shape& has = failure.shape(value);
    const bool hasMore = has.size() > wanted.size() && std::equal(wanted.begin(), wanted.end(), has.begin());
    for (std::size_t dim = wanted.size(); hasMore && dim < has.size(); ++dim)
        failure.mark(value, static_cast<int64_t>(dim));
    for (std::size_t fromEnd = 1; fromEnd <= has.size() && !hasMore; ++fromEnd)
        if (fromEnd > wanted.size() || wanted[wanted.size() - fromEnd] != has[has.size() - fromEnd])
            failure.mark(value, -static_cast<int64_t>(fromEnd));
    if (failure.rank(value) == wanted.size() + 1 && failure.size(value, -1) == 1)
        suggest(failure, value, withoutLastDim(failure, value));
    if (failure.rank(value) == wanted.size() + 1)
        suggest(failure, value, asClassIndex(failure, value, false));
    if (failure.rank(value) + 1 == wanted.size())
        suggest(failure, value, withLastDims(failure, value));
    if (failure.rank(value) == 2 && wanted == Shape{failure.size(value, 1), failure.size(value, 0)})
        suggest(failure, value, swapped(failure, value, 0, 1));
}

}  // namespace tensordesk
