// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/shape/reshape.h"

#include "model/operations/combine/split.h"
#include "model/operations/compute/leafwise.h"
#include "model/operations/compute/levelbuilder.h"
#include "model/operations/shape/batchview.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/indices/aliased.h"
#include "model/tensordict/tree/visit.h"

#include <ATen/TensorUtils.h>

#include <algorithm>

namespace tensordesk {

namespace {

/// A flattened stack of more rows than these becomes an ordinary tensordict, not a stack of single rows.
constexpr int64_t kMostRows = 65'536;

std::size_t sizeOf(int64_t dim)
{
    return static_cast<std::size_t>(dim);
}

Shape slice(const Shape& shape, std::size_t from, std::size_t to)
{
    return {shape.begin() + static_cast<std::ptrdiff_t>(from), shape.begin() + static_cast<std::ptrdiff_t>(to)};
}

Shape without(Shape shape, std::size_t dim)
{
    shape.erase(shape.begin() + static_cast<std::ptrdiff_t>(dim));
    return shape;
}

/// Leading dims `from` become `to`, of as many elements.
class Regrouping final : public BatchView {
public:
    /// The source of the names of the new dims: the old dim, -1 for none.
    using NameSources = std::vector<int64_t>;

    struct Change {
        Shape from, to;
        NameSources nameSources;
        bool keepsFurtherNames;  ///< of dims after `from`
        bool mayCopy;            ///< reshape, not view
    };

    explicit Regrouping(Change change) : m_change(std::move(change)) { }

    [[nodiscard]] Shape shape(const Shape& shape) const override
    {
        Shape result = m_change.to;
        result.insert(result.end(), shape.begin() + static_cast<std::ptrdiff_t>(m_change.from.size()), shape.end());
        return result;
    }

    [[nodiscard]] DimNames names(const DimNames& names) const override
    {
        DimNames result;
        for (const int64_t source : m_change.nameSources) {
            result.push_back(source < 0 ? DimName() : names[sizeOf(source)]);
        }
        for (std::size_t dim = m_change.from.size(); dim < names.size(); ++dim) {
            result.push_back(m_change.keepsFurtherNames ? names[dim] : DimName());
        }
        return result;
    }

    [[nodiscard]] at::Tensor apply(const at::Tensor& tensor) const override
    {
        const at::DimVector sizes = regroupedSizes(m_change.to, tensor, m_change.from.size());
        if (const auto strides = at::detail::computeStride(tensor.sizes(), tensor.strides(), sizes))
            return aliased(tensor, sizes, *strides, tensor.storage_offset());
        if (m_change.mayCopy && !tensor.is_meta())
            checkFits(tensor);
        return m_change.mayCopy ? tensor.reshape(sizes) : tensor.view(sizes);
    }

