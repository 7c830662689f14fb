// SPDX-License-Identifier: BSD-3-Clause
#include "model/document/documentprivate.h"
#include "model/document/entrysources.h"
#include "model/operations/keys/changes.h"
#include "model/tensordict/tree/lazystacknode.h"
#include "model/tensordict/tree/memberparts.h"
#include "model/tensordict/tree/visit.h"

#include <ATen/core/Tensor.h>

namespace tensordesk {
namespace {

int64_t elementsOf(const Entry& entry)
{
    int64_t elements = 0;
    visitTree(entry, StackWalk::Whole, [&](const Entry& each) {
        const auto* leaf = std::get_if<Leaf>(&each);
        elements += leaf != nullptr ? leaf->elementCount() : 0;
    });
    return elements;
}

/// Batch size and names of the level and of all below, parents before children.
void collectShapes(const TensorDict& level, const KeyPath& path, std::vector<LevelDims>& shapes)
{
    const auto collect = [&](const KeyPath& place, const Entry& entry) {
        const auto* each = std::get_if<TensorDict>(&entry);
        if (each != nullptr) {
            shapes.push_back({place, each->batchSize(), each->names()});
        }
        // Names and sizes of the levels of a stack follow from those of its members.
        return each != nullptr && each->isLazyStack() ? Walk::Skip : Walk::Advance;
    };
    visitTree(level, StackWalk::Whole, collect, path);
}

/// True if a level on the path is a lazy stack, so that the entry is stacked from its members.
bool leadsThroughStack(const TensorDict& root, const KeyPath& path)
{
    KeyPath upTo;
    for (const PathElement& element : path) {
        if (root.child(upTo).isLazyStack()) {
            return true;
        }
        upTo.push_back(element);
    }
    return false;
}

/// `path` from `level`, with the members that it names where they are: a level of a stack, `n` in (n, member 1), is put
/// together of those of the members, so that this is (member 1, n).
KeyPath throughMembers(const TensorDict& level, const KeyPath& path)
{
    const auto isMember = [](const PathElement& element) { return element.member() != nullptr; };
    const auto next = std::find_if(path.begin(), path.end(), isMember);
    if (next == path.end()) {
        return path;
    }
    const auto inside = [&](auto skipped) {
        const auto above = static_cast<std::size_t>(skipped - path.begin());
        const KeyPath rest = path.head(above) / path.tail(above + 1);
        const std::optional<Entry> below = level.find({*skipped});
        const auto* child = below ? std::get_if<TensorDict>(&*below) : nullptr;
        return KeyPath{*skipped} / (child ? throughMembers(*child, rest) : rest);
    };
    return inside(level.isLazyStack() ? next : path.begin());
}

/// Collects the locations of an entry: `path` or, for a key that only some members of a lazy stack have, those members.
void collectPlaces(const TensorDict& root, const KeyPath& path, std::vector<KeyPath>& places)
{
    const std::optional<Entry> holder = root.find(path.parent());
    if (!holder || !std::holds_alternative<TensorDict>(*holder)) {
        return;
    }
    const auto collect = [&](const KeyPath& place, const Entry& entry) {
        const auto& level = std::get<TensorDict>(entry);
        const bool isInEach = level.contains({path.back()});
        if (isInEach) {
            places.push_back(place / path.back());
        }
        return level.isLazyStack() && !isInEach && !path.back().member() ? Walk::Advance : Walk::Skip;
    };
    visitTree(*holder, StackWalk::ByMember, collect, path.parent());
}

/// Collects where an entry set at `path` is stored, and which part of it: it is split if only some members of a lazy stack have the
/// first missing key on the path, because the others' entries are not part of the stack's entry. `byMember`: it is split for every
/// lazy stack.
void collectParts(const TensorDict& root, const KeyPath& path, std::size_t from, const Entry& entry, bool byMember,
                  std::vector<std::pair<KeyPath, Entry>>& parts)
{
    TensorDict level = root.child(path.head(from));
    for (std::size_t i = from; i < path.size(); ++i) {
        const std::optional<Entry> next = level.find({path[i]});
        const bool isOfMembers = !path[i].member() && level.isLazyStack() && (byMember || !next);
        if (isOfMembers && (byMember || isSomewhere(level, path[i].key()))) {
            for (const MemberEntry& each : memberEntries(level, entry)) {
                collectParts(root, path.head(i) / each.place / path.tail(i), i + 1, each.part, byMember, parts);
            }
            return;
        }
        const auto* child = next ? std::get_if<TensorDict>(&*next) : nullptr;
        if (child == nullptr) {
            break;
        }
        level = *child;
    }
    parts.emplace_back(path, entry);
}

/// Sets an entry; the step that did so, and the one that takes it back.
ReversibleStep put(TensorDict& root, const KeyPath& path, const Entry& entry)
{
    const std::optional<Entry> old = path.empty() ? std::nullopt : root.find(path);
    const std::optional<Entry> frozenOld = old ? std::optional(frozen(*old)) : std::nullopt;
    // The topmost level that comes into being: taking the edit back removes it whole.
    KeyPath created = path;
    while (!old && created.size() > 1 && !root.contains(created.parent())) {
        created.pop_back();
    }
    root.set(path, entry);
    const Entry there = frozen(*root.find(created));
    const Entry whole = created == path ? frozen(entry) : there;
    return {{Set{created, there}, whole}, old ? Step{Set{path, *frozenOld}} : Step{Erase{created}}};
}

/// The level that the entry at `path` is set in, if it is there and has names of its own.
std::optional<TensorDict> namedHolder(const TensorDict& root, const KeyPath& path)
{
    if (path.empty() || path.leadsThroughMember()) {
        return std::nullopt;
    }
    const KeyPath above = path.parent();
    const std::optional<Entry> entry = above.empty() ? std::optional<Entry>(root) : root.find(above);
    const auto* level = entry ? std::get_if<TensorDict>(&*entry) : nullptr;
    return level != nullptr && !level->isLazyStack() ? std::optional(*level) : std::nullopt;
}

/// Adds the current order of keys of the level at `path`, or of the members of which it is stacked, so that undo restores the
/// position of a removed key.
void keepOrder(const TensorDict& level, const KeyPath& path, Change& change)
{
    const auto keep = [&](const KeyPath& place, const Entry& entry) {
        const auto& each = std::get<TensorDict>(entry);
        if (each.isLazyStack()) {
            return Walk::Advance;
        }
        const Step order{Arrange{place, each.keys()}};
        change.steps.push_back({order, order});
        return Walk::Skip;
    };
    visitTree(level, StackWalk::ByMember, keep, path);
}

}  // namespace

/// Applies a mutation to the tree and returns the change, with the mutation that undoes it; empty if it changed nothing.
class Document::Private::Recorder {
public:
    explicit Recorder(Private& document) : d(document) { }

