// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/diagnosis/rewrites.h"
#include "model/expression/diagnosis/rules/rules.h"
#include "model/tensordict/base/dtype.h"

namespace tensordesk {

namespace {

/// index_select and its kin take a vector of indices.
void explainVectorIndex(Failure& failure, const Argument& index)
{
    if (failure.rank(index) <= 1)
        return;
    failure.explain({"`{}` needs an index with 1 dim, and {} has {}.", failure.operation(), index.text, failure.rank(index)});
    for (std::size_t dim = 0; dim < failure.rank(index); ++dim)
        failure.mark(index, static_cast<int64_t>(dim));
    if (failure.size(index, -1) == 1 && failure.rank(index) == 2)
        suggest(failure, index, withoutLastDim(failure, index));
    suggest(failure, index, flattened(failure, index, 0, -1));
}

void explainIndexRank(Failure& failure, const Argument& input, const Argument& index, int64_t dim)
{
    const std::size_t has = failure.rank(index), wanted = failure.rank(input);
    if (has != wanted) {
        failure.explain({"`{}` needs an index with as many dims as the input: {} has {}, and {} has {}.", failure.operation(),
                         index.text, has, input.text, wanted});
        for (std::size_t missing = has; missing < wanted; ++missing)
            failure.mark(input, static_cast<int64_t>(missing));
        for (std::size_t extra = wanted; extra < has; ++extra)
            failure.mark(index, static_cast<int64_t>(extra));
    }
    if (has + 1 == wanted) {
        const std::size_t at = static_cast<std::size_t>(dim < 0 ? dim + static_cast<int64_t>(wanted) : dim);
        suggest(failure, index, at + 1 == wanted ? withLastDims(failure, index) : withDim(failure, index, at));
    } else if (has < wanted) {
        suggest(failure, index, withLastDims(failure, index, wanted - has));
    } else if (has == wanted + 1 && failure.size(index, -1) == 1) {
        suggest(failure, index, withoutLastDim(failure, index));
    } else if (has == wanted + 1 && failure.size(index, -1) == failure.size(input, dim)) {
        suggest(failure, index, asClassIndex(failure, index, false));
    }
}

/// True if the last dim of an index may hold one-hot vectors over the last dim of the input.
bool isOneHot(const Failure& failure, const Argument& input, const Argument& index)
{
    return failure.rank(index) == failure.rank(input) && failure.rank(index) > 0 && failure.size(index, -1) > 1
        && failure.size(index, -1) == failure.size(input, -1);
}

/// Along the other dims the index must not be longer than the input.
void explainIndexSizes(Failure& failure, const Argument& input, const Argument& index, int64_t dim)
{
    if (failure.rank(index) != failure.rank(input))
        return;
    const auto rank = static_cast<int64_t>(failure.rank(input));
    for (int64_t each = 0; each < rank; ++each) {
        const bool isPicked = each == (dim < 0 ? dim + rank : dim);
        if (isPicked || failure.size(index, each) <= failure.size(input, each))
            continue;
        failure.explain(
            {"Except in dim {}, the index of `{}` must not be longer than the input: in dim {}, {} has {} and {} has {}.", dim,
             failure.operation(), each, index.text, failure.size(index, each), input.text, failure.size(input, each)});
        failure.mark(index, each);
        failure.mark(input, each);
    }
}

}  // namespace

void explainPicking(Failure& failure)
{
    const std::string& name = failure.operation();
    const bool isTakeAlong = name == "take_along_dim";
    const Argument* const input = failure.argument("input", 0);
    const Argument* const dim = failure.argument("dim", isTakeAlong ? 2 : 1);
    const Argument* const index = failure.argument(isTakeAlong ? "indices" : "index", isTakeAlong ? 1 : 2);
    if (!input || !index || !input->operand || !index->operand)
        return;
    failure.align(Alignment::First);
    const auto dtype = failure.dtype(*index);
    if (dtype && *dtype != at::kLong) {
        failure.explain({"`{}` needs an index of dtype torch.int64, and {} has {}.", name, index->text, dtypeName(*dtype)});
        if (isOneHot(failure, *input, *index) && !at::isIntegralType(*dtype, false))
            suggest(failure, *index, asClassIndex(failure, *index, true));
        suggest(failure, *index, converted(failure, *index, at::kLong));
    }
    if (name.starts_with("index_"))
        return explainVectorIndex(failure, *index);
    const int64_t along = dim ? dim->integer().value_or(-1) : -1;
    if (const auto rank = static_cast<int64_t>(failure.rank(*input)); along < -rank || along >= rank)
        return;  // explainDimRange() says so
    explainIndexRank(failure, *input, *index, along);
    explainIndexSizes(failure, *input, *index, along);
    if (isOneHot(failure, *input, *index))
        suggest(failure, *index, asClassIndex(failure, *index, true));
}

}  // namespace tensordesk