    /// Values per position stay so if a dim of size 1 is removed: only selecting a position makes a single value. If dims are
    /// neither joined to nor split from one, each position has its own value, as in Python.
    [[nodiscard]] NonTensor ofValue(const NonTensor& value) const override
    {
        if (!value.isStack()) {
            return BatchView::ofValue(value);
        }
        const Shape& batch = value.batchSize();
        if (shape(batch) == batch) {
            return value;  // one dim was flattened, or unflattened to one
        }
        const bool byMembers = mergeOf(batch, shape(batch)) || mergeOf(shape(batch), batch);
        NonTensor result = value.viewed([this](const at::Tensor& tensor) { return apply(tensor); }, byMembers);
        if (result.batchSize().empty() || (byMembers && result.isStack())) {
            return result;
        }
        return result.writtenOut();
    }
    [[nodiscard]] TensorDict ofStack(const TensorDict& stack) const override
    {
        const Regrouping whole(ofWholeBatch(stack));
        const bool isFixed = !isRagged(stack.batchSize());
        if (isFixed && elementCount(stack.batchSize()) > 0) {
            if (auto regrouped = whole.regroupedMembers(stack)) {
                return *regrouped;
            }
            if (m_change.mayCopy && haveSameKeys(stack)) {
                return whole.dense(stack);
            }
        }
        const auto dims = static_cast<int64_t>(m_change.from.size());
        const int64_t stackDim = stack.stackDim();
        if (stackDim >= dims) {
            const DimName name = m_change.keepsFurtherNames ? stack.stackDimName() : DimName();
            return viewedMembers(stack, std::make_shared<Regrouping>(m_change),
                                 stackDim - dims + static_cast<int64_t>(m_change.to.size()), name);
        }
        if (isRagged(m_change.from)) {
            throw Error(ErrorKind::RuntimeError, "the batch size {} is ragged and cannot be regrouped to {}",
                        toString(m_change.from), toString(m_change.to));
        }
        if (const auto place = placeOf(sizeOf(stackDim))) {
            return keptStack(stack, *place);
        }
        return dense(stack);
    }

private:
    /// The new place of the stack dim, if dims before and behind it are regrouped apart from it.
    [[nodiscard]] std::optional<std::size_t> placeOf(std::size_t stackDim) const
    {
        const auto& [from, to, names, further, copy] = m_change;
        const int64_t before = elementCount(slice(from, 0, stackDim));
        const int64_t behind = elementCount(slice(from, stackDim + 1, from.size()));
        for (std::size_t place = 0; place < to.size(); ++place) {
            if (to[place] == from[stackDim] && elementCount(slice(to, 0, place)) == before
                && elementCount(slice(to, place + 1, to.size())) == behind) {
                return place;
            }
        }
        return {};
    }

    [[nodiscard]] TensorDict keptStack(const TensorDict& stack, std::size_t place) const
    {
        const int64_t stackDim = stack.stackDim();
        Change change = m_change;
        change.from = without(change.from, sizeOf(stackDim));
        change.to = without(change.to, place);
        const bool keepsName = change.nameSources[place] == stackDim;
        change.nameSources.erase(change.nameSources.begin() + static_cast<std::ptrdiff_t>(place));
        for (int64_t& source : change.nameSources) {
            source = source == stackDim ? -1 : source > stackDim ? source - 1 : source;
        }
        const DimName name = keepsName ? stack.stackDimName() : DimName();
        if (change.from == change.to) {
            return TensorDict::lazyStack(stack.members(), static_cast<int64_t>(place), name);
        }
        return viewedMembers(stack, std::make_shared<Regrouping>(std::move(change)), static_cast<int64_t>(place), name);
    }

    /// The change of all dims of a stack, which may have further ones.
    [[nodiscard]] Change ofWholeBatch(const TensorDict& stack) const
    {
        Change change = m_change;
        for (std::size_t dim = m_change.from.size(); dim < stack.batchSize().size(); ++dim) {
            change.from.push_back(stack.batchSize()[dim]);
            change.to.push_back(stack.batchSize()[dim]);
            change.nameSources.push_back(m_change.keepsFurtherNames ? static_cast<int64_t>(dim) : -1);
        }
        return change;
    }

    [[nodiscard]] TensorDict dense(const TensorDict& stack) const
    {
        return viewedEntries(denseView(stack), std::make_shared<Regrouping>(m_change));
    }

    static bool haveSameKeys(const TensorDict& td)
    {
        if (!td.isLazyStack()) {
            return true;
        }
        const std::size_t keys = td.keys().size();
        return std::all_of(td.members().begin(), td.members().end(),
                           [keys](const TensorDict& member) { return member.count() == keys && haveSameKeys(member); });
    }

    /// The dims [first, end) of one shape that are joined to dim `first` of another. Searched from both ends as in the Python
    /// library, so that the same dims are found if there are several.
    struct Merge {
        std::size_t first, end;
    };
    static std::optional<Merge> mergeOf(const Shape& from, const Shape& to)
    {
        if (from.empty() || to.empty()) {
            return {};
        }
        // The last dim that there is to compare, where all are equal.
        const std::size_t last = std::min(from.size(), to.size()) - 1;
        const auto equal = [last](auto begin, auto end, auto other) {
            return std::min(static_cast<std::size_t>(std::mismatch(begin, end, other).first - begin), last);
        };
        const std::size_t before = equal(to.begin(), to.begin() + static_cast<std::ptrdiff_t>(last + 1), from.begin());
        const std::size_t behind = equal(to.rbegin(), to.rbegin() + static_cast<std::ptrdiff_t>(last + 1), from.rbegin());
        return before + behind + 1 == to.size() ? std::optional<Merge>({before, from.size() - behind}) : std::nullopt;
    }