    std::optional<Change> operator()(const Assign& given) const
    {
        const Message value = valueText(given.value);  // computed before: it may be a view of the written elements
        // The writes have the elements; to keep the value too would take their memory twice.
        Change change{{withoutValue(given), {}, given.target.elementCount()}};
        d.recording = &change.writes;
        try {
            given.target.assign(given.value);
        } catch (...) {
            d.recording = nullptr;
            d.dropWrites(change);
            try {
                throw;
            } catch (Error& error) {
                if (error.key().empty()) {
                    error.within(given.path);
                }
                throw;
            }
        }
        d.recording = nullptr;
        if (change.writes.empty()) {
            return std::nullopt;  // no elements
        }
        // The place in a member of a stack is none in the stack.
        const auto isOfPath = [&](const StagedWrite& write) {
            return given.path.leadsThroughMember() || !write.source->path().leadsThroughMember();
        };
        std::string place = toSubscript(given.path);
        if (change.writes.size() == 1 && isOfPath(change.writes.front()) && d.td.contains(given.path)) {
            const StagedWrite& write = change.writes.front();
            place += toPython(write.part, write.source->shape());
        }
        change.edit.description = Message("{} = {}", place, value);
        return change;
    }

    std::optional<Change> operator()(const Set& given) const
    {
        const KeyPath path = throughMembers(d.td, given.path);
        checkWay(d.td, path);
        const Entry copy = copyOf(given.entry, path);
        const auto parts = partsOf(path, copy);
        Change change = changeOf(Set{path, copy}, elementsOf(given.entry));
        for (const auto& [place, view] : parts) {
            // A part has its own elements: no single array in the file corresponds to those of all members.
            const Entry part = place == path ? view : copyOf(view, place);
            const std::optional<TensorDict> holder = namedHolder(d.td, place);
            const DimNames old = holder ? holder->names() : DimNames();
            change.steps.push_back(put(d.td, place, part));
            if (holder && holder->names() != old) {  // a level without names takes over those of a new entry
                const KeyPath above = place.parent();
                change.steps.push_back({{SetNames{above, holder->names()}}, {SetNames{above, old}}});
            }
        }
        return change;
    }

