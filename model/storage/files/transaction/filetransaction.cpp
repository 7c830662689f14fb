// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/files/transaction/filetransaction.h"

#include "model/storage/files/atomicwrite.h"
#include "model/storage/files/systemerror.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <set>

namespace tensordesk {

namespace {

std::string holderOf(const std::string& path)
{
    return std::filesystem::path(path).parent_path().string();
}

/// A folder nobody else has.
std::string makeTemporaryFolder()
{
    std::string name = (std::filesystem::temp_directory_path() / "tensordesk-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr)
        throw systemError(errno, "cannot be created", name);
    return name;
}

void makeJournalFolder(const std::string& folder)
{
    // An unfinished journal: nothing was written yet.
    if (FileJournal::exists(folder))
        throw Error(ErrorKind::RuntimeError, "holds the journal of another save").inFile(folder);
    removeQuietly(folder);
    std::error_code failure;
    std::filesystem::create_directories(folder, failure);
    if (failure)
        throw systemError(failure.value(), "cannot be created", folder);
}

/// Waits until files and folders are on the disk: one by one, or, many, with all else that waits there.
void flushAll(const std::set<std::string>& paths)
{
    constexpr std::size_t kMany = 16;
#ifdef __linux__
    if (paths.size() > kMany) {
        const Descriptor file = openFile(*paths.begin(), O_RDONLY);
        if (::syncfs(file.get()) != 0)
            throw systemError(errno, "cannot be flushed to disk", *paths.begin());
        return;
    }
#endif
    for (const std::string& path : paths)
        flushToDisk(path);
}

/// Checks disk space and process limits before anything is written.
void checkRoom(const FileOverlay& file)
{
    const int64_t growth = file.length() - file.before().size;
    if (growth <= 0)
        return;
    struct rlimit limit = {};
    if (::getrlimit(RLIMIT_FSIZE, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY
        && static_cast<uint64_t>(file.length()) > limit.rlim_cur)
        throw systemError(EFBIG, Message("cannot grow to {} bytes", file.length()), file.path());
    struct statvfs room = {};
    if (::fstatvfs(file.file().get(), &room) == 0
        && static_cast<double>(room.f_bavail) * static_cast<double>(room.f_frsize) < static_cast<double>(growth))
        throw systemError(ENOSPC, Message("cannot grow by {} bytes", growth), file.path());
}

/// Another name for the file at `path`, or where the file system knows no such, a copy.
void backUp(const std::string& path, const std::string& backup)
{
    if (::link(path.c_str(), backup.c_str()) == 0)
        return;
    std::error_code failure;
    std::filesystem::copy_file(path, backup, failure);
    if (failure)
        throw systemError(failure.value(), "cannot be kept", path);
    flushToDisk(backup);
}

FileIdentity identityAt(const std::string& path)
{
    const auto identity = FileIdentity::of(path);
    if (!identity)
        throw systemError(ENOENT, "cannot be moved", path);
    return *identity;
}

}  // namespace

FileTransaction::FileTransaction(std::string root, std::string journal) : m_root(std::move(root)), m_journal(std::move(journal))
{
    if (m_journal.empty())
        m_journal = makeTemporaryFolder();
    else
        makeJournalFolder(m_journal);
}

FileTransaction::~FileTransaction()
{
    if (!FileJournal::exists(m_journal))
        removeQuietly(m_journal);
}

const std::shared_ptr<ByteStore>& FileTransaction::store()
{
    if (!m_store)
        m_store = std::make_shared<ByteStore>(joined(m_journal, "new"));
    return m_store;
}

std::shared_ptr<FileOverlay> FileTransaction::edit(const std::string& path, const std::function<void(const FileState&)>& check)
{
    if (auto overlay = edited(path))
        return overlay;
    const std::string place = m_moves.real(path);
    checkWritable(place);
    auto overlay = std::make_shared<FileOverlay>(place, openFile(place, O_RDWR), store());
    if (!overlay->before().isRegular())
        throw Error(ErrorKind::OSError, "is not a regular file").inFile(path);
    check(overlay->before());
    const std::lock_guard lock(m_mutex);
    return m_overlays.emplace(place, std::move(overlay)).first->second;
}

std::shared_ptr<FileOverlay> FileTransaction::edited(const std::string& path) const
{
    const std::lock_guard lock(m_mutex);
    if (m_overlays.empty())
        return nullptr;
    const auto place = m_moves.find(path);
    const auto found = place ? m_overlays.find(*place) : m_overlays.end();
    return found == m_overlays.end() ? nullptr : found->second;
}

void FileTransaction::move(const std::string& from, const std::string& to)
{
    static_cast<void>(m_moves.real(from));
    if (m_moves.exists(to))
        throw systemError(EEXIST, "cannot be put in place", to);
    m_moves.add({from, to});
}

void FileTransaction::replace(const std::string& from, const std::string& to, const std::string& backup)
{
    m_moves.add({from, to, backup});
}

void FileTransaction::check() const
{
    for (const auto& [path, overlay] : m_overlays) {
        if (FileState::of(path) != overlay->before())
            throw Error(ErrorKind::RuntimeError,
                        "was changed by another program since it was opened; open it again to edit its present content")
                .inFile(path);
        checkRoom(*overlay);
    }
    const std::vector<FileMove> moves = m_moves.all();
    for (std::size_t i = 0; i < moves.size(); ++i)
        for (const std::string& path : {moves[i].from, moves[i].to})
            if (const auto folder = m_moves.find(holderOf(path), i);
                folder && ::faccessat(AT_FDCWD, folder->c_str(), W_OK | X_OK, AT_EACCESS) != 0)
                throw systemError(errno, "cannot be written", *folder);
}

void FileTransaction::makeBackups() const
{
    const std::vector<FileMove> moves = m_moves.all();
    for (std::size_t i = 0; i < moves.size(); ++i)
        if (!moves[i].backup.empty())
            backUp(m_moves.find(moves[i].to, i).value_or(moves[i].to), moves[i].backup);
}

void FileTransaction::writeJournal(Progress& progress)
{
    static_cast<void>(store());
    FileJournal::Writer journal(m_journal, m_root);
    for (const auto& [path, overlay] : m_overlays) {
        progress.check();
        if (overlay->isChanged())
            journal.add(*overlay);
    }
    const std::vector<FileMove> moves = m_moves.all();
    for (std::size_t i = 0; i < moves.size(); ++i) {
        FileJournal::Move move{moves[i], identityAt(m_moves.find(moves[i].from, i).value_or(moves[i].from)), {}, {}};
        if (!move.move.backup.empty()) {
            move.replaced = identityAt(m_moves.find(moves[i].to, i).value_or(moves[i].to));
            move.backup = identityAt(moves[i].backup);
        }
        journal.add(move);
    }
    progress.check();
    journal.finish(*store());
}

void FileTransaction::write()
{
    for (const auto& [path, overlay] : m_overlays)
        if (overlay->isChanged())
            overlay->commit();
    const std::vector<FileMove> moves = m_moves.all();
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (moves[i].backup.empty())
            renameExclusively(moves[i].from, moves[i].to);
        else if (::rename(moves[i].from.c_str(), moves[i].to.c_str()) != 0)
            throw systemError(errno, "cannot be put in place", moves[i].to);
        m_moves.markDone(i + 1);
    }
}

void FileTransaction::flushWritten() const
{
    std::set<std::string> paths;
    for (const std::string& path : changed())
        if (exists(path))
            paths.insert(path);
    for (const FileMove& move : m_moves.all())
        for (const std::string& path : {move.from, move.to})
            if (isFolder(holderOf(path)))
                paths.insert(holderOf(path));
    flushAll(paths);
}

void FileTransaction::takeBack()
{
    FileJournal(m_journal).takeBack(m_root);
    m_moves.markDone(0);
    FileJournal::remove(m_journal);
}

void FileTransaction::commit(Progress& progress)
{
    const bool isChanged = m_moves.count() > 0 || std::any_of(m_overlays.begin(), m_overlays.end(), [](const auto& each) {
                               return each.second->isChanged();
                           });
    if (!isChanged)
        return;
    check();
    makeBackups();
    flushAll({m_new.begin(), m_new.end()});
    writeJournal(progress);
    try {
        write();
        flushWritten();
        FileJournal::remove(m_journal);
    } catch (const std::exception& cause) {
        try {
            takeBack();
        } catch (const std::exception& second) {
            const auto* error = dynamic_cast<const Error*>(&cause);
            const auto* another = dynamic_cast<const Error*>(&second);
            throw Error(error != nullptr ? error->kind() : ErrorKind::OSError,
                        "{}; and restoring the previous content failed too ({})",
                        error != nullptr ? error->reason() : Message::verbatim(cause.what()),
                        another != nullptr ? another->inContext() : Message::verbatim(second.what()))
                .inFile(error != nullptr && !error->file().empty() ? error->file() : m_root);
        }
        throw;
    }
}

std::vector<std::string> FileTransaction::changed() const
{
    const std::vector<FileMove> moves = m_moves.all();
    std::vector<std::string> paths;
    for (const auto& [path, overlay] : m_overlays)
        if (overlay->isChanged())
            paths.push_back(PendingMoves::followed(path, moves, 0));
    for (std::size_t i = 0; i < moves.size(); ++i)
        if (!moves[i].backup.empty())
            paths.push_back(PendingMoves::followed(moves[i].to, moves, i + 1));
    return paths;
}

}  // namespace tensordesk