    /// A stack of the members or of their rows, where dims become one, or one becomes several.
    [[nodiscard]] std::optional<TensorDict> regroupedMembers(const TensorDict& stack) const
    {
        if (m_change.from == m_change.to) {
            return stack;
        }
        if (const auto merge = mergeOf(m_change.from, m_change.to)) {
            return stackOfRows(stack, *merge);
        }
        const auto split = mergeOf(m_change.to, m_change.from);
        return split ? std::optional(stackOfStacks(stack, *split)) : std::nullopt;
    }

    /// Returns a stack of the tensordicts at each position of the joined dims; of the whole if there are none.
    [[nodiscard]] std::optional<TensorDict> stackOfRows(const TensorDict& stack, Merge merge) const
    {
        const auto& [first, end] = merge;
        const int64_t rows = end > first ? elementCount(slice(m_change.from, first, end)) : 1;
        if (rows > kMostRows) {
            return {};
        }
        std::vector<TensorDict> members;
        members.reserve(sizeOf(rows));
        Index index(first, Slice{});
        index.resize(std::max(first, end), int64_t{0});
        for (int64_t row = 0; row < rows; ++row) {
            int64_t rest = row;
            for (std::size_t dim = end; dim-- > first;) {
                index[dim] = rest % m_change.from[dim];
                rest /= m_change.from[dim];
            }
            members.push_back(end > first ? stack.at(index) : stack);
        }
        return TensorDict::lazyStack(std::move(members), static_cast<int64_t>(first));
    }

    /// Stacks of parts, where dim split.first becomes the dims up to split.end.
    [[nodiscard]] TensorDict stackOfStacks(const TensorDict& stack, Merge split) const
    {
        TensorDict result = stack;
        for (std::size_t dim = split.first; dim + 1 < split.end; ++dim) {
            result = TensorDict::lazyStack(chunk(result, m_change.to[dim], static_cast<int64_t>(dim)), static_cast<int64_t>(dim));
        }
        // Finds removed dims of size 1.
        for (std::size_t dims = m_change.from.size(); dims > m_change.to.size(); --dims) {
            Index index(split.first, Slice{});
            index.push_back(int64_t{0});
            result = result.at(index);
        }
        return result;
    }

