// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/diagnosis/rewrites.h"
#include "model/expression/diagnosis/rules/rules.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace tensordesk {

namespace {

int64_t product(const Shape& sizes)
{
    return std::accumulate(sizes.begin(), sizes.end(), int64_t{1}, std::multiplies<>());
}

/// The sizes that a call is given one by one, or as one list or torch.Size, each with the argument that gives it.
struct GivenSizes {
    std::vector<const Argument*> items;
    Shape sizes;
};

GivenSizes givenSizes(const Failure& failure, std::size_t first)
{
    GivenSizes given;
    const auto add = [&](const Argument& argument) {
        if (const auto size = argument.integer()) {
            given.items.push_back(&argument);
            given.sizes.push_back(*size);
        }
    };
    const std::vector<Argument>& arguments = failure.arguments();
    for (std::size_t i = first; i < arguments.size(); ++i) {
        const auto* size = arguments[i].value ? arguments[i].value->as<Value::Size>() : nullptr;
        for (const int64_t each : size ? size->sizes : Shape()) {
            given.items.push_back(&arguments[i]);
            given.sizes.push_back(each);
        }
        for (const Argument& item : arguments[i].items)
            add(item);
        add(arguments[i]);
    }
    return given;
}

/// The place from the first to the last of the sizes.
Place placeOf(const GivenSizes& given)
{
    return {given.items.front()->part->place.begin, given.items.back()->part->place.end};
}

/// Suggests other sizes in the place of those given.
void suggestSizes(Failure& failure, const GivenSizes& given, const Shape& sizes, Message meaning)
{
    if (std::ranges::all_of(given.items, [&](const Argument* item) { return failure.isWritten(*item) && item->integer(); }))
        failure.suggest({{placeOf(given), joinedSizes(sizes)}}, std::move(meaning));
}

/// Sizes of a batch that lack the dims behind it: `*td.batch_size` is `*td.batch_size, -1`.
void suggestFurtherSize(Failure& failure, const GivenSizes& given, int64_t count)
{
    const auto* call = failure.part().as<CallNode>();
    const bool isSpread = call && call->arguments.size() == 1 && call->arguments.front().as<StarredNode>();
    const int64_t known = product(given.sizes);
    if (isSpread && known > 0 && count % known == 0)
        failure.suggestArgument(*call, failure.part().place.end, "-1", {"Keeps the other elements in a last dim."});
}

/// Sizes that are right but for the dims behind them: `[4, 5, 3]` as `20` is `20, 3`.
void suggestTrailingDims(Failure& failure, const GivenSizes& given, const Shape& shape)
{
    if (std::ranges::count(given.sizes, -1) > 0)
        return;
    for (std::size_t kept = 1; kept < shape.size(); ++kept) {
        const Shape tail(shape.end() - static_cast<std::ptrdiff_t>(kept), shape.end());
        if (product(given.sizes) * product(tail) != product(shape))
            continue;
        Shape sizes = given.sizes;
        sizes.insert(sizes.end(), tail.begin(), tail.end());
        return suggestSizes(failure, given, sizes, {"Keeps the last {} dims as they are.", kept});
    }
}

void suggestInferredSize(Failure& failure, const GivenSizes& given, int64_t count)
{
    if (std::ranges::count(given.sizes, -1) != 0)
        return;
    for (std::size_t i = given.sizes.size(); i-- > 0;) {
        Shape sizes = given.sizes;
        sizes[i] = -1;
        const int64_t others = -product(sizes);
        if (others > 0 && count % others == 0)
            suggestSizes(failure, given, sizes, {"Computes size {} from the number of elements.", i});
    }
}

/// Two sizes of -1: the last one is that of the last dim, which is unchanged.
void suggestOneInferred(Failure& failure, const GivenSizes& given, const Shape& shape)
{
    if (std::ranges::count(given.sizes, -1) < 2 || shape.empty())
        return;
    Shape sizes = given.sizes;
    std::size_t last = sizes.size();
    while (sizes[--last] != -1) { }
    sizes[last] = shape.back();
    suggestSizes(failure, given, sizes, {"Keeps the last dim, of size {}; only one size can be computed.", shape.back()});
}

/// A size of -1 beside sizes that do not divide the number of elements.
void suggestDividing(Failure& failure, const GivenSizes& given, const Shape& shape)
{
    if (std::ranges::count(given.sizes, -1) != 1 || shape.empty() || given.sizes.size() < 2)
        return;
    Shape sizes = given.sizes;
    if (sizes.back() != -1) {
        sizes.back() = shape.back();
        suggestSizes(failure, given, sizes, {"Keeps the last dim, which has size {}.", shape.back()});
    } else {
        sizes.front() = shape.front();
        suggestSizes(failure, given, sizes, {"Keeps the first dim, which has size {}.", shape.front()});
    }
}

void markAll(Failure& failure, const Argument& x)
{
    const std::size_t batch = x.value->as<TensorDict>() ? failure.operand(x).batchDims : failure.rank(x);
    for (std::size_t dim = 0; dim < batch; ++dim)
        failure.mark(x, static_cast<int64_t>(dim));
}

}  // namespace

