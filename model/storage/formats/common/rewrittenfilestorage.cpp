// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/common/rewrittenfilestorage.h"

#include "model/storage/formats/fit/fitting.h"
#include "model/tensordict/mutations/mutation.h"
#include "model/tensordict/tree/visit.h"
#include "model/tensordict/values/pickle.h"

#include <algorithm>
#include <utility>

namespace tensordesk {

namespace {

/// Why an entry, whatever is below it, could not be written again.
std::optional<Message> whyLost(const KeyPath& path, const Entry& entry)
{
    if (const auto* broken = std::get_if<Broken>(&entry)) {
        return Message("{} is broken: {}", toSubscript(path), broken->error().reason());
    }
    if (const auto* value = std::get_if<NonTensor>(&entry); value != nullptr && std::ranges::any_of(value->values(), holdsObject)) {
        return Message("{} holds an object, {}, that cannot be written again", toSubscript(path), value->first().toPython());
    }
    return std::nullopt;
}

/// Dims that `names` leaves unnamed may have the name that the level above gives them.
bool hasNames(const TensorDict& level, const DimNames& names)
{
    const DimNames own = level.names();
    return std::ranges::equal(names, own, [](const DimName& wanted, const DimName& name) { return !wanted || wanted == name; });
}

/// True if two entries, as wanted and as written, are equal except for elements and nested entries.
bool areAlike(const Entry& left, const Entry& right)
{
    if (left.index() != right.index()) {
        return false;
    }
    if (const auto* leaf = std::get_if<Leaf>(&left)) {
        const Leaf& other = std::get<Leaf>(right);
        return leaf->shape() == other.shape() && leaf->dtype() == other.dtype() && leaf->bytes() == other.bytes();
    }
    if (const auto* value = std::get_if<NonTensor>(&left)) {
        return value->toPythonValue().toPython()
            == std::get<NonTensor>(right).toPythonValue().toPython();  // NaN does not equal itself
    }
    const auto *level = std::get_if<TensorDict>(&left), *other = std::get_if<TensorDict>(&right);
    return level != nullptr && other != nullptr && level->batchSize() == other->batchSize() && hasNames(*other, level->names())
        && level->isLazyStack() == other->isLazyStack() && level->tensorclass() == other->tensorclass()
        && level->count() == other->count();
}

/// Throws if `written` differs from the expected structure: not every file of a format can store every tensordict.
void checkWritten(const TensorDict& written, const TensorDict& wanted, const std::string& formatName)
{
    const auto require = [&](bool holds, const KeyPath& path) {
        if (!holds) {
            throw Error(ErrorKind::NotImplementedError,
                        "would be another one when a file of the format {} is opened again; save it in another format",
                        Message::name(formatName))
                .within(path);
        }
    };
    require(areAlike(wanted, written), {});
    visitBelow(wanted, StackWalk::ByMember, [&](const KeyPath& path, const Entry& entry) {
        const std::optional<Entry> there = written.find(path);
        require(there && areAlike(entry, *there), path);
    });
}

}  // namespace

// ---- structure --------------------------------------------------------------------------------------

void RewrittenFileStorage::checkMayRestructure() const
{
    const std::lock_guard lock(m_mutex);
    if (!m_isChecked) {
        m_obstacle = whyNotWrittenAnew();
        m_isChecked = true;
    }
    if (m_obstacle) {
        throw Error(ErrorKind::NotImplementedError,
                    "only elements can be edited in place: any other change rewrites the file, and {}; save it under another name",
                    *m_obstacle)
            .inFile(path());
    }
}

void RewrittenFileStorage::checkHolds(const TensorDict& td, const Mutation& change) const
{
    try {
        checkFitsFormat(td, change, limits());
    } catch (Error& error) {
        throw error.inFile(path());
    }
}

std::optional<Message> RewrittenFileStorage::whyNotWrittenAnew() const
{
    std::optional<Message> found = whatIsLost();
    if (!found) {
        visitBelow(readFrom(file()), StackWalk::ByMember, [&](const KeyPath& path, const Entry& entry) {
            found = whyLost(path, entry);
            return found ? Walk::Stop : Walk::Advance;
        });
    }
    return found;
}

TensorDict& RewrittenFileStorage::edited()
{
    if (!m_edited) {
        checkMayRestructure();
        m_edited = readFrom(file());
    }
    return *m_edited;
}

Entry RewrittenFileStorage::put(const KeyPath& path, const Entry& entry)
{
    const auto* level = std::get_if<TensorDict>(&entry);
    applyTo(edited(), Set{path, level != nullptr ? Entry(level->shallowCopy()) : entry});
    return entry;
}

void RewrittenFileStorage::erase(const KeyPath& path)
{
    applyTo(edited(), Erase{path});
}

Entry RewrittenFileStorage::rename(const KeyPath& from, const KeyPath& to)
{
    applyTo(edited(), Rename{from, to});
    return edited().at(to);
}

void RewrittenFileStorage::setNames(const KeyPath& path, const DimNames& names)
{
    applyTo(edited(), SetNames{path, names});
}

void RewrittenFileStorage::setShapes(const std::vector<LevelDims>& levels)
{
    applyTo(edited(), SetBatchSize{levels.front().path, levels.front().batch, levels});
}

TensorDict RewrittenFileStorage::insertMember(const KeyPath& path, std::size_t position, const TensorDict& member)
{
    applyTo(edited(), InsertMember{path, position, member.shallowCopy()});
    return edited().child(path);
}

TensorDict RewrittenFileStorage::removeMember(const KeyPath& path, std::size_t position)
{
    applyTo(edited(), RemoveMember{path, position});
    return edited().child(path);
}

// ---- the file ---------------------------------------------------------------------------------------

void RewrittenFileStorage::endEditing(Progress& progress)
{
    if (!m_edited) {
        SingleFileStorage::endEditing(progress);
        return;
    }
    const TensorDict td = *std::exchange(m_edited, std::nullopt);
    file()->replace([&](const std::string& path) {
        writeTo(path, td, progress);
        checkWritten(readFrom(std::make_shared<SingleFile>(path)), td, formatName());
    });
    setFile(std::make_shared<SingleFile>(path()));
    reopen();
    const std::lock_guard lock(m_mutex);
    m_isChecked = false;
}

void RewrittenFileStorage::cancelEditing() noexcept
{
    m_edited.reset();
    SingleFileStorage::cancelEditing();
}

}  // namespace tensordesk