    Change m_change;
};

Regrouping::NameSources noNames(const Shape& shape)
{
    return Regrouping::NameSources(shape.size(), -1);
}

TensorDict regrouped(const TensorDict& td, Regrouping::Change change)
{
    return viewed(td, std::make_shared<Regrouping>(std::move(change)));
}

/// Throws the error of an entry of `result`, a view of `td`. Stored leaves are contiguous, so that only entries in memory and those
/// of views are opened.
void checkEntries(const TensorDict& td, const TensorDict& result)
{
    if (td.isLazyStack() != result.isLazyStack()) {
        return;
    }
    if (td.isLazyStack()) {
        for (std::size_t i = 0; i < td.members().size() && i < result.members().size(); ++i) {
            checkEntries(td.members()[i], result.members()[i]);
        }
        return;
    }
    const std::shared_ptr<EntryTable> table = entryTable(td);
    for (std::size_t i = 0; i < table->size(); ++i) {
        const Entry* entry = table->isDerived(i) ? &table->entry(i) : table->made(i);
        if (!entry || std::holds_alternative<Broken>(*entry)) {
            continue;
        }
        withinKey(table->key(i), [&] {
            const Entry shown = result.entryAt(i);
            if (const auto* broken = std::get_if<Broken>(&shown)) {
                throw Error(broken->error());
            }
            if (const auto *child = std::get_if<TensorDict>(entry), *view = std::get_if<TensorDict>(&shown); child && view) {
                checkEntries(*child, *view);
            }
        });
    }
}

/// Appends the tensordicts at each position of the dims `first` to `last` to `rows`.
void collectRows(const TensorDict& td, int64_t first, int64_t last, std::vector<TensorDict>& rows)
{
    constexpr std::size_t most = 10'000'000;
    const int64_t size = td.batchSize()[sizeOf(first)];
    if (size == kRagged) {
        throw Error(ErrorKind::RuntimeError,
                    "the members of the stack differ in dim {} of the batch size {}, which cannot be flattened before their dim",
                    first, toString(td.batchSize()));
    }
    Index index(sizeOf(first), Slice{});
    index.emplace_back(int64_t{0});
    for (int64_t i = 0; i < size; ++i) {
        if (rows.size() >= most) {
            throw Error(ErrorKind::MemoryError, "a lazy stack of more than {} rows is too long", most);
        }
        index.back() = i;
        if (const TensorDict row = td.at(index); first == last) {
            rows.push_back(row);
        } else {
            collectRows(row, first, last - 1, rows);
        }
    }
}

/// Joins dims of a ragged stack: returns a stack of the tensordicts at each position.
TensorDict flattenedRagged(const TensorDict& stack, int64_t first, int64_t last)
{
    std::vector<TensorDict> rows;
    collectRows(stack, first, last, rows);
    return lockedAs(stack, TensorDict::lazyStack(std::move(rows), first));
}

/// A ragged stack in the shape that makes several dims one, whose size is inferred; nothing for any other shape.
std::optional<TensorDict> reshapedRagged(const TensorDict& stack, const Shape& shape)
{
    const Shape& batch = stack.batchSize();
    const auto wanted = std::find(shape.begin(), shape.end(), -1);
    if (wanted == shape.end() || std::count(shape.begin(), shape.end(), -1) != 1
        || std::count(batch.begin(), batch.end(), kRagged) != 1) {
        return std::nullopt;
    }
    const auto before = wanted - shape.begin(), behind = shape.end() - wanted - 1;
    const bool isMerge = before + behind < std::ssize(batch) && std::equal(shape.begin(), wanted, batch.begin())
                      && std::equal(wanted + 1, shape.end(), batch.end() - behind);
    return isMerge ? std::optional(flattenedRagged(stack, before, std::ssize(batch) - behind - 1)) : std::nullopt;
}

TensorDict regrouped(const TensorDict& td, Shape shape, bool mayCopy)
{
    if (shape == td.batchSize()) {
        return td;
    }
    if (mayCopy && td.isLazyStack() && isRagged(td.batchSize())) {
        if (auto rows = reshapedRagged(td, shape)) {
            return *std::move(rows);
        }
    }
    const bool isFixed = !isRagged(td.batchSize());
    if (isFixed) {
        shape = inferredShape(std::move(shape), elementCount(td.batchSize()));
    }
    if (shape == td.batchSize()) {
        return td;
    }
    auto names = noNames(shape);
    return regrouped(td, {td.batchSize(), std::move(shape), std::move(names), false, mayCopy});
}

}  // namespace

Shape inferredShape(Shape shape, int64_t count)
{
    if (std::count(shape.begin(), shape.end(), -1) > 1) {
        throw Error(ErrorKind::RuntimeError, "only one size can be inferred, got {}", toString(shape));
    }
    if (std::any_of(shape.begin(), shape.end(), [](int64_t size) { return size < -1; })) {
        throw Error(ErrorKind::RuntimeError, "sizes are at least 0, or -1, got {}", toString(shape));
    }
    Shape given = shape;
    const bool isInferred = std::erase(given, -1) > 0;
    const int64_t known = elementCount(given);
    if (isInferred ? known == 0 || count % known != 0 : known != count) {
        throw Error(ErrorKind::RuntimeError, "the shape {} does not fit a batch of {} elements", toString(shape), count);
    }
    std::replace(shape.begin(), shape.end(), int64_t{-1}, known > 0 ? count / known : 0);
    return shape;
}

TensorDict view(const TensorDict& td, Shape shape)
{
    TensorDict result = regrouped(td, std::move(shape), false);
    if (!result.isSame(td)) {
        checkEntries(td, result);
    }
    return result;
}

TensorDict reshape(const TensorDict& td, Shape shape)
{
    return regrouped(td, std::move(shape), true);
}

namespace {

/// A stored leaf may be read as a mapping of its file, which must not be written to.
at::Tensor reinterpreted(const Leaf& leaf, DType dtype)
{
    return guardingTorch([&] { return (leaf.isInMemory() ? leaf.tensor() : leaf.tensor().clone()).view(dtype); });
}

}  // namespace

TensorDict viewAs(const TensorDict& td, DType dtype)
{
    return mapLeaves(td, [dtype](const Leaf& leaf) { return reinterpreted(leaf, dtype); }, KeepNames::Yes);
}

TensorDict viewAs(const TensorDict& td, DType dtype, const Shape& batch)
{
    LevelBuilder level(batch, DimNames(batch.size()), td.device(), td);
    visitLevel(td, [&](const Key& key, Entry entry) {
        if (const auto* broken = std::get_if<Broken>(&entry)) {
            throw Error(broken->error());
        }
        if (const auto* leaf = std::get_if<Leaf>(&entry)) {
            entry = Leaf(reinterpreted(*leaf, dtype));
        } else if (const auto* child = std::get_if<TensorDict>(&entry)) {
            entry = viewAs(*child, dtype, batch);
        }
        level.add(key, std::move(entry));
    });
    return level.finish();
}

TensorDict flatten(const TensorDict& td, int64_t start, int64_t end)
{
    const Shape& batch = td.batchSize();
    const auto dims = static_cast<int64_t>(batch.size());
    if (dims == 0 && start == 0 && (end == 0 || end == -1)) {
        return td.at(Index{NewAxis{}});
    }
    const int64_t last = end < 0 ? end + dims : end;
    if (last < 0 || last < (start < 0 ? start + dims : start)) {
        throw Error(ErrorKind::ValueError, "the end dim {} is before the start dim {}", end, start);
    }
    start = wrapDim(start, dims);
    end = wrapDim(end, dims);
    Regrouping::Change change{batch, batch, {}, true, true};
    const Shape merged(batch.begin() + start, batch.begin() + end + 1);
    if (merged.size() > 1 && isRagged(merged)) {
        return flattenedRagged(td, start, end);
    }
    change.to.erase(change.to.begin() + start, change.to.begin() + end + 1);
    change.to.insert(change.to.begin() + start, merged.size() == 1 ? merged.front() : elementCount(merged));
    for (int64_t dim = 0; dim < dims; ++dim) {
        if (dim == start) {
            change.nameSources.push_back(-1);
        } else if (dim < start || dim > end) {
            change.nameSources.push_back(dim);
        }
    }
    return regrouped(td, std::move(change));
}

TensorDict unflatten(const TensorDict& td, int64_t dim, Shape sizes)
{
    const Shape& batch = td.batchSize();
    dim = wrapDim(dim, static_cast<int64_t>(batch.size()));
    const int64_t size = batch[sizeOf(dim)];
    try {
        sizes = inferredShape(sizes, size);
    } catch (const Error&) {
        throw Error(ErrorKind::RuntimeError, "unflatten: the sizes {} do not multiply to the size {} of dim {}", toString(sizes),
                    size, dim);
    }
    Regrouping::Change change{batch, batch, {}, true, true};
    change.to.erase(change.to.begin() + dim);
    change.to.insert(change.to.begin() + dim, sizes.begin(), sizes.end());
    for (int64_t source = 0; source < static_cast<int64_t>(batch.size()); ++source) {
        if (source == dim) {
            change.nameSources.insert(change.nameSources.end(), sizes.empty() ? 0 : sizes.size() - 1, -1);
        }
        if (source != dim || !sizes.empty()) {
            change.nameSources.push_back(source);
        }
    }
    return regrouped(td, std::move(change));
}

}  // namespace tensordesk
