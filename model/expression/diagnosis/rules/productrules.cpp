// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/diagnosis/partsearch.h"
#include "model/expression/diagnosis/rewrites.h"
#include "model/expression/diagnosis/rules/rules.h"

#include <algorithm>
#include <map>

namespace tensordesk {

namespace {

/// The dims that a product sums over.
void explainInner(Failure& failure, const Argument& a, const Argument& b, int64_t ofB)
{
    if (failure.rank(a) == 0 || failure.rank(b) == 0)
        return;
    const int64_t x = failure.size(a, -1), y = failure.size(b, ofB);
    if (x == y)
        return;
    failure.explain(
        {"`{}` sums over the last dim of {}, which has size {}, and dim {} of {}, which has size {}: they must be equal.",
         failure.operation(), a.text, x, ofB, b.text, y});
    failure.mark(a, -1);
    failure.mark(b, ofB);
}

/// Batch dims before matrices are broadcast.
void explainOuter(Failure& failure, const Argument& a, const Argument& b)
{
    const auto shared = static_cast<int64_t>(std::min(failure.rank(a), failure.rank(b)));
    for (int64_t dim = -3; dim >= -shared; --dim) {
        const int64_t x = failure.size(a, dim), y = failure.size(b, dim);
        if (x == y || x == 1 || y == 1)
            continue;
        failure.explain(
            {"Dims before the last two are broadcast, and sizes there must be equal or 1: in dim {}, {} has {} and {} has {}.", dim,
             a.text, x, b.text, y});
        failure.mark(a, dim);
        failure.mark(b, dim);
    }
}

/// Suggests the dot product for feature vectors in `a @ b`.
void suggestDot(Failure& failure, const Argument& a, const Argument& b)
{
    if (failure.shape(a) == failure.shape(b) && failure.rank(a) > 1)
        failure.suggest(failure.part(), "(" + failure.object(a) + " * " + failure.object(b) + ").sum(-1)",
                        {"Multiplies the vectors in the last dim of {} and {} one by one: dot products.", a.text, b.text});
}

void suggestTransposed(Failure& failure, const Argument& x)
{
    // A batch dim is not summed over in the place of features.
    if (const std::size_t rank = failure.rank(x); rank >= 2 && failure.operand(x).batchDims + 2 <= rank)
        suggest(failure, x, swapped(failure, x, rank - 2, rank - 1));
}

/// A matrix for each row and a vector for each row: the vector becomes a matrix of one column.
void suggestColumn(Failure& failure, const Argument& a, const Argument& b)
{
    if (failure.rank(a) == failure.rank(b) + 1 && failure.rank(b) >= 2 && failure.size(a, -1) == failure.size(b, -1))
        failure.suggest(failure.part(), "(" + failure.object(a) + " @ " + failure.object(b) + ".unsqueeze(-1)).squeeze(-1)",
                        {"Multiplies each matrix of {} by its vector of {}.", a.text, b.text});
}

std::size_t wantedRank(std::string_view operation)
{
    return operation == "dot" || operation == "vdot"    ? 1
         : operation == "mm" || operation == "addmm"    ? 2
         : operation == "bmm" || operation == "baddbmm" ? 3
                                                        : 0;
}

}  // namespace

void explainProduct(Failure& failure)
{
    const std::vector<const Argument*> operands = failure.tensors();
    const bool fit = failure.search().tryValueOf(failure.part()).has_value();
    if (operands.size() < 2 || fit)
        return;
    const bool isLinear = failure.operation() == "linear";
    const bool addsFirst = (failure.operation() == "addmm" || failure.operation() == "baddbmm") && operands.size() > 2;
    const Argument &a = *operands[addsFirst ? 1 : 0], &b = *operands[addsFirst ? 2 : 1];
    failure.align(Alignment::Last);
    if (const std::size_t wanted = wantedRank(failure.operation()); wanted > 0)
        for (const Argument* each : {&a, &b})
            if (failure.rank(*each) != wanted) {
                failure.explain(wanted == 1 ? Message("`{}` takes vectors, and {} has {} dims.", failure.operation(), each->text,
                                                      failure.rank(*each))
                                            : Message("`{}` needs tensors with {} dims, and {} has {}.", failure.operation(),
                                                      wanted, each->text, failure.rank(*each)));
                for (std::size_t dim = 0; dim < failure.rank(*each); ++dim)
                    failure.mark(*each, static_cast<int64_t>(dim));
            }
    const bool takesVectors = wantedRank(failure.operation()) == 1;
    if (!takesVectors || (failure.rank(a) == 1 && failure.rank(b) == 1))
        explainInner(failure, a, b, isLinear ? -1 : failure.rank(b) > 1 ? -2 : -1);
    explainOuter(failure, a, b);
    const bool areBatches = failure.operand(a).batchDims > 0 && failure.operand(a).batchDims + 1 == failure.rank(a);
    if (wantedRank(failure.operation()) > 1 && !addsFirst)
        failure.suggest(failure.part(), failure.object(a) + " @ " + failure.object(b),
                        {"`@` takes any number of batch dims and broadcasts them."});
    suggestColumn(failure, a, b);
    if (areBatches)
        suggestDot(failure, a, b);
    suggestTransposed(failure, b);
    suggestTransposed(failure, a);
    if (!areBatches)
        suggestDot(failure, a, b);
}

namespace {

struct Subscripts {
    std::vector<std::string> inputs;
    std::string output;  ///< with the arrow; empty without one
};

Subscripts subscriptsOf(const std::string& equation)
{
    Subscripts found;
    const std::size_t arrow = equation.find("->");
    std::string inputs = equation.substr(0, arrow);
    found.output = arrow == std::string::npos ? "" : equation.substr(arrow);
    std::erase(inputs, ' ');
    for (std::size_t begin = 0; begin <= inputs.size();) {
        const std::size_t comma = std::min(inputs.find(',', begin), inputs.size());
        found.inputs.push_back(inputs.substr(begin, comma - begin));
        begin = comma + 1;
    }
    return found;
}

std::string equationOf(const Failure& failure, const Subscripts& subscripts)
{
    std::string text;
    for (const std::string& each : subscripts.inputs)
        text += (text.empty() ? "" : ",") + each;
    return failure.literal(text + subscripts.output);
}

/// A subscript that has two sizes: in which operands, and which.
void explainSubscriptSizes(Failure& failure, const Subscripts& subscripts, const std::vector<const Argument*>& operands)
{
    std::map<char, std::pair<const Argument*, int64_t>> sizes;
    for (std::size_t i = 0; i < operands.size(); ++i) {
        const std::string& letters = subscripts.inputs[i];
        for (std::size_t dim = 0; dim < letters.size(); ++dim) {
            const int64_t size = failure.size(*operands[i], static_cast<int64_t>(dim));
            const auto [known, isNew] = sizes.try_emplace(letters[dim], operands[i], size);
            if (isNew || known->second.second == size || size == 1 || known->second.second == 1)
                continue;
            failure.explain({"Subscript '{}' has two sizes: {} in {} and {} in {}.", std::string(1, letters[dim]),
                             known->second.second, known->second.first->text, size, operands[i]->text});
            failure.mark(*operands[i], static_cast<int64_t>(dim));
        }
    }
}

}  // namespace

void explainEinsum(Failure& failure)
{
    const Argument* equation = failure.argument("equation", 0);
    const auto* text = equation && equation->value ? equation->value->as<std::string>() : nullptr;
    const std::vector<const Argument*> operands = failure.tensors();
    if (!text || operands.empty() || text->find("...") != std::string::npos)
        return;
    const Subscripts subscripts = subscriptsOf(*text);
    if (subscripts.inputs.size() != operands.size()) {
        failure.explain(
            {"The equation has subscripts for {} operands, and {} are given.", subscripts.inputs.size(), operands.size()});
        return;
    }
    Subscripts withDots = subscripts;
    bool ranksDiffer = false;
    for (std::size_t i = 0; i < operands.size(); ++i) {
        const std::size_t rank = failure.rank(*operands[i]), letters = subscripts.inputs[i].size();
        if (rank == letters)
            continue;
        ranksDiffer = true;
        failure.explain({"`einsum` needs a subscript for each dim: {} has {} dims, and '{}' has {} subscripts.", operands[i]->text,
                         rank, subscripts.inputs[i], letters});
        if (rank > letters)
            withDots.inputs[i] = "..." + subscripts.inputs[i];
    }
    if (ranksDiffer) {
        if (!withDots.output.empty())
            withDots.output.insert(2, "...");
        failure.suggest(*equation, equationOf(failure, withDots), {"Keeps the dims without subscripts as batch dims."});
        return;
    }
    explainSubscriptSizes(failure, subscripts, operands);
    for (std::size_t i = operands.size(); i-- > 0;)
        for (std::size_t first = 0; first + 1 < subscripts.inputs[i].size(); ++first) {
            Subscripts other = subscripts;
            std::swap(other.inputs[i][first], other.inputs[i][first + 1]);
            failure.suggest(*equation, equationOf(failure, other), {"Names the dims of {} in the other order.", operands[i]->text});
        }
}

void explainSquare(Failure& failure)
{
    const std::vector<const Argument*> operands = failure.tensors();
    if (operands.empty())
        return;
    const Argument& x = *operands.front();
    failure.align(Alignment::Last);
    if (failure.rank(x) < 2) {
        failure.explain(
            {"`{}` needs matrices in the last two dims, and {} has {} dims.", failure.operation(), x.text, failure.rank(x)});
    } else if (failure.size(x, -1) != failure.size(x, -2)) {
        failure.explain({"`{}` needs square matrices in the last two dims, and those of {} are {} by {}.", failure.operation(),
                         x.text, failure.size(x, -2), failure.size(x, -1)});
        failure.mark(x, -1);
        failure.mark(x, -2);
        if (failure.operation() == "inv" || failure.operation() == "inverse")
            failure.suggest(failure.part(), "torch.linalg.pinv(" + x.text + ")",
                            {"Computes the pseudo-inverse, which any matrix has."});
        if (failure.operation() == "solve" && operands.size() > 1)
            failure.suggest(failure.part(), "torch.linalg.lstsq(" + x.text + ", " + operands[1]->text + ").solution",
                            {"Computes the least-squares solution."});
    } else if (operands.size() > 1 && failure.operation() == "solve") {
        explainInner(failure, x, *operands[1], failure.rank(*operands[1]) > 1 ? -2 : -1);
        suggestTransposed(failure, *operands[1]);
        suggest(failure, *operands[1], withLastDims(failure, *operands[1]));
    }
}

}  // namespace tensordesk
