// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/compare/comparison.h"

#include "model/analysis/values/partprogress.h"
#include "model/distributed/crew/crew.h"
#include "model/distributed/crew/resultbytes.h"
#include "model/tensordict/tree/lazystacknode.h"

#include <algorithm>

namespace tensordesk {
namespace {

std::optional<ComparedSide> sideOf(const std::optional<Entry>& entry, const TensorDict& level)
{
    return entry ? std::optional(sideOf(*entry, level)) : std::nullopt;
}

const Error* errorOf(const std::optional<ComparedSide>& side)
{
    const auto* broken = side ? std::get_if<Broken>(&side->entry) : nullptr;
    return broken ? &broken->error() : nullptr;
}

/// Compares common dims only: a missing one is a difference of batch size.
bool haveSameNames(const TensorDict& left, const TensorDict& right)
{
    const std::size_t dims = std::min(left.batchSize().size(), right.batchSize().size());
    return resized(left.names(), dims) == resized(right.names(), dims);
}

bool haveSameDevice(const std::optional<at::Device>& left, const std::optional<at::Device>& right)
{
    return !left || !right || *left == *right;
}

bool haveSameValues(const NonTensor& left, const NonTensor& right)
{
    const std::vector<PythonValue> ofLeft = left.values(), ofRight = right.values();
    const std::size_t count = std::max(ofLeft.size(), ofRight.size());
    if ((left.isStack() && ofLeft.size() != count) || (right.isStack() && ofRight.size() != count)) {
        return false;
    }
    for (std::size_t i = 0; i < count; ++i) {
        const PythonValue &one = ofLeft[left.isStack() ? i : 0], &other = ofRight[right.isStack() ? i : 0];
        // The text lets a NaN be itself, which `==` does not.
        if (!(one == other) && one.toPython() != other.toPython()) {
            return false;
        }
    }
    return true;
}

void compareMetadata(ComparedEntry& entry)
{
    const auto differ = [&](bool isSame, Aspect aspect) {
        if (!isSame) {
            entry.differences.push_back(aspect);
        }
    };
    if (!entry.left || !entry.right) {
        entry.differences.push_back(Aspect::Presence);
    }
    if (const Error* error = errorOf(entry.left) ? errorOf(entry.left) : errorOf(entry.right)) {
        entry.differences.push_back(Aspect::Unreadable);
        entry.error = *error;
        return;
    }
    if (!entry.left || !entry.right) {
        return;
    }
    const Entry &left = entry.left->entry, &right = entry.right->entry;
    if (left.index() != right.index()) {
        entry.differences.push_back(Aspect::Kind);
    } else if (const auto* leaf = std::get_if<Leaf>(&left)) {
        const Leaf& other = std::get<Leaf>(right);
        differ(leaf->device() == other.device(), Aspect::Device);
        differ(haveSameShape(*leaf, other), Aspect::Shape);
        differ(leaf->dtype() == other.dtype(), Aspect::DType);
    } else if (const auto* td = std::get_if<TensorDict>(&left)) {
        const TensorDict& other = std::get<TensorDict>(right);
        differ(td->tensorclass() == other.tensorclass(), Aspect::Class);
        differ(td->batchSize() == other.batchSize(), Aspect::BatchSize);
        differ(haveSameNames(*td, other), Aspect::Names);
        differ(haveSameDevice(td->device(), other.device()), Aspect::Device);
    } else {
        differ(haveSameValues(std::get<NonTensor>(left), std::get<NonTensor>(right)), Aspect::Values);
    }
}

/// Keys of a lazy stack that its own entries do not show: some members lack them, or they do not stack.
std::vector<Key> hiddenKeys(const TensorDict& td)
{
    std::vector<Key> hidden;
    if (!td.isLazyStack()) {
        return hidden;
    }
    for (const Key& key : keysOfMembers(td)) {
        const std::optional<Entry> entry = td.find({key});
        // Broken entries of the stack only: a member's own are broken individually too.
        const bool isRefused = entry && std::holds_alternative<Broken>(*entry)
                            && std::none_of(td.members().begin(), td.members().end(), [&](const TensorDict& each) {
                                   const std::optional<Entry> own = each.find({key});
                                   return own && std::holds_alternative<Broken>(*own);
                               });
        if (!entry || isRefused) {
            hidden.push_back(key);
        }
    }
    return hidden;
}

class TreeComparison {
public:
    explicit TreeComparison(Progress& progress) : m_progress(progress) { }

