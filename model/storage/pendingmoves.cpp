// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/pendingmoves.h"

#include "model/storage/fileio.h"
#include "model/storage/systemerror.h"

#include <sys/stat.h>

#include <cerrno>

namespace tensordesk {

namespace {

/// `path`, which lies within `from`, at the same place within `to`.
std::string shifted(const std::string& path, const std::string& from, const std::string& to)
{
    return to + path.substr(from.size());
}

}  // namespace

bool isWithin(const std::string& path, const std::string& folder)
{
    return path.starts_with(folder) && (path.size() == folder.size() || path[folder.size()] == '/' || folder == "/");
}

void PendingMoves::add(FileMove move)
{
    const std::lock_guard lock(m_mutex);
    m_moves.push_back(std::move(move));
}

std::size_t PendingMoves::count() const
{
    const std::lock_guard lock(m_mutex);
    return m_moves.size();
}

std::vector<FileMove> PendingMoves::all() const
{
    const std::lock_guard lock(m_mutex);
    return m_moves;
}

void PendingMoves::truncate(std::size_t count)
{
    const std::lock_guard lock(m_mutex);
    m_moves.resize(count);
}

void PendingMoves::markDone(std::size_t count)
{
    const std::lock_guard lock(m_mutex);
    m_done = count;
}

std::optional<std::string> PendingMoves::find(const std::string& path) const
{
    return find(path, count());
}

std::optional<std::string> PendingMoves::find(const std::string& path, std::size_t count) const
{
    const std::lock_guard lock(m_mutex);
    std::string place = path;
    for (std::size_t i = count; i > m_done; --i) {
        const FileMove& move = m_moves[i - 1];
        if (isWithin(place, move.to))
            place = shifted(place, move.to, move.from);
        else if (isWithin(place, move.from))
            return std::nullopt;
        else if (!move.backup.empty() && isWithin(place, move.backup))
            place = shifted(place, move.backup, move.to);
    }
    return place;
}

std::string PendingMoves::real(const std::string& path) const
{
    auto place = find(path);
    if (!place)
        throw systemError(ENOENT, "cannot be opened", path);
    return *std::move(place);
}

bool PendingMoves::exists(const std::string& path) const
{
    const auto place = find(path);
    return place && tensordesk::exists(*place);
}

bool PendingMoves::liesAt(const std::string& path) const
{
    struct stat status = {};
    const auto place = find(path);
    return place && ::stat(place->c_str(), &status) == 0;
}

bool PendingMoves::isFolderAt(const std::string& path) const
{
    const auto place = find(path);
    return place && isFolder(*place);
}

std::string PendingMoves::followed(std::string path, const std::vector<FileMove>& moves, std::size_t first)
{
    for (std::size_t i = first; i < moves.size(); ++i) {
        const FileMove& move = moves[i];
        if (isWithin(path, move.from))
            path = shifted(path, move.from, move.to);
        else if (!move.backup.empty() && isWithin(path, move.to))
            path = shifted(path, move.to, move.backup);
    }
    return path;
}

const PendingMoves& PendingMoves::none()
{
    static const PendingMoves none;
    return none;
}

}  // namespace tensordesk
