// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/memmap/memmapcontext.h"

#include "model/storage/arrays/raw/rawleaf.h"
#include "model/storage/files/fileio.h"
#include "model/storage/files/linkpolicy.h"
#include "model/storage/files/systemerror.h"
#include "model/storage/formats/memmap/leaffile.h"

#include <fcntl.h>

#include <algorithm>
#include <cerrno>

namespace tensordesk {

MemmapContext::MemmapContext(std::string root, SourceDecorator decorate)
    : LevelFiles(std::move(root), std::move(decorate)), m_realRoot(realPath(this->root())), m_scratch(this->root())
{
}

std::shared_ptr<const StoredPath> MemmapContext::place(std::string path)
{
    auto place = std::make_shared<StoredPath>(std::move(path));
    const std::lock_guard lock(m_mutex);
    // Removes expired ones whenever the capacity is reached: at amortised constant cost.
    if (m_places.size() == m_places.capacity())
        std::erase_if(m_places, [](const auto& other) { return other.expired(); });
    m_places.push_back(place);
    return place;
}

void MemmapContext::moved(const std::string& from, const std::string& to)
{
    const std::lock_guard lock(m_mutex);
    for (const auto& weak : m_places) {
        const auto place = weak.lock();
        if (!place)
            continue;
        const std::lock_guard placeLock(place->m_mutex);
        if (isWithin(place->m_path, from))
            place->m_path.replace(0, from.size(), to);
    }
    std::unordered_map<std::string, FileState> states;
    for (auto& [path, state] : m_states)
        states.emplace(isWithin(path, from) ? to + path.substr(from.size()) : path, state);
    m_states = std::move(states);
}

std::vector<LevelFiles::OpenedFolder> MemmapContext::folders() const
{
    std::vector<OpenedFolder> folders = LevelFiles::folders();
    if (const std::string scratch = scratchFolder(); !scratch.empty())
        std::erase_if(folders, [&](const OpenedFolder& opened) { return isWithin(opened.folder->path(), scratch); });
    return folders;
}

std::optional<FileState> MemmapContext::checkedFolder(const std::string& path) const
{
    const auto state = stateAt(moves()->real(path));
    if (!state || !state->isFolder())
        throw Error(ErrorKind::FileNotFoundError, "this folder is missing").inFile(path);
    return state;
}

FileState MemmapContext::checkedFile(const std::string& path, const std::string& place) const
{
    const auto state = stateAt(place);
    if (!state)
        throw systemError(ENOENT, "cannot be opened", path);
    if (!state->isRegular())
        throw Error(ErrorKind::OSError, "is not a regular file").inFile(path);
    return *state;
}

std::string MemmapContext::read(const std::string& path, int64_t limit)
{
    const std::string place = moves()->real(path);
    // Most are not links, which opening them shows, and they must be opened anyway.
    Descriptor file(::open(place.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW));
    if (!file.isOpen()) {
        static_cast<void>(checkedFile(path, place));
        file = openFile(place, O_RDONLY);
    }
    std::string content = readFile(file, limit, path);
    remember(path, FileState::ofOpen(file.get(), path));
    return content;
}

std::string MemmapContext::beginningOf(const std::string& path, int64_t count)
{
    const std::string place = moves()->real(path);
    const FileState state = checkedFile(path, place);
    std::string content(static_cast<std::size_t>(std::min(count, state.size)), '\0');
    readAt(openFile(place, O_RDONLY), content.data(), content.size(), 0, path);
    remember(path, state);
    return content;
}

StoredElements MemmapContext::elements(const std::string& path, int64_t bytes)
{
    if (bytes > 0) {
        const auto state = stateAt(moves()->real(path));
        if (!state)
            throw Error(ErrorKind::FileNotFoundError, "this file of a leaf is missing").inFile(path);
        if (!state->isRegular())
            throw Error(ErrorKind::OSError, "is not a regular file").inFile(path);
        if (state->size < bytes)
            throw Error(ErrorKind::OSError, "is truncated: has {} of {} bytes", state->size, bytes).inFile(path);
        remember(path, *state);
    }
    return {[file = std::make_shared<LeafFile>(shared_from_this(), place(path), bytes)](int64_t offset, const Shape& shape,
                                                                                        DType dtype) {
        return std::make_shared<RawLeaf>(file, offset, shape, dtype);
    }};
}

void MemmapContext::remember(const std::string& path, const FileState& state)
{
    const std::lock_guard lock(m_mutex);
    m_states.insert_or_assign(path, state);
}

void MemmapContext::checkUnchanged(const std::string& path, const FileState& now) const
{
    const std::lock_guard lock(m_mutex);
    const auto it = m_states.find(path);
    if (it != m_states.end() && it->second != now)
        throw Error(ErrorKind::RuntimeError,
                    "was changed by another program since it was opened; open it again to edit its present content")
            .inFile(path);
}

void MemmapContext::checkAllUnchanged() const
{
    std::unordered_map<std::string, FileState> states;
    {
        const std::lock_guard lock(m_mutex);
        states = m_states;
    }
    for (const auto& [path, state] : states) {
        const auto now = FileState::of(path);
        if (!now)
            throw Error(ErrorKind::RuntimeError, "was removed by another program since it was opened").inFile(path);
        checkUnchanged(path, *now);
    }
}

void MemmapContext::forbidEditing(const Error& reason)
{
    const std::lock_guard lock(m_mutex);
    if (!m_readOnlyReason)
        m_readOnlyReason = reason;
}

void MemmapContext::checkEditingAllowed() const
{
    const std::lock_guard lock(m_mutex);
    if (m_readOnlyReason)
        throw *m_readOnlyReason;
}

void MemmapContext::beginEditing(const std::string& journal)
{
    checkEditingAllowed();
    checkAllUnchanged();
    auto transaction = std::make_shared<FileTransaction>(root(), journal);
    const std::lock_guard lock(m_mutex);
    m_transaction = std::move(transaction);
    m_statesBefore = m_states;
}

void MemmapContext::endEditing(Progress& progress)
{
    const std::shared_ptr<FileTransaction> transaction = editing();
    const auto end = [&](const std::vector<std::string>& changed) {
        for (const std::string& path : changed)
            if (const auto state = FileState::of(path))
                remember(path, *state);
        const std::lock_guard lock(m_mutex);
        m_transaction.reset();
        m_statesBefore.clear();
    };
    try {
        transaction->commit(progress);
    } catch (...) {
        std::vector<std::string> putBack;
        for (const FileMove& move : transaction->moves().all())
            if (!move.backup.empty())
                putBack.push_back(move.to);
        dropEdits();
        const std::vector<std::string> written = transaction->changed();
        putBack.insert(putBack.end(), written.begin(), written.end());
        end(putBack);  // it may have another time than it had
        throw;
    }
    end(transaction->changed());
}

void MemmapContext::dropEdits() noexcept
{
    dropMoves(0);
    const std::lock_guard lock(m_mutex);
    if (m_transaction)
        m_states = std::move(m_statesBefore);
    m_statesBefore.clear();
}

void MemmapContext::removeLeftovers() noexcept
{
    ScratchFolder::removeAbandonedIn(root());
}

void MemmapContext::cancelEditing() noexcept
{
    dropEdits();
    const std::lock_guard lock(m_mutex);
    m_transaction.reset();
}

std::shared_ptr<FileTransaction> MemmapContext::transaction() const
{
    const std::lock_guard lock(m_mutex);
    return m_transaction;
}

std::shared_ptr<FileTransaction> MemmapContext::editing() const
{
    auto transaction = this->transaction();
    if (!transaction)
        throw Error(ErrorKind::PermissionError, "is open read-only; switch to editing first").inFile(root());
    return transaction;
}

std::shared_ptr<const PendingMoves> MemmapContext::moves() const
{
    const auto transaction = this->transaction();
    return transaction ? std::shared_ptr<const PendingMoves>(transaction, &transaction->moves())
                       : std::shared_ptr<const PendingMoves>(std::shared_ptr<void>(), &PendingMoves::none());
}

void MemmapContext::dropMoves(std::size_t count)
{
    const auto transaction = this->transaction();
    if (!transaction)
        return;
    const std::vector<FileMove> moves = transaction->moves().all();
    transaction->dropMoves(count);
    for (std::size_t i = moves.size(); i-- > count;)
        if (moves[i].backup.empty())
            moved(moves[i].to, moves[i].from);
}

std::optional<FileState> MemmapContext::stateAt(const std::string& path) const
{
    return path == root() ? FileState::of(path) : stateWithin(path, m_realRoot);
}

void MemmapContext::checkMayWrite(const std::string& path) const
{
    checkEditingAllowed();
    if (!isWithin(realPath(moves()->real(path)), m_realRoot))
        throw Error(ErrorKind::PermissionError, "is a link out of the opened folder, which is read but not written").inFile(path);
}

}  // namespace tensordesk
