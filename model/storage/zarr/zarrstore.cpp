// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/zarr/zarrstore.h"

#include "model/storage/fileio.h"
#include "model/storage/linkpolicy.h"
#include "model/storage/systemerror.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/key.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <memory>

namespace tensordesk {

namespace {

constexpr int64_t kMostJson = int64_t{64} << 20;

/// The path without links; empty if there is nothing.
std::string realPathOf(const std::string& path)
{
    const std::unique_ptr<char, void (*)(void*)> real(::realpath(path.c_str(), nullptr), std::free);
    if (real)
        return real.get();
    if (errno != ENOENT && errno != ENOTDIR)
        throw systemError(errno, "cannot be opened", path);
    return {};
}

}  // namespace

ZarrStore::ZarrStore(std::string root) : m_root(std::move(root)), m_realRoot(realPathOf(m_root)) { }

bool ZarrStore::hasReadable(const std::string& path) const
{
    if (followsLinks())
        return exists(path);
    const std::string target = realPathOf(path);
    if (target.empty())
        return false;
    const bool isWithin = target == m_realRoot || m_realRoot == "/" || target.starts_with(m_realRoot + "/");
    if (!isWithin)
        throw Error(ErrorKind::PermissionError,
                    "is a link out of the opened folder, to {}: it is read once following such links is "
                    "allowed (`tensordesk --follow-links …`)",
                    stringLiteral(target))
            .inFile(path);
    return true;
}

std::optional<Plain::Dict> ZarrStore::json(const std::string& path) const
{
    if (!hasReadable(path))
        return std::nullopt;
    try {
        Plain value = parseJson(readFile(path, kMostJson));
        auto* fields = std::get_if<Plain::Dict>(&value.variant());
        if (fields == nullptr)
            throw Error(ErrorKind::ValueError, "holds no JSON object");
        return std::move(*fields);
    } catch (Error& error) {
        throw error.inFile(path);
    }
}

std::optional<at::Tensor> ZarrStore::kept(const Place& place)
{
    const std::lock_guard lock(m_mutex);
    const auto found = std::find_if(m_kept.begin(), m_kept.end(), [&](const Kept& kept) { return kept.place == place; });
    return found == m_kept.end() ? std::nullopt : std::optional(found->chunk);
}

void ZarrStore::keep(const Place& place, const at::Tensor& chunk)
{
    const std::size_t bytes = chunk.nbytes();
    if (bytes > kMostKept)
        return;
    const std::lock_guard lock(m_mutex);
    constexpr std::size_t mostChunks = 256;  // each is looked for by going through all
    for (; !m_kept.empty() && (m_keptBytes + bytes > kMostKept || m_kept.size() >= mostChunks); m_kept.pop_front())
        m_keptBytes -= m_kept.front().chunk.nbytes();
    m_kept.push_back({place, chunk});
    m_keptBytes += bytes;
}

}  // namespace tensordesk
