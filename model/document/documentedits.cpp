// SPDX-License-Identifier: BSD-3-Clause
#include "document/documentprivate.h"
#include "document/entrysources.h"
#include "expression/expression.h"
#include "operations/changes.h"
#include "operations/computedevice.h"
#include "operations/devicemutations.h"
#include "tensordict/lazystacknode.h"
#include "tensordict/torchversion.h"

#include <ATen/core/Tensor.h>

#include <charconv>

namespace tensordesk {
namespace {

/// A scalar as Python shows it; of anything larger the shape.
std::string valueText(const at::Tensor& value)
{
    if (value.numel() != 1) {
        return "a tensor of shape " + toString(value.sizes());
    }
    switch (value.scalar_type()) {
    case at::kBool: return Plain(value.item<bool>()).toPython();
    case kUInt64: return std::to_string(static_cast<uint64_t>(value.view(at::kLong).item<int64_t>()));
    case at::kFloat: {
        // As a double it would show the rounding to float: 0.1f is 0.10000000149.
        char text[32];
        const std::to_chars_result end = std::to_chars(text, text + sizeof text, value.item<float>());
        double number = 0;
        std::from_chars(text, end.ptr, number);
        return Plain(number).toPython();
    }
    default: break;
    }
    if (value.is_complex()) {
        const c10::complex<double> number = value.item().toComplexDouble();
        return "complex(" + Plain(number.real()).toPython() + ", " + Plain(number.imag()).toPython() + ")";
    }
    return value.is_floating_point() ? Plain(value.to(at::kDouble).item<double>()).toPython()
                                     : Plain(value.to(at::kLong).item<int64_t>()).toPython();
}

int64_t elementsOf(const Entry& entry)
{
    if (const auto* leaf = std::get_if<Leaf>(&entry)) {
        return leaf->elementCount();
    }
    int64_t elements = 0;
    if (const auto* td = std::get_if<TensorDict>(&entry)) {
        for (std::size_t i = 0; i < td->count(); ++i) {
            elements += elementsOf(td->entryAt(i));
        }
    }
    return elements;
}

/// Batch size and names of the level and of all below, parents before children.
void collectShapes(const TensorDict& level, const KeyPath& path, std::vector<StoredLevel>& shapes)
{
    shapes.push_back({path, level.batchSize(), level.names()});
    if (level.isLazyStack()) {
        return;  // names and sizes of its levels follow from those of its members
    }
    for (std::size_t i = 0; i < level.count(); ++i) {
        const Entry entry = level.entryAt(i);
        if (const auto* child = std::get_if<TensorDict>(&entry)) {
            collectShapes(*child, path / level.keyAt(i), shapes);
        }
    }
}

/// True if a level on the way to `path` is a lazy stack: what lies there is put together of its members.
bool leadsThroughStack(const TensorDict& root, const KeyPath& path)
{
    KeyPath upTo;
    for (const Key& key : path) {
        if (root.child(upTo).isLazyStack()) {
            return true;
        }
        upTo.push_back(key);
    }
    return false;
}

/// `path` from `level`, with the members that it names where they are: a level of a stack, `n` in (n, member 1), is put
/// together of those of the members, so that this is (member 1, n).
KeyPath throughMembers(const TensorDict& level, const KeyPath& path)
{
    const auto isMember = [](const Key& key) { return memberOf(key).has_value(); };
    const auto next = std::find_if(path.begin(), path.end(), isMember);
    if (next == path.end()) {
        return path;
    }
    const auto inside = [&](auto skipped) {
        KeyPath rest = path;
        rest.erase(rest.begin() + (skipped - path.begin()));
        const std::optional<Entry> below = level.find({*skipped});
        const auto* child = below ? std::get_if<TensorDict>(&*below) : nullptr;
        return KeyPath{*skipped} / (child ? throughMembers(*child, rest) : rest);
    };
    return inside(level.isLazyStack() ? next : path.begin());
}

/// Where an entry stands: at `path`, or, of a key that only some members of a lazy stack have, in these members.
void collectPlaces(const TensorDict& root, const KeyPath& path, std::vector<KeyPath>& places)
{
    const std::optional<Entry> holder = root.find(parentOf(path));
    if (!holder || !std::holds_alternative<TensorDict>(*holder)) {
        return;
    }
    const auto& level = std::get<TensorDict>(*holder);
    const bool isInEach = level.contains({path.back()});
    for (std::size_t i = 0; level.isLazyStack() && !isInEach && i < level.members().size(); ++i) {
        const KeyPath place = parentOf(path) / memberKey(i) / path.back();
        if (isSomewhere(level.members()[i], path.back())) {
            collectPlaces(root, place, places);
        }
    }
    if (isInEach) {
        places.push_back(path);
    }
}

/// Where an entry set at `path` goes, and what of it: in parts where only some members of a lazy stack have the first key
/// that is missing on the way, since what the others hold there is no part of the stack's entry.
void collectParts(const TensorDict& root, const KeyPath& path, std::size_t from, const Entry& entry,
                  std::vector<std::pair<KeyPath, Entry>>& parts)
{
    TensorDict level = root.child(KeyPath(path.begin(), path.begin() + static_cast<std::ptrdiff_t>(from)));
    for (std::size_t i = from; i < path.size(); ++i) {
        const std::optional<Entry> next = level.find({path[i]});
        if (!next && isSomewhere(level, path[i])) {
            const KeyPath upTo(path.begin(), path.begin() + static_cast<std::ptrdiff_t>(i));
            const KeyPath rest(path.begin() + static_cast<std::ptrdiff_t>(i), path.end());
            for (std::size_t member = 0; member < level.members().size(); ++member) {
                collectParts(root, upTo / memberKey(member) / rest, i + 1, partOfMember(entry, level, member), parts);
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
    while (!old && created.size() > 1 && !root.contains(parentOf(created))) {
        created.pop_back();
    }
    root.set(path, entry);
    const Entry there = frozen(*root.find(created));
    const Entry whole = created == path ? frozen(entry) : there;
    return {{Step::Kind::Put, created, {}, {}, there, whole},
            old ? Step{Step::Kind::Put, path, {}, {}, frozenOld, {}} : Step{Step::Kind::Erase, created, {}, {}, there, whole}};
}

/// The level that the entry at `path` is set in, if it is there and has names of its own.
std::optional<TensorDict> namedHolder(const TensorDict& root, const KeyPath& path)
{
    if (path.empty() || leadsThroughMember(path)) {
        return std::nullopt;
    }
    const KeyPath above = parentOf(path);
    const std::optional<Entry> entry = above.empty() ? std::optional<Entry>(root) : root.find(above);
    const auto* level = entry ? std::get_if<TensorDict>(&*entry) : nullptr;
    return level != nullptr && !level->isLazyStack() ? std::optional(*level) : std::nullopt;
}

}  // namespace

void Document::assign(const KeyPath& path, const Leaf& target, const at::Tensor& value)
{
    d->requireEdit(path);
    const std::string valueDescription = valueText(value);
    Change change{{Edit::Kind::Assign, path, {}, target.elementCount()}};
    d->recording = &change.writes;
    try {
        target.assign(value);
    } catch (...) {
        d->recording = nullptr;
        d->dropWrites(change);
        try {
            throw;
        } catch (Error& error) {
            if (error.key().empty()) {
                error.within(path);
            }
            throw;
        }
    }
    d->recording = nullptr;
    if (change.writes.empty()) {
        return;  // no elements
    }
    change.edit.description = toSubscript(path);
    if (change.writes.size() == 1 && d->td.contains(path)) {
        const StagedWrite& write = change.writes.front();
        change.edit.description += toPython(write.part, write.source->shape());
    }
    change.edit.description += " = " + valueDescription;
    d->add(std::move(change));
}

void Document::set(const KeyPath& given, Entry entry)
{
    d->requireEdit(given);
    const KeyPath path = throughMembers(d->td, given);
    checkWay(d->td, path);
    const Entry copy = [&] {
        try {
            return stagedCopy(entry, d);
        } catch (Error& error) {
            error.within(path);
            throw;
        }
    }();
    std::vector<std::pair<KeyPath, Entry>> parts;
    collectParts(d->td, path, 0, copy, parts);
    for (auto& [place, part] : parts) {
        place = throughMembers(d->td, place);
        const std::optional<Entry> old = place.empty() ? std::nullopt : d->td.find(place);
        if (auto why = old ? whyNotRestorable(*old) : std::nullopt) {
            throw why->within(place);
        }
        if (parts.size() > 1 && holderOf(d->td, place).isLocked()) {
            throw Error(ErrorKind::RuntimeError, "cannot modify a locked tensordict; unlock it first").within(place);
        }
    }
    if (parts.size() > 1) {
        d->td.shallowCopy().set(path, copy);  // its errors, before any member changes
    }
    Change change{{Edit::Kind::Set, path, toSubscript(path) + " = …", elementsOf(entry)}};
    for (const auto& [place, part] : parts) {
        const std::optional<TensorDict> holder = namedHolder(d->td, place);
        const DimNames old = holder ? holder->names() : DimNames();
        change.steps.push_back(put(d->td, place, part));
        if (holder && holder->names() != old) {  // a level without names takes over those of what is set in it
            const KeyPath above = parentOf(place);
            change.steps.push_back(
                {{Step::Kind::SetNames, above, {}, holder->names(), {}, {}}, {Step::Kind::SetNames, above, {}, old, {}, {}}});
        }
    }
    d->add(std::move(change));
}

void Document::erase(const KeyPath& given)
{
    d->requireEdit(given);
    const KeyPath path = throughMembers(d->td, given);
    std::vector<KeyPath> places;
    collectPlaces(d->td, path, places);
    if (places.empty()) {
        static_cast<void>(d->td.at(path));  // throws the KeyError that lists the keys present
    }
    Change change{{Edit::Kind::Erase, path, "del " + toSubscript(path), 0}};
    change.order.emplace(d->td, parentOf(path));
    for (KeyPath& place : places) {
        place = throughMembers(d->td, place);
        const Entry old = d->td.at(place);
        if (auto why = whyNotRestorable(old)) {
            throw why->within(place);
        }
        const Entry kept = frozen(old);
        change.edit.elements += elementsOf(old);
        change.steps.push_back({{Step::Kind::Erase, place, {}, {}, kept, {}}, {Step::Kind::Put, place, {}, {}, kept, {}}});
    }
    d->td.erase(path);
    d->add(std::move(change));
}

void Document::rename(const KeyPath& givenFrom, const KeyPath& givenTo)
{
    d->requireEdit(givenFrom);
    const KeyPath from = throughMembers(d->td, givenFrom), to = throughMembers(d->td, givenTo);
    if (from == to) {
        return;
    }
    const Entry entry = frozen(d->td.at(from));
    if (to.size() > 1 && !d->td.contains(parentOf(to))) {
        throw Error(ErrorKind::KeyError, "there is no tensordict " + toPython(parentOf(to)) + " to move it into").within(from);
    }
    Change change{{Edit::Kind::Rename, from, toSubscript(from) + " renamed to " + toPython(to), 0, to}};
    change.order.emplace(d->td, parentOf(from));
    d->td.rename(from, to);
    change.steps.push_back({{Step::Kind::Rename, from, to, {}, entry, {}}, {Step::Kind::Rename, to, from, {}, entry, {}}});
    d->add(std::move(change));
}

void Document::arrange(const KeyPath& given, const std::vector<Key>& keys)
{
    d->requireEdit(given);
    const KeyPath path = throughMembers(d->td, given);
    TensorDict level = d->td.child(path);
    Change change{{Edit::Kind::Arrange, path, toSubscript(path) + " has its keys in another order", 0}};
    change.order.emplace(d->td, path);
    Step forward{Step::Kind::Arrange, path}, backward{Step::Kind::Arrange, path};
    forward.keys = keys;
    backward.keys = level.keys();
    level.arrange(keys);
    change.steps.push_back({std::move(forward), std::move(backward)});
    d->add(std::move(change));
}

void Document::setNames(const KeyPath& path, DimNames names)
{
    d->requireEdit(path);
    if (leadsThroughMember(path)) {
        throw Error(ErrorKind::RuntimeError, "the dims of a member of a lazy stack are named as those of the stack; name these")
            .within(path);
    }
    TensorDict level = path.empty() ? d->td : d->td.child(path);
    const DimNames old = level.names();
    level.setNames(names);
    Change change{{Edit::Kind::SetNames, path, toSubscript(path) + ".names = " + toString(names), 0}};
    change.steps.push_back({{Step::Kind::SetNames, path, {}, names, {}, {}}, {Step::Kind::SetNames, path, {}, old, {}, {}}});
    d->add(std::move(change));
}

std::size_t Document::execute(const std::string& statements, Progress& progress, at::Device device, Exchanges exchanges)
{
    d->requireEdit({});
    const std::size_t before = edits().size();
    try {
        const TensorDict view = onComputeDevice(d->td, device);
        DeviceMutations onDevice(d->td, view, device, *this);
        Mutations& mutations = device.is_cpu() ? static_cast<Mutations&>(*this) : onDevice;
        tensordesk::execute(statements, Scope{{"td", view}}, mutations, progress, exchanges);
    } catch (...) {
        rollBackTo(before);
        throw;
    }
    return edits().size() - before;
}

void Document::setBatchSize(const KeyPath& path, Shape batch)
{
    d->requireEdit(path);
    TensorDict level = path.empty() ? d->td : d->td.child(path);
    if (batch == level.batchSize()) {
        return;
    }
    if (leadsThroughStack(d->td, path)) {
        throw Error(ErrorKind::RuntimeError, "the batch size of a level of a lazy stack follows from its members").within(path);
    }
    std::vector<StoredLevel> before, after;
    collectShapes(level, path, before);
    try {
        level.setBatchSize(batch);
    } catch (Error& error) {
        throw error.within(path);
    }
    collectShapes(level, path, after);
    Change change{{Edit::Kind::SetBatchSize, path, toSubscript(path) + ".batch_size = " + toString(batch), 0}};
    Step forward{Step::Kind::SetShapes, path}, backward{Step::Kind::SetShapes, path};
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (before[i].batch != after[i].batch || before[i].names != after[i].names) {
            backward.shapes.push_back(before[i]);
            forward.shapes.push_back(after[i]);
        }
    }
    change.steps.push_back({std::move(forward), std::move(backward)});
    d->add(std::move(change));
}

void Document::setLocked(const KeyPath& path, bool locked)
{
    d->requireEdit(path);
    TensorDict level = path.empty() ? d->td : d->td.child(path);
    if (locked == level.isLocked()) {
        return;
    }
    level.setLocked(locked);
    Step forward{Step::Kind::SetLocked, path}, backward{Step::Kind::SetLocked, path};
    forward.isLocked = locked;
    backward.isLocked = !locked;
    Change change{{Edit::Kind::SetLocked, path, toSubscript(path) + (locked ? ".lock_()" : ".unlock_()"), 0}};
    change.steps.push_back({std::move(forward), std::move(backward)});
    d->add(std::move(change));
}

void Document::setDevice(const KeyPath& path, std::optional<at::Device> device)
{
    d->requireEdit(path);
    TensorDict level = path.empty() ? d->td : d->td.child(path);
    if (device == level.device()) {
        return;
    }
    Step forward{Step::Kind::SetDevice, path}, backward{Step::Kind::SetDevice, path};
    forward.device = device;
    backward.device = level.device();
    level.setDevice(device);
    Change change{{Edit::Kind::SetDevice, path, toSubscript(path) + ".device = " + (device ? device->str() : "None"), 0}};
    change.steps.push_back({std::move(forward), std::move(backward)});
    d->add(std::move(change));
}

void Document::insertMember(const KeyPath& path, std::size_t position, TensorDict member)
{
    d->requireEdit(path);
    if (leadsThroughStack(d->td, path)) {
        throw Error(ErrorKind::RuntimeError, "is put together of the members of a stack and takes none itself").within(path);
    }
    TensorDict stack = path.empty() ? d->td : d->td.child(path);
    const TensorDict copy = std::get<TensorDict>(stagedCopy(member, d));
    // Those behind move to other places in the file.
    const auto from = [&](std::size_t first) -> std::optional<Entry> {
        const std::vector<TensorDict>& members = stack.members();
        if (first == members.size()) {
            return std::nullopt;
        }
        return frozen(
            TensorDict::lazyStack({members.begin() + static_cast<std::ptrdiff_t>(first), members.end()}, stack.stackDim()));
    };
    Step forward{Step::Kind::InsertMember, path}, backward{Step::Kind::RemoveMember, path};
    forward.position = backward.position = position;
    backward.whole = from(position);
    stack.insertMember(position, copy);
    forward.whole = from(position);
    forward.entry = backward.entry = frozen(copy);
    Change change{
        {Edit::Kind::InsertMember, path, toSubscript(path) + ".insert(" + std::to_string(position) + ", …)", elementsOf(copy)}};
    change.steps.push_back({std::move(forward), std::move(backward)});
    d->add(std::move(change));
}

}  // namespace tensordesk
