// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/combine/split.h"

#include "model/operations/combine/stack.h"
#include "model/operations/shape/batchview.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/tree/lazystacknode.h"

#include <algorithm>

namespace tensordesk {

namespace {

int64_t wrapped(const TensorDict& td, int64_t dim)
{
    return wrapDim(dim, td.dim());
}

/// RuntimeError for a ragged dim. REQUIRES: `dim` counts from the front.
int64_t sizeAt(const TensorDict& td, int64_t dim)
{
    const int64_t size = td.batchSize()[static_cast<std::size_t>(dim)];
    if (size == kRagged) {
        throw Error(ErrorKind::RuntimeError, "dim {} is ragged and cannot be taken apart; index a member of the stack first", dim);
    }
    return size;
}

/// An absurd number of parts is refused before memory is asked for them: each takes some hundred bytes.
void checkCount(const Message& what, int64_t count)
{
    constexpr int64_t most = 2'000'000;
    if (count < 1) {
        throw Error(ErrorKind::ValueError, "{} must be positive, got {}", what, count);
    }
    if (count > most) {
        throw Error(ErrorKind::MemoryError, "{} parts are too many", count);
    }
}

TensorDict part(const TensorDict& td, int64_t dim, const IndexItem& item)
{
    ProgressScope::current().check();
    Index index(static_cast<std::size_t>(dim), Slice{});
    index.push_back(item);
    return td.at(BoundIndex(index, td.batchSize()));
}

TensorDict cut(const TensorDict& td, int64_t dim, int64_t start, int64_t stop)
{
    return lockedAs(td, part(td, dim, Slice{start, stop, {}}));
}

TensorDict between(const TensorDict& td, int64_t dim, int64_t start, int64_t stop)
{
    if (start >= stop && td.isLazyStack() && td.stackDim() == dim && !td.members().empty()) {
        const TensorDict& member = td.members().front();  // other than an index, a split keeps the stack if no member is left
        return stackOfNone(TensorDict(member.batchSize(), {}, member.device()), dim);
    }
    return cut(td, dim, start, std::max(start, stop));
}

}  // namespace

std::vector<TensorDict> split(const TensorDict& td, int64_t size, int64_t dim)
{
    dim = wrapped(td, dim);
    const int64_t whole = sizeAt(td, dim);
    if (size != 0 || whole != 0) {
        checkCount(Message("the size of the parts"), std::min<int64_t>(size, 1));
    }
    if (whole == 0) {
        return {between(td, dim, 0, 0)};
    }
    const int64_t step = std::min(size, whole);
    checkCount(Message("the number of parts"), whole / step);
    std::vector<TensorDict> parts;
    for (int64_t start = 0; start < whole; start += step) {
        parts.push_back(between(td, dim, start, std::min(start + step, whole)));
    }
    return parts;
}

std::vector<TensorDict> split(const TensorDict& td, const std::vector<int64_t>& sizes, int64_t dim)
{
    dim = wrapped(td, dim);
    const int64_t whole = sizeAt(td, dim);
    int64_t sum = 0;
    const bool fits = std::all_of(sizes.begin(), sizes.end(),
                                  [&](int64_t size) { return size >= 0 && !__builtin_add_overflow(sum, size, &sum); });
    if (!fits || sum != whole) {
        throw Error(ErrorKind::RuntimeError, "the sizes {} do not sum to the size {} of dim {}", toString(sizes), whole, dim);
    }
    std::vector<TensorDict> parts;
    int64_t start = 0;
    for (const int64_t size : sizes) {
        parts.push_back(between(td, dim, start, start + size));
        start += size;
    }
    return parts;
}

std::vector<TensorDict> chunk(const TensorDict& td, int64_t count, int64_t dim)
{
    const int64_t whole = sizeAt(td, wrapped(td, dim));
    checkCount(Message("the number of parts"), whole == 0 ? count : std::min(count, whole));
    if (whole == 0) {
        return split(td, std::vector<int64_t>(static_cast<std::size_t>(count), 0), dim);
    }
    return split(td, whole / count + (whole % count != 0), dim);
}

std::vector<TensorDict> tensorSplit(const TensorDict& td, int64_t count, int64_t dim)
{
    dim = wrapped(td, dim);
    checkCount(Message("the number of sections"), count);
    const int64_t whole = sizeAt(td, dim);
    std::vector<int64_t> sizes(static_cast<std::size_t>(count), whole / count);
    for (int64_t i = 0; i < whole % count; ++i) {
        ++sizes[static_cast<std::size_t>(i)];
    }
    return split(td, sizes, dim);
}

std::vector<TensorDict> tensorSplit(const TensorDict& td, const std::vector<int64_t>& positions, int64_t dim)
{
    dim = wrapped(td, dim);
    const int64_t whole = sizeAt(td, dim);
    std::vector<TensorDict> parts;
    int64_t start = 0;
    for (const int64_t position : positions) {
        const int64_t stop = std::clamp<int64_t>(position < 0 ? position + whole : position, 0, whole);
        parts.push_back(between(td, dim, start, stop));
        start = stop;
    }
    parts.push_back(between(td, dim, start, whole));
    return parts;
}

std::vector<TensorDict> unbind(const TensorDict& td, int64_t dim)
{
    dim = wrapped(td, dim);
    if (td.isLazyStack() && td.stackDim() == dim && td.tensorclass().empty()) {
        return td.members();
    }
    const int64_t size = sizeAt(td, dim);
    if (size == 0) {
        return {};
    }
    checkCount(Message("the number of parts"), size);
    std::vector<TensorDict> parts;
    parts.reserve(static_cast<std::size_t>(size));
    for (int64_t i = 0; i < size; ++i) {
        parts.push_back(part(td, dim, i));
    }
    return parts;
}

TensorDict narrow(const TensorDict& td, int64_t dim, int64_t start, int64_t length)
{
    dim = wrapped(td, dim);
    const int64_t whole = sizeAt(td, dim);
    if (start < -whole || start > whole) {
        throw Error(ErrorKind::IndexError, "start {} is out of range for dim {} of size {}", start, dim, whole);
    }
    start += start < 0 ? whole : 0;
    if (length < 0 || length > whole - start) {
        throw Error(ErrorKind::RuntimeError, "{} positions from {} on exceed the size {} of dim {}", length, start, whole, dim);
    }
    return denseIfUniform(cut(td, dim, start, start + length));
}

}  // namespace tensordesk
