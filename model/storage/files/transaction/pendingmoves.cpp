// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/files/transaction/pendingmoves.h"

#include "model/storage/files/fileio.h"
#include "model/storage/files/systemerror.h"

#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <iterator>

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
    for (const std::string* path : {&move.from, &move.to, &move.backup})
        if (!path->empty())
            m_numbers[*path].push_back(m_moves.size());
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
    for (; m_moves.size() > count; m_moves.pop_back())
        for (const std::string* path : {&m_moves.back().from, &m_moves.back().to, &m_moves.back().backup})
            if (const auto found = m_numbers.find(*path);
                found != m_numbers.end() && !found->second.empty() && found->second.back() == m_moves.size() - 1)
                found->second.pop_back();
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
    for (auto number = lastOn(place, count); number; number = lastOn(place, *number)) {
        const FileMove& move = m_moves[*number];
        if (isWithin(place, move.to))
            place = shifted(place, move.to, move.from);
        else if (isWithin(place, move.from))
            return std::nullopt;
        else if (!move.backup.empty() && isWithin(place, move.backup))
            place = shifted(place, move.backup, move.to);
    }
    return place;
}

/// The last of the moves before number `end`, and not done yet, of `path` or a folder that it lies in.
std::optional<std::size_t> PendingMoves::lastOn(const std::string& path, std::size_t end) const
{
    std::optional<std::size_t> last;
    for (std::size_t length = path.size(); !m_moves.empty() && length != std::string::npos; length = path.rfind('/', length - 1)) {
        const auto found = m_numbers.find(path.substr(0, std::max<std::size_t>(length, 1)));
        if (found != m_numbers.end()) {
            const auto next = std::ranges::lower_bound(found->second, end);
            if (next != found->second.begin() && *std::prev(next) >= m_done)
                last = std::max(last.value_or(0), *std::prev(next));
        }
        if (length == 0)
            break;
    }
    return last;
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