    std::optional<Change> operator()(const Erase& given) const
    {
        const KeyPath path = throughMembers(d.td, given.path);
        std::vector<KeyPath> places;
        collectPlaces(d.td, path, places);
        if (places.empty()) {
            static_cast<void>(d.td.at(path));  // throws the KeyError that lists the keys present
        }
        Change change = changeOf(Erase{path});
        keepOrder(d.td.child(path.parent()), path.parent(), change);
        for (KeyPath& place : places) {
            place = throughMembers(d.td, place);
            const Entry old = d.td.at(place);
            if (auto why = whyNotRestorable(old)) {
                throw why->within(place);
            }
            change.edit.elements += elementsOf(old);
            change.steps.push_back({{Erase{place}}, {Set{place, frozen(old)}}});
        }
        d.td.erase(path);
        return change;
    }

    std::optional<Change> operator()(const Rename& given) const
    {
        const KeyPath from = throughMembers(d.td, given.path), to = throughMembers(d.td, given.to);
        if (from == to) {
            return std::nullopt;
        }
        const Entry entry = frozen(d.td.at(from));
        if (to.size() > 1 && !d.td.contains(to.parent())) {
            throw Error(ErrorKind::KeyError, "there is no tensordict {} to move it into", toPython(to.parent())).within(from);
        }
        Change change = changeOf(Rename{from, to});
        keepOrder(d.td.child(from.parent()), from.parent(), change);
        change.steps.push_back({{Rename{from, to}, entry}, {Rename{to, from}, entry}});
        d.td.rename(from, to);
        return change;
    }

    std::optional<Change> operator()(const Arrange& given) const
    {
        const KeyPath path = throughMembers(d.td, given.path);
        const TensorDict level = d.td.child(path);
        Change change = changeOf(Arrange{path, given.keys});
        keepOrder(level, path, change);
        return made(Arrange{path, given.keys}, Arrange{path, level.keys()}, std::move(change));
    }

    std::optional<Change> operator()(const SetNames& given) const
    {
        if (given.path.leadsThroughMember()) {
            throw Error(ErrorKind::RuntimeError, "the dims of a member of a lazy stack are named as those of the stack; name these")
                .within(given.path);
        }
        return made(given, SetNames{given.path, d.td.child(given.path).names()});
    }

    std::optional<Change> operator()(const SetBatchSize& given) const
    {
        const TensorDict level = d.td.child(given.path);
        if (given.batch == level.batchSize()) {
            return std::nullopt;
        }
        if (leadsThroughStack(d.td, given.path)) {
            throw Error(ErrorKind::RuntimeError, "the batch size of a level of a lazy stack follows from its members")
                .within(given.path);
        }
        std::vector<LevelDims> before, after;
        collectShapes(level, given.path, before);
        applyTo(d.td, SetBatchSize{given.path, given.batch});
        collectShapes(level, given.path, after);
        SetBatchSize forward{given.path, given.batch}, backward{given.path, before.front().batch};
        for (std::size_t i = 0; i < before.size(); ++i) {
            if (before[i].batch != after[i].batch || before[i].names != after[i].names) {
                backward.levels.push_back(before[i]);
                forward.levels.push_back(after[i]);
            }
        }
        Change change = changeOf(given);
        change.steps.push_back({{std::move(forward)}, {std::move(backward)}});
        return change;
    }

    std::optional<Change> operator()(const SetLocked& given) const
    {
        if (d.td.child(given.path).isLocked() == given.isLocked) {
            return std::nullopt;
        }
        return made(given, SetLocked{given.path, !given.isLocked});
    }

    std::optional<Change> operator()(const SetDevice& given) const
    {
        const std::optional<at::Device> device = d.td.child(given.path).device();
        if (device == given.device) {
            return std::nullopt;
        }
        return made(given, SetDevice{given.path, device});
    }

    std::optional<Change> operator()(const InsertMember& given) const
    {
        const TensorDict stack = stackAt(given.path);
        const TensorDict copy = std::get<TensorDict>(stagedCopy(given.member, d.weak_from_this()));
        const InsertMember insertion{given.path, given.position, copy};
        Step backward{RemoveMember{given.path, given.position}, membersFrom(stack, given.position)};
        applyTo(d.td, insertion);
        const TensorDict kept = std::get<TensorDict>(frozen(copy));
        Change change = changeOf(insertion, elementsOf(copy));
        change.steps.push_back(
            {{InsertMember{given.path, given.position, kept}, membersFrom(stack, given.position)}, std::move(backward)});
        return change;
    }