    /// The entry and all below it.
    void add(const KeyPath& path, std::optional<ComparedSide> left, std::optional<ComparedSide> right)
    {
        m_progress.check();
        ComparedEntry entry{path, std::move(left), std::move(right)};
        compareMetadata(entry);
        const auto* leftTd = entry.left ? std::get_if<TensorDict>(&entry.left->entry) : nullptr;
        const auto* rightTd = entry.right ? std::get_if<TensorDict>(&entry.right->entry) : nullptr;
        const auto levels = leftTd && rightTd ? std::optional(std::pair(*leftTd, *rightTd)) : std::nullopt;
        m_result.entries.push_back(std::move(entry));
        if (levels) {
            addLevel(path, levels->first, levels->second);
        }
    }

    [[nodiscard]] Comparison take() && { return std::move(m_result); }

private:
    void addLevel(const KeyPath& path, const TensorDict& left, const TensorDict& right)
    {
        std::vector<Key> hidden = hiddenKeys(left);
        for (Key& key : hiddenKeys(right)) {
            if (std::find(hidden.begin(), hidden.end(), key) == hidden.end()) {
                hidden.push_back(std::move(key));
            }
        }
        const auto isHidden = [&](const Key& key) { return std::find(hidden.begin(), hidden.end(), key) != hidden.end(); };
        for (std::size_t i = 0; i < left.count(); ++i) {
            const Key key = left.keyAt(i);
            if (!isHidden(key)) {
                add(path / key, sideOf(left.entryAt(i), left), sideOf(right.find({key}), right));
            }
        }
        for (std::size_t i = 0; i < right.count(); ++i) {
            const Key key = right.keyAt(i);
            if (!isHidden(key) && !left.contains({key})) {
                add(path / key, std::nullopt, sideOf(right.entryAt(i), right));
            }
        }
        if (!hidden.empty()) {
            addMembers(path, left, right, hidden);
        }
    }

    /// The keys that are not there in every member, or do not stack: member by member.
    void addMembers(const KeyPath& path, const TensorDict& left, const TensorDict& right, const std::vector<Key>& keys)
    {
        const TensorDict& stack = left.isLazyStack() ? left : right;
        const auto count = std::max(membersOf(left, stack), membersOf(right, stack));
        for (int64_t i = 0; i < count; ++i) {
            const std::optional<TensorDict> mine = memberAt(left, stack, i), theirs = memberAt(right, stack, i);
            for (const Key& key : keys) {
                std::optional<ComparedSide> one = mine ? sideOf(mine->find({key}), *mine) : std::nullopt;
                std::optional<ComparedSide> other = theirs ? sideOf(theirs->find({key}), *theirs) : std::nullopt;
                if (one || other) {
                    add(path / Member{static_cast<std::size_t>(i), stack.stackDim()} / key, std::move(one), std::move(other));
                }
            }
        }
    }

    /// How many parts `td` has along the dim that `stack` is stacked on.
    static int64_t membersOf(const TensorDict& td, const TensorDict& stack)
    {
        const Shape& batch = td.batchSize();
        const auto dim = static_cast<std::size_t>(stack.stackDim());
        return dim < batch.size() && batch[dim] != kRagged ? batch[dim] : 0;
    }

    static std::optional<TensorDict> memberAt(const TensorDict& td, const TensorDict& stack, int64_t i)
    {
        if (i >= membersOf(td, stack)) {
            return {};
        }
        Index index(static_cast<std::size_t>(stack.stackDim()), Slice{});
        index.emplace_back(i);
        return td.at(index);
    }

