// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/diagnosis/rewrites.h"
#include "model/expression/diagnosis/rules/rules.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace tensordesk {

namespace {

/// A dim that may count from the end, as a position; nothing if it does not exist.
std::optional<std::size_t> positionOf(int64_t dim, std::size_t rank)
{
    const int64_t at = dim < 0 ? dim + static_cast<int64_t>(rank) : dim;
    return at < 0 || std::cmp_greater_equal(at, rank) ? std::nullopt : std::optional(static_cast<std::size_t>(at));
}

/// The shape whose dims an operation names: the batch size of a tensordict.
Shape namedShape(const Failure& failure, const Argument& x)
{
    const auto* td = x.value->as<TensorDict>();
    return td ? td->batchSize() : failure.shape(x);
}

void suggestDim(Failure& failure, const Argument* given, std::size_t dim, const Message& meaning)
{
    const auto* call = failure.part().as<CallNode>();
    if (given)
        failure.suggest(*given, std::to_string(dim), meaning);
    else
        failure.suggestArgument(*call, failure.part().place.end, "dim=" + std::to_string(dim), meaning);
}

/// `x.split([2, 2], -1)` where the sizes do not sum to the size of the dim.
void explainSplit(Failure& failure, const Argument& x)
{
    const Argument* const sizes = failure.argument("split_size", 1);
    const Argument* const given = failure.argument("dim", 2);
    if (!sizes || sizes->items.empty() || std::ranges::any_of(sizes->items, [](const Argument& each) { return !each.integer(); }))
        return;
    const Shape shape = namedShape(failure, x);
    const int64_t written = given ? given->integer().value_or(0) : 0;
    const auto dim = positionOf(written, shape.size());
    const int64_t sum = std::accumulate(sizes->items.begin(), sizes->items.end(), int64_t{0},
                                        [](int64_t total, const Argument& each) { return total + *each.integer(); });
    if (!dim || shape[*dim] == sum)
        return;
    failure.explain(
        {"The sizes of `{}` sum to {}, and dim {} of {} has size {}.", failure.operation(), sum, written, x.text, shape[*dim]});
    failure.mark(x, static_cast<int64_t>(*dim));
    const Argument& last = sizes->items.back();
    const int64_t rest = shape[*dim] - (sum - *last.integer());
    if (rest > 0 && failure.isWritten(last))
        failure.suggest(last, std::to_string(rest), {"Gives the last piece the rest of dim {}.", written});
    if (sum < shape[*dim] && failure.isWritten(last))
        failure.suggest(last, last.text + ", " + std::to_string(shape[*dim] - sum),
                        {"Adds a piece with the rest of dim {}.", written});
    for (std::size_t other = 0; other < shape.size(); ++other)
        if (shape[other] == sum)
            suggestDim(failure, given, other, {"Splits dim {}, whose size is {}.", other, sum});
}

/// Functions that take a number of elements along a dim, at most its size.
struct Count {
    std::string_view operation, parameter, dimParameter;
    std::size_t position, dimPosition;
    int64_t defaultDim;
};
constexpr std::array kCounts = {
    Count{"topk", "k", "dim", 1, 2, -1},
    Count{"kthvalue", "k", "dim", 1, 2, -1},
    Count{"unfold", "size", "dimension", 2, 1, 0},
    Count{"narrow", "length", "dim", 3, 1, 0},
    Count{"multinomial", "num_samples", "", 1, 0, -1},
};

void explainCount(Failure& failure, const Argument& x, const Count& count)
{
    const Argument* const number = failure.argument(count.parameter, count.position);
    const Argument* const given = count.dimParameter.empty() ? nullptr : failure.argument(count.dimParameter, count.dimPosition);
    const Argument* const start = count.operation == "narrow" ? failure.argument("start", 2) : nullptr;
    const Shape shape = namedShape(failure, x);
    const int64_t written = given ? given->integer().value_or(0) : count.defaultDim;
    const auto dim = positionOf(written, shape.size());
    if (!dim || !number || !number->integer())
        return;
    const int64_t most = shape[*dim] - (start ? start->integer().value_or(0) : 0);
    if (*number->integer() <= most || most <= 0)
        return;
    failure.explain({"`{}` takes at most the {} elements that {} has along dim {}, not {}.", failure.operation(), most, x.text,
                     written, *number->integer()});
    failure.mark(x, static_cast<int64_t>(*dim));
    failure.suggest(*number, std::to_string(most), {"Uses the size of dim {}.", written});
    for (std::size_t other = 0; other < shape.size() && given; ++other)
        if (other != *dim && shape[other] >= *number->integer() && !start)
            failure.suggest(*given, std::to_string(other), {"Works along dim {}, which is long enough.", other});
}

/// `x.repeat_interleave(counts, dim=0)` with a count for each element of another dim.
void explainRepeats(Failure& failure, const Argument& x)
{
    const Argument* const counts = failure.argument("repeats", 1);
    const Argument* const given = failure.argument("dim", 2);
    if (!counts || !counts->operand || !given || !given->integer() || failure.rank(*counts) != 1)
        return;
    const auto dim = positionOf(*given->integer(), failure.rank(x));
    const int64_t number = failure.size(*counts, 0);
    if (!dim || failure.shape(x)[*dim] == number)
        return;
    failure.explain({"`{}` needs a count for each element along dim {}: {} has {} there, and {} has {}.", failure.operation(),
                     *given->integer(), x.text, failure.shape(x)[*dim], counts->text, number});
    failure.mark(x, static_cast<int64_t>(*dim));
    failure.mark(*counts, 0);
    for (std::size_t other = 0; other < failure.rank(x); ++other)
        if (failure.shape(x)[other] == number)
            suggestDim(failure, given, other, {"Works along dim {}, which has {} elements.", other, number});
}

/// `F.pad(x, (1, 1, 1))`
void explainPad(Failure& failure, const Argument& x)
{
    const Argument* const pads = failure.argument("pad", 1);
    if (!pads || pads->items.empty() || !failure.isWritten(pads->items.front()))
        return;
    const std::size_t count = pads->items.size(), most = 2 * failure.rank(x);
    if (count % 2 == 0 && count <= most)
        return;
    failure.explain(
        {"`pad` takes two numbers for each dim, before and after, the last dim first: {} has {} dims, and {} numbers are "
         "given.",
         x.text, failure.rank(x), count});
    const std::size_t kept = std::min(count - count % 2, most);
    const Place rest{pads->items[kept - 1].part->place.end, pads->items.back().part->place.end};
    if (kept > 0)
        failure.suggest({{rest, ""}}, count > most ? Message("Leaves out the numbers of dims that {} does not have.", x.text)
                                                   : Message("Leaves out the number that has no pair."));
}

/// `torch.cross` of vectors that have not three components in the dim.
void explainCross(Failure& failure, const Argument& x)
{
    const Argument* const given = failure.argument("dim", 2);
    const std::vector<const Argument*> operands = failure.tensors();
    const int64_t written = given ? given->integer().value_or(-1) : -1;
    for (const Argument* each : operands)
        if (const auto dim = positionOf(written, failure.rank(*each)); dim && failure.shape(*each)[*dim] != 3) {
            failure.explain({"`{}` needs vectors with 3 components: dim {} of {} has size {}.", failure.operation(), written,
                             each->text, failure.shape(*each)[*dim]});
            failure.mark(*each, static_cast<int64_t>(*dim));
        }
    for (std::size_t dim = 0; dim < failure.rank(x); ++dim)
        if (std::ranges::all_of(operands,
                                [&](const Argument* each) { return dim < failure.rank(*each) && failure.shape(*each)[dim] == 3; }))
            suggestDim(failure, given, dim, {"Works along dim {}, which has size 3.", dim});
}

/// `torch.cdist` of vectors with unequal numbers of components.
void explainDistance(Failure& failure)
{
    const std::vector<const Argument*> operands = failure.tensors();
    if (operands.size() < 2 || failure.rank(*operands[0]) == 0 || failure.rank(*operands[1]) == 0)
        return;
    const Argument &a = *operands[0], &b = *operands[1];
    if (failure.size(a, -1) == failure.size(b, -1))
        return;
    failure.explain({"`{}` needs vectors with equally many components in the last dim: {} has {}, and {} has {}.",
                     failure.operation(), a.text, failure.size(a, -1), b.text, failure.size(b, -1)});
    failure.mark(a, -1);
    failure.mark(b, -1);
}

/// `torch.searchsorted(sequence, values)`, whose leading dims must be equal.
void explainSearch(Failure& failure, const Argument& sequence)
{
    const Argument* const values = failure.argument("input", 1);
    if (!values || !values->operand || failure.rank(sequence) < 2 || failure.rank(*values) + 1 != failure.rank(sequence))
        return;
    failure.explain({"`{}` needs values with as many dims as the sorted sequences: {} has {}, and {} has {}.", failure.operation(),
                     values->text, failure.rank(*values), sequence.text, failure.rank(sequence)});
    failure.mark(sequence, -1);
    const Place part = failure.part().place;
    failure.suggest({{values->part->place, failure.object(*values) + ".unsqueeze(-1)"}, {{part.end, part.end}, ".squeeze(-1)"}},
                    {"Searches one value of {} in each sequence.", values->text});
}

/// Operations on tensors with at most some dims.
struct MostDims {
    std::string_view operation;
    std::size_t most;
};
constexpr std::array kMostDims = {
    MostDims{"outer", 1},          MostDims{"bincount", 1},     MostDims{"t", 2},        MostDims{"diag", 2},
    MostDims{"cartesian_prod", 1}, MostDims{"combinations", 1}, MostDims{"meshgrid", 1},
};

void explainMostDims(Failure& failure, std::size_t most)
{
    const std::vector<const Argument*> operands = failure.tensors();
    const auto deep = std::ranges::find_if(operands, [&](const Argument* each) { return failure.rank(*each) > most; });
    if (deep == operands.end())
        return;
    const Argument& x = **deep;
    const std::string& name = failure.operation();
    failure.explain(most == 1
                        ? Message("`{}` takes vectors, and {} has {} dims.", name, x.text, failure.rank(x))
                        : Message("`{}` takes tensors with at most {} dims, and {} has {}.", name, most, x.text, failure.rank(x)));
    for (std::size_t dim = 0; dim + most < failure.rank(x); ++dim)
        failure.mark(x, static_cast<int64_t>(dim));
    if (name == "t") {
        failure.suggest(failure.part(), failure.object(x) + ".mT", {"Swaps the last two dims of {}.", x.text});
    } else if (name == "outer" && operands.size() == 2) {
        failure.suggest(failure.part(),
                        "torch.einsum(" + failure.literal("...i,...j->...ij") + ", " + operands[0]->text + ", " + operands[1]->text
                            + ")",
                        {"The outer products of the vectors in the last dims."});
    } else if (name == "diag") {
        failure.suggest(failure.part(), failure.object(x) + ".diagonal(dim1=-2, dim2=-1)", {"The diagonals of the last two dims."});
        failure.suggest(failure.part(), "torch.diag_embed(" + x.text + ")", {"Matrices with the last dim on their diagonals."});
    } else {
        suggest(failure, x, flattened(failure, x, 0, -1));
    }
}

}  // namespace

void explainSizes(Failure& failure)
{
    if (failure.arguments().empty() || failure.tensors().empty() || !failure.part().as<CallNode>())
        return;
    const Argument& x = *failure.tensors().front();
    const std::string& name = failure.operation();
    if (const auto* limit = std::ranges::find(kMostDims, name, &MostDims::operation); limit != kMostDims.end())
        return explainMostDims(failure, limit->most);
    if (&x != &failure.arguments().front())
        return;
    if (const auto* count = std::ranges::find(kCounts, name, &Count::operation); count != kCounts.end())
        return explainCount(failure, x, *count);
    if (name.starts_with("split"))
        explainSplit(failure, x);
    else if (name == "repeat_interleave")
        explainRepeats(failure, x);
    else if (name == "pad")
        explainPad(failure, x);
    else if (name == "cross")
        explainCross(failure, x);
    else if (name == "cdist")
        explainDistance(failure);
    else
        explainSearch(failure, x);
}

}  // namespace tensordesk