void explainReshape(Failure& failure)
{
    if (failure.error().kind() != ErrorKind::RuntimeError || failure.arguments().empty() || !failure.arguments().front().operand)
        return;
    const Argument& x = failure.arguments().front();
    const bool isUnflatten = failure.operation() == "unflatten";
    const Argument* const dim = isUnflatten ? failure.argument("dim", 1) : nullptr;
    const GivenSizes given = givenSizes(failure, isUnflatten ? 2 : 1);
    if (given.items.empty())
        return;
    Shape shape = failure.shape(x);
    const auto rank = static_cast<int64_t>(shape.size());
    const auto* td = x.value->as<TensorDict>();
    if (td)
        shape = td->batchSize();
    if (isUnflatten) {
        const int64_t at = dim ? dim->integer().value_or(0) : 0;
        if (at >= rank || at < -rank)
            return;
        failure.mark(x, at);
        shape = {failure.size(x, at)};
    } else {
        markAll(failure, x);
    }
    const int64_t count = product(shape);
    const std::ptrdiff_t inferred = std::ranges::count(given.sizes, -1);
    const int64_t known = inferred % 2 == 0 ? product(given.sizes) : -product(given.sizes);
    if (inferred > 1)
        failure.explain({"Only one size of `{}` can be -1.", failure.operation()});
    else if (inferred == 1 ? known == 0 || count % known != 0 : count != known)
        failure.explain(inferred == 1 ? Message("`{}` keeps the number of elements: {} has {}, which {} does not divide.",
                                                failure.operation(), x.text, count, known)
                                      : Message("`{}` keeps the number of elements: {} has {}, and the given sizes have {}.",
                                                failure.operation(), x.text, count, known));
    else
        failure.explain({"`{}` requires a contiguous tensor; after a transpose or a slice it is not.", failure.operation()});
    if (failure.operation() == "view")
        failure.suggestName("reshape", {"Copies the elements where a view is not possible."});
    suggestOneInferred(failure, given, failure.shape(x));
    if (!isUnflatten && !td)
        suggestTrailingDims(failure, given, shape);
    suggestFurtherSize(failure, given, count);
    suggestInferredSize(failure, given, count);
    if (!isUnflatten)
        suggestDividing(failure, given, shape);
}

void explainExpansion(Failure& failure)
{
    if (failure.arguments().empty() || !failure.arguments().front().operand)
        return;
    const Argument& x = failure.arguments().front();
    const GivenSizes given = givenSizes(failure, 1);
    const Shape& shape = failure.shape(x);
    if (given.items.empty())
        return;
    failure.align(Alignment::Last);
    if (failure.operation() == "repeat") {
        if (given.sizes.size() >= shape.size())
            return;
        failure.explain({"`repeat` needs a count for each dim: {} has {} dims, and {} counts are given.", x.text, shape.size(),
                         given.sizes.size()});
        Shape counts = given.sizes;
        counts.resize(shape.size(), 1);
        suggestSizes(failure, given, counts, {"Repeats the first dims and keeps the others."});
        return;
    }
    for (std::size_t fromEnd = 1; fromEnd <= shape.size(); ++fromEnd) {
        const int64_t size = shape[shape.size() - fromEnd];
        const bool fits = fromEnd <= given.sizes.size()
                       && (size == 1 || given.sizes[given.sizes.size() - fromEnd] == size
                           || given.sizes[given.sizes.size() - fromEnd] == -1);
        if (fits)
            continue;
        failure.mark(x, -static_cast<int64_t>(fromEnd));
        if (fromEnd > given.sizes.size())
            failure.explain({"`{}` needs a size for each dim: {} has {} dims, and {} sizes are given.", failure.operation(), x.text,
                             shape.size(), given.sizes.size()});
        else
            failure.explain({"Only dims of size 1 can be expanded, and sizes are aligned at the last dim: {} has {} there, not {}.",
                             x.text, size, given.sizes[given.sizes.size() - fromEnd]});
    }
    if (given.sizes.size() > shape.size())
        suggest(failure, x, withLastDims(failure, x, given.sizes.size() - shape.size()));
    if (given.sizes.size() == shape.size() + 1)
        for (std::size_t position = shape.size(); position-- > 1;)
            suggest(failure, x, withDim(failure, x, position));
    if (given.sizes.size() < shape.size()) {
        Shape sizes = given.sizes;
        sizes.insert(sizes.end(), shape.begin() + static_cast<std::ptrdiff_t>(sizes.size()), shape.end());
        suggestSizes(failure, given, sizes, {"Keeps the last {} dims as they are.", shape.size() - given.sizes.size()});
        Shape further = given.sizes;
        further.insert(further.end(), shape.begin(), shape.end());
        suggestSizes(failure, given, further, {"Repeats it along new dims in front."});
    }
}

void explainPermutation(Failure& failure)
{
    if (failure.arguments().empty() || !failure.arguments().front().operand)
        return;
    const Argument& x = failure.arguments().front();
    const GivenSizes given = givenSizes(failure, 1);
    const auto* td = x.value->as<TensorDict>();
    const auto rank = static_cast<int64_t>(td ? td->batchSize().size() : failure.rank(x));
    if (given.items.empty() || std::cmp_equal(given.sizes.size(), rank))
        return;
    failure.explain({"`permute` needs each dim once: {} has {} dims, and {} are given.", x.text, rank, given.sizes.size()});
    Shape order;
    for (const int64_t dim : given.sizes) {
        const int64_t at = dim < 0 ? dim + rank : dim;
        if (at < rank && at >= 0 && std::ranges::find(order, at) == order.end())
            order.push_back(at);
    }
    for (int64_t dim = 0; dim < rank; ++dim)
        if (std::ranges::find(order, dim) == order.end())
            order.push_back(dim);
    suggestSizes(failure, given, order, {"Adds the missing dims at the end."});
}

}  // namespace tensordesk