    Progress& m_progress;
    Comparison m_result;
};

}  // namespace

ComparedSide sideOf(const TensorDict& td)
{
    return {td, td.batchSize().size(), td.names()};
}

ComparedSide sideOf(const Entry& entry, const TensorDict& level)
{
    const auto* td = std::get_if<TensorDict>(&entry);
    return td ? sideOf(*td) : ComparedSide{entry, level.batchSize().size(), level.names()};
}

const char* nameOf(Aspect aspect) noexcept
{
    switch (aspect) {
    case Aspect::Presence: return "presence";
    case Aspect::Kind: return "kind";
    case Aspect::Class: return "class";
    case Aspect::BatchSize: return "batch_size";
    case Aspect::Names: return "names";
    case Aspect::Device: return "device";
    case Aspect::Shape: return "shape";
    case Aspect::DType: return "dtype";
    case Aspect::Values: return "values";
    case Aspect::Unreadable: return "unreadable";
    }
    return "";
}

bool ComparedEntry::differsIn(Aspect aspect) const
{
    return std::find(differences.begin(), differences.end(), aspect) != differences.end();
}

bool ComparedEntry::isComparable() const
{
    return left && right && std::holds_alternative<Leaf>(left->entry) && std::holds_alternative<Leaf>(right->entry)
        && !differsIn(Aspect::Shape);
}

bool Comparison::isEqual() const
{
    return differingCount() == 0;
}

int64_t Comparison::differingCount() const
{
    return std::count_if(entries.begin(), entries.end(), [](const ComparedEntry& entry) { return entry.differs(); });
}

Comparison compareTrees(const TensorDict& left, const TensorDict& right, Progress& progress)
{
    TreeComparison comparison(progress);
    comparison.add({}, sideOf(left), sideOf(right));
    return std::move(comparison).take();
}

namespace {

/// Sets the result of comparing the elements of an entry; `compare` returns it.
template <typename Compare>
void setValues(ComparedEntry& entry, const Compare& compare)
{
    std::erase_if(entry.differences, [](Aspect aspect) { return aspect == Aspect::Values || aspect == Aspect::Unreadable; });
    entry.values.reset();
    entry.error.reset();
    try {
        entry.values = compare();
        if (entry.values->different > 0) {
            entry.differences.push_back(Aspect::Values);
        }
    } catch (Error& error) {
        if (error.kind() == ErrorKind::Cancelled) {
            throw;
        }
        entry.error = error.within(entry.path);
        entry.differences.push_back(Aspect::Unreadable);
    }
}

void add(ResultWriter& writer, const std::optional<Shape>& index)
{
    writer.addFlag(index.has_value());
    writer.addAll(index ? std::vector<int64_t>(index->begin(), index->end()) : std::vector<int64_t>());
}

std::optional<Shape> indexIn(ResultReader& reader)
{
    const bool isSet = reader.flag();
    const auto sizes = reader.all<int64_t>();
    return isSet ? std::optional(Shape(sizes.begin(), sizes.end())) : std::nullopt;
}

std::string bytesOf(const ValueDifference& difference)
{
    ResultWriter writer;
    writer.addNumber(difference.count);
    writer.addNumber(difference.different);
    writer.addNumber(difference.nan);
    writer.addNumber(difference.maxAbsolute);
    writer.addNumber(difference.maxRelative);
    add(writer, difference.maxAbsoluteAt);
    add(writer, difference.maxRelativeAt);
    add(writer, difference.firstAt);
    return std::move(writer).bytes();
}

ValueDifference differenceIn(const std::string& bytes)
{
    ResultReader reader(bytes);
    ValueDifference difference;
    difference.count = reader.number<int64_t>();
    difference.different = reader.number<int64_t>();
    difference.nan = reader.number<int64_t>();
    difference.maxAbsolute = reader.number<double>();
    difference.maxRelative = reader.number<double>();
    difference.maxAbsoluteAt = indexIn(reader);
    difference.maxRelativeAt = indexIn(reader);
    difference.firstAt = indexIn(reader);
    return difference;
}

}  // namespace

void compareValues(Comparison& comparison, const Tolerance& tolerance, Progress& progress)
{
    int64_t total = 0, done = 0;
    for (const ComparedEntry& entry : comparison.entries) {
        total += entry.isComparable() ? std::get<Leaf>(entry.left->entry).bytes() : 0;
    }
    for (ComparedEntry& entry : comparison.entries) {
        if (!entry.isComparable()) {
            continue;
        }
        const Leaf &left = std::get<Leaf>(entry.left->entry), &right = std::get<Leaf>(entry.right->entry);
        setValues(entry, [&] {
            PartProgress part(progress, done, total);
            return compareValues(left, right, tolerance, part);
        });
        done += left.bytes();
    }
}

bool compareValues(Comparison& comparison, const Tolerance& tolerance, Crew& crew, Progress& progress)
{
    if (crew.size() == 1) {
        compareValues(comparison, tolerance, progress);
        return true;
    }
    std::vector<ComparedEntry*> entries;
    std::vector<int64_t> sizes;
    for (ComparedEntry& entry : comparison.entries) {
        if (entry.isComparable()) {
            entries.push_back(&entry);
            sizes.push_back(std::get<Leaf>(entry.left->entry).bytes());
        }
    }
    const std::vector<std::size_t> order = largestFirst(sizes);
    std::vector<std::string> names;
    std::ranges::transform(order, std::back_inserter(names), [&](std::size_t at) { return toPython(entries[at]->path); });
    const auto compare = [&](std::size_t member, Progress& part) {
        const ComparedEntry& entry = *entries[order[member]];
        return bytesOf(compareValues(std::get<Leaf>(entry.left->entry), std::get<Leaf>(entry.right->entry), tolerance, part));
    };
    // An error is a result: that of an entry which cannot be read.
    auto results = crew.share(
        names, [&](std::size_t member, Progress& part) { return outcomeOf(compare, member, part); }, progress);
    if (!results) {
        return false;
    }
    for (std::size_t member = 0; member < order.size(); ++member) {
        setValues(*entries[order[member]], [&] { return differenceIn(resultIn(std::move((*results)[member]))); });
    }
    return true;
}

}  // namespace tensordesk