    std::optional<Change> operator()(const RemoveMember& given) const
    {
        const TensorDict stack = stackAt(given.path);
        if (!stack.isLazyStack() || given.position >= stack.members().size()) {
            throw Error(ErrorKind::IndexError, "has no member {}", given.position).within(given.path);
        }
        const TensorDict member = stack.members()[given.position];
        if (auto why = whyNotRestorable(member)) {
            throw why->within(given.path);
        }
        const TensorDict kept = std::get<TensorDict>(frozen(member));
        Step backward{InsertMember{given.path, given.position, kept}, membersFrom(stack, given.position)};
        applyTo(d.td, given);
        Change change = changeOf(given, elementsOf(kept));
        change.steps.push_back({{given, membersFrom(stack, given.position)}, std::move(backward)});
        return change;
    }

private:
    static Change changeOf(const Mutation& mutation, int64_t elements = 0) { return {{mutation, toText(mutation), elements}}; }

    /// Applies a mutation that another, known one undoes; appends both to `change`.
    Change made(const Mutation& forward, const Mutation& backward, Change change) const
    {
        applyTo(d.td, forward);
        change.steps.push_back({{forward}, {backward}});
        return change;
    }
    Change made(const Mutation& forward, const Mutation& backward) const { return made(forward, backward, changeOf(forward)); }

    [[nodiscard]] Entry copyOf(const Entry& entry, const KeyPath& path) const
    {
        try {
            return stagedCopy(entry, d.weak_from_this());
        } catch (Error& error) {
            error.within(path);
            throw;
        }
    }

    /// Returns where an entry set at `path` is stored, and which part of it. Throws before any change if it is not possible.
    [[nodiscard]] std::vector<std::pair<KeyPath, Entry>> partsOf(const KeyPath& path, const Entry& entry) const
    {
        std::vector<std::pair<KeyPath, Entry>> parts;
        collectParts(d.td, path, 0, entry, d.storage->isWrittenAnew(), parts);
        for (auto& [place, part] : parts) {
            place = throughMembers(d.td, place);
            const std::optional<Entry> old = place.empty() ? std::nullopt : d.td.find(place);
            if (auto why = old ? whyNotRestorable(*old) : std::nullopt) {
                throw why->within(place);
            }
            if (parts.size() > 1 && holderOf(d.td, place).isLocked()) {
                throw Error(ErrorKind::RuntimeError, "cannot modify a locked tensordict; unlock it first").within(place);
            }
        }
        if (parts.size() > 1) {
            d.td.shallowCopy().set(path, entry);
        }
        return parts;
    }

    /// A stack whose members may change. RuntimeError below another stack.
    [[nodiscard]] TensorDict stackAt(const KeyPath& path) const
    {
        if (leadsThroughStack(d.td, path)) {
            throw Error(ErrorKind::RuntimeError, "is composed of the members of a stack and cannot be written itself").within(path);
        }
        return d.td.child(path);
    }

    /// The members from that at `position` on, which move to other places in the file; nothing if there are none.
    [[nodiscard]] static std::optional<Entry> membersFrom(const TensorDict& stack, std::size_t position)
    {
        const std::vector<TensorDict>& members = stack.members();
        if (position >= members.size()) {
            return std::nullopt;
        }
        return frozen(
            TensorDict::lazyStack({members.begin() + static_cast<std::ptrdiff_t>(position), members.end()}, stack.stackDim()));
    }

    Private& d;
};

std::optional<Change> Document::Private::record(const Mutation& mutation)
{
    if (!std::holds_alternative<Assign>(mutation) && Step{mutation}.touchesFile()) {
        try {
            storage->checkMayRestructure();
        } catch (Error& error) {
            throw error.within(pathOf(mutation));
        }
    }
    std::optional<Change> change = std::visit(Recorder(*this), mutation);
    if (change) {
        checkHolds(*change);
    }
    return change;
}

/// Takes a change back that the file could not hold, and throws why.
void Document::Private::checkHolds(const Change& change)
{
    try {
        for (const ReversibleStep& step : change.steps) {
            storage->checkHolds(td, step.forward.mutation);
        }
    } catch (...) {
        dropWrites(change);
        throw;
    }
}

}  // namespace tensordesk
