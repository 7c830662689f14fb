// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/diagnosis/rewrites.h"

#include "model/tensordict/base/dtype.h"

namespace tensordesk {

namespace {

std::string repeated(std::string_view text, std::size_t count)
{
    std::string result;
    for (; count > 0; --count)
        result += text;
    return result;
}

}  // namespace

std::string indexAlong(std::size_t dim, std::size_t rank, const std::string& range)
{
    const bool isLast = dim + 1 == rank && rank > 2;
    return isLast ? "[..., " + range + "]" : "[" + repeated(":, ", dim) + range + "]";
}

std::string joinedSizes(const Shape& sizes)
{
    std::string text;
    for (const int64_t size : sizes)
        text += (text.empty() ? "" : ", ") + std::to_string(size);
    return text;
}

Rewrite withLastDims(const Failure& failure, const Argument& x, std::size_t count)
{
    return {failure.object(x) + repeated(".unsqueeze(-1)", count),
            count == 1 ? Message("Adds a last dim of size 1 to {}.", x.text)
                       : Message("Adds {} last dims of size 1 to {}.", count, x.text)};
}

Rewrite withDim(const Failure& failure, const Argument& x, std::size_t dim)
{
    return {failure.object(x) + ".unsqueeze(" + std::to_string(dim) + ")",
            Message("Adds a dim of size 1 at position {} of {}.", dim, x.text)};
}

Rewrite withoutLastDim(const Failure& failure, const Argument& x)
{
    return {failure.object(x) + ".squeeze(-1)", Message("Removes the last dim of {}, which has size 1.", x.text)};
}

Rewrite swapped(const Failure& failure, const Argument& x, std::size_t first, std::size_t second)
{
    const std::size_t rank = failure.rank(x);
    const bool isMatrix = x.value && x.value->as<Leaf>() && second == first + 1 && second + 1 == rank;
    const std::string how = !isMatrix ? ".transpose(" + std::to_string(first) + ", " + std::to_string(second) + ")"
                          : rank == 2 ? ".T"
                                      : ".mT";
    return {failure.object(x) + how, Message("Swaps dims {} and {} of {}.", first, second, x.text)};
}

Rewrite moved(const Failure& failure, const Argument& x, int64_t from, int64_t to)
{
    return {failure.object(x) + ".movedim(" + std::to_string(from) + ", " + std::to_string(to) + ")",
            Message("Moves dim {} of {} to position {}.", from, x.text, to)};
}

Rewrite flattened(const Failure& failure, const Argument& x, int64_t first, int64_t last)
{
    const std::string arguments = last == -1 ? std::to_string(first) : std::to_string(first) + ", " + std::to_string(last);
    return {failure.object(x) + ".flatten(" + arguments + ")",
            Message("Merges dims {} to {} of {} into one.", first, last, x.text)};
}

Rewrite shortened(const Failure& failure, const Argument& x, std::size_t dim, int64_t size)
{
    const bool isOneLess = failure.shape(x)[dim] == size + 1;
    return {failure.object(x) + indexAlong(dim, failure.rank(x), ":" + (isOneLess ? "-1" : std::to_string(size))),
            Message("Uses the first {} elements of {} along dim {}.", size, x.text, dim)};
}

Rewrite withoutFirst(const Failure& failure, const Argument& x, std::size_t dim, int64_t size)
{
    return {failure.object(x) + indexAlong(dim, failure.rank(x), std::to_string(failure.shape(x)[dim] - size) + ":"),
            Message("Uses the last {} elements of {} along dim {}.", size, x.text, dim)};
}

Rewrite converted(const Failure& failure, const Argument& x, DType dtype)
{
    const std::string how = dtype == at::kLong  ? ".long()"
                          : dtype == at::kFloat ? ".float()"
                          : dtype == at::kBool  ? ".bool()"
                                                : ".to(" + dtypeName(dtype) + ")";
    return {failure.object(x) + how, Message("Converts {} to {}.", x.text, dtypeName(dtype))};
}

Rewrite asClassIndex(const Failure& failure, const Argument& x, bool keepsDim)
{
    return {failure.object(x) + (keepsDim ? ".argmax(-1, keepdim=True)" : ".argmax(-1)"),
            Message("Uses the position of the largest value of {}, such as the 1 of a one-hot vector.", x.text)};
}

void suggest(Failure& failure, const Argument& x, Rewrite rewrite)
{
    failure.suggest(x, std::move(rewrite.text), std::move(rewrite.meaning));
}

void suggest(Failure& failure, const Argument& x, Rewrite rewrite, const Argument& y, Rewrite other)
{
    failure.suggest({{x.part->place, std::move(rewrite.text)}, {y.part->place, std::move(other.text)}},
                    {"{} {}", rewrite.meaning, other.meaning});
}

}  // namespace tensordesk
