// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/diagnosis/offendingdims.h"
#include "model/expression/diagnosis/rewrites.h"
#include "model/expression/diagnosis/rules/rules.h"

#include <algorithm>
#include <array>

namespace tensordesk {

namespace {

constexpr std::array<std::string_view, 14> kReductions = {"mean", "sum", "std", "var",    "amax", "amin",      "norm",
                                                          "prod", "any", "all", "median", "mode", "logsumexp", "nansum"};

/// `td["obs"].mean(-1)` with `keepdim=True`; null unless the operand is a reduction over a dim.
const CallNode* reductionOverDim(const Argument& x)
{
    const auto* call = x.part->as<CallNode>();
    const auto* method = call ? call->callee->as<AttributeNode>() : nullptr;
    const bool reduces = method && std::find(kReductions.begin(), kReductions.end(), method->name) != kReductions.end();
    const bool hasDim = reduces
                     && (!call->arguments.empty() || std::ranges::any_of(call->keywords, [](const KeywordArgument& each) {
                            return each.name == "dim" || each.name == "axis";
                        }));
    const bool keeps = reduces
                    && std::ranges::any_of(call->keywords, [](const KeywordArgument& each) { return each.name == "keepdim"; });
    return hasDim && !keeps ? call : nullptr;
}

bool isSize(int64_t a, int64_t b)
{
    return a == b || a == 1 || b == 1;
}

/// True if `part`, once a dim is put at `position`, broadcasts to `whole` without making it larger.
bool fitsWithDimAt(const Shape& whole, Shape part, std::size_t position)
{
    part.insert(part.begin() + static_cast<std::ptrdiff_t>(position), 1);
    return part.size() == whole.size()
        && std::equal(part.begin(), part.end(), whole.begin(), [](int64_t a, int64_t b) { return a == b || a == 1; });
}

void sayWhichDims(Failure& failure, const Argument& a, const Argument& b)
{
    const std::size_t shared = std::min(failure.rank(a), failure.rank(b));
    for (std::size_t fromEnd = 1; fromEnd <= shared; ++fromEnd) {
        const auto dim = -static_cast<int64_t>(fromEnd);
        if (const int64_t x = failure.size(a, dim), y = failure.size(b, dim); !isSize(x, y)) {
            failure.explain(
                {"Shapes are aligned at the last dim, and sizes there must be equal or 1: in dim {}, {} has {} and {} has {}.", dim,
                 a.text, x, b.text, y});
            return;
        }
    }
}

/// True if the sizes fit, but for one dim in which one of them has a step more.
bool isSizeButForAStep(const Shape& part, const Shape& whole)
{
    std::size_t longer = 0;
    for (std::size_t dim = 0; dim < part.size(); ++dim)
        if (!isSize(part[dim], whole[dim]))
            longer += std::abs(part[dim] - whole[dim]) == 1 ? 1 : part.size() + 1;
    return longer <= 1;
}

/// Suggests the missing dims for the operand with fewer dims.
void suggestMissingDims(Failure& failure, const Argument& longer, const Argument& shorter)
{
    const Shape& whole = failure.shape(longer);
    const Shape& part = failure.shape(shorter);
    const std::size_t missing = whole.size() - part.size();
    const bool isPrefix = isSizeButForAStep(part, whole);
    if (isPrefix)
        suggest(failure, shorter, withLastDims(failure, shorter, missing));
    if (missing == 1)
        for (std::size_t position = part.size(); position-- > 0;)
            if (fitsWithDimAt(whole, part, position))
                suggest(failure, shorter, withDim(failure, shorter, position));
    if (isPrefix && missing == 1 && whole.back() == 1)
        suggest(failure, longer, withoutLastDim(failure, longer));
}

/// Operands of one rank whose dims are in another order.
void suggestOrder(Failure& failure, const Argument& a, const Argument& b)
{
    const Shape& whole = failure.shape(a);
    for (std::size_t first = 0; first < whole.size(); ++first)
        for (std::size_t second = first + 1; second < whole.size(); ++second) {
            Shape other = failure.shape(b);
            std::swap(other[first], other[second]);
            if (other == whole)
                suggest(failure, b, swapped(failure, b, first, second));
        }
}

/// Operands that differ in the size of one dim: the longer one is cut, where that dim counts steps and not features.
void suggestCommonLength(Failure& failure, const Argument& a, const Argument& b)
{
    const Shape &x = failure.shape(a), &y = failure.shape(b);
    std::size_t differing = x.size();
    for (std::size_t dim = 0; dim < x.size(); ++dim)
        if (x[dim] != y[dim]) {
            if (differing != x.size())
                return;
            differing = dim;
        }
    if (differing == x.size())
        return;
    const std::size_t batch = std::max(failure.operand(a).batchDims, failure.operand(b).batchDims);
    const bool isOneStep = std::abs(x[differing] - y[differing]) == 1;
    if (x[differing] <= 1 || y[differing] <= 1 || (batch > 0 ? differing >= batch : !isOneStep))
        return;
    const Argument& longer = x[differing] > y[differing] ? a : b;
    const int64_t size = std::min(x[differing], y[differing]);
    suggest(failure, longer, shortened(failure, longer, differing, size));
    suggest(failure, longer, withoutFirst(failure, longer, differing, size));
}

/// `a + b` of features that only differ in number: the intention is usually to join them.
void suggestJoin(Failure& failure, const Argument& a, const Argument& b)
{
    const Shape &x = failure.shape(a), &y = failure.shape(b);
    const bool isAddition = failure.operation() == "+" || failure.operation() == "add";
    if (!isAddition || x.size() != y.size() || x.empty() || !std::equal(x.begin(), x.end() - 1, y.begin()))
        return;
    failure.suggest(failure.part(), "torch.cat([" + a.text + ", " + b.text + "], -1)",
                    {"Joins the features of {} and {} along the last dim.", a.text, b.text});
}

/// Marks the dims of size 1 of `x` that are repeated along those of `other`.
void markRepeated(Failure& failure, const Argument& x, const Argument& other)
{
    const auto shared = static_cast<int64_t>(std::min(failure.rank(x), failure.rank(other)));
    for (int64_t dim = -shared; dim < 0; ++dim)
        if (failure.size(x, dim) == 1 && failure.size(other, dim) > 1)
            failure.mark(x, dim);
}

/// Suggests changes of one of two operands after which they broadcast.
void suggestForPair(Failure& failure, const Argument& a, const Argument& b)
{
    const std::size_t x = failure.rank(a), y = failure.rank(b);
    for (const Argument* each : {&a, &b})
        if (const CallNode* reduction = reductionOverDim(*each))
            failure.suggestArgument(*reduction, each->part->place.end, "keepdim=True",
                                    {"Keeps the reduced dim of {}, with size 1.", each->text});
    if (x > y)
        suggestMissingDims(failure, a, b);
    else if (y > x)
        suggestMissingDims(failure, b, a);
    if (x != y)
        return;
    suggestOrder(failure, a, b);
    suggestCommonLength(failure, a, b);
    suggestJoin(failure, a, b);
}

}  // namespace

void explainBroadcast(Failure& failure)
{
    const std::vector<const Argument*> operands = failure.tensors();
    if (operands.size() < 2)
        return;
    failure.align(Alignment::Last);
    for (std::size_t i = 0; i < operands.size(); ++i)
        for (std::size_t j = i + 1; j < operands.size(); ++j)
            if (!failure.operand(*operands[i]).isMissing && !failure.operand(*operands[j]).isMissing
                && !agree(Agreement::Broadcast, {failure.shape(*operands[i]), failure.shape(*operands[j])})) {
                sayWhichDims(failure, *operands[i], *operands[j]);
                suggestForPair(failure, *operands[i], *operands[j]);
            }
}

void warnOfGrowth(Failure& operation, const Message& sentence)
{
    const std::vector<const Argument*> operands = operation.tensors();
    const bool isMeant = std::ranges::any_of(operands, [](const Argument* each) {
        return each->text.find("unsqueeze(") != std::string::npos || each->text.find("None") != std::string::npos;
    });
    if (isMeant || operands.size() < 2)
        return;
    operation.align(Alignment::Last);
    operation.explain(sentence);
    for (const Argument* each : operands)
        for (const Argument* other : operands)
            markRepeated(operation, *each, *other);
    suggestForPair(operation, *operands[0], *operands[1]);
}

}  // namespace tensordesk
